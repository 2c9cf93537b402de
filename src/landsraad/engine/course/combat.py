"""Phase 3: Combat Intrigue cards, ranking, rewards (B-113 to B-125)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.base import intrigue
from landsraad.engine.ix.dreadnoughts import dreadnoughts_home
from landsraad.engine.machine import actions
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Condition, Frame, Node
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import COMBAT, NOBODY
from landsraad.engine.state.state import STRENGTH_OF_SANDWORM, STRENGTH_OF_TROOP
from landsraad.engine.state.zones import replaced
from landsraad.engine.teams.commanders import combat_cards, fights, play_combat_card
from landsraad.engine.uprising.trophies import partner, take_conflict

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.state import GameState

FIRST: Final = 1
SECOND: Final = 2
THIRD: Final = 3
SEATS_WITH_THIRD_PLACE: Final = 4  # B-117


class CombatCards(Node):
    """Combat cards: priority goes round among those with units in the Conflict until all pass in a row (B-113, B-114).

    The frame's seat has priority. `a` counts the passes in a row; `b` is 1 when the seat has played a card since it
    got priority, so that handing on is no pass.
    """

    discreet = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if g.phase != COMBAT:
            g.phase = COMBAT
            note(g, "combat_phase", NOBODY, f.source)
        participants: i64 = 0
        for seat in range(g.persons):
            if fights(g, seat):
                participants += 1
        if f.a >= participants:
            return None
        if not fights(g, f.seat) or g.is_automated(f.seat):
            self._hand_on(g, f, f.a)
            return None
        if not g.players[f.seat].intrigue:
            self._hand_on(g, f, f.a if f.b else f.a + 1)
            return None
        options: list[int] = []
        combat_cards(g, f.seat, options)
        options.append(g.rules.actions.first[actions.PASS])
        return options

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        if g.rules.actions.family[action] == actions.PASS:
            if not f.b:
                note(g, "pass", f.seat, f.source)
            self._hand_on(g, f, f.a if f.b else f.a + 1)
        else:
            g.stack.append(Frame(self, f.seat, f.source, 0, 1))
            g.combat_cards_by = (*g.combat_cards_by, int(f.seat))
            play_combat_card(g, f.seat, g.rules.actions.param[action])

    def _hand_on(self, g: GameState, f: Frame, passes: i64) -> None:
        g.stack.append(Frame(self, g.seat_after(f.seat), f.source, passes))

    def asks(self) -> str:
        return "combat"


def places(strengths: list[int]) -> list[int]:
    """The reward that each seat takes, FIRST to THIRD or 0 for none, from the strengths (B-117 to B-120).

    >>> places([8, 8, 5, 3])
    [2, 2, 3, 0]
    >>> places([9, 5, 5])
    [1, 3, 3]
    """
    rewards = [0] * len(strengths)
    ranked = sorted({strength for strength in strengths if strength > 0}, reverse=True)
    groups = [[seat for seat, strength in enumerate(strengths) if strength == rank] for rank in ranked]
    third_place = len(strengths) >= SEATS_WITH_THIRD_PLACE
    if not groups:
        return rewards
    if len(groups[0]) == 1:
        rewards[groups[0][0]] = FIRST
        if len(groups) > 1:
            _reward_second_group(groups, rewards, third_place)
    else:
        for seat in groups[0]:
            rewards[seat] = SECOND
        if third_place and len(groups[0]) == 2 and len(groups) > 1 and len(groups[1]) == 1:
            rewards[groups[1][0]] = THIRD
    return rewards


def _reward_second_group(groups: list[list[int]], rewards: list[int], third_place: bool) -> None:
    if len(groups[1]) > 1:
        for seat in groups[1]:
            rewards[seat] = THIRD
        return
    rewards[groups[1][0]] = SECOND
    if third_place and len(groups) > 2 and len(groups[2]) == 1:
        rewards[groups[2][0]] = THIRD


def ranks(g: GameState) -> list[int]:
    """What decides about the places: strength; of two equals on one team the one that concedes is behind (U6-44)."""
    return [int(2 * player.strength()) - int(player.concedes) for player in g.players]


class Concede(Node):
    """Of two Allies of a team with the same strength one may concede the greater reward to the other (U6-44).

    They are asked from the First Player clockwise; `a` counts the seats done.
    """

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if g.rules.teams is None or f.a == len(g.players):
            return None
        if may_concede(g, f.seat) != NOBODY:
            return [g.rules.actions.action(actions.ACCEPT), g.rules.actions.action(actions.DECLINE)]
        self._hand_on(g, f)
        return None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        if g.rules.actions.family[action] == actions.ACCEPT:
            note(g, "concede", f.seat, f.source, may_concede(g, f.seat))
            g.players[f.seat].concedes = True
        self._hand_on(g, f)

    def _hand_on(self, g: GameState, f: Frame) -> None:
        seats: i64 = len(g.players)
        g.stack.append(Frame(self, (f.seat + 1) % seats, f.source, f.a + 1))

    def asks(self) -> str:
        return "concede"


def may_concede(g: GameState, seat: i64) -> i64:
    """The teammate of equal strength who would take a greater reward if the seat conceded it, or NOBODY."""
    tied = ranks(g)
    if tied[seat] <= 0:
        return NOBODY
    for mate in g.teammates(seat):
        if tied[mate] == tied[seat]:
            conceded = tied[:]
            conceded[seat] -= 1
            if places(conceded)[mate] != places(tied)[mate]:
                return mate
    return NOBODY


class ResolveCombat(Node):
    """Rank the strengths and give the rewards, from the First Player clockwise (B-117, B-122).

    What falls to House Hagal in a two-player game is lost (B-189).
    """

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        conflict = g.rules.conflicts[g.conflict]
        source: i64 = g.rules.first_conflict + conflict.number
        rewards = places(ranks(g))
        g.winner = NOBODY
        order = g.turn_order()
        _note_fighters(g, order, source)
        _note_places(g, order, rewards, source)
        for seat in reversed(order):
            place: i64 = rewards[seat]
            if place == 0:
                continue
            if place == FIRST:
                g.winner = seat
            if g.is_automated(seat) and not g.rivals_compete():
                if place == FIRST and conflict.space != NOBODY:
                    _end_control(g, conflict.space)
            else:
                reward = conflict.first if place == FIRST else conflict.second if place == SECOND else conflict.third
                g.push(reward, seat, source)
                if doubles(g, seat):
                    g.push(reward, seat, source)
        note(g, "fought", g.winner, source, int(g.winner != NOBODY and partner(g, g.winner) != NOBODY))
        return None


def doubles(g: GameState, seat: i64) -> bool:
    """Does a sandworm double the reward of a seat? Control and the battle icon come once (R-221, R-222)."""
    return g.players[seat].sandworms > 0


def _note_fighters(g: GameState, order: list[int], source: i64) -> None:
    """Report what stands in the Conflict and what it counts, for those who look at a fight that is over at once."""
    for seat in order:
        player = g.players[seat]
        if player.units_in_conflict() == 0:
            continue
        troops, worms, ships = player.conflict, player.sandworms, player.dreadnoughts_conflict
        note(g, "fights", seat, source, player.strength(), player.swords)
        if troops > 0:
            note(g, "troops_fight", seat, source, troops, STRENGTH_OF_TROOP * troops)
        if ships > 0:
            note(g, "dreadnoughts_fight", seat, source, ships, player.dreadnought_strength * ships)
        if worms > 0:
            note(g, "sandworms_fight", seat, source, worms, STRENGTH_OF_SANDWORM * worms)


def _note_places(g: GameState, order: list[int], rewards: list[int], source: i64) -> None:
    """Report who takes which reward, the first place first; equals in turn order."""
    for place in (FIRST, SECOND, THIRD):
        for seat in order:
            if rewards[seat] == place:
                note(g, "place", seat, source, place, g.players[seat].strength())


def _end_control(g: GameState, number: i64) -> None:
    """House Hagal wins a space: it takes no control, but the marker there goes back to its owner (B-190)."""
    space = g.rules.spaces[number]
    if g.control[space.control_index] != NOBODY:
        g.control = replaced(g.control, space.control_index, NOBODY)
        note(g, "control_lost", NOBODY, g.rules.first_space + number, number)


class TroopsHome(Node):
    """Troops return to the supplies, dreadnoughts to the garrisons, sandworms to the bank; strengths to 0 (B-125)."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        for player in g.players:
            player.lost = player.conflict
        leave_conflict(g)
        dreadnoughts_home(g)
        note(g, "troops_home", NOBODY, f.source)
        return None


def leave_conflict(g: GameState) -> None:
    """Troops and sandworms leave the Conflict, all strengths go to 0."""
    for player in g.players:
        player.supply += player.conflict
        player.conflict = 0
        player.sandworms = 0
        player.swords = 0
        player.concedes = False
    g.combat_cards_by = ()


def _give_for_winning(g: GameState, seat: i64) -> None:
    """What was promised for winning this Conflict, and what the winner's tiles give for it."""
    player = g.players[seat]
    for number in player.tech:
        effect = g.rules.tech[number].when_won
        if effect is not None:
            g.push(effect, seat, g.rules.first_tech + number)
    for promise in player.promises:
        node = g.rules.nodes[promise]
        g.push(node.children()[0], seat, g.rules.source_of(node))


class IfWon(Node):
    """An effect that comes if its owner wins this round's Conflict."""

    picture = "when_won {effect}"

    def __init__(self, effect: Node) -> None:
        self.effect = effect

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        player = g.players[f.seat]
        player.promises = (*player.promises, int(self.index))
        return None

    def children(self) -> list[Node]:
        return [self.effect]


class WonCards(Node):
    """The sole winner takes the card and what comes for winning, then may play "when you win a Conflict" cards (B-121).

    The frame's `a` is 1 once the first part is done; `b` is 1 when a card has been played.
    """

    discreet = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if g.winner == NOBODY:
            return None
        if f.a == 0:
            g.stack.append(Frame(self, g.winner, f.source, 1))
            if g.rules.objectives:
                take_conflict(g, g.winner)
            _give_for_winning(g, g.winner)
            return None
        if g.is_automated(f.seat):
            return None
        options: list[int] = []
        if g.rules.winners_cards and g.players[f.seat].intrigue:
            intrigue.playable(g, f.seat, intrigue.WHEN_WON, options)
            options.append(g.rules.actions.first[actions.PASS])
        return options or None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        if g.rules.actions.family[action] != actions.PASS:
            g.stack.append(Frame(self, f.seat, f.source, f.a, 1))
            intrigue.play(g, f.seat, g.rules.actions.param[action], intrigue.WHEN_WON)

    def asks(self) -> str:
        return "when_won"


class LostCards(Node):
    """After the Conflict each seat may play its cards for troops that were lost in it, in turn order (IM-50).

    Whoever holds Intrigue cards is asked, where such a card could be played: the question tells nothing of the hand.
    `a` counts the seats done; `b` is 1 when the seat has played a card, so that going on is no pass.
    """

    discreet = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if f.a == len(g.players):
            return None
        if g.is_automated(f.seat) or not g.players[f.seat].intrigue or not self._lost_enough(g, f.seat):
            self._hand_on(g, f)
            return None
        options: list[int] = []
        intrigue.playable(g, f.seat, intrigue.WHEN_LOST, options)
        options.append(g.rules.actions.first[actions.PASS])
        return options

    def _lost_enough(self, g: GameState, seat: i64) -> bool:
        for card in g.rules.intrigue:
            source = g.rules.first_intrigue + card.number
            if card.when_lost is not None and card.when_lost.obstacle(g, seat, source) is None:
                return True
        return False

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        if g.rules.actions.family[action] == actions.PASS:
            self._hand_on(g, f)
            return
        g.stack.append(Frame(self, f.seat, f.source, f.a, 1))
        intrigue.play(g, f.seat, g.rules.actions.param[action], intrigue.WHEN_LOST)

    def _hand_on(self, g: GameState, f: Frame) -> None:
        g.stack.append(Frame(self, g.seat_after(f.seat), f.source, f.a + 1))

    def asks(self) -> str:
        return "when_lost"


class TroopsLost(Condition):
    """At least `n` troops were lost as the Conflict ended (IM-50)."""

    picture = "lose_unit:{n}/conflict"

    def __init__(self, n: i64) -> None:
        self.n = n

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have = g.army(seat).lost
        return None if have >= self.n else Reason("no_units", "lost", have, self.n)


class OthersCombatCard(Condition):
    """Another player has played a Combat card in this Conflict."""

    picture = "intrigue/opponent"

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        for other in g.combat_cards_by:
            if other != seat:
                return None
        return Reason("condition", "others_combat_card")
