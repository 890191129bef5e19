# Two commands do everything: `make play` and `make test`.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test lint types unit lock bench clean
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

$(VENV)/bin/python:
	@./scripts/need-venv "$(PYTHON)"
	$(PYTHON) -m venv $(VENV)

# The locks name every version and its hash; the package itself is installed in place.
$(VENV)/.run: $(VENV)/bin/python requirements/run.txt pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/build.txt -r requirements/run.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

# Needs uv on the path; run it after changing the dependencies in pyproject.toml.
lock:
	./scripts/lock --upgrade

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .coverage dist
