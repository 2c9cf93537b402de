"""What effects and cards are worth, in Solari, seen without a position: the greedy bot's price list.

An effect says itself what it is worth (Node.price), each of its `n` where it has one; PRICES are the others, whose
worth is that of what they are made of.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from landsraad.engine.base import influence, resources, troops
from landsraad.engine.course import acquiring, combat, rivals, spaces
from landsraad.engine.machine import compose
from landsraad.engine.machine.node import Arrow, Node
from landsraad.engine.machine.prices import DRAWN_CARD, INFLUENCE_STEP, PERSUASION, SOLARI, SPICE, TROOP, WATER
from landsraad.engine.state.definitions import Card, Conflict, Tech
from landsraad.engine.teams import sharing
from landsraad.engine.uprising import contracts

AGENT_ICON: Final = 0.35
AGENT_BOX: Final = 3.0  # of another card, whichever that will be
THROUGH_ENEMIES: Final = 1.0  # what it is worth that enemy Agents do not block
USUALLY: Final = 0.5  # how often the condition of an effect holds
PLAIN_CARD: Final = 2.2  # what a card must be worth to be no ballast in a deck


def worth(node: Node) -> float:
    """What an effect is worth to the one who gets it."""
    price = PRICES.get(type(node))
    return price(node) if price is not None else node.price * float(getattr(node, "n", 1))


def card_worth(card: Card) -> float:
    """How much better a deck is with this card: above 0 for cards worth having, below 0 for ballast."""
    lines = _sum(card.agent) + 0.9 * _sum(card.reveal)
    icons = int(card.icons).bit_count() * AGENT_ICON
    special = INFLUENCE_STEP * int(card.visit_influence - 1) + SPICE * int(card.harvest_factor - 1)
    return lines + icons + special + (4.0 if card.moves_any_agent else 0.0) - PLAIN_CARD + _beside_others(card)


def _beside_others(card: Card) -> float:
    """What a card is worth by the card that it is grafted to, and by what lies on the table."""
    icons = sum([int(extra.icons).bit_count() for extra in card.extras])
    boxes = AGENT_BOX * (int(card.copies_partner) + int(card.grafts_to_row)) + DRAWN_CARD * int(card.returns_partner)
    return USUALLY * AGENT_ICON * icons + boxes + THROUGH_ENEMIES * int(card.ignores_enemies)


def _sum(nodes: Sequence[Node | None]) -> float:
    return sum([worth(node) for node in nodes if node is not None], 0.0)


def tile_worth(tile: Tech) -> float:
    """What owning a tech tile is worth for the rest of a game of usual length."""
    price = 2.5 * (_sum([tile.flip, tile.round_start]) + _sum(tile.reveal)) + _sum([tile.endgame, tile.when_won])
    return price + 2.0 * (tile.to_deck + tile.transports + tile.wins_ties + 2 * tile.scuttles)


def reward_worth(conflict: Conflict, place: int) -> float:
    """What the reward for a place in a Conflict is worth; 0 for no place."""
    if place == 0:
        return 0.0
    return worth((conflict.first, conflict.second, conflict.third)[place - 1])


def _resources(node: resources.Gain | resources.Pay) -> float:
    return SOLARI * int(node.solari) + SPICE * int(node.spice) + WATER * int(node.water)


def _choose(node: compose.Choose) -> float:
    return sum(sorted((worth(option) for option in node.options), reverse=True)[: node.count])


def _usually(node: compose.When | combat.IfWon) -> float:
    return USUALLY * worth(node.effect)


def _inner(node: compose.May | compose.Waits | rivals.Always) -> float:
    return max(0.0, worth(node.effect))


def _hurt(node: compose.EachOpponent | compose.OneOpponent) -> float:
    return -0.7 * worth(node.effect)


# The functions take the class that they stand beside; Any, because a dictionary cannot say so.
PRICES: Final[dict[type[Node], Callable[[Any], float]]] = {
    Arrow: lambda node: max(0.0, 0.8 * (worth(node.effect) + worth(node.cost))),
    compose.Both: lambda node: sum(worth(effect) for effect in node.effects),
    compose.All: lambda node: sum(worth(cost) for cost in node.costs),
    compose.Lines: lambda node: sum(worth(line) for line in node.lines),
    compose.Choose: _choose,
    compose.Either: lambda node: (worth(node.effect) + worth(node.otherwise)) / 2,
    compose.When: _usually,
    combat.IfWon: _usually,
    compose.May: _inner,
    compose.AtReveal: _inner,
    compose.OnceDeployed: _inner,
    rivals.Always: _inner,
    sharing.EachOfTeam: lambda node: 3.0 * worth(node.effect),
    sharing.EachAlly: lambda node: 2.0 * worth(node.effect),
    sharing.ForAlly: lambda node: worth(node.effect),
    sharing.PayTogether: lambda node: max(0.0, worth(node.effect) - SPICE * int(node.n) / 2),
    compose.EachOpponent: _hurt,
    compose.OneOpponent: _hurt,
    resources.Gain: _resources,
    contracts.SolariInstead: _resources,
    resources.Pay: lambda node: -_resources(node),
    spaces.Harvest: lambda node: SPICE * int(node.base),
    acquiring.AcquireUpTo: lambda node: PERSUASION * int(node.most),
    troops.RetreatTroops: lambda node: -0.5 * TROOP * int(node.least),
    influence.LoseInfluenceAny: lambda node: -INFLUENCE_STEP,  # priced for one of them
}
