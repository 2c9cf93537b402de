"""What the learnt value looks at: a position as numbers, from one seat.

Every player is described by what all can see (`seen`). The numbers of a position are those of the seat itself, how far
they are from the opponents' best and from the opponents' mean, what only the seat knows, and the course of the game.
A new number goes to the end of its list; a new box brings no new numbers, only things with a worth of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.bots.position import (
    TRACK_WORTH,
    PriceList,
    conflict_price,
    expected_strength,
    own_zones,
    price_list,
    rounds_left,
    side_vp,
    uprising_price,
)
from landsraad.engine.course.rounds import vp_to_end
from landsraad.engine.machine.terms import COMBAT, ENDGAME
from landsraad.engine.state.state import GameState

if TYPE_CHECKING:
    from mypy_extensions import i64

VERSION: Final = 1  # goes up when the numbers change: weights belong to one version

SEEN: Final = (
    "vp",
    "solari",
    "spice",
    "water",
    "garrison",
    "intrigue_cards",
    "agents",
    "revealed",
    "swordmaster",
    "council",
    "influence",
    "friendships",
    "alliances",
    "tracks",
    "deck_worth",
    "deck_size",
    "deck_cost",
    "deck_reveals",
    "reach",
    "strength",
    "expected_strength",
    "conflict",
    "control",
    "dreadnoughts",
    "freighter",
    "tech",
    "negotiators",
    "spies",
    "hooks",
    "contracts_done",
    "posts_and_contracts",
    "trophies",
    "hand",
    "persuasion",
    "mentat",
    "starters",
    "learnt",
)
KNOWN: Final = (
    "hand_reveals",
    "hand_reach",
    "intrigue_worth",
    "plot_worth",
    "combat_worth",
    "endgame_worth",
    "own_turn",
    "turns_away",
    "first_player",
    "learnt_intrigue",
)
COURSE: Final = (
    "round",
    "rounds_left",
    "conflicts_left",
    "most_vp",
    "vp_to_end",
    "conflict_reward",
    "agents_of_opponents",
    "in_combat",
    "in_endgame",
    "seats",
    "tech_tiles",
    "battle_icons",
    "wall",
)


AGENTS: Final = SEEN.index("agents")


def names() -> list[str]:
    """The name of each number of `features`, in order."""
    relative = [f"{name}_{kind}" for kind in ("over_best", "over_mean") for name in SEEN]
    return [*SEEN, *relative, *KNOWN, *COURSE]


def features(g: GameState, seat: i64, worths: list[float]) -> list[float]:
    """A position as numbers, seen from a seat; `names` says what they are.

    worths  what has been learnt about single things, by the number of the source: what owning one adds to the log odds
    """
    listed = price_list(g.rules)
    own = seen(g, listed, seat, worths)
    best: list[float] = []
    total: list[float] = []
    opponents = 0.0
    waiting = 0.0
    for other in range(len(g.players)):
        if not g.opposes(seat, other):
            continue
        theirs = seen(g, listed, other, worths)
        waiting += theirs[AGENTS]
        if opponents == 0.0:
            best = theirs
            total = theirs[:]
        else:
            for i in range(len(theirs)):
                number = theirs[i]
                total[i] += number
                if number > best[i]:
                    best[i] = number
        opponents += 1.0
    numbers = own[:]
    for i in range(len(own)):
        numbers.append(own[i] - best[i])
    for i in range(len(own)):
        numbers.append(own[i] - total[i] / opponents)
    _add_known(g, listed, seat, worths, numbers)
    _add_course(g, listed, waiting, numbers)
    return numbers


def seen(g: GameState, listed: PriceList, seat: i64, worths: list[float]) -> list[float]:
    """What everybody can see of a player, in the order of SEEN."""
    player = g.players[seat]
    influence = 0.0
    friendships = 0.0
    alliances = 0.0
    tracks = 0.0
    for faction in range(len(g.rules.factions)):
        steps = player.influence_of(faction)
        influence += float(steps)
        tracks += TRACK_WORTH[steps]
        if steps >= 2:
            friendships += 1.0
        if g.alliances[faction] == seat:
            alliances += 1.0
    worth = 0.0
    size = 0.0
    cost = 0.0
    reveals = 0.0
    starters = 0.0
    learnt = 0.0
    reach: i64 = 0
    for zone in own_zones(player):
        for card in zone:
            learnt += worths[card]
            worth += listed.cards[card]
            reveals += listed.reveals[card]
            price = listed.costs[card]
            cost += price
            if price == 0.0:
                starters += 1.0
            size += 1.0
            reaches: i64 = listed.reaches[card]
            reach |= reaches
    tiles = 0.0
    for tile in player.tech:
        tiles += listed.tiles[tile]
        learnt += worths[g.rules.first_tech + tile]
    leader = player.leader
    if leader is not None:
        learnt += worths[g.rules.first_leader + leader.number]
    controlled = 0.0
    for owner in g.control:
        if owner == seat:
            controlled += 1.0
    return [
        side_vp(g, seat),
        float(player.solari),
        float(player.spice),
        float(player.water),
        float(player.garrison),
        float(len(player.intrigue) + len(player.face_up)),
        0.0 if player.has_revealed() else float(player.agents),
        1.0 if player.has_revealed() else 0.0,
        1.0 if player.swordmaster else 0.0,
        1.0 if player.council else 0.0,
        influence,
        friendships,
        alliances,
        tracks,
        worth,
        size,
        cost,
        reveals,
        float(bit_count(reach)),
        float(player.strength()),
        expected_strength(g, seat),
        conflict_price(g, listed, seat) if g.phase != ENDGAME and not g.over else 0.0,
        controlled,
        float(player.dreadnoughts_home + player.dreadnoughts_conflict),
        float(player.freighter),
        tiles,
        float(player.negotiators),
        float(bit_count(player.spies)),
        1.0 if player.hooks else 0.0,
        float(len(player.contracts_done)),
        uprising_price(g, listed, seat) if g.rules.objectives else 0.0,
        float(len(player.trophies)),
        float(len(player.hand)),
        float(player.persuasion),
        1.0 if g.mentat_promised == seat else 0.0,
        starters,
        learnt,
    ]


def bit_count(bits: i64) -> i64:
    """How many bits of a set are there."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def _add_known(g: GameState, listed: PriceList, seat: i64, worths: list[float], numbers: list[float]) -> None:
    player = g.players[seat]
    reveals = 0.0
    reach: i64 = 0
    for card in player.hand:
        reveals += listed.reveals[card]
        reaches: i64 = listed.reaches[card]
        reach |= reaches
    plot = 0.0
    combat = 0.0
    endgame = 0.0
    most = 0.0
    learnt = 0.0
    for secret in player.intrigue:
        learnt += worths[g.rules.first_intrigue + secret]
        timed = listed.intrigue[secret]
        plot += timed[0]
        combat += timed[1]
        endgame += timed[2]
        most += max(timed[0], max(timed[1], timed[2]))
    numbers.append(reveals)
    numbers.append(float(bit_count(reach)))
    numbers.append(most)
    numbers.append(plot)
    numbers.append(combat)
    numbers.append(endgame)
    numbers.append(1.0 if g.active == seat else 0.0)
    away = 0.0
    first = g.first_player
    at: i64 = g.active if g.active >= 0 else first
    for _ in range(len(g.players)):
        if at == seat:
            break
        at = g.seat_after(at)
        away += 1.0
    numbers.append(away)
    numbers.append(1.0 if first == seat else 0.0)
    numbers.append(learnt)


def _add_course(g: GameState, listed: PriceList, waiting: float, numbers: list[float]) -> None:
    most: i64 = 0
    for player in g.players:
        most = max(most, player.vp)
    numbers.append(float(g.round))
    numbers.append(float(rounds_left(g)))
    numbers.append(float(len(g.conflict_deck)))
    numbers.append(float(most))
    numbers.append(float(vp_to_end(g) - most))
    numbers.append(listed.rewards[g.conflict][1] if g.conflict >= 0 else 0.0)
    numbers.append(waiting)
    numbers.append(1.0 if g.phase == COMBAT else 0.0)
    numbers.append(1.0 if g.phase == ENDGAME else 0.0)
    numbers.append(float(len(g.players)))
    numbers.append(1.0 if g.rules.tech else 0.0)
    numbers.append(1.0 if g.rules.objectives else 0.0)
    numbers.append(1.0 if g.wall else 0.0)


def things(g: GameState, seat: i64) -> list[int]:
    """The numbers of the sources that `worths` is about and that the seat owns, one for each copy: its cards, tech
    tiles and leader, then its Intrigue cards."""
    player = g.players[seat]
    rules = g.rules
    owned: list[int] = []
    for zone in own_zones(player):
        owned += zone
    owned += [int(rules.first_tech + tile) for tile in player.tech]
    if player.leader is not None:
        owned.append(int(rules.first_leader + player.leader.number))
    return owned + [int(rules.first_intrigue + secret) for secret in player.intrigue]
