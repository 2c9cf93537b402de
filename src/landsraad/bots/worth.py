"""What effects and cards are worth, in Solari, seen without a position: the greedy bot's price list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landsraad.engine import (
    acquiring,
    agents,
    cards,
    combat,
    compose,
    contracts,
    dreadnoughts,
    hagal,
    influence,
    intrigue,
    resources,
    sandworms,
    shipping,
    sides,
    spaces,
    spies,
    tech,
    troops,
    trophies,
    units,
)
from landsraad.engine.definitions import Card, Conflict, Tech
from landsraad.engine.node import Arrow, Node

SOLARI: Final = 1.0
SPICE: Final = 1.4
WATER: Final = 1.8
TROOP: Final = 1.5
SWORD: Final = 0.9
PERSUASION: Final = 1.1
DRAWN_CARD: Final = 1.6
INTRIGUE_CARD: Final = 2.5
INFLUENCE_STEP: Final = 3.0
TRASHING: Final = 1.5
VICTORY_POINT: Final = 12.0
CONTROL: Final = 3.0
MENTAT: Final = 3.0
FREIGHTER_MOVE: Final = 2.5
DREADNOUGHT: Final = 6.0
TECH_TILE: Final = 4.0  # beyond what it costs
SPY: Final = 1.8
SANDWORM: Final = 6.0
MAKER_HOOKS: Final = 4.0
CONTRACT: Final = 2.5
BATTLE_ICON: Final = 3.0  # a card won whose icon is still to be paired
AGENT_ICON: Final = 0.35
USUALLY: Final = 0.5  # how often the condition of an effect holds
PLAIN_CARD: Final = 2.2  # what a card must be worth to be no ballast in a deck

Price = Callable[..., float]
_PRICES: Final[dict[type[Node], Price]] = {}


def worth(node: Node) -> float:
    """What an effect is worth to the one who gets it."""
    return float(_PRICES[type(node)](node))


def card_worth(card: Card) -> float:
    """How much better a deck is with this card: above 0 for cards worth having, below 0 for ballast."""
    lines = sum(worth(node) for node in card.agent) + 0.9 * sum(worth(node) for node in card.reveal)
    icons = int(card.icons).bit_count() * AGENT_ICON
    special = INFLUENCE_STEP * int(card.visit_influence - 1) + SPICE * int(card.harvest_factor - 1)
    return lines + icons + special + (4.0 if card.moves_any_agent else 0.0) - PLAIN_CARD


def acquiring_worth(card: Card) -> float:
    """What acquiring a card gives at once."""
    return 0.0 if card.acquire is None else worth(card.acquire)


def tile_worth(tile: Tech) -> float:
    """What owning a tech tile is worth for the rest of a game of usual length."""
    each_round = [tile.flip, tile.round_start]
    price = sum(2.5 * worth(node) for node in each_round if node is not None)
    price += sum(2.5 * worth(node) for node in tile.reveal)
    price += sum(worth(node) for node in (tile.endgame, tile.when_won) if node is not None)
    return price + 2.0 * (tile.to_deck + tile.transports + tile.wins_ties + 2 * tile.scuttles)


def reward_worth(conflict: Conflict, place: int) -> float:
    """What the reward for a place in a Conflict is worth; 0 for no place."""
    if place == 0:
        return 0.0
    return worth((conflict.first, conflict.second, conflict.third)[place - 1])


def _price(*types: type[Node]) -> Callable[[Price], Price]:
    def register(function: Price) -> Price:
        for node_type in types:
            _PRICES[node_type] = function
        return function

    return register


def _fixed(price: float, *types: type[Node]) -> None:
    for node_type in types:
        _PRICES[node_type] = lambda node: price


def _each(price: float, *types: type[Node]) -> None:
    for node_type in types:
        _PRICES[node_type] = lambda node: price * float(getattr(node, "n"))  # noqa: B009 - each has its own class


_each(PERSUASION, resources.Persuasion)
_each(SWORD, resources.Swords)
_each(VICTORY_POINT, resources.VictoryPoints)
_each(DRAWN_CARD, cards.Draw)
_each(-DRAWN_CARD, cards.Discard)
_each(INTRIGUE_CARD, intrigue.DrawIntrigue)
_each(INFLUENCE_STEP, influence.GainInfluence, influence.GainInfluenceAny)
_each(TROOP, troops.Recruit, troops.RecruitAndDeploy, troops.DeployFromSupply)
_each(-TROOP, troops.LoseGarrison, troops.LoseDeployed)
_each(2.0 * PERSUASION, cards.PersuasionPerCard)
_each(0.5, acquiring.Discount)
_fixed(TRASHING, cards.TrashCard)
_fixed(-INFLUENCE_STEP, influence.LoseInfluenceAny)
_fixed(2.0 * INFLUENCE_STEP, influence.TurnUpTokens)
_fixed(
    1.0, troops.Deploy, intrigue.StealIntrigue, acquiring.SetAside, cards.TakeFromDiscard, acquiring.AcquiresToChoice
)
_fixed(0.3, troops.Retreat, cards.ShuffleDiscardIn)
_fixed(DRAWN_CARD, cards.LookAtTop, agents.RecallAgent, agents.AddIcons, agents.IgnoreEnemies, agents.MarkSpace)
_fixed(CONTROL, spaces.TakeControl)
_fixed(MENTAT, spaces.TakeMentat, spaces.PromiseMentat)
_fixed(8.0, spaces.TakeCouncilSeat, spaces.GainSwordmaster)
_fixed(2.0, cards.UseSignet, acquiring.AcquireReserve)
_fixed(0.0, agents.MayPass)
_fixed(0.5, cards.TrashThis)
# Rise of Ix
_each(2.0 * SWORD, dreadnoughts.SwordsPerDreadnought)
_each(INFLUENCE_STEP, influence.InfluenceOfTrack)
_each(TROOP, shipping.RecruitFromTrack)
_each(-TROOP, units.RetreatUnits)
_fixed(FREIGHTER_MOVE, shipping.MoveFreighter)
_fixed(5.0 * SOLARI, shipping.Dividends)
_fixed(DREADNOUGHT, dreadnoughts.Commission)
_fixed(-2.0, dreadnoughts.RetreatOneDreadnought)
_fixed(TECH_TILE, tech.AcquireTech)
_fixed(1.2, tech.Negotiate, resources.SwordsPerSwordCard, intrigue.ReturnIntrigue, units.ForceRetreats)
_fixed(-TECH_TILE / 2, tech.TrashThisTile)
_fixed(-TROOP, troops.LoseGarrisonTroop)
_fixed(2.0, units.DeployUnits)
_fixed(INFLUENCE_STEP, influence.InfluenceWhereAgents, influence.InfluenceOfVisit)
_fixed(2.5, influence.TrackBonus)
_fixed(3.0, agents.TakeExtraTurn)
_fixed(0.0, agents.SetAhead)
_fixed(TECH_TILE, hagal.RivalTech)


# Uprising
_each(-SPY, spies.RecallSpies)
_each(SANDWORM, sandworms.SummonSandworms)
_fixed(SPY, spies.PlaceSpy)
_fixed(INFLUENCE_STEP, spies.InfluenceWhereSpies)
_fixed(2.0 * INFLUENCE_STEP, influence.GainInfluencePair)
_fixed(MAKER_HOOKS, sandworms.TakeHooks)
_fixed(1.0, sandworms.DestroyWall, cards.DrawPerSandworm, cards.ReturnThis, sides.RepeatSpace, sides.Remember)
_fixed(CONTRACT, contracts.TakeContract)
_fixed(2.0 * PERSUASION, contracts.PersuasionPerContract)
_fixed(2.0 * SWORD, cards.SwordsPerRevealed)
_fixed(2.0, cards.SortTop, acquiring.RecruitPerCard, sides.Train, sides.RecallMemories)
_fixed(4.0, acquiring.AcquireForSolari)
_fixed(TRASHING, cards.TrashFromHand)
_fixed(-1.0, cards.TrashOfFaction)
_fixed(-0.6 * INTRIGUE_CARD, intrigue.TrashIntrigue)
_fixed(-BATTLE_ICON, trophies.FlipTrophy)


@_price(troops.RetreatTroops)
def _retreat_troops(node: troops.RetreatTroops) -> float:
    return -0.5 * TROOP * int(node.least)


@_price(compose.Either)
def _either(node: compose.Either) -> float:
    return (worth(node.effect) + worth(node.otherwise)) / 2


@_price(compose.Lines)
def _lines(node: compose.Lines) -> float:
    return sum(worth(line) for line in node.lines)


def _resources(solari: int, spice: int, water: int) -> float:
    return SOLARI * solari + SPICE * spice + WATER * water


@_price(resources.Gain, contracts.SolariInstead)
def _gain(node: resources.Gain) -> float:
    return _resources(int(node.solari), int(node.spice), int(node.water))


@_price(resources.Pay)
def _pay(node: resources.Pay) -> float:
    return -_resources(int(node.solari), int(node.spice), int(node.water))


@_price(spaces.Harvest)
def _harvest(node: spaces.Harvest) -> float:
    return SPICE * int(node.base)


@_price(acquiring.AcquireUpTo)
def _acquire_up_to(node: acquiring.AcquireUpTo) -> float:
    return PERSUASION * int(node.most)


@_price(compose.Both)
def _both(node: compose.Both) -> float:
    return sum(worth(effect) for effect in node.effects)


@_price(compose.All)
def _all(node: compose.All) -> float:
    return sum(worth(cost) for cost in node.costs)


@_price(compose.Choose)
def _choose(node: compose.Choose) -> float:
    return sum(sorted((worth(option) for option in node.options), reverse=True)[: node.count])


@_price(compose.When)
def _when(node: compose.When) -> float:
    return USUALLY * worth(node.effect)


@_price(combat.IfWon)
def _if_won(node: combat.IfWon) -> float:
    return USUALLY * worth(node.effect)


@_price(compose.May, compose.AtReveal, compose.OnceDeployed, hagal.Always)
def _inner(node: compose.May | compose.AtReveal | compose.OnceDeployed | hagal.Always) -> float:
    return max(0.0, worth(node.effect))


@_price(compose.EachOpponent, compose.OneOpponent)
def _hurt(node: compose.EachOpponent | compose.OneOpponent) -> float:
    return -0.7 * worth(node.effect)


@_price(Arrow)
def _arrow(node: Arrow) -> float:
    return max(0.0, 0.8 * (worth(node.effect) + worth(node.cost)))
