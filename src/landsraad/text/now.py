"""What a thing of the table means for a seat now: what a space costs, its place in the Conflict and on a track."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.base.influence import BONUS_AT, VP_AT, has_cube
from landsraad.engine.base.market import rows_for
from landsraad.engine.course.acquiring import price
from landsraad.engine.course.combat import places, ranks
from landsraad.engine.course.spaces import space_cost, space_obstacle
from landsraad.engine.machine.terms import NOBODY, REVEAL_TURN
from landsraad.engine.outlook import outlooks
from landsraad.engine.state.definitions import NO_COST
from landsraad.text.said import Effect, Said, Seat
from landsraad.text.why import why

if TYPE_CHECKING:
    from landsraad.engine.state.definitions import Space
    from landsraad.engine.state.state import GameState

GOODS: Final = ("solari", "spice", "water")


def now(g: GameState, seat: int) -> dict[str, list[Said]]:
    """By kind and id of a thing (`space/wealth`), what is so for the seat; nothing where there is nothing to say."""
    if g.over or g.round == 0 or g.is_automated(seat):
        return {}
    said = _spaces(g, seat) | _factions(g, seat) | _market(g, seat)
    if g.conflict != NOBODY and not g.is_commander(seat):
        said[f"conflict/{g.rules.conflicts[g.conflict].id}"] = _conflict(g, seat)
    return {about: lines for about, lines in said.items() if lines}


def _spaces(g: GameState, seat: int) -> dict[str, list[Said]]:
    mine = g
    if g.active != seat:  # what another seat has chosen for its turn changes no cost of this one
        mine = g.copy()
        mine.reset_turn(seat)
    return {f"space/{space.id}": _space(mine, seat, space) for space in g.rules.spaces}


def _space(g: GameState, seat: int, space: Space) -> list[Said]:
    lines: list[Said] = []
    obstacle = space_obstacle(g, seat, space, g.turn.ignores_enemies)
    if obstacle is not None:
        lines.append(why(obstacle))
    if obstacle is None or obstacle.code != "cost":
        held = (g.players[seat].solari, g.players[seat].spice, g.players[seat].water)
        for goods, need, have in zip(GOODS, space_cost(g, seat, space), held, strict=True):
            if need > 0:
                lines.append(Said(f"now-cost-{goods}", need=int(need), have=int(have)))
    if space in g.rules.makers and (bonus := g.bonus_spice[g.rules.makers.index(space)]) > 0:
        lines.append(Said("now-bonus_spice", n=int(bonus)))
    return lines


def _factions(g: GameState, seat: int) -> dict[str, list[Said]]:
    found: dict[str, list[Said]] = {}
    for track in g.rules.tracks:
        if not has_cube(g, seat, track.number):
            continue
        n = int(g.players[seat].influence_of(track.number))
        lines = [Said("now-influence", n=n)]
        if n < VP_AT:
            lines.append(Said("now-to_vp", n=VP_AT - n))
        if n < BONUS_AT and track.bonus is not None:
            lines.append(Said("now-to_bonus", n=BONUS_AT - n, effect=Effect(track.bonus)))
        holder = int(g.alliances[track.number])
        if holder == seat:
            lines.append(Said("now-alliance"))
        elif holder != NOBODY:
            need = int(g.players[holder].influence_of(track.number)) + 1
            lines.append(Said("now-alliance-theirs", who=Seat(holder), need=need))
        found[f"faction/{track.id}"] = lines
    return found


def _market(g: GameState, seat: int) -> dict[str, list[Said]]:
    """In the seat's Reveal turn, what the cards of the market cost and how much Persuasion there is for them."""
    if g.active != seat or g.turn.kind != REVEAL_TURN:
        return {}
    have = int(g.players[seat].persuasion)
    cards = [*rows_for(g, seat), *(card.number for card in g.rules.reserve)]
    prices = {int(card): int(price(g, card)) for card in cards}
    return {
        f"card/{g.rules.cards[card].id}": [Said("now-price", need=cost, have=have)]
        for card, cost in prices.items()
        if cost != NO_COST
    }


def _conflict(g: GameState, seat: int) -> list[Said]:
    strength = int(g.players[seat].strength())
    lines = [Said("now-strength", n=strength, place=places(ranks(g))[seat])]
    if g.decider() == seat:
        most = max(outlooks(g), key=lambda way: way.strength, default=None)
        if most is not None and most.strength > strength:
            lines.append(Said("now-deployed", n=most.strength, place=most.place))
    return lines
