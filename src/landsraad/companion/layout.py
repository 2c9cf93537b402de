"""Setting out the table of cardboard for a game: seats, decks, what stays in the boxes.

What is drawn by lot and what everybody begins with is the engine's own setting up; what stays in the boxes is what they
hold in other games and not in this one. So nothing of it is written down here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from landsraad.companion import Companion
from landsraad.companion.words import CompanionMessages
from landsraad.content import setup as games
from landsraad.content.box import TEAM_PLAYERS, Selection
from landsraad.content.immortality.cards import REPLACED, experimentation
from landsraad.content.registry import BOXES
from landsraad.engine.course.setup import ROW_SIZE, TECH_STACKS, conflict_levels
from landsraad.engine.machine.terms import NOBODY
from landsraad.engine.state.definitions import HagalCard
from landsraad.engine.state.rules import Rules
from landsraad.engine.state.state import GameState

# What may stay in a box: the field of its Contents, and what one of it is called.
KINDS: Final = {
    "cards": "card",
    "intrigue": "intrigue",
    "conflicts": "conflict",
    "leaders": "leader",
    "tech": "tech",
    "contracts": "contract",
    "objectives": "objective",
    "hagal": "hagal",
    "rivals": "rival",
}
WORDS: Final = {"conflicts": "conflict_cards"}
COUNTED: Final = ("solari", "spice", "water", "vp")  # that a seat may begin with, besides its troops


@dataclass
class Part:
    """Lines under a heading."""

    title: str
    lines: list[str]


def setting_up(say: CompanionMessages, game: Companion) -> list[Part]:
    """What to lay out before the first round."""
    setup, begun = game.setup, Companion(game.setup)
    g = begun.state
    if setup.has_rivals:
        first = ("setup", say.opponents(begun))
    else:
        first = ("layout-seats", [_seat(say, begun, seat) for seat in range(g.persons)])
    parts = [first, ("layout-decks", _decks(say, g)), ("layout-stays", list(_stays(say, setup.game(), g)))]
    first[1].extend(say.variant_lines(setup))
    return [Part(say.say(f"companion-{title}"), lines) for title, lines in parts if lines]


def _seat(say: CompanionMessages, game: Companion, seat: int) -> str:
    """Who sits there, is that the First Player, and what the seat begins with."""
    g = game.state
    player = g.players[seat]
    begins = [say.say("companion-layout-garrison", n=int(player.garrison))] if player.garrison else []
    begins += [say.say(f"count-{what}", n=n) for what in COUNTED if (n := int(getattr(player, what)))]
    begins += [say.say("count-intrigue", n=len(player.intrigue))] if player.intrigue else []
    begins += [say.name(*g.rules.source_ids[trophy].split("/", 1)) for trophy in player.trophies if trophy != NOBODY]
    begins = [say.say("companion-layout-first"), *begins] if seat == g.first_player else begins
    return say.say("companion-line", who=say.seated(game.setup, seat), what=", ".join(begins))


def _decks(say: CompanionMessages, g: GameState) -> list[str]:
    """Decks and what lies open, from the content."""
    rules = g.rules
    levels = [
        say.say("companion-layout-level", level=level, n=count) for level, count in reversed(conflict_levels(rules))
    ]
    lines = [
        say.say("companion-layout-conflicts", names=", ".join(levels)),
        say.say("companion-layout-row", n=ROW_SIZE),
    ]
    if rules.tech:
        lines.append(say.say("companion-layout-tech-stacks", n=TECH_STACKS, all=len(rules.tech)))
    if rules.contracts:
        lines.append(say.say("companion-layout-contracts-open", n=len(rules.contracts)))
    if rules.wall:
        lines.append(say.say("companion-layout-wall"))
    if rules.research:
        lines += _of_research(say, g)
    if g.persons < len(g.players):
        lines.append(say.say("companion-layout-deck", n=len(g.hagal_deck)))
    return lines


def _of_research(say: CompanionMessages, g: GameState) -> list[str]:
    """What lies beside the board where there is a research track, and what each person has of it."""
    track = next(space for space in g.rules.tleilaxu if space.spice > 0)
    swapped = {"name": say.name("card", experimentation().id), "other": say.name("card", REPLACED)}
    return [
        say.say("companion-layout-tleilaxu-row", n=len(g.tleilaxu_row), name=say.name("card", g.rules.reclaimed[0].id)),
        say.say("companion-layout-track-spice", n=int(track.spice), space=int(track.number)),
        say.say("companion-layout-tokens" if g.rules.teams is None else "companion-layout-tokens-of-allies"),
        say.say("companion-layout-replaced", **swapped),
    ]


# --- What stays in the boxes ------------------------------------------------------------------------------------------


def _stays(say: CompanionMessages, setup: games.Setup, g: GameState) -> Iterator[str]:
    """What the boxes in use hold and this game does not use, by box and kind."""
    used = _used(g)
    for box in (*setup.boxes, *_modules_left(setup)):
        for kind, ones in printed(box).items():
            left = [one for id, one in ones.items() if id not in used[kind]]
            if kind == "hagal":
                left = [one for one in left if not _lies_under_another_id(say, g, one)]
            if left:
                what = say.say("companion-layout-all") if len(left) == len(ones) else _names(say, g, kind, left)
                where, which = say.name("box", box), say.say(f"companion-layout-{WORDS.get(kind, kind)}")
                yield say.say("companion-layout-left", box=where, kind=which, names=what)
    for number, lying in Counter(g.hagal_deck).items():
        card = g.rules.hagal[number]
        in_boxes = [printed(box)["hagal"].get(card.id, card) for box in setup.boxes]
        fewer = max(int(one.copies) for one in in_boxes) - lying
        if fewer > 0:
            yield say.say("companion-layout-fewer", name=say.name("hagal", card.id), n=fewer)


def _lies_under_another_id(say: CompanionMessages, g: GameState, card: HagalCard) -> bool:
    """Is a card for so many people in the deck all the same? On another board it does something else."""
    name = say.name("hagal", card.id)
    return card.mark == g.persons and name in {say.name("hagal", g.rules.hagal[one].id) for one in g.hagal_deck}


def _modules_left(setup: games.Setup) -> list[str]:
    """What can only be played with one of the boxes in use lies in that one, played with or not."""
    return [
        id for id, box in BOXES.items() if id not in setup.boxes and len(box.needs) == 1 and box.needs[0] in setup.boxes
    ]


def _names(say: CompanionMessages, g: GameState, kind: str, left: list[Any]) -> str:
    """Their names; House Hagal cards for another number of people have names that are in the deck, too."""
    marked = [one for one in left if kind == "hagal" and one.mark not in (0, g.persons)]
    names = [say.name(KINDS[kind], one.id) for one in left if one not in marked]
    return ", ".join([*dict.fromkeys(names), *([say.say("companion-layout-marked")] if marked else [])])


def _used(g: GameState) -> dict[str, set[str]]:
    rules: Rules = g.rules
    used = {kind: {one.id for one in getattr(rules, kind)} for kind in KINDS}
    used["hagal"] = {rules.hagal[number].id for number in g.hagal_deck}
    dealt = [g.rules.source_ids[trophy] for player in g.players for trophy in player.trophies]
    used["objectives"] = {id.partition("/")[2] for id in dealt}
    if g.persons == len(g.players):
        used["rivals"] = set()
    return used


@cache
def printed(box: str) -> dict[str, dict[str, Any]]:
    """All that a box holds, by kind and id: what it brings to any game."""
    found: dict[str, dict[str, Any]] = {kind: {} for kind in KINDS}
    for selection in _selections(box):
        contents = BOXES[box].brings(selection)
        every: dict[str, list[Any]] = {kind: list(getattr(contents, kind)) for kind in KINDS}
        every["cards"] += contents.swaps.values()
        every["contracts"] += contents.first_contracts
        for kind, ones in every.items():
            found[kind] |= {one.id: one for one in ones}
    return found


def _selections(box: str) -> Iterator[Selection]:
    """Selections that show together all that a box brings."""
    for boxes in games.box_sets():
        if box in boxes:
            for game in games.games_that_show(boxes):
                yield Selection(boxes, game.variants())
            yield Selection(boxes, difficulty=next(level for one in boxes for level in BOXES[one].levels))
            if TEAM_PLAYERS in games.players_of(boxes):
                yield Selection(boxes, teams=True)
