"""`landsraad hagal`: the companion in the terminal, for people who play with the box and leave its cards to us."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from landsraad.companion import Companion, CompanionError, Setup
from landsraad.companion.setup import SETS, possible_leaders, variants_for
from landsraad.companion.words import CompanionMessages, companion_messages
from landsraad.content.registry import DIFFICULTIES
from landsraad.content.setup import RIVALS
from landsraad.terminal import options
from landsraad.terminal.folder import set_aside
from landsraad.terminal.hagal_desk import PROMPT, Desk, companion_path
from landsraad.terminal.hagal_panel import DIM, NAME, TITLE, WRONG, has_words
from landsraad.terminal.keyboard import typed
from landsraad.text.search import fold


def hagal(
    players: int | None = None,
    difficulty: str | None = None,
    leaders: str | None = None,
    boxes: str | None = None,
    epic: bool = False,
    escalation: bool = False,
    language: str | None = None,
    load: Path | None = None,
) -> int:
    """Run the companion; the exit status. What is None is asked for, unless a game is there to go on with.

    players     1 or 2
    difficulty  of the game for one
    leaders     of the two Rivals, ids with a comma between them; `random`
    boxes       ids with a comma between them
    epic, escalation   the variants of Rise of Ix
    load        a saved game to go on with
    """
    say = companion_messages(options.read_language(language))
    console = Console(highlight=False)
    try:
        wishes = Wishes(players, difficulty, leaders, boxes, epic, escalation)
        game = _game(say, console, wishes, load)
        return Desk(game, say, console).run()
    except (EOFError, KeyboardInterrupt):
        console.print()
        return 0


# --- Beginning -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Wishes:
    """What the options say is played; see hagal."""

    players: int | None
    difficulty: str | None
    leaders: str | None
    boxes: str | None
    epic: bool
    escalation: bool

    @property
    def are_named(self) -> bool:
        """Does any option say something? Then nothing is asked for."""
        said = (self.players, self.difficulty, self.leaders, self.boxes)
        return self.epic or self.escalation or any(option is not None for option in said)


def _game(say: CompanionMessages, console: Console, wishes: Wishes, load: Path | None) -> Companion:
    if load is not None:
        try:
            return Companion.load(load)
        except OSError as error:
            options.fail(say.say("companion-not-loaded", error=f"{load}: {error.strerror or error}"))
        except CompanionError as error:
            options.fail(f"{load}: {say.wrong(error)}", options.BROKEN)
    kept = _kept(say, console)
    if kept is not None and not wishes.are_named:
        yes = say.say("companion-yes")[:1].casefold()
        answer = typed(f"{say.say('companion-go-on', n=kept.table.round)} [{yes}]: ").casefold()
        if answer[:1] in ("", "y", yes):
            return kept
    try:
        game = Companion.new(_setup(say, console, wishes))
    except CompanionError as error:
        options.fail(say.wrong(error))
    aside = set_aside(companion_path()) if kept is not None and kept.commands else None
    if aside is not None:
        console.print(Text(say.say("companion-aside", file=str(aside)), WRONG))
    console.print(Rule(Text(say.say("companion-setup"), TITLE), style=DIM))
    for line in say.setting_up(game):
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


def _setup(say: CompanionMessages, console: Console, wishes: Wishes) -> Setup:
    """What is played, as the options say or as is answered."""
    players = wishes.players
    if players is None:
        players = 1 if wishes.are_named else _ask_players(say, console)
    boxes = _boxes(say, console, wishes)
    epic, escalation = wishes.epic, wishes.escalation
    if not wishes.are_named:
        wished = [_ask_variant(say, console, id) and id for id in variants_for(boxes, players)]
        epic, escalation = "epic" in wished, "escalation" in wished
    if players == 1:
        difficulty, leaders = _rivals(say, console, possible_leaders(boxes if boxes in SETS else SETS[0]), wishes)
    else:
        difficulty, leaders = wishes.difficulty or "", options.words_of(wishes.leaders or "")
    return Setup(players, difficulty, list(boxes), leaders, epic=epic, escalation=escalation)


def _rivals(say: CompanionMessages, console: Console, known: list[str], wishes: Wishes) -> tuple[str, list[str]]:
    """Difficulty and leaders of the Rivals."""
    difficulty = wishes.difficulty
    if difficulty is None:
        labels = [say.name("difficulty", level) for level in DIFFICULTIES]
        difficulty = DIFFICULTIES[
            0 if wishes.are_named else _ask(say, console, say.say("companion-difficulty"), labels)
        ]
    if wishes.leaders is None and not wishes.are_named:
        return difficulty, _ask_leaders(say, console, known)
    named = [] if wishes.leaders in (None, "random") else options.words_of(wishes.leaders or "")
    return difficulty, named or [""] * RIVALS


def _ask_players(say: CompanionMessages, console: Console) -> int:
    console.print(Text(say.say("companion-lead"), DIM))
    kinds = [f"{say.say(f'companion-{kind}')}, {say.say(f'companion-{kind}-note')}" for kind in ("solo", "two")]
    return 1 + _ask(say, console, say.say("companion-players"), kinds)


def _boxes(say: CompanionMessages, console: Console, wishes: Wishes) -> tuple[str, ...]:
    if wishes.boxes is not None:
        return tuple(options.words_of(wishes.boxes))
    if wishes.are_named:
        return SETS[0]
    return SETS[_ask(say, console, say.say("companion-boxes"), [say.boxes(one) for one in SETS])]


def _ask_variant(say: CompanionMessages, console: Console, variant: str) -> bool:
    """Is this variant played? Enter says no."""
    answers = [say.say("companion-no"), say.say("companion-yes")]
    return _ask(say, console, f"{say.name('variant', variant)}. {say.variant_note(variant)}", answers) == 1


def _ask_leaders(say: CompanionMessages, console: Console, known: list[str]) -> list[str]:
    chosen: list[str] = []
    left = known[:]
    for number in range(1, RIVALS + 1):
        question = say.say("companion-rival-left" if number == 1 else "companion-rival", n=number)
        labels = [say.say("companion-leader-random"), *(say.name("leader", leader) for leader in left)]
        answer = _ask(say, console, question, labels)
        chosen.append("" if answer == 0 else left.pop(answer - 1))
    return chosen


def _ask(say: CompanionMessages, console: Console, question: str, labels: Sequence[str]) -> int:
    """Ask until a number or the beginning of a label is given; Enter takes the first."""
    console.print(Text(question, NAME))
    for number, label in enumerate(labels, start=1):
        console.print(Text.assemble((f"{number:>3}  ", NAME), label))
    while True:
        said = typed(f"{PROMPT}[1] ")
        if not said:
            return 0
        if said.isdecimal() and 1 <= int(said) <= len(labels):
            return int(said) - 1
        meant = [i for i, label in enumerate(labels) if fold(said) and has_words(fold(label), fold(said))]
        if len(meant) == 1:
            return meant[0]
        console.print(Text(say.say("companion-choose", n=len(labels)), WRONG))
