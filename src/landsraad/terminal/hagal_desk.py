"""A game of the companion at the terminal: what is typed, understood and carried out."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from landsraad.companion import Companion, CompanionError
from landsraad.companion.machine import COMMANDS, ids_of
from landsraad.companion.playing import NO_TILE
from landsraad.companion.words import Choice, CompanionMessages
from landsraad.data_folder import data_folder
from landsraad.terminal.hagal_clock import Clocks
from landsraad.terminal.hagal_panel import DIM, WRONG, Panel, has_words
from landsraad.terminal.keyboard import typed
from landsraad.text.search import fold

PROMPT: Final = "> "
NAMES: Final = {
    "S": "space",
    "F": "faction",
    "K": "companion",
    "Z": "zone",
    "T": "tech",
    "P": "post",
    "C": "conflict",
    "G": "objective",
}  # what is meant by a name
SHORT: Final = {"q": "quit", "exit": "quit", "?": "help", "u": "undo"}


class Unclear(Exception):
    """What was typed is not understood; the message is for the person."""


class Quit(Exception):
    """The person leaves."""


def companion_path() -> Path:
    """The file that keeps the companion's game."""
    return data_folder() / "companion.json"


class Desk:
    """A game of the companion at this terminal; it is kept in a file after every step."""

    def __init__(self, game: Companion, say: CompanionMessages, console: Console) -> None:
        self.game = game
        self.say = say
        self.console = console
        self.clocks = Clocks(game.setup.players)
        self.panel = Panel(say, console, self.clocks)
        self._words: dict[str, Callable[[list[str]], None]] = {
            "undo": self._undo,
            "table": lambda _: self.panel.print_table(self.game),
            "spaces": lambda _: self.panel.print_spaces(self.game),
            "timer": self._timer,
            "log": lambda _: self.panel.print_log(self.game),
            "save": self._save,
            "load": self._load,
            "quit": self._quit,
            "help": lambda _: self.panel.print_help(self.game),
        }
        # In the language of the table, too; what a word means does not hang on the language.
        self._meanings = {fold(say.say(f"companion-word-{word}")): word for word in (*self._words, *COMMANDS)}

    def run(self) -> int:
        """Read and carry out until the person leaves; the exit status."""
        self._keep()
        self.panel.print_table(self.game)
        try:
            while True:
                offered = self.panel.print_choices(self.game)
                self._obey(typed(PROMPT), offered)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
        except Quit:
            pass
        self.clocks.stop()
        if self._keep():
            self.console.print(Text(self.say.say("companion-kept", command="landsraad hagal"), DIM))
        return 0

    def _obey(self, said: str, offered: list[Choice]) -> None:
        try:
            parts = shlex.split(said)
        except ValueError:
            parts = said.split()
        if not parts:
            self.panel.print_table(self.game)
            return
        word = SHORT.get(parts[0].casefold(), parts[0].casefold())
        word = self._meanings.get(fold(word), word)
        try:
            if word in self._words:
                self._words[word](parts[1:])
            else:
                self._do(self._command(word, parts[1:], said, offered))
        except Unclear as unclear:
            self.console.print(Text(str(unclear), WRONG))
        except CompanionError as error:
            self.console.print(Text(self.say.wrong(error), WRONG))

    def _do(self, command: str) -> None:
        sure = self.say.sure(self.game, command)
        if sure and not self._says_yes(sure):
            return
        self.panel.print_events(self.game, self.game.do(command))
        self._keep()
        self.clocks.pass_on(-self.game.table.turn)
        if command in ("round", "finish"):
            self.panel.print_table(self.game)

    def _says_yes(self, question: str) -> bool:
        yes = self.say.say("companion-yes")[:1].casefold()
        return typed(f"{question} [{self.say.say('companion-no')}]: ").casefold()[:1] in ("y", yes)

    def _keep(self) -> bool:
        try:
            self.game.save(companion_path())
        except OSError as error:
            self.console.print(Text(self.say.say("companion-not-saved", error=error.strerror or str(error)), WRONG))
            return False
        return True

    # Understanding

    def _command(self, word: str, parts: list[str], said: str, offered: list[Choice]) -> str:
        """The command that was meant: by number, by word, by the beginning of a listed line."""
        ask = self.game.ask
        if ask is not None and ask.kind in ("bonus", "strength", "units") and word not in COMMANDS:
            return f"{ask.kind}:{','.join([word, *parts]).replace(',,', ',')}"
        if word.isdecimal() and not parts:
            if not 1 <= int(word) <= len(offered):
                raise Unclear(self.say.say("companion-choose", n=len(offered)))
            return offered[int(word) - 1].command
        if word in COMMANDS:
            return self._worded(word, parts)
        wanted = fold(said)
        meant = [choice for choice in offered if wanted and has_words(fold(choice.label), wanted)]
        if len(meant) == 1:
            return meant[0].command
        raise Unclear(self.say.say("companion-unknown", said=said))

    def _worded(self, verb: str, parts: list[str]) -> str:
        kinds = COMMANDS[verb]
        if verb == "conflict" and not parts:
            self.panel.print_conflicts(self.game)
        if "R" in kinds and not self.game.setup.leaders and (not parts or not parts[0].isdecimal()):
            parts = ["1", *parts]
        if kinds in ("S", "C"):
            parts = [" ".join(parts)] if parts else []
        if kinds in ("A", "B"):
            parts = [",".join(parts).replace(",,", ",")] if parts else []
        if kinds == "WG" and parts:
            parts = [parts[0], " ".join(parts[1:])]
        if len(parts) != len(kinds):
            needs = " ".join(self.say.say(f"companion-needs-{kind}") for kind in kinds)
            raise Unclear(self.say.say("companion-needs", word=self._word(verb), what=needs or "—"))
        return ":".join([verb, *(self._read(verb, kind, part) for kind, part in zip(kinds, parts, strict=True))])

    def _read(self, verb: str, kind: str, part: str) -> str:
        if kind == "R" and not part.isdecimal() and self.game.setup.leaders:
            kind = "rival" if self.game.rules.rivals else "leader"
            leader = self._meant(part, kind, self.game.setup.leaders)
            return str(1 + self.game.setup.leaders.index(leader))
        if kind in NAMES and part != NO_TILE:
            return self._meant(part, NAMES[kind], ids_of(self.game.state, kind, verb))
        return part.removeprefix("+")

    def _meant(self, said: str, kind: str, ids: Sequence[str]) -> str:
        """The id whose English form or name begins like what was said, or has words that begin so."""
        wanted = fold(said)
        keys = {id: [fold(id), fold(self._name(kind, id))] for id in ids}
        for fits in (str.__eq__, str.startswith, has_words):
            found = [id for id in ids if wanted and any(fits(key, wanted) for key in keys[id])]
            if len(found) == 1:
                return found[0]
            if found:
                names = ", ".join(self._name(kind, id) for id in found)
                raise Unclear(self.say.say("companion-several", said=said, names=names))
        raise Unclear(self.say.say("companion-unknown", said=said))

    def _name(self, kind: str, id: str) -> str:
        return self.say.say(f"companion-zone-{id}") if kind == "zone" else self.say.name(kind, id)

    def _word(self, word: str) -> str:
        return self.say.say(f"companion-word-{word}")

    # Words beside the commands

    def _undo(self, parts: list[str]) -> None:
        steps = int(parts[0]) if parts and parts[0].isdecimal() else 1
        for _ in range(steps):
            undone = self.game.undo()
            verb, *parts_undone = undone.split(":")
            what = " ".join([self._word(verb), *parts_undone])
            self.console.print(Text(self.say.say("companion-undone", what=what), DIM))
        self._keep()
        self.panel.print_table(self.game)

    def _timer(self, parts: list[str]) -> None:
        """The time of a person starts, or stops; without a number the times are shown."""
        persons = self.game.setup.players
        if parts and not (parts[0].isdecimal() and 1 <= int(parts[0]) <= persons):
            raise Unclear(self.say.say("companion-choose", n=persons))
        if parts or persons == 1:
            self.clocks.press(int(parts[0]) if parts else 1)
        self.panel.print_times(self.game)

    def _save(self, parts: list[str]) -> None:
        path = self._path(parts, "save")
        try:
            self.game.save(path)
        except OSError as error:
            raise Unclear(self.say.say("companion-not-saved", error=error.strerror or str(error))) from error
        self.console.print(Text(self.say.say("companion-saved", file=str(path))))

    def _load(self, parts: list[str]) -> None:
        path = self._path(parts, "load")
        try:
            self.game = Companion.load(path)
        except OSError as error:
            raise Unclear(self.say.say("companion-not-loaded", error=error.strerror or str(error))) from error
        except CompanionError as error:
            raise Unclear(self.say.say("companion-not-loaded", error=self.say.wrong(error))) from error
        self._keep()
        self.panel.print_table(self.game)

    def _path(self, parts: list[str], word: str) -> Path:
        if len(parts) != 1:
            what = self.say.say("companion-needs-file")
            raise Unclear(self.say.say("companion-needs", word=self._word(word), what=what))
        return Path(parts[0]).expanduser()

    def _quit(self, parts: list[str]) -> None:
        raise Quit
