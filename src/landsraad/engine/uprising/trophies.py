"""Conflict cards that were won, objectives, and pairs of battle icons (R-227 to R-231, R-292)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.base.resources import gain_vp
from landsraad.engine.machine import actions
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.prices import BATTLE_ICON
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import BATTLE_ICON_NAMES, DESERT_MOUSE, NOBODY, WILD
from landsraad.engine.state import chance
from landsraad.engine.state.zones import without

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.state import GameState


def battle_icon(g: GameState, source: i64) -> i64:
    """The battle icon of a Conflict card or an objective; NOBODY for none."""
    rules = g.rules
    if source >= rules.first_objective:
        return rules.objectives[source - rules.first_objective].battle_icon
    return rules.conflicts[source - rules.first_conflict].battle_icon


def deal_objectives(g: GameState) -> None:
    """Deal an objective to each seat but Commanders; the one that says so makes its owner the First Player (R-292).

    With two persons the Rival takes its own, and the persons are dealt the others (UR-5).
    """
    used = [goal for goal in g.rules.objectives if len(g.players) in goal.players]
    seats = [seat for seat in range(len(g.players)) if not g.is_commander(seat)]
    if g.persons == 2:
        for goal in used:
            if goal.of_rival:
                g.players[g.persons].trophies = (int(g.rules.first_objective + goal.number),)
        used = [goal for goal in used if not goal.of_rival]
        seats = seats[: g.persons]
    dealt = chance.lay_out(g, chance.OBJECTIVES, tuple([int(goal.number) for goal in used]))
    for seat, number in zip(seats, dealt, strict=False):
        g.players[seat].trophies = (int(g.rules.first_objective + number),)
        if g.rules.objectives[number].first:
            g.first_player = seat
    if g.rules.teams is not None:
        _share_out_objectives(g)


def _share_out_objectives(g: GameState) -> None:
    """Each team has one of each kind: else the Ally who has the second Desert Mouse swaps with the one who sits beside
    him, an opponent (U6-10)."""
    seats = [seat for seat in range(len(g.players)) if not g.is_commander(seat)]
    for seat in seats:
        objective = g.players[seat].trophies[0]
        icon = battle_icon(g, objective)
        alike = [
            mate for mate in g.teammates(seat) if mate in seats and battle_icon(g, g.players[mate].trophies[0]) == icon
        ]
        if alike and icon == DESERT_MOUSE and not g.rules.objectives[objective - g.rules.first_objective].first:
            for other in seats:
                if abs(other - seat) == 1:
                    g.players[seat].trophies = g.players[other].trophies
                    g.players[other].trophies = (objective,)
            return


def take_conflict(g: GameState, seat: i64) -> None:
    """The winner takes the Conflict card; with a face-up card of the same icon it makes a pair at once (R-227)."""
    player = g.players[seat]
    card: i64 = g.rules.first_conflict + g.conflict
    other = partner(g, seat)
    player.trophies = (*player.trophies, int(card))
    note(g, "take_conflict", seat, card, g.conflict)
    if other != NOBODY:
        pair(g, seat, card, other)


def partner(g: GameState, seat: i64) -> i64:
    """The seat's face-up card that makes a pair with the present Conflict if the seat wins it; NOBODY for none."""
    icon = battle_icon(g, g.rules.first_conflict + g.conflict)
    if icon in (NOBODY, WILD):
        return NOBODY
    for card in g.players[seat].trophies:
        if battle_icon(g, card) == icon:
            return card
    return NOBODY


def pair(g: GameState, seat: i64, card: i64, other: i64) -> None:
    """Turn two cards face down for 1 VP."""
    flip(g, seat, card)
    flip(g, seat, other)
    gain_vp(g, seat, 1, card)


def flip(g: GameState, seat: i64, card: i64) -> None:
    """Turn a card face down: its icon counts no more (R-228)."""
    player = g.players[seat]
    player.trophies = without(player.trophies, card)
    player.trophies_matched = (*player.trophies_matched, int(card))
    note(g, "flip", seat, card, battle_icon(g, card))


def flip_action(g: GameState, card: i64) -> int:
    """The action that turns a card face down."""
    rules = g.rules
    first: int = rules.actions.first[actions.FLIP]
    if card >= rules.first_objective:
        return first + len(rules.conflicts) + int(card - rules.first_objective)
    return first + int(card - rules.first_conflict)


def flipped_card(g: GameState, action: i64) -> i64:
    """The source of the card that such an action means."""
    rules = g.rules
    number: i64 = rules.actions.param[action]
    conflicts: i64 = len(rules.conflicts)
    return rules.first_objective + number - conflicts if number >= conflicts else rules.first_conflict + number


def wild_card(g: GameState, seat: i64) -> i64:
    """The source of the seat's face-up card with the wild icon; NOBODY where it has none."""
    for card in g.players[seat].trophies:
        if battle_icon(g, card) == WILD:
            return card
    return NOBODY


def add_wild_pairs(g: GameState, seat: i64, options: list[int]) -> None:
    """At the end of the game: the cards that the seat's wild icon may make a pair with (R-229, R-230)."""
    if wild_card(g, seat) == NOBODY:
        return
    for card in g.players[seat].trophies:
        icon = battle_icon(g, card)
        if icon not in (NOBODY, WILD):
            options.append(flip_action(g, card))


class FlipTrophy(Node):
    """Turn one's face-up card with a certain or the wild icon face down, as a cost; objectives too (R-231)."""

    picture = "{icon}/flip"
    price = -BATTLE_ICON

    def __init__(self, icon: i64) -> None:
        self.icon = icon

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        return [flip_action(g, card) for card in self._cards(g, f.seat)]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        flip(g, f.seat, flipped_card(g, action))

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if self._cards(g, seat) else Reason("condition", f"no_{BATTLE_ICON_NAMES[self.icon]}")

    def _cards(self, g: GameState, seat: i64) -> list[int]:
        return [card for card in g.players[seat].trophies if battle_icon(g, card) in (self.icon, WILD)]

    def asks(self) -> str:
        return "flip"
