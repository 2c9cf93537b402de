"""What an Agent on a space would bring a seat now beyond what is printed there: by its cards, its leader, the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from landsraad.engine.base.resources import Gain
from landsraad.engine.base.troops import Recruit
from landsraad.engine.course.sending import reach_of
from landsraad.engine.course.spaces import harvest, space_cost
from landsraad.engine.ix.dreadnoughts import controller
from landsraad.engine.machine.terms import NOBODY
from landsraad.text.grafts import sender
from landsraad.text.said import Effect, Name, Said, Seat

if TYPE_CHECKING:
    from landsraad.engine.machine.node import Node
    from landsraad.engine.state.definitions import Card, Space
    from landsraad.engine.state.state import GameState


def brought(g: GameState, seat: int, space: Space) -> list[Said]:
    """What a visit would bring the seat now, where that is not what the space says."""
    said = [*_within_means(g, seat, space), *_harvested(g, seat, space)]
    for card in _cards(g, seat, space):
        said += _with_card(g, seat, space, card)
    return [*said, *_by_leader(g, seat, space), *_from_supply(g, seat, space), *_besides(g, seat, space)]


def _cards(g: GameState, seat: int, space: Space) -> list[Card]:
    """The card that sends the Agent, or two grafted ones as one, else those in hand that reach the space."""
    if g.turn.card != NOBODY:
        return [g.sender()]
    held = [g.rules.cards[number] for number in sorted(set(g.players[seat].hand))]
    return [card for card in held if card.moves_any_agent or (reach_of(g, seat, card) >> space.number) & 1]


def _within_means(g: GameState, seat: int, space: Space) -> list[Said]:
    """Of a cost with several sizes the largest that can be paid."""
    if space.cost is None:
        return []
    source = g.rules.first_space + space.number
    payable = [size for size in space.cost.children() if size.obstacle(g, seat, source) is None]
    return [Said("now-within_means", effect=Effect(payable[-1], bare=True))] if len(payable) > 1 else []


def _harvested(g: GameState, seat: int, space: Space) -> list[Said]:
    """The spice of a Maker space, where it is not the base spice alone."""
    if space.maker == 0:
        return []
    n = int(harvest(g, seat, space.maker, space.maker_index))
    return [] if n == space.maker else [Said("now-harvest", n=n)]


def _with_card(g: GameState, seat: int, space: Space, card: Card) -> list[Said]:
    """What a card makes of the visit that it is played for (B-65, B-137, R-195)."""
    name = sender(g.rules, card.parts)
    said: list[Said] = []
    if space.track is not None and card.visit_influence > 1:
        said.append(Said("now-with-influence", card=name, n=int(card.visit_influence)))
    if space.maker > 0 and card.harvest_factor > 1:
        n = int(harvest(g, seat, space.maker * card.harvest_factor, space.maker_index))
        said.append(Said("now-with-harvest", card=name, n=n))
    if card.discount_space == space.number and g.turn.card == NOBODY:
        _, spice, _ = space_cost(g, seat, space)
        said.append(Said("now-with-discount", card=name, n=max(0, int(spice - card.discount))))
    return said


def _by_leader(g: GameState, seat: int, space: Space) -> Iterator[Said]:
    leader = g.players[seat].leader
    assert leader is not None
    if leader.visit is not None and (leader.visit_icons >> space.icon) & 1:
        yield Said("now-step-leader", effect=Effect(leader.visit))
    if leader.solari_bonus > 0 and any(_gives_solari(effect) for effect in space.effects):
        yield Said("now-solari_bonus", n=int(leader.solari_bonus))


def _gives_solari(node: Node) -> bool:
    return (isinstance(node, Gain) and node.solari > 0) or any(_gives_solari(part) for part in node.children())


def _from_supply(g: GameState, seat: int, space: Space) -> list[Said]:
    """That the supply has fewer troops than the space recruits (B-47)."""
    wanted = sum(int(effect.n) for effect in space.effects if isinstance(effect, Recruit))
    left = int(g.army(seat).supply)
    return [Said("now-supply", n=left)] if left < wanted else []


def _besides(g: GameState, seat: int, space: Space) -> Iterator[Said]:
    """What comes from elsewhere: contracts that the visit completes (R-298), the bonus of who controls it (B-72)."""
    for number in g.players[seat].contracts:
        contract = g.rules.contracts[number]
        if contract.space == space.number:
            yield Said("now-contract", name=Name("contract", contract.id), effect=Effect(contract.reward))
    if space.control is None:
        return
    holder = int(controller(g, space.number))
    if holder == seat:
        yield Said("now-control-own", effect=Effect(space.control))
    elif holder != NOBODY and g.gathers(holder):
        yield Said("now-control", who=Seat(holder), effect=Effect(space.control))
