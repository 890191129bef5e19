"""Playing in the terminal."""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from bricabrac.cli.opening import (
    BOT_SEAT,
    Refused,
    Wanted,
    bot_to_move,
    kept_games,
    last_left,
    match_from_position,
    match_to_play,
    names_of,
    new_match,
    one_of,
    printable,
    refuse_for_kept_games,
    system_language,
)
from bricabrac.cli.showing import Said, flow, show_options, struck_first
from bricabrac.cli.tables import TABLES
from bricabrac.cli.telling import tell_game
from bricabrac.games.game import Decision, Event, Option
from bricabrac.games.library import GAMES
from bricabrac.table.match import Match, NotNow
from bricabrac.table.replay import save
from bricabrac.words.words import Words, words_in

WITHOUT_CONSENT: Final = ("undo-nothing", "undo-after-resignation")
"""What nobody's consent can help with."""
MOST_DIGITS: Final = 4
MOST_QUOTED: Final = 60
"""Letters of what was typed that are shown again."""
CLEARED: Final = "\x1b[H\x1b[2J\x1b[3J"
"""The screen and what has been scrolled off it."""


def play(
    game: str, wanted: Wanted, language: str, file: Path | None, loaded: Path | None, at: int | None, go_on: bool
) -> None:
    one_of(words_in(language), "error-no-game", game, GAMES)
    words = words_in(language, game)
    console = Console(highlight=False)
    if file is not None and file.exists():
        raise Refused(words.say("error-save-exists", path=printable(file)))
    if at is not None and loaded is None:
        raise Refused(words.say("error-at-alone"))
    if go_on and loaded:
        raise Refused(words.say("error-load-or-continue"))
    if at is None and (go_on or loaded):
        refuse_for_kept_games(wanted, words)
        path, wrong = (loaded, []) if loaded else last_left(game, words)
        for message in wrong:
            flow(console, message, style="red")
        match = match_to_play(game, path, words)
    else:
        if loaded and at is not None:
            match = match_from_position(match_to_play(game, loaded, words), at, wanted, words)
        else:
            match = new_match(game, wanted, words)
        path = kept_games() / f"{time.strftime('%Y%m%d-%H%M%S')}-{game}-{match.promise[:8]}.json"
    TerminalGame(match, file or path, words, console).play()


class Left(Exception):
    """The player leaves; the game is kept."""


class TerminalGame:
    """One match, its screen and its keyboard."""

    def __init__(self, match: Match, path: Path, words: Words, console: Console) -> None:
        self.match = match
        self.path = path
        self.words = words
        self.console = console
        self.table = TABLES[match.game.name]
        self.names = names_of(match.seats, words)
        self.people = [seat for seat, name in enumerate(match.seats) if not name.startswith(BOT_SEAT)]
        self.told = {seat: self._after_last_choice(seat) for seat in self.people}
        """How many choices each person has been told."""
        self.at_screen: int | None = None
        self.whole_table = True
        """Whether the next decision is shown with the whole table: the first of a turn, and after an undo."""
        self.taken_back: str | None = None
        self.kept: bool | None = None
        """Whether the game could be saved; None before the first time."""
        self.changes = 0
        self.commands: dict[str, Callable[[int, str], None]] = {
            "undo": self._undo,
            "why": self._why,
            "log": self._log,
            "cards": self._cards,
            "table": self._show_again,
            "save": self._save,
            "resign": self._resign,
            "quit": self._quit,
            "help": self._help,
        }
        self.command_of = {
            typed: command
            for language in (words_in("en"), words)
            for command in self.commands
            for typed in language.say(f"command-{command}").split()
        }

    def _after_last_choice(self, seat: int) -> int:
        return max((choice.sequence + 1 for choice in self.match.choices if choice.seat == seat), default=0)

    @property
    def several_at_screen(self) -> bool:
        return len(self.people) > 1

    def play(self) -> None:
        try:
            self._greet()
            while decision := self.match.decision:
                if bot := bot_to_move(self.match):
                    self._choose(decision.seat, bot.choose(self.match.view(decision.seat), decision))
                else:
                    self._ask(decision)
            self._finish()
        except (Left, KeyboardInterrupt, EOFError):
            self._leave()

    def _leave(self) -> None:
        self._keep()
        self.console.print()
        if self.several_at_screen and self.at_screen is not None:
            self._clear()
        if self.kept:
            self._say("prompt-kept")
            self._say_exactly(self._command_to_go_on())
        else:
            self._say("prompt-not-kept", style="red")

    def _command_to_go_on(self) -> str:
        how = "--continue" if self.path.parent == kept_games() else f"--load {shlex.quote(str(self.path))}"
        return f"bricabrac play {self.match.game.name} {how}{self._language_option()}"

    def _language_option(self) -> str:
        return "" if self.words.language == system_language() else f" --lang {self.words.language}"

    def _greet(self) -> None:
        if self.match.choices:
            players = self.words.listed(self.names)
            self._say("prompt-continue", players=players, count=len(self.match.choices))
        else:
            self._keep()
        self._say("prompt-promise", style="dim")
        self._say_exactly(self.match.promise)

    def _say_exactly(self, code: str) -> None:
        """Something to copy: never broken but by the terminal."""
        self.console.print(f"  {code}", style="dim", markup=False, soft_wrap=True)

    def _ask(self, decision: Decision) -> None:
        """Asks until a choice was made or the position has changed otherwise."""
        seat = decision.seat
        self._hand_over(seat)
        self._tell_news(seat)
        self._show(seat)
        self._show_options(decision)
        changes = self.changes
        while self.changes == changes:
            typed = self._read(self.words.say("prompt-choice") + " > ")
            name, _, rest = typed.partition(" ")
            command = self.command_of.get(name.lower())
            if typed.isdecimal() and len(typed) <= MOST_DIGITS and 1 <= int(typed) <= len(decision.options):
                self._choose_as_person(decision, int(typed))
            elif command is not None and (not rest or command == "save"):
                self.commands[command](seat, rest.strip())
            elif typed:
                quoted = printable(typed, MOST_QUOTED)
                self._say("prompt-unknown", style="red", typed=quoted, last=len(decision.options))

    def _show(self, seat: int) -> None:
        self.console.print()
        view = self.match.view(seat)
        if self.whole_table:
            self.table.show_table(self.console, view, self.names, self.words, seat)
        else:
            self.table.show_stocks(self.console, view, self.names, self.words, seat)
        self.whole_table = False
        if self.taken_back is not None:
            self._say("prompt-taken-back", choice=self.taken_back, style="bold")
            self.taken_back = None

    def _show_options(self, decision: Decision) -> None:
        self.console.print()
        question = self.words.question(decision)
        self._say("table-your-move", player=self.names[decision.seat], question=question, style="bold")
        show_options(self.console, decision.options, self.words, self._say_option)

    def _say_option(self, option: Option) -> Said:
        return self.table.say_option(option, self.names, self.words, self.console.width)

    def _read(self, prompt: str) -> str:
        return self.console.input(Text(prompt)).strip()

    def _say(self, name: str, style: str = "", **about: str | int) -> None:
        flow(self.console, self.words.say(name, **about), style=style)

    def _clear(self) -> None:
        if self.console.is_terminal:
            self.console.file.write(CLEARED)
            self.console.file.flush()

    def _hand_over(self, seat: int) -> None:
        """People at one screen do not see what another knows, nor find it by scrolling back."""
        if self.at_screen == seat:
            return
        if self.several_at_screen:
            self._read(self.words.say("prompt-pass-on", player=self.names[seat]) + " ")
        self.at_screen = seat
        self.whole_table = True

    def _tell_news(self, seat: int) -> None:
        """What the others did since this person's last choice."""
        choices = range(min(self.told[seat], len(self.match.choices)), len(self.match.choices))
        if self._tell("table-since", [event for choice in choices for event in self.match.events_of(choice)], seat):
            self.whole_table = True
        self.told[seat] = len(self.match.choices)

    def _tell(self, title: str, events: Iterable[Event], viewer: int) -> bool:
        news = struck_first(filter(self.table.is_news, events), viewer, self.table.strikes)
        if news:
            self.console.print()
            self._say(title, style="dim")
        for event, struck in news:
            said = ("! " if struck else "") + self.words.event(event.seen_by(viewer), self.names)
            flow(self.console, said, "  ", style="bold red" if struck else "italic")
        return bool(news)

    def _choose_as_person(self, decision: Decision, number: int) -> None:
        seat, option = decision.seat, decision.options[number - 1]
        turn = self.match.game.turn(self.match.state)
        self._choose(seat, option.number)
        self.told[seat] = len(self.match.choices)
        events = self.match.events_of(len(self.match.choices) - 1)
        if not self._tell("table-after-choice", events, seat):
            flow(self.console, self.words.option(option, self.names), "  ", style="italic")
        if self.match.game.turn(self.match.state) != turn:
            self.whole_table = True
        if self.several_at_screen and self.match.to_move not in (seat, None):
            self._read(self.words.say("prompt-hide") + " ")
            self._clear()

    def _choose(self, seat: int, option: int) -> None:
        self.match.choose(seat, option, len(self.match.choices))
        self._changed()

    def _changed(self) -> None:
        self.changes += 1
        self._keep()

    def _keep(self) -> None:
        """Saves after every choice; says once that it cannot."""
        try:
            save(self.match, self.path)
        except (OSError, ValueError) as error:
            if self.kept is not False:
                self._not_saved(self.path, error)
            self.kept = False
        else:
            self.kept = True

    def _not_saved(self, path: Path, error: Exception) -> None:
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        self._say("prompt-not-saved", path=printable(path), why=why, style="red")

    def _undo(self, seat: int, _: str) -> None:
        """Back to a person's last decision: freely as far as nothing was learned, beyond that by consent."""
        by_people = any(choice.seat in self.people for choice in self.match.choices)
        refused = self.match.undo_refused(seat) if by_people else "undo-nothing"
        if refused in WITHOUT_CONSENT:
            flow(self.console, self.words.refusal(NotNow(refused)), style="red")
            return
        if refused is not None and not self._consented(refused):
            self._say("prompt-not-taken-back")
            return
        everybody = frozenset(range(len(self.match.seats)))
        while (choice := self.match.undo(seat, everybody)).seat not in self.people:
            pass
        for person in self.people:
            self.told[person] = min(self.told[person], len(self.match.choices))
        option = decision.option(choice.option) if (decision := self.match.decision) else None
        self.taken_back = self.words.option(option, self.names) if option is not None else None
        if self.match.to_move != seat and self.several_at_screen:
            self._clear()
        self.whole_table = True
        self._changed()

    def _consented(self, refused: str) -> bool:
        """A bot always consents; who plays against bots alone is told what that means."""
        reason = self.words.refusal(NotNow(refused))
        if self.several_at_screen:
            return self._confirmed("prompt-consent", reason=reason)
        return self._confirmed("prompt-consent-bot", reason=reason, bots=len(self.names) - 1)

    def _confirmed(self, question: str, **about: str | int) -> bool:
        answer = self._read(self.words.say(question, **about) + " ")
        return answer.lower() in self.words.say("prompt-yes").split()

    def _why(self, _seat: int, _: str) -> None:
        decision = self.match.decision
        if decision is None or not decision.blocked:
            self._say("prompt-nothing-blocked")
            return
        for blocked in decision.blocked:
            flow(self.console, f"{self.words.blocked(blocked, self.names)} ({blocked.clause})", "  ")

    def _log(self, seat: int, _: str) -> None:
        tell_game(self.console, self.match, self.names, self.words, seat)

    def _cards(self, seat: int, _: str) -> None:
        self.table.show_cards(self.console, self.match.view(seat), self.words)

    def _show_again(self, _seat: int, _: str) -> None:
        self.whole_table = True
        self.changes += 1

    def _help(self, _seat: int, _: str) -> None:
        self._say("prompt-help")
        for command in self.commands:
            typed = self.words.say(f"command-{command}").split()
            said = self.words.say(f"help-{command}", **({"command": typed[0]} if command == "save" else {}))
            flow(self.console, said, f"  {', '.join(typed):16}", "bold")

    def _save(self, _seat: int, name: str) -> None:
        path = self.path
        try:
            if name:
                path = Path(name).expanduser()
                if path.exists() and path.resolve() != self.path.resolve():
                    self._say("prompt-exists", path=printable(name), style="red")
                    return
            save(self.match, path)
        except (OSError, ValueError, RuntimeError) as error:
            self._not_saved(path, error)
        else:
            self._say("prompt-saved", path=printable(path))

    def _resign(self, seat: int, _: str) -> None:
        if self._confirmed("prompt-resign"):
            self.match.resign(seat)
            self._changed()

    def _quit(self, _seat: int, _: str) -> None:
        raise Left

    def _finish(self) -> None:
        if not self.several_at_screen:
            for seat in self.people:
                self._tell_news(seat)
        self.console.print()
        me = self.people[0] if len(self.people) == 1 else None
        self.table.show_table(self.console, self.match.state, self.names, self.words, me)
        result = self.match.result
        assert result is not None
        self.console.print()
        flow(self.console, self.words.result(result, self.names), style="bold green")
        self._say("prompt-seed", style="dim")
        self._say_exactly(self.match.seed.hex())
        self._say("prompt-promised", style="dim")
        self._say_exactly(self.match.promise)
        if undone := sum(len(undo.choices) for undo in self.match.taken_back):
            self._say("prompt-undos", count=undone, style="dim")
        if self.kept is False:
            self._say("prompt-not-kept", style="red")
        elif not self.match.start.same_luck:
            command = f"bricabrac verify {shlex.quote(str(self.path))} --promise {self.match.promise}"
            self._say("prompt-verify", style="dim")
            self._say_exactly(command + self._language_option())
