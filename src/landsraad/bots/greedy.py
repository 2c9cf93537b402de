"""A bot that plays each decision for the best position that it can see at the end of it.

It looks as far as its own choices follow from one another (which card, where to, what to pay, which faction) and
prices the position that comes of them; it does not look into what opponents will do. What it cannot see it draws at
random (View.determinize).
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from landsraad.bots import worth
from landsraad.engine.course.combat import SEATS_WITH_THIRD_PLACE, places, ranks
from landsraad.engine.course.endgame import side, side_standing
from landsraad.engine.course.reveal import BONUS_SWORDS
from landsraad.engine.course.tray import plain_rows, row_action
from landsraad.engine.machine import actions, prices
from landsraad.engine.machine.advance import take
from landsraad.engine.machine.rng import Rng, seeded
from landsraad.engine.machine.terms import COMBAT, ENDGAME, NOBODY, WILD
from landsraad.engine.state.definitions import Card, Conflict
from landsraad.engine.state.rules import Rules
from landsraad.engine.state.state import GameState, PlayerState
from landsraad.engine.uprising.trophies import battle_icon
from landsraad.engine.view import View

ROUNDS: Final = 9  # how long games usually last
MENUS: Final = ("turn", "agent_effects", "reveal_effects", "combat", "when_won", "endgame")
BEFORE_MENUS: Final = ("activate_ally",)  # what is chosen for the sake of the list that follows
# What a cube on each space of an Influence track promises, beyond the VP that it has scored.
TRACK_WORTH: Final = (0.0, 3.0, 3.0, 5.5, 5.0, 5.6, 6.0)
ALLIANCE_RISK: Final = 2.0  # a token that an opponent can take by one step
UNUSED_AGENT: Final = 2.5
FREIGHTER_LEVELS: Final = (0.0, 2.5, 6.0, 8.5)  # what a freighter promises on each level
SWORDMASTER: Final = 2.2  # a round
COUNCIL_SEAT: Final = 1.8  # a round
HIDDEN_CARD_SWORDS: Final = 0.7  # swords that an unseen card in hand brings on average
REINFORCEMENT: Final = 1.6  # strength that an Agent not yet sent brings on average
ODDS_SPREAD: Final = 2.2  # how uncertain the final strengths are
WALL_GONE: Final = 1.5  # for a player with Maker Hooks
WALL_GONE_FOR_OTHERS: Final = 0.6  # for each opponent with Maker Hooks
SPY_ALONE: Final = 0.6  # of the worth of a spy on a post next to spaces that no own card reaches
SPY_SERVING: Final = 1.2  # of it besides, were they reached by every own card
CONTRACT_HELD: Final = 0.25  # of the reward of a contract that is still to be completed and that no own card serves
CONTRACT_SERVED: Final = 1.2  # of it besides, were it served by every own card
CONTRACT_MOST: Final = 0.8  # of it altogether
CONTRACT_DONE: Final = 0.7  # beyond its reward: cards count completed contracts
FALLING_BEHIND: Final = 0.25  # how much an opponent's VP count against one's own
TEAMMATE: Final = 0.9  # of what a teammate has, to a seat of the same team
WON: Final = 100.0  # a game won: more than all that a game going on would still promise
DEPTH: Final = 6  # choices that follow from one another


class GreedyBot:
    """Chooses the action that leads to the position with the highest price."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seeded(f"greedy bot {seed}"))

    def choose(self, view: View) -> int:
        """The best option, as far as the bot can see; the first one among equals."""
        if len(view.options) == 1:
            return view.options[0]
        g = view.determinize(self._rng)
        menus = 2 if g.stack[-1].node.asks() in BEFORE_MENUS else 1
        best = -math.inf
        choice = view.options[0]
        for option in worthwhile(g, view.options):
            after = g.copy()
            take(after, option)
            value = best_value(after, view.seat, DEPTH, menus)
            if value > best:
                best = value
                choice = option
        return choice


def worthwhile(g: GameState, options: list[int]) -> list[int]:
    """The options without those that all plain rows together stand for, in the order that decides between equals.

    The end of the turn comes first, and the Ally for whom a Commander acted last comes after the other one.
    """
    catalogue = g.rules.actions
    kept = options
    if catalogue.action(actions.TAKE_PLAIN) in options:
        plain = [row_action(g, row) for row in plain_rows(g, g.decider())]
        kept = [option for option in options if option not in plain]
    ally = g.players[g.decider()].ally
    served = NOBODY if ally == NOBODY else catalogue.first[actions.ACTIVATE] + ally
    return sorted(kept, key=lambda option: (catalogue.family[option] != actions.END_TURN, option == served))


def best_value(g: GameState, seat: int, depth: int, menus: int) -> float:
    """The price of the best position that the seat can reach by the choices that follow from its last one.

    depth  how many choices may still be looked at, menus: how many lists of what is left to do in the turn
    """
    asked = g.decider()
    if asked != seat or depth == 0:
        return position_price(g, seat)
    in_menu = g.stack[-1].node.asks() in MENUS
    if in_menu and menus == 0:
        return position_price(g, seat)
    best = position_price(g, seat) if in_menu else -math.inf
    for option in worthwhile(g, g.options):
        after = g.copy()
        take(after, option)
        best = max(best, best_value(after, seat, depth - 1, menus - 1 if in_menu else menus))
    return best


def position_price(g: GameState, seat: int) -> float:
    """What a position is worth to a seat, in Solari."""
    rounds_left = max(0, min(ROUNDS - int(g.round), len(g.conflict_deck)))
    if any(player.vp >= 10 for player in g.players):
        rounds_left = 0
    behind = max(side_vp(g, other) for other in range(len(g.players)) if g.opposes(seat, other))
    price = prices.VICTORY_POINT * side_vp(g, seat) - FALLING_BEHIND * prices.VICTORY_POINT * behind
    if g.phase == ENDGAME or g.over:
        return price + 0.01 * supply_price(g.players[seat]) + (WON if is_ahead(g, seat) else 0.0)
    price += stock_price(g, seat, rounds_left)
    price += standing_price(g, seat, rounds_left)
    price += deck_price(g, g.players[seat], rounds_left)
    price += conflict_price(g, seat)
    price += round_price(g, seat)
    return price + TEAMMATE * sum(open_price(g, mate, rounds_left) for mate in g.teammates(seat))


def side_vp(g: GameState, seat: int) -> float:
    """The Victory Points of a seat, with teams those of all its players."""
    return float(sum(g.players[mate].vp for mate in side(g, seat)))


def open_price(g: GameState, seat: int, rounds_left: int) -> float:
    """What a seat has beside its cards and what it can still do: what comes to a teammate is worth something too."""
    return stock_price(g, seat, rounds_left) + standing_price(g, seat, rounds_left) + conflict_price(g, seat)


def stock_price(g: GameState, seat: int, rounds_left: int) -> float:
    """A seat's supply: it is worth little when the rounds to spend it in run out."""
    return (0.15 + 0.85 * min(1.0, rounds_left / 3)) * supply_price(g.players[seat])


def is_ahead(g: GameState, seat: int) -> bool:
    """Would the seat, or its team, win if nothing else came?"""
    own = side_standing(g, seat)
    return all(own > side_standing(g, other) for other in range(len(g.players)) if g.opposes(seat, other))


def supply_price(player: PlayerState) -> float:
    """Resources, units at home, Intrigue cards, the freighter and negotiators."""
    return (
        float(player.solari) * prices.SOLARI
        + float(player.dreadnoughts_home) * prices.DREADNOUGHT
        + FREIGHTER_LEVELS[int(player.freighter)]
        + float(player.negotiators) * prices.SPICE
        + float(player.spice) * prices.SPICE
        + min(float(player.water), 3.0) * prices.WATER
        + max(0.0, float(player.water) - 3.0) * 0.5
        + math.sqrt(float(player.garrison)) * 2.0 * prices.TROOP
        + len(player.intrigue) * prices.INTRIGUE_CARD
        + float(player.memories) * prices.DRAWN_CARD
    )


def standing_price(g: GameState, seat: int, rounds_left: int) -> float:
    """Influence, alliances, the Swordmaster, the seat on the High Council and controlled spaces."""
    player = g.players[seat]
    pace = min(1.0, (rounds_left + 1) / 4)
    price = 0.0
    for faction in range(len(g.rules.factions)):
        own = int(player.influence_of(faction))
        price += TRACK_WORTH[own] * pace
        if g.alliances[faction] == seat:
            rivals = [int(other.influence_of(faction)) for other in g.players if other is not player]
            if max(rivals) >= own:
                price -= ALLIANCE_RISK * pace
    if player.swordmaster:
        price += SWORDMASTER * rounds_left if g.rules.teams is None else prices.EXTRA_AGENT
    if player.swordmaster_bonus:
        price += BONUS_SWORDS * prices.SWORD * rounds_left
    if player.council:
        price += COUNCIL_SEAT * rounds_left
    if g.mentat_promised == seat:
        price += prices.EXTRA_AGENT
    if g.rules.objectives:
        price += pace * uprising_price(g, seat)
    tiles = _tile_prices(g.rules)
    price += pace * sum(tiles[tile] for tile in player.tech)
    return price + 0.5 * rounds_left * g.control.count(seat) + prices.DREADNOUGHT * g.warships.count(seat)


def uprising_price(g: GameState, seat: int) -> float:
    """Spies, Maker Hooks, contracts, and the won cards whose icons are still to be paired."""
    player = g.players[seat]
    price = CONTRACT_DONE * len(player.contracts_done) + prices.BATTLE_ICON * len(player.trophies)
    if player.hooks:
        price += prices.MAKER_HOOKS + (0.0 if g.wall else WALL_GONE)
    if not g.wall:
        hooked = sum(g.players[other].hooks for other in range(len(g.players)) if g.opposes(seat, other))
        price -= WALL_GONE_FOR_OTHERS * hooked
    if player.spies or player.contracts:
        price += serving_price(g, player)
    return price


def serving_price(g: GameState, player: PlayerState) -> float:
    """Spies and open contracts: the more of the own cards reach their spaces, the more they are worth."""
    reaches = _reaches(g.rules)
    own = [reaches[card] for card in owned_cards(player)]
    price = 0.0
    for post in g.rules.posts:
        if (player.spies >> post.number) & 1:
            price += prices.SPY * (SPY_ALONE + SPY_SERVING * _share(own, int(post.bits)))
    rewards = _contract_prices(g.rules)
    tasks = _contract_spaces(g.rules)
    for contract in player.contracts:
        served = CONTRACT_HELD + CONTRACT_SERVED * _share(own, tasks[contract])
        price += rewards[contract] * min(CONTRACT_MOST, served)
    return price


def _share(reaches: list[int], spaces: int) -> float:
    """How many of some cards reach one of some spaces, as a share of all."""
    return sum(1 for reach in reaches if reach & spaces) / max(1, len(reaches))


def owned_cards(player: PlayerState) -> tuple[int, ...]:
    """All cards of a seat's deck, wherever they lie."""
    return player.deck + player.discard + player.in_play + player.revealed + player.hand


def deck_price(g: GameState, player: PlayerState, rounds_left: int) -> float:
    """The quality of the cards that the seat owns; it tells only while there are rounds to draw them in."""
    prices = _card_prices(g.rules)
    owned = owned_cards(player)
    total = sum(prices[card] for card in owned)
    return total * min(rounds_left, 6) / 9 * (10 / max(10, len(owned))) + 0.3 * total


def round_price(g: GameState, seat: int) -> float:
    """What the seat can still do this round: Agents not sent, cards not revealed, Persuasion not spent."""
    player = g.players[seat]
    price = float(player.persuasion) * 0.3
    if not player.has_revealed():
        reveals = _reveal_prices(g.rules)
        price += sum(reveals[card] for card in player.hand)
        price += UNUSED_AGENT * min(float(player.agents), len(player.hand))
        if player.council:
            price += 2 * prices.PERSUASION
        price += sum(2 * prices.PERSUASION for card in player.face_up)
    return price


def conflict_price(g: GameState, seat: int) -> float:
    """The reward that the seat can expect from this round's Conflict, less the troops that it costs."""
    player = g.players[seat]
    kept = 0.8 * prices.DREADNOUGHT * float(player.dreadnoughts_conflict)  # dreadnoughts come back
    if player.units_in_conflict() == 0:
        return 0.0
    conflict = g.rules.conflicts[g.conflict]
    rewards = _rewards(g.rules, conflict)
    if player.sandworms > 0:
        rewards = [2 * reward for reward in rewards]
    if conflict.battle_icon != NOBODY:
        rewards = [rewards[0], rewards[1] + icon_price(g, player, conflict), *rewards[2:]]
    if g.phase == COMBAT:
        return kept + rewards[places(ranks(g))[seat]]
    own = expected_strength(g, seat)
    ahead = [
        1.0 / (1.0 + math.exp((own - expected_strength(g, other)) / ODDS_SPREAD))
        for other in range(len(g.players))
        if other != seat
    ]
    first = math.prod(1.0 - odds for odds in ahead)
    exactly_one = sum(
        odds * math.prod(1.0 - rest for j, rest in enumerate(ahead) if j != i) for i, odds in enumerate(ahead)
    )
    third = max(0.0, 1.0 - first - exactly_one) if len(g.players) >= SEATS_WITH_THIRD_PLACE else 0.0
    return kept + first * rewards[1] + exactly_one * rewards[2] + 0.5 * third * rewards[3]


def icon_price(g: GameState, player: PlayerState, conflict: Conflict) -> float:
    """What the battle icon of a Conflict card is worth: a VP where it makes a pair at once."""
    paired = conflict.battle_icon != WILD and any(
        battle_icon(g, card) == conflict.battle_icon for card in player.trophies
    )
    return prices.VICTORY_POINT - prices.BATTLE_ICON if paired else prices.BATTLE_ICON


def expected_strength(g: GameState, seat: int) -> float:
    """The strength that a seat will probably have; 0 where it has no troops and no Agent to bring any."""
    player = g.players[seat]
    strength = float(player.strength())
    away = player.units_in_conflict() == 0
    if player.has_revealed() or (away and (player.agents == 0 or player.garrison == 0)):
        return strength
    if not away:
        strength += HIDDEN_CARD_SWORDS * len(player.hand)
    return strength + REINFORCEMENT * float(player.agents) * (0.6 if away else 1.0)


@cache
def _card_prices(rules: Rules) -> list[float]:
    return [worth.card_worth(card) for card in rules.cards]


@cache
def _contract_prices(rules: Rules) -> list[float]:
    return [worth.worth(contract.reward) for contract in rules.contracts]


@cache
def _contract_spaces(rules: Rules) -> list[int]:
    """By contract, the bit set of the spaces to which an Agent is sent for it."""
    makers = sum(1 << int(space.number) for space in rules.makers)
    return [
        makers if contract.harvest > 0 else 0 if contract.space == NOBODY else 1 << int(contract.space)
        for contract in rules.contracts
    ]


@cache
def _reaches(rules: Rules) -> list[int]:
    return [int(card.reach) for card in rules.cards]


@cache
def _tile_prices(rules: Rules) -> list[float]:
    return [worth.tile_worth(tile) for tile in rules.tech]


@cache
def _reveal_prices(rules: Rules) -> list[float]:
    return [_reveal_price(card) for card in rules.cards]


def _reveal_price(card: Card) -> float:
    return sum(worth.worth(node) for node in card.reveal)


@cache
def _rewards(rules: Rules, conflict: Conflict) -> list[float]:
    return [worth.reward_worth(conflict, place) for place in range(4)]
