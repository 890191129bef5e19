# Two commands do everything: `make play` and `make test`.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: play test lint types unit bench bench-peers pictures lock clean
.DELETE_ON_ERROR:

play: $(VENV)/.run
	@$(BIN)/bricabrac play nicodemus

test: $(VENV)/.dev
	@$(MAKE) --no-print-directory lint types unit

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: $(VENV)/.dev
	$(BIN)/mypy

unit: $(VENV)/.dev
	$(BIN)/pytest -n 2 --cov --cov-report=term:skip-covered

bench: $(VENV)/.run
	$(BIN)/bricabrac bench games

# Beside other projects, in one run.
bench-peers: $(VENV)/.peers
	$(BIN)/python -m bench.side_by_side

# The pictures of the README, from real games.
pictures: $(VENV)/.run
	$(BIN)/python scripts/pictures.py docs/pictures

$(VENV)/bin/python:
	@./scripts/need-venv "$(PYTHON)"
	$(PYTHON) -m venv $(VENV)

# The locks name every version and its hash; the package itself is installed in place.
$(VENV)/.run: $(VENV)/bin/python requirements/build.txt requirements/run.txt pyproject.toml
	$(INSTALL) --require-hashes -r requirements/build.txt -r requirements/run.txt
	$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements/dev.txt
	$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.peers: $(VENV)/.run requirements/peers.txt
	$(INSTALL) --require-hashes -r requirements/peers.txt
	@touch $@

# Needs uv on the path; run it after changing the dependencies in pyproject.toml.
lock:
	./scripts/lock --upgrade

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .coverage dist
