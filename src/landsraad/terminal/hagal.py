"""`landsraad hagal`: the companion in the terminal, for people who play with the box and leave its cards to us."""

from __future__ import annotations

import random
import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from landsraad.companion import Companion, CompanionError, Event, Setup, first_player, strength
from landsraad.companion.facts import RESOURCES, SETS, Facts, facts
from landsraad.companion.machine import COMMANDS, ZONES
from landsraad.companion.state import NO_RIVAL
from landsraad.terminal import options
from landsraad.terminal.folder import data_folder, set_aside
from landsraad.text.companion import CompanionMessages, companion_messages
from landsraad.text.search import fold

NAME: Final = "bold"
TITLE: Final = "bold yellow"
DIM: Final = "dim"
WRONG: Final = "yellow"
PROMPT: Final = "> "
SHORT: Final = {"q": "quit", "exit": "quit", "?": "help", "u": "undo"}


class Unclear(Exception):
    """What was typed is not understood; the message is for the person."""


class Quit(Exception):
    """The person leaves."""


@dataclass(frozen=True)
class Choice:
    """A numbered line: what it says and the command behind it."""

    label: str
    command: str


def companion_path() -> Path:
    """The file that keeps the companion's game."""
    return data_folder() / "companion.json"


def hagal(
    players: int | None = None,
    difficulty: str | None = None,
    leaders: str | None = None,
    boxes: str = "base",
    language: str | None = None,
    load: Path | None = None,
) -> int:
    """Run the companion; the exit status. What is None is asked for, unless a game is there to go on with.

    players     1 or 2
    difficulty  of the game for one
    leaders     of the two Rivals, ids with a comma between them; `random`
    load        a saved game to go on with
    """
    say = companion_messages(options.read_language(language))
    console = Console(highlight=False)
    try:
        game = _game(say, console, players, difficulty, leaders, boxes, load)
        return Desk(game, say, console).run()
    except (EOFError, KeyboardInterrupt):
        console.print()
        return 0


# --- Beginning -------------------------------------------------------------------------------------------------------


def _game(
    say: CompanionMessages,
    console: Console,
    players: int | None,
    difficulty: str | None,
    leaders: str | None,
    boxes: str,
    load: Path | None,
) -> Companion:
    if load is not None:
        try:
            return Companion.load(load)
        except OSError as error:
            options.fail(say.say("companion-not-loaded", error=f"{load}: {error.strerror or error}"))
        except CompanionError as error:
            options.fail(f"{load}: {say.wrong(error)}", options.BROKEN)
    named = (players, difficulty, leaders) != (None, None, None)
    kept = _kept(say, console)
    if kept is not None and not named:
        answer = input(f"{say.say('companion-go-on', n=kept.state.round)} [y]: ").strip().casefold()
        if answer[:1] in ("", "y", say.say("companion-yes")[:1].casefold()):
            return kept
    setup = _setup(say, console, players, difficulty, leaders, tuple(options.words_of(boxes)), named)
    try:
        game = Companion.new(setup)
    except CompanionError as error:
        options.fail(say.wrong(error))
    aside = set_aside(companion_path()) if kept is not None and kept.commands else None
    if aside is not None:
        console.print(Text(say.say("companion-aside", file=str(aside)), WRONG))
    console.print(Rule(Text(say.say("companion-setup"), TITLE), style=DIM))
    for line in say.setting_up(game.known, game.setup):
        console.print(Text(f"  · {line}"))
    return game


def _kept(say: CompanionMessages, console: Console) -> Companion | None:
    """The game that was kept; a file that cannot be read is put aside."""
    path = companion_path()
    try:
        return Companion.load(path)
    except FileNotFoundError:
        return None
    except OSError as error:
        console.print(Text(say.say("companion-not-loaded", error=str(error)), WRONG))
        return None
    except CompanionError as error:
        console.print(Text(say.say("companion-not-loaded", error=say.wrong(error)), WRONG))
        aside = set_aside(path)
        if aside is not None:
            console.print(Text(say.say("companion-aside", file=str(aside)), WRONG))
        return None


def _setup(
    say: CompanionMessages,
    console: Console,
    players: int | None,
    difficulty: str | None,
    leaders: str | None,
    boxes: tuple[str, ...],
    named: bool,
) -> Setup:
    known = facts(boxes if boxes in SETS else SETS[0])
    if players is None and named:
        players = 1
    if players is None:
        console.print(Text(say.say("companion-lead"), DIM))
        kinds = [f"{say.say(f'companion-{kind}')}, {say.say(f'companion-{kind}-note')}" for kind in ("solo", "two")]
        players = 1 + _ask(say, console, say.say("companion-players"), kinds)
    if players != 1:
        return Setup(players, difficulty or "", list(boxes), [] if leaders is None else options.words_of(leaders))
    if difficulty is None:
        levels = [level.id for level in known.difficulties]
        labels = [say.name("difficulty", level) for level in levels]
        difficulty = levels[0 if named else _ask(say, console, say.say("companion-difficulty"), labels)]
    if leaders is None and not named:
        return Setup(1, difficulty, list(boxes), _ask_leaders(say, console, known))
    chosen = [] if leaders in (None, "random") else options.words_of(leaders or "")
    return Setup(1, difficulty, list(boxes), chosen or _random_leaders(known))


def _random_leaders(known: Facts) -> list[str]:
    return random.SystemRandom().sample([leader.id for leader in known.leaders], known.rivals["1"])


def _ask_leaders(say: CompanionMessages, console: Console, known: Facts) -> list[str]:
    chosen: list[str] = []
    left = [leader.id for leader in known.leaders]
    for number in range(1, known.rivals["1"] + 1):
        question = say.say("companion-rival-left" if number == 1 else "companion-rival", n=number)
        labels = [say.say("companion-leader-random"), *(say.name("leader", leader) for leader in left)]
        answer = _ask(say, console, question, labels)
        leader = random.SystemRandom().choice(left) if answer == 0 else left[answer - 1]
        left.remove(leader)
        chosen.append(leader)
    return chosen


def _ask(say: CompanionMessages, console: Console, question: str, labels: Sequence[str]) -> int:
    """Ask until a number or the beginning of a label is given; Enter takes the first."""
    console.print(Text(question, NAME))
    for number, label in enumerate(labels, start=1):
        console.print(Text.assemble((f"{number:>3}  ", NAME), label))
    while True:
        said = input(f"{PROMPT}[1] ").strip()
        if not said:
            return 0
        if said.isdecimal() and 1 <= int(said) <= len(labels):
            return int(said) - 1
        meant = [i for i, label in enumerate(labels) if fold(said) and _has_words(fold(label), fold(said))]
        if len(meant) == 1:
            return meant[0]
        console.print(Text(say.say("companion-choose", n=len(labels)), WRONG))


# --- Playing ---------------------------------------------------------------------------------------------------------


class Desk:
    """A game of the companion at this terminal; it is kept in a file after every step."""

    def __init__(self, game: Companion, say: CompanionMessages, console: Console) -> None:
        self.game = game
        self.say = say
        self.console = console
        self._words: dict[str, Callable[[list[str]], None]] = {
            "undo": self._undo,
            "table": lambda _: self._print_table(),
            "spaces": lambda _: self._print_spaces(),
            "log": lambda _: self._print_log(),
            "save": self._save,
            "load": self._load,
            "quit": self._quit,
            "help": lambda _: console.print(Text(say.say("companion-help"))),
        }

    def run(self) -> int:
        """Read and carry out until the person leaves; the exit status."""
        self._keep()
        self._print_table()
        try:
            while True:
                offered = self._print_choices()
                self._obey(input(PROMPT).strip(), offered)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
        except Quit:
            pass
        if self._keep():
            self.console.print(Text(self.say.say("companion-kept", command="landsraad hagal"), DIM))
        return 0

    def _obey(self, said: str, offered: list[Choice]) -> None:
        try:
            parts = shlex.split(said)
        except ValueError:
            parts = said.split()
        if not parts:
            self._print_table()
            return
        word = SHORT.get(parts[0].casefold(), parts[0].casefold())
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
        self._print_events(self.game.do(command))
        self._keep()
        if command == "round":
            self._print_table()

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
        ask = self.game.state.ask
        if ask is not None and ask.kind in ("bonus", "strength") and word not in COMMANDS:
            return f"{ask.kind}:{','.join([word, *parts]).replace(',,', ',')}"
        if word.isdecimal() and not parts:
            if not 1 <= int(word) <= len(offered):
                raise Unclear(self.say.say("companion-choose", n=len(offered)))
            return offered[int(word) - 1].command
        if word in COMMANDS:
            return self._worded(word, parts)
        wanted = fold(said)
        meant = [choice for choice in offered if wanted and _has_words(fold(choice.label), wanted)]
        if len(meant) == 1:
            return meant[0].command
        raise Unclear(self.say.say("companion-unknown", said=said))

    def _worded(self, verb: str, parts: list[str]) -> str:
        kinds = COMMANDS[verb]
        if "R" in kinds and len(self.game.state.rivals) == 1 and (not parts or not parts[0].isdecimal()):
            parts = ["1", *parts]
        if kinds == "S":
            parts = [" ".join(parts)] if parts else []
        if kinds == "B":
            parts = [",".join(parts).replace(",,", ",")] if parts else []
        if len(parts) != len(kinds):
            told = {"R": "R", "S": "SPACE", "F": "FACTION", "N": "N", "K": "THING", "Z": "ZONE", "B": "N,N,N"}
            needs = " ".join(told[kind] for kind in kinds)
            raise Unclear(self.say.say("companion-needs", word=verb, what=needs or "—"))
        return ":".join([verb, *(self._read(kind, part) for kind, part in zip(kinds, parts, strict=True))])

    def _read(self, kind: str, part: str) -> str:
        if kind == "R" and not part.isdecimal() and self.game.setup.leaders:
            leader = self._meant(part, "leader", self.game.setup.leaders)
            return str(1 + self.game.setup.leaders.index(leader))
        if kind == "S":
            return self._meant(part, "space", [space.id for space in self.game.known.spaces])
        if kind == "F":
            return self._meant(part, "faction", self.game.known.factions)
        if kind == "K":
            return self._meant(part, "companion", [*RESOURCES, "vp", "agents"])
        if kind == "Z":
            return self._meant(part, "", list(ZONES))
        return part.removeprefix("+")

    def _meant(self, said: str, kind: str, ids: Sequence[str]) -> str:
        """The id whose English form or name begins like what was said, or has words that begin so."""
        wanted = fold(said)
        keys = {id: [fold(id)] + ([fold(self.say.name(kind, id))] if kind else []) for id in ids}
        for fits in (str.__eq__, str.startswith, _has_words):
            found = [id for id in ids if wanted and any(fits(key, wanted) for key in keys[id])]
            if len(found) == 1:
                return found[0]
            if found:
                names = ", ".join(self.say.name(kind, id) if kind else id for id in found)
                raise Unclear(self.say.say("companion-several", said=said, names=names))
        raise Unclear(self.say.say("companion-unknown", said=said))

    # Words beside the commands

    def _undo(self, parts: list[str]) -> None:
        steps = int(parts[0]) if parts and parts[0].isdecimal() else 1
        for _ in range(steps):
            undone = self.game.undo()
            self.console.print(Text(self.say.say("companion-undone", what=undone.replace(":", " ")), DIM))
        self._keep()
        self._print_table()

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
        self._print_table()

    def _path(self, parts: list[str], word: str) -> Path:
        if len(parts) != 1:
            raise Unclear(self.say.say("companion-needs", word=word, what="FILE"))
        return Path(parts[0]).expanduser()

    def _quit(self, parts: list[str]) -> None:
        raise Quit

    # Showing

    def _who(self, rival: int) -> str:
        return self.say.who(self.game.setup, rival)

    def _print_choices(self) -> list[Choice]:
        state = self.game.state
        if state.ask is None:
            offered = self._free_choices()
        else:
            offered = self._answers()
        for number, choice in enumerate(offered, start=1):
            self.console.print(Text.assemble((f"{number:>3}  ", NAME), choice.label))
        if state.ask is None and not self.game.commands:
            self.console.print(Text(self.say.say("companion-ready"), DIM))
        return offered

    def _free_choices(self) -> list[Choice]:
        game = self.game
        offered = [
            Choice(self.say.say("companion-reveal-for", who=self._who(number)), f"reveal:{number}")
            for number, rival in enumerate(game.state.rivals, start=1)
            if rival.agents > 0
        ]
        if not game.state.fought and any(rival.conflict > 0 for rival in game.state.rivals):
            offered.append(Choice(self.say.say("companion-combat"), "combat"))
        if game.state.round < len(game.known.levels):
            offered.append(Choice(self.say.say("companion-round-next"), "round"))
        return offered

    def _answers(self) -> list[Choice]:
        """Print the question; its answers where they can be listed."""
        ask, turn, say = self.game.state.ask, self.game.state.turn, self.say
        assert ask is not None
        who = self._who(ask.rival)
        yes_no = [Choice(say.say("companion-yes"), "yes"), Choice(say.say("companion-no"), "no")]
        if ask.kind == "place":
            assert turn is not None
            self._print_question(say.say("companion-ask-place", name=say.name("space", turn.space)))
            return [Choice(say.say("companion-place"), "place"), Choice(say.say("companion-taken"), "taken")]
        if ask.kind == "signet":
            signet = next(one.signet for one in self.game.known.leaders if one.id == self._leader(ask.rival))
            self._print_question(say.say("companion-ask-signet", who=who, what=say.signet(signet)))
            return yes_no
        if ask.kind == "alliance":
            n = self.game.state.rivals[ask.rival - 1].influence[ask.faction]
            faction = say.faction(self.game.known.factions.index(ask.faction))
            question = say.say("companion-ask-alliance", who=who, n=n, **faction)
            self._print_question(question, say.say("companion-ask-alliance-note"))
            return yes_no
        if ask.kind == "faction":
            influence = self.game.state.rivals[ask.rival - 1].influence
            self._print_question(say.say("companion-ask-faction", who=who), say.say("companion-ask-faction-note"))
            order = sorted(self.game.known.factions, key=lambda faction: influence[faction])
            return [Choice(f"{say.name('faction', f)} ({influence[f]})", f"faction:{f}") for f in order]
        if ask.kind == "bonus":
            makers = zip(self.game.known.makers(), self.game.state.bonus, strict=True)
            told = ", ".join(f"{say.name('space', maker.id)} ({bonus})" for maker, bonus in makers)
            self._print_question(say.say("companion-ask-bonus"), told, say.say("companion-bonus-how"))
        else:
            note = say.say("companion-ask-strength-note", who=who, n=self.game.known.careful_lead)
            self._print_question(say.say("companion-ask-strength"), note)
        return []

    def _leader(self, rival: int) -> str:
        return self.game.state.rivals[rival - 1].leader

    def _print_question(self, question: str, *notes: str) -> None:
        self.console.print(Text(question, TITLE))
        for note in notes:
            self.console.print(Text(f"  {note}", DIM))

    def _print_events(self, events: list[Event]) -> None:
        told = NO_RIVAL
        for event in events:
            if event.rival not in (NO_RIVAL, told):
                told = event.rival
                self.console.print(Text(self._who(told), NAME))
            indent = "  · " if event.rival != NO_RIVAL else ""
            self.console.print(Text(f"{indent}{self.say.event(self.game.known, event)}"))
        if any(event.kind == "strength" for event in events):
            after = "companion-after-solo" if self.game.setup.players == 1 else "companion-after-two"
            self.console.print(Text(self.say.say(after), DIM))

    def _print_log(self) -> None:
        if not self.game.events:
            self.console.print(Text(self.say.say("companion-log-empty"), DIM))
        for events in self.game.events:
            for event in events:
                what = self.say.event(self.game.known, event)
                if event.rival != NO_RIVAL:
                    what = self.say.say("companion-line", who=self._who(event.rival), what=what)
                self.console.print(Text(what))

    def _print_spaces(self) -> None:
        for space in self.game.known.spaces:
            taken = self.game.state.taken.get(space.id)
            if taken is None:
                where = self.say.say("companion-space-free")
            else:
                where = self.say.say("companion-space-person") if taken == NO_RIVAL else self._who(taken)
            style = DIM if taken is None else NAME
            self.console.print(Text.assemble(f"  {self.say.name('space', space.id)}: ", (where, style)))

    def _print_table(self) -> None:
        """The round and the Rivals' tracks."""
        game, state, say = self.game, self.game.state, self.say
        about = [say.say("companion-round", n=state.round)]
        about.append(say.say("companion-conflict", level=game.known.levels[state.round - 1]))
        if game.setup.players == 1:
            about.append(say.say("companion-first", who=self._who(first_player(game.setup, state))))
        about.append(say.say("companion-deck", deck=len(state.deck), discard=len(state.discard)))
        if state.round == len(game.known.levels):
            about.append(say.say("companion-last"))
        self.console.print(Rule(style=DIM))
        self.console.print(Text(" · ".join(about), TITLE))
        table = Table(box=None, padding=(0, 2, 0, 0), header_style=DIM)
        table.add_column()
        for number in range(1, len(state.rivals) + 1):
            table.add_column(Text(f"{number} {self._who(number)}", NAME))
        for label, cells in self._rows():
            table.add_row(Text(label, DIM), *cells)
        self.console.print(table)

    def _rows(self) -> list[tuple[str, list[str]]]:
        state, say = self.game.state, self.say
        rivals = list(enumerate(state.rivals, start=1))
        rows = [(say.say("companion-agents"), [self._agents(number) for number, _ in rivals])]
        if self.game.setup.players == 1:
            rows.append((say.say("companion-vp"), [str(rival.vp) for _, rival in rivals]))
        for faction in self.game.known.factions:
            stars = [
                f"{rival.influence[faction]}{' ★' if state.alliances[faction] == number else ''}"
                for number, rival in rivals
            ]
            rows.append((say.name("faction", faction), stars))
        for zone, label in zip(ZONES, ("supply", "garrison", "conflict-zone"), strict=True):
            rows.append((say.say(f"companion-{label}"), [str(getattr(rival, zone)) for _, rival in rivals]))
        rows.append((say.say("companion-strength"), [str(strength(self.game.known, rival)) for _, rival in rivals]))
        if self.game.setup.players == 1:
            for what in RESOURCES:
                rows.append((say.say(f"companion-{what}"), [str(getattr(rival, what)) for _, rival in rivals]))
        return rows

    def _agents(self, number: int) -> str:
        rival = self.game.state.rivals[number - 1]
        marks = [str(rival.agents)]
        if rival.swordmaster and self.game.setup.players == 1:
            marks.append(self.say.say("companion-third"))
        if rival.mentat:
            marks.append(self.say.say("companion-mentat-promised"))
        return ", ".join(marks)


def _has_words(key: str, wanted: str) -> bool:
    words = key.split()
    return all(any(word.startswith(part) for word in words) for part in wanted.split())
