"""The choices of a decision: their labels, what they lead to, and which one somebody means."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from landsraad.engine.course.grafting import spaces_of
from landsraad.engine.course.sending import must_infiltrate
from landsraad.engine.machine import actions
from landsraad.terminal import immortality, uprising
from landsraad.terminal.style import BETWEEN, DIM, NAME
from landsraad.terminal.table import Painter, blind
from landsraad.terminal.words import words
from landsraad.text import LANGUAGES
from landsraad.text.definitions import words_of
from landsraad.text.play import leads
from landsraad.text.search import fold

if TYPE_CHECKING:
    from landsraad.engine.view import View

SPACES_TO_NAME: Final = (actions.SEND, actions.MARK)
CARDS_TO_TAKE: Final = (
    *(actions.BUY, actions.ACQUIRE, actions.CLAIM, actions.CLONE, actions.SET_ASIDE, actions.TAKE, actions.KEEP),
)
CARDS_TO_GRAFT: Final = (actions.GRAFT, actions.GRAFT_ROW)
ASIDE: Final = (actions.RETURN_SPECIMEN, actions.ATOMICS)  # what can nearly always be done stands below the rest
INTRIGUE_CARDS: Final = (
    actions.INTRIGUE,
    actions.KEEP_INTRIGUE,
    actions.RETURN_INTRIGUE,
    actions.TRASH_INTRIGUE,
)
TOLD_IN_FULL: Final = (actions.LEADER, actions.RIVAL, actions.CONTRACT)
WIDEST_LABELS: Final = 0.55  # of the width of the screen
LEAST_HINT: Final = 20
DIGITS: Final = 6  # of a number that can be meant
INDENT: Final = 5  # of what stands behind or below a number
BELOW: Final = (0, 0, 0, INDENT)
# What natural words for passing, refusing and agreeing can mean, the likeliest first.
ANSWERS: Final = {"pass": ("pass", "decline", "end_turn"), "no": ("decline", "pass"), "yes": ("accept",)}


@dataclass(frozen=True)
class Choice:
    """An action to choose: its number in the catalogue, its text form, its label and what it leads to.

    shown  the label without what the question already says
    whole  the hint stands below the label in full: it is what the choice is about
    """

    action: int
    text: str
    label: str
    shown: str
    hint: str
    whole: bool


def choices(painter: Painter, view: View) -> list[Choice]:
    """The choices of the seat that is asked."""
    told = painter.now(view)
    family = view.state.rules.actions.family
    ordered = sorted(view.options, key=lambda action: family[action] in ASIDE)
    return [_choice(painter, view, action, told) for action in ordered]


def _choice(painter: Painter, view: View, action: int, told: dict[str, list[str]]) -> Choice:
    game = blind(view)
    rules = game.rules
    label = painter.texts.action(rules, action, game)
    return Choice(
        action,
        rules.actions.texts[action],
        label,
        _shown(painter, view, action) or label,
        _hint(painter, view, action, told),
        whole=rules.actions.family[action] in TOLD_IN_FULL,
    )


def _shown(painter: Painter, view: View, action: int) -> str:
    """The name that says enough below the question; "" where the label has to be read."""
    rules = view.state.rules
    family = rules.actions.family[action]
    param = rules.actions.param[action]
    if family in SPACES_TO_NAME:
        return painter.texts.name("space", rules.spaces[param].id)
    if family == actions.PLACE_SPY:
        return uprising.post_name(painter, rules.posts[param])
    if family == actions.CHOOSE:  # its own number would be taken for that of the choice
        own_number = painter.texts.action(rules, action) + ": "
        return painter.texts.action(rules, action, blind(view)).removeprefix(own_number)
    return ""


def _hint(painter: Painter, view: View, action: int, told: dict[str, list[str]]) -> str:
    g = view.state
    rules = g.rules
    family = rules.actions.family[action]
    param = rules.actions.param[action]
    if family == actions.PLAY:
        return _leads_to(painter, view, int(spaces_of(g, view.seat, param)))
    if family in CARDS_TO_GRAFT:
        return _leads_to(painter, view, immortality.spaces_of_graft(g, view.seat, action))
    if family == actions.RESEARCH:
        return immortality.research_hint(painter, g, param)
    if family == actions.SEND:
        space = rules.spaces[param]
        hint = BETWEEN.join([*told.get(f"space/{space.id}", []), painter.space_hint(g, space)])
        if must_infiltrate(g, view.seat, g.sender(), param):
            return painter.words("hint-infiltrate") + BETWEEN + hint
        return hint
    if family in CARDS_TO_TAKE:
        return painter.card_hint(rules.cards[param])
    if family in INTRIGUE_CARDS:
        card = rules.intrigue[param]
        return BETWEEN.join([*told.get(f"intrigue/{card.id}", []), painter.intrigue_essence(card)])
    if family == actions.CONTRACT:
        return uprising.task(painter, g, rules.contracts[param])
    if family == actions.LEADER:
        return BETWEEN.join(words_of(painter.texts.leader(rules.leaders[param]), ("house",)))
    if family == actions.RIVAL:
        return BETWEEN.join(words_of(painter.texts.rival(rules.rivals[param]), ("kind",)))
    now = told.get(f"action/{rules.actions.texts[action]}", [])
    return BETWEEN.join([*now, *(painter.tell(g, line) for line in leads(g, action))])


def _leads_to(painter: Painter, view: View, spaces: int) -> str:
    names = [painter.texts.name("space", one.id) for one in view.state.rules.spaces if (spaces >> one.number) & 1]
    return "→ " + ", ".join(names)


def draw(offered: list[Choice], width: int, hint_lines: int | None = None) -> list[RenderableType]:
    """The numbered choices, the hints beside their labels, cut to `hint_lines` unless they have to be read in full."""
    hinted = [len(choice.shown) for choice in offered if choice.hint]
    pad = min(max(hinted, default=0), int(width * WIDEST_LABELS))
    lines: list[RenderableType] = []
    for number, choice in enumerate(offered, start=1):
        label = f"\n{' ' * INDENT}".join(textwrap.wrap(choice.shown, width - INDENT))
        line = Text.assemble((f"{number:>3}  ", NAME), label)
        if choice.hint and not choice.whole:
            line.pad_right(max(0, pad - len(choice.shown)))
            start = len(line) + 2
            if width - start >= LEAST_HINT:
                hint = textwrap.wrap(choice.hint, width - start, max_lines=hint_lines, placeholder=" …")
                line.append("  " + f"\n{' ' * start}".join(hint), DIM)
        lines.append(line)
        if choice.whole:
            lines.append(Padding(Text(choice.hint, DIM), BELOW))
    return lines


@cache
def answers() -> dict[str, tuple[str, ...]]:
    """Natural words for passing, refusing and agreeing, in all languages, with the actions that they can mean."""
    return {
        fold(word): meant
        for answer, meant in ANSWERS.items()
        for language in LANGUAGES
        for word in words(language)(f"answers-{answer}").split(", ")
    }


def _answered(offered: list[Choice], said: str) -> list[Choice]:
    """The choice that a natural word for passing, no or yes means; [] where there is none, or for another word."""
    for text in answers().get(fold(said), ()):
        found = [choice for choice in offered if choice.text == text]
        if found:
            return found
    return []


def pick(offered: list[Choice], said: str) -> list[Choice]:
    """The choices that somebody may mean.

    By number, by a natural word for passing, no or yes, by text or label, by how they begin, by words of the label.
    """
    if said.isdecimal():
        number = int(said[:DIGITS]) if len(said) <= DIGITS else 0
        return offered[number - 1 : number] if number > 0 else []
    wanted = fold(said)
    if not wanted:
        return []
    answer = _answered(offered, said)
    if answer:
        return answer
    keys = [(fold(choice.text), fold(choice.label)) for choice in offered]
    for means in (_equals, _begins, _has_words):
        found = [choice for choice, key in zip(offered, keys, strict=True) if any(means(one, wanted) for one in key)]
        if found:
            return found
    return []


def _equals(key: str, wanted: str) -> bool:
    return key == wanted


def _begins(key: str, wanted: str) -> bool:
    return key.startswith(wanted)


def _has_words(key: str, wanted: str) -> bool:
    parts = key.split()
    return all(any(word.startswith(part) for word in parts) for part in wanted.split())
