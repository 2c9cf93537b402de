"""What a position is worth to a seat, in Solari: as far as its own things tell, and what its Conflict promises."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from landsraad.bots import worth
from landsraad.engine.course.combat import SEATS_WITH_THIRD_PLACE, places, ranks
from landsraad.engine.course.endgame import side_standing
from landsraad.engine.course.reveal import BONUS_SWORDS
from landsraad.engine.course.rounds import vp_to_end
from landsraad.engine.machine import prices
from landsraad.engine.machine.terms import COMBAT, ENDGAME, NOBODY, WILD
from landsraad.engine.state.definitions import Conflict, Contract, Intrigue
from landsraad.engine.state.rules import Rules
from landsraad.engine.state.state import GameState, PlayerState
from landsraad.engine.uprising.trophies import battle_icon

if TYPE_CHECKING:
    from mypy_extensions import i64

ROUNDS: Final = 9  # how long games usually last
# What a cube on each space of an Influence track promises, beyond the VP that it has scored.
TRACK_WORTH: Final = [0.0, 3.0, 3.0, 5.5, 5.0, 5.6, 6.0]
# The same of a token on each space of the Tleilaxu track, and of one in each column of the research track.
TLEILAXU_WORTH: Final = [0.0, 3.0, 5.5, 9.0, 2.5, 5.0, 8.0, 0.0]
RESEARCH_WORTH: Final = [0.0, 0.3, 0.6, 1.0, 2.2, 2.4, 2.6, 2.9, 4.0]
SPICE_FOR_THE_FIRST: Final = 0.15  # of the spice on the Tleilaxu track, for each step that a token has taken towards it
SPECIMEN_HELD: Final = 0.2
SPECIMENS_SPENT: Final = 0.8  # of what the best card brings that specimens pay for, until the Reveal turn
AS_PERSUASION: Final = 1.5  # what a card costs that a specimen pays for
ATOMICS: Final = 2.0
POOR_ROW: Final = 1.5  # an Imperium Row is poor where no card that a seat could acquire is worth more
ALLIANCE_RISK: Final = 2.0  # a token that an opponent can take by one step
UNUSED_AGENT: Final = 2.5
FREIGHTER_LEVELS: Final = [0.0, 2.5, 6.0, 8.5]  # what a freighter promises on each level
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


class PriceList:
    """What the things of a game are worth, seen without a position: a number for each, in the order of the rules.

    cards      how much better a deck is with the card
    reveals    what revealing it brings
    reaches    the bit set of the spaces to which it sends an Agent
    costs      in Persuasion, also of those that specimens pay for; 0 of those with which a game begins
    contracts  the rewards
    tasks      by contract, the bit set of the spaces to which an Agent is sent for it
    tiles      the tech tiles
    rewards    of each Conflict card for no place and for the first to the third
    reclaimed  what is paid for with specimens and stays where it lies
    """

    def __init__(self, rules: Rules) -> None:
        self.cards = [worth.card_worth(card) for card in rules.cards]
        self.reveals = [sum([worth.worth(node) for node in card.reveal], 0.0) for card in rules.cards]
        self.reaches = [int(card.reach) for card in rules.cards]
        self.contracts = [worth.worth(contract.reward) for contract in rules.contracts]
        self.tasks = [_task(rules, contract) for contract in rules.contracts]
        self.costs = [max(0.0, float(card.cost)) + AS_PERSUASION * float(card.specimens) for card in rules.cards]
        self.intrigue = [_timed(card) for card in rules.intrigue]
        self.tiles = [worth.tile_worth(tile) for tile in rules.tech]
        self.rewards = [[worth.reward_worth(conflict, place) for place in range(4)] for conflict in rules.conflicts]
        self.reclaimed = [0.0 if card.acquire is None else worth.worth(card.acquire) for card in rules.reclaimed]


def _timed(card: Intrigue) -> list[float]:
    effects = (card.plot, card.combat, card.endgame)
    return [0.0 if effect is None else worth.worth(effect) for effect in effects]


def price_list(rules: Rules) -> PriceList:
    """The price list of a game's rules."""
    if rules not in _LISTS:
        _LISTS[rules] = PriceList(rules)
    return _LISTS[rules]


_LISTS: Final[dict[Rules, PriceList]] = {}


def _task(rules: Rules, contract: Contract) -> int:
    if contract.harvest > 0:
        return sum([1 << int(space.number) for space in rules.makers])
    return 0 if contract.space == NOBODY else 1 << int(contract.space)


def position_price(g: GameState, seat: i64) -> float:
    """What a position is worth to a seat, in Solari."""
    listed = price_list(g.rules)
    rounds = rounds_left(g)
    behind = -math.inf
    for other in range(len(g.players)):
        if g.opposes(seat, other):
            behind = max(behind, side_vp(g, other))
    price = prices.VICTORY_POINT * side_vp(g, seat) - FALLING_BEHIND * prices.VICTORY_POINT * behind
    if g.phase == ENDGAME or g.over:
        return price + 0.01 * supply_price(g.players[seat]) + (WON if is_ahead(g, seat) else 0.0)
    price += stock_price(g, seat, rounds)
    price += standing_price(g, listed, seat, rounds)
    price += deck_price(listed, g.players[seat], rounds)
    price += conflict_price(g, listed, seat)
    price += round_price(g, listed, seat)
    if g.rules.teams is not None:
        for mate in g.teammates(seat):
            price += TEAMMATE * open_price(g, listed, mate, rounds)
    return price


def rounds_left(g: GameState) -> i64:
    """How many rounds will probably come after this one."""
    goal = vp_to_end(g)
    for player in g.players:
        if player.vp >= goal:
            return 0
    usually: i64 = ROUNDS - g.round
    return max(0, min(usually, len(g.conflict_deck)))


def side_vp(g: GameState, seat: i64) -> float:
    """The Victory Points of a seat, with teams those of all its players."""
    points = g.players[seat].vp
    if g.rules.teams is not None:
        for mate in g.teammates(seat):
            points += g.players[mate].vp
    return float(points)


def open_price(g: GameState, listed: PriceList, seat: i64, rounds: i64) -> float:
    """What a seat has beside its cards and what it can still do: what comes to a teammate is worth something too."""
    return stock_price(g, seat, rounds) + standing_price(g, listed, seat, rounds) + conflict_price(g, listed, seat)


def stock_price(g: GameState, seat: i64, rounds: i64) -> float:
    """A seat's supply: it is worth little when the rounds to spend it in run out."""
    return (0.15 + 0.85 * min(1.0, float(rounds) / 3.0)) * supply_price(g.players[seat])


def is_ahead(g: GameState, seat: i64) -> bool:
    """Would the seat, or its team, win if nothing else came?"""
    own = side_standing(g, seat)
    for other in range(len(g.players)):
        if g.opposes(seat, other) and own <= side_standing(g, other):
            return False
    return True


def supply_price(player: PlayerState) -> float:
    """Resources, units at home, Intrigue cards, the freighter and negotiators."""
    return (
        float(player.solari) * prices.SOLARI
        + float(player.dreadnoughts_home) * prices.DREADNOUGHT
        + FREIGHTER_LEVELS[player.freighter]
        + float(player.negotiators) * prices.SPICE
        + float(player.spice) * prices.SPICE
        + min(float(player.water), 3.0) * prices.WATER
        + max(0.0, float(player.water) - 3.0) * 0.5
        + math.sqrt(float(player.garrison)) * 2.0 * prices.TROOP
        + float(len(player.intrigue)) * prices.INTRIGUE_CARD
        + float(player.memories) * prices.DRAWN_CARD
        + float(player.specimens) * SPECIMEN_HELD
    )


def standing_price(g: GameState, listed: PriceList, seat: i64, rounds: i64) -> float:
    """Influence, alliances, the Swordmaster, the seat on the High Council and controlled spaces."""
    player = g.players[seat]
    left = float(rounds)
    pace = min(1.0, (left + 1.0) / 4.0)
    price = 0.0
    for faction in range(len(g.rules.factions)):
        own = player.influence_of(faction)
        price += TRACK_WORTH[own] * pace
        if g.alliances[faction] == seat and _is_reached(g, player, faction, own):
            price -= ALLIANCE_RISK * pace
    if player.swordmaster:
        price += SWORDMASTER * left if g.rules.teams is None else prices.EXTRA_AGENT
    if player.swordmaster_bonus:
        price += BONUS_SWORDS * prices.SWORD * left
    if player.council:
        price += COUNCIL_SEAT * left
    if g.mentat_promised == seat:
        price += prices.EXTRA_AGENT
    if g.rules.objectives:
        price += pace * uprising_price(g, listed, seat)
    if g.rules.research:
        price += pace * tokens_price(g, player)
    tiles = 0.0
    for tile in player.tech:
        tiles += listed.tiles[tile]
    price += pace * tiles
    return price + 0.5 * left * _held(g.control, seat) + prices.DREADNOUGHT * _held(g.warships, seat)


def _is_reached(g: GameState, player: PlayerState, faction: i64, own: i64) -> bool:
    """Does another player have as much Influence with a faction?"""
    for other in g.players:
        if other is not player and other.influence_of(faction) >= own:
            return True
    return False


def _held(owners: tuple[int, ...], seat: i64) -> float:
    held = 0.0
    for owner in owners:
        if owner == seat:
            held += 1.0
    return held


def tokens_price(g: GameState, player: PlayerState) -> float:
    """The tokens of the research track and of the Tleilaxu track, and Family Atomics."""
    price = ATOMICS if player.atomics else 0.0
    if player.research != NOBODY:
        price += RESEARCH_WORTH[g.rules.research[player.research].column]
    if player.tleilaxu != NOBODY:
        price += TLEILAXU_WORTH[player.tleilaxu]
        if g.tleilaxu_spice > 0:
            price += SPICE_FOR_THE_FIRST * prices.SPICE * float(g.tleilaxu_spice) * float(player.tleilaxu)
    return price


def uprising_price(g: GameState, listed: PriceList, seat: i64) -> float:
    """Spies, Maker Hooks, contracts, and the won cards whose icons are still to be paired."""
    player = g.players[seat]
    price = CONTRACT_DONE * float(len(player.contracts_done)) + prices.BATTLE_ICON * float(len(player.trophies))
    if player.hooks:
        price += prices.MAKER_HOOKS + (0.0 if g.wall else WALL_GONE)
    if not g.wall:
        hooked = 0.0
        for other in range(len(g.players)):
            if g.opposes(seat, other) and g.players[other].hooks:
                hooked += 1.0
        price -= WALL_GONE_FOR_OTHERS * hooked
    if player.spies != 0 or player.contracts:
        price += serving_price(g, listed, player)
    return price


def serving_price(g: GameState, listed: PriceList, player: PlayerState) -> float:
    """Spies and open contracts: the more of the own cards reach their spaces, the more they are worth."""
    price = 0.0
    for post in g.rules.posts:
        if (player.spies >> post.number) & 1:
            price += prices.SPY * (SPY_ALONE + SPY_SERVING * _share(listed, player, post.bits))
    for contract in player.contracts:
        served = CONTRACT_HELD + CONTRACT_SERVED * _share(listed, player, listed.tasks[contract])
        price += listed.contracts[contract] * min(CONTRACT_MOST, served)
    return price


def _share(listed: PriceList, player: PlayerState, spaces: i64) -> float:
    """How many of a seat's own cards reach one of some spaces, as a share of all."""
    reaching = 0.0
    owned = 0.0
    for zone in own_zones(player):
        for card in zone:
            owned += 1.0
            reach: i64 = listed.reaches[card]
            if reach & spaces:
                reaching += 1.0
    return reaching / max(1.0, owned)


def own_zones(player: PlayerState) -> list[tuple[int, ...]]:
    """All cards of a seat's deck, wherever they lie."""
    return [player.deck, player.discard, player.in_play, player.revealed, player.hand]


def deck_price(listed: PriceList, player: PlayerState, rounds: i64) -> float:
    """The quality of the cards that the seat owns; it tells only while there are rounds to draw them in."""
    total = (
        _summed(listed.cards, player.deck) + _summed(listed.cards, player.discard) + _summed(listed.cards, player.hand)
    )
    total += _summed(listed.cards, player.in_play) + _summed(listed.cards, player.revealed)
    owned = float(
        len(player.deck) + len(player.discard) + len(player.hand) + len(player.in_play) + len(player.revealed)
    )
    return total * min(float(rounds), 6.0) / 9.0 * (10.0 / max(10.0, owned)) + 0.3 * total


def _summed(each: list[float], cards: tuple[int, ...]) -> float:
    total = 0.0
    for card in cards:
        total += each[card]
    return total


def round_price(g: GameState, listed: PriceList, seat: i64) -> float:
    """What the seat can still do this round: Agents not sent, cards not revealed, Persuasion not spent."""
    player = g.players[seat]
    price = float(player.persuasion) * 0.3
    if player.has_revealed():
        return price
    price += _summed(listed.reveals, player.hand)
    price += UNUSED_AGENT * min(float(player.agents), float(len(player.hand)))
    if player.council:
        price += 2.0 * prices.PERSUASION
    if player.specimens > 0:
        price += SPECIMENS_SPENT * best_for_specimens(g, listed, player.specimens)
    return price + 2.0 * prices.PERSUASION * float(len(player.face_up))


def best_for_specimens(g: GameState, listed: PriceList, specimens: i64) -> float:
    """What the best brings that so many specimens pay for now, beyond the price that specimens have."""
    best = 0.0
    for card in g.tleilaxu_row:
        cost: i64 = g.rules.cards[card].specimens
        if cost <= specimens:
            best = max(best, listed.cards[card] - float(cost) * SPECIMEN_HELD)
    for i in range(len(listed.reclaimed)):
        cost = g.rules.reclaimed[i].specimens
        if cost <= specimens:
            best = max(best, listed.reclaimed[i] - float(cost) * SPECIMEN_HELD)
    return best


def is_row_poor(g: GameState, seat: i64) -> bool:
    """Does the Imperium Row offer a seat in its Reveal turn nothing that is worth its Persuasion?"""
    listed = price_list(g.rules)
    if not g.reveals_now(seat):
        return False
    for card in g.row:
        cost: i64 = g.rules.cards[card].cost
        if cost <= g.players[seat].persuasion and listed.cards[card] > POOR_ROW:
            return False
    return True


def conflict_price(g: GameState, listed: PriceList, seat: i64) -> float:
    """The reward that the seat can expect from this round's Conflict, less the troops that it costs."""
    player = g.players[seat]
    if player.units_in_conflict() == 0:
        return 0.0
    kept = 0.8 * prices.DREADNOUGHT * float(player.dreadnoughts_conflict)  # dreadnoughts come back
    if g.phase == COMBAT:
        return kept + reward_price(g, listed, player, places(ranks(g))[seat])
    own = expected_strength(g, seat)
    nobody_ahead = 1.0
    one_ahead = 0.0
    for other in range(len(g.players)):
        if other != seat:
            odds = 1.0 / (1.0 + math.exp((own - expected_strength(g, other)) / ODDS_SPREAD))
            one_ahead = one_ahead * (1.0 - odds) + nobody_ahead * odds
            nobody_ahead *= 1.0 - odds
    price = kept + nobody_ahead * reward_price(g, listed, player, 1) + one_ahead * reward_price(g, listed, player, 2)
    if len(g.players) >= SEATS_WITH_THIRD_PLACE:
        price += 0.5 * max(0.0, 1.0 - nobody_ahead - one_ahead) * reward_price(g, listed, player, 3)
    return price


def reward_price(g: GameState, listed: PriceList, player: PlayerState, place: i64) -> float:
    """What the Conflict gives for a place: nothing for none (0), the icon of its card for the first."""
    price = (2.0 if player.sandworms > 0 else 1.0) * listed.rewards[g.conflict][place]
    conflict = g.rules.conflicts[g.conflict]
    if place == 1 and conflict.battle_icon != NOBODY:
        price += icon_price(g, player, conflict)
    return price


def icon_price(g: GameState, player: PlayerState, conflict: Conflict) -> float:
    """What the battle icon of a Conflict card is worth: a VP where it makes a pair at once."""
    if conflict.battle_icon != WILD:
        for card in player.trophies:
            if battle_icon(g, card) == conflict.battle_icon:
                return prices.VICTORY_POINT - prices.BATTLE_ICON
    return prices.BATTLE_ICON


def expected_strength(g: GameState, seat: i64) -> float:
    """The strength that a seat will probably have; 0 where it has no troops and no Agent to bring any."""
    player = g.players[seat]
    strength = float(player.strength())
    away = player.units_in_conflict() == 0
    if player.has_revealed() or (away and (player.agents == 0 or player.garrison == 0)):
        return strength
    if not away:
        strength += HIDDEN_CARD_SWORDS * float(len(player.hand))
    return strength + REINFORCEMENT * float(player.agents) * (0.6 if away else 1.0)
