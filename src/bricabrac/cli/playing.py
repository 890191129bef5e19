"""Playing in the terminal."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from platformdirs import user_data_path
from rich.console import Console

from bricabrac.bots.bots import Bot, bot_named
from bricabrac.cli.showing import show_machines, show_table
from bricabrac.games.game import SPECTATOR, BadSetup, Decision, Event
from bricabrac.games.library import game_named
from bricabrac.table.match import Match, NotNow
from bricabrac.table.replay import BadReplay, load, save
from bricabrac.table.seeds import seed_from_text
from bricabrac.words.words import Words, words_in

BOT_SEAT: Final = "bot:"
"""A seat named like this is played by the bot of that level."""
COMMANDS: Final = {"undo": "u", "why": "?", "log": "l", "cards": "c", "save": "s", "resign": "r", "quit": "q"}


def play(
    game: str,
    bot: str,
    language: str,
    seed: str | None,
    names: str | None,
    file: Path | None,
    loaded: Path | None,
    go_on: bool,
) -> None:
    words = words_in(language)
    console = Console(highlight=False)
    game_named(game)
    if go_on or loaded:
        path = loaded or _last_left(game)
        if path is None:
            raise BadSetup(words.say("prompt-no-kept-game"))
        match = load(path)
        if match.game.name != game:
            raise BadSetup(f"{path} is a game of {match.game.name}")
    else:
        match = Match(game_named(game), _seats(bot, names, words, game), seed=seed_from_text(seed) if seed else None)
        path = file or _kept_games() / f"{time.strftime('%Y%m%d-%H%M%S')}-{game}-{match.promise[:8]}.json"
    TerminalGame(match, file or path, words, console).play()


def _seats(bot: str, names: str | None, words: Words, game: str) -> list[str]:
    given = [name.strip() for name in names.split(",")] if names else []
    if bot == "none":
        given = given or [words.say("name-first-player"), words.say("name-second-player")]
    else:
        bot_named(game, bot, 0)
        given = [*(given or [words.say("name-player")]), BOT_SEAT + bot]
    if len(given) != 2 or not all(given):
        raise BadSetup("--names: two names separated by a comma, or one against a bot")
    return given


def _kept_games() -> Path:
    return user_data_path("bricabrac") / "games"


def _last_left(game: str) -> Path | None:
    for path in sorted(_kept_games().glob(f"*-{game}-*.json"), reverse=True):
        try:
            if not load(path).over:
                return path
        except BadReplay:
            continue
    return None


def _bot_seed(seed: bytes, seat: int) -> int:
    """The same game has the same bot; the hash keeps the deal from it."""
    return int.from_bytes(hashlib.sha256(b"bot" + bytes([seat]) + seed).digest()[:8], "little")


@dataclass
class Left(Exception):
    """The player leaves; the game is kept."""


class TerminalGame:
    """One match, its screen and its keyboard."""

    def __init__(self, match: Match, path: Path, words: Words, console: Console) -> None:
        self.match = match
        self.path = path
        self.words = words
        self.console = console
        self.names = [self._name(seat) for seat in match.seats]
        self.bots: dict[int, Bot] = {
            seat: bot_named(match.game.name, name.removeprefix(BOT_SEAT), _bot_seed(match.seed, seat))
            for seat, name in enumerate(match.seats)
            if name.startswith(BOT_SEAT)
        }
        self.people = [seat for seat in range(len(match.seats)) if seat not in self.bots]
        self.at_screen: int | None = None
        self.told = len(match.choices)
        """Choices that whoever is at the screen has been told."""
        self.commands: dict[str, Callable[[str], None]] = {
            COMMANDS["undo"]: self._undo,
            COMMANDS["why"]: self._why,
            COMMANDS["log"]: self._log,
            COMMANDS["cards"]: lambda _: show_machines(self.console, self.words),
            COMMANDS["save"]: self._save,
            COMMANDS["resign"]: self._resign,
            COMMANDS["quit"]: self._quit,
            "h": lambda _: self.console.print(self.words.say("prompt-help", **COMMANDS)),
        }

    def _name(self, seat: str) -> str:
        if seat.startswith(BOT_SEAT):
            return self.words.say("name-bot", level=seat.removeprefix(BOT_SEAT))
        return seat

    def play(self) -> None:
        self._greet()
        try:
            while decision := self.match.decision:
                if decision.seat in self.bots:
                    view = self.match.view(decision.seat)
                    self._choose(decision.seat, self.bots[decision.seat].choose(view, decision))
                else:
                    self._ask(decision)
            self._finish()
        except (Left, KeyboardInterrupt, EOFError):
            self._keep()
            self.console.print()
            self.console.print(self.words.say("prompt-kept", game=self.match.game.name))

    def _greet(self) -> None:
        if self.match.choices:
            first, second = self.names
            count = len(self.match.choices)
            self.console.print(self.words.say("prompt-continue", first=first, second=second, count=count))
        else:
            self._keep()
        self.console.print(self.words.say("prompt-promise", promise=self.match.promise), style="dim")

    def _ask(self, decision: Decision) -> None:
        self._hand_over(decision.seat)
        self._tell_news(decision.seat)
        show_table(self.console, self.match.view(decision.seat), self.names, self.words, decision.seat)
        self._ask_until_chosen(decision)

    def _hand_over(self, seat: int) -> None:
        """Two people at one screen do not see each other's hand."""
        if len(self.people) > 1 and self.at_screen != seat:
            self.console.clear()
            self.console.input(self.words.say("prompt-pass-on", player=self.names[seat]) + " ")
        self.at_screen = seat

    def _tell_news(self, seat: int) -> None:
        choices = self.match.choices
        start = next((n + 1 for n in range(len(choices) - 1, -1, -1) if choices[n].seat == seat), 0)
        for choice in (
            range(min(start, self.told), len(choices)) if len(self.people) == 1 else range(start, len(choices))
        ):
            self._tell(self.match.events_of(choice), seat)
        self.told = len(choices)

    def _tell(self, events: list[Event], viewer: int) -> None:
        for event in events:
            self.console.print("  " + self.words.event(event.seen_by(viewer), self.names), style="italic")

    def _ask_until_chosen(self, decision: Decision) -> None:
        question = self.words.question(decision)
        self.console.print(self.words.say("table-your-move", player=self.names[decision.seat], question=question))
        for place, option in enumerate(decision.options, 1):
            self.console.print(f"  [bold]{place:2}[/bold]  ", end="")
            self.console.print(self.words.option(option), markup=False)
        made = len(self.match.choices)
        while len(self.match.choices) == made and not self.match.over:
            typed = self.console.input(self.words.say("prompt-choice") + " > ").strip()
            command, _, rest = typed.partition(" ")
            if typed.isdecimal() and 1 <= int(typed) <= len(decision.options):
                self._choose(decision.seat, decision.options[int(typed) - 1].number)
                if self.match.to_move == decision.seat:
                    self._tell_own(decision.seat)
            elif command in self.commands:
                self.commands[command](rest.strip())
            elif typed:
                unknown = self.words.say("prompt-unknown", typed=typed, last=len(decision.options))
                self.console.print(unknown, style="red", markup=False)

    def _tell_own(self, seat: int) -> None:
        self._tell(self.match.events_of(len(self.match.choices) - 1), seat)
        self.told = len(self.match.choices)

    def _choose(self, seat: int, option: int) -> None:
        self.match.choose(seat, option, len(self.match.choices))
        if seat not in self.bots and len(self.people) == 1:
            self.told = min(self.told, len(self.match.choices) - 1)
        self._keep()

    def _keep(self) -> None:
        try:
            save(self.match, self.path)
        except OSError as error:
            self.console.print(
                self.words.say("prompt-not-saved", path=str(self.path), why=error.strerror or ""), style="red"
            )

    def _undo(self, _: str) -> None:
        """Back to a person's last decision; a bot always consents, people are asked."""
        seat = self.match.to_move or 0
        refused = self.match.undo_refused(seat)
        if refused in ("undo-nothing", "undo-after-resignation"):
            self.console.print(self.words.refusal(NotNow(refused)), style="red")
            return
        if refused and len(self.people) > 1:
            reason = self.words.refusal(NotNow(refused))
            answer = self.console.input(self.words.say("prompt-consent", reason=reason) + " ").strip().lower()
            if answer != self.words.say("prompt-yes"):
                return
        everybody = frozenset(range(len(self.match.seats)))
        while self.match.choices:
            choice = self.match.undo(self.match.choices[-1].seat, everybody)
            if choice.seat not in self.bots:
                break
        self.told = len(self.match.choices)
        self._keep()
        if decision := self.match.decision:
            option = decision.option(choice.option)
            if option is not None:
                self.console.print(self.words.say("prompt-taken-back", choice=self.words.option(option)), markup=False)
            if decision.seat not in self.bots:
                self._ask(decision)

    def _why(self, _: str) -> None:
        decision = self.match.decision
        if decision is None or not decision.blocked:
            self.console.print(self.words.say("prompt-nothing-blocked"))
            return
        for blocked in decision.blocked:
            self.console.print(f"  {self.words.blocked(blocked)} ({blocked.clause})", markup=False)

    def _log(self, _: str) -> None:
        viewer = self.match.to_move
        for choice in range(len(self.match.choices)):
            self._tell(self.match.events_of(choice), SPECTATOR if viewer is None else viewer)

    def _save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.path
        try:
            save(self.match, path)
        except OSError as error:
            self.console.print(
                self.words.say("prompt-not-saved", path=str(path), why=error.strerror or ""), style="red"
            )
        else:
            self.console.print(self.words.say("prompt-saved", path=str(path)), markup=False)

    def _resign(self, _: str) -> None:
        answer = self.console.input(self.words.say("prompt-resign") + " ").strip().lower()
        if answer == self.words.say("prompt-yes"):
            self.match.resign(self.match.to_move or 0)
            self._keep()

    def _quit(self, _: str) -> None:
        raise Left

    def _finish(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        for choice in range(self.told, len(self.match.choices)):
            self._tell(self.match.events_of(choice), viewer)
        show_table(self.console, self.match.state, self.names, self.words, viewer if viewer >= 0 else None)
        result = self.match.result
        assert result is not None
        self.console.print(self.words.result(result, self.names), style="bold green")
        seed = self.words.say("prompt-seed", seed=self.match.seed.hex(), path=str(self.path))
        self.console.print(seed, style="dim", markup=False)
        self._keep()
