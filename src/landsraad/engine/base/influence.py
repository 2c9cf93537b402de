"""Influence tracks and alliances (B-84 to B-94)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.base.resources import gain_vp
from landsraad.engine.machine import actions
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.prices import INFLUENCE_STEP
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import FACTION_NAMES, INFLUENCE, NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.definitions import Track
    from landsraad.engine.state.rules import Rules
    from landsraad.engine.state.state import GameState

TOP: Final = 6
VP_AT: Final = 2
BONUS_AT: Final = 4
# Why a Rival with a card turns to a faction, as events tell it.
LEAST: Final = 0
FOR_ALLIANCE: Final = 1
MOST: Final = 2
FIRST_AT: Final = 1  # on personal boards
THIRD_AT: Final = 3
ALL_FACTIONS: Final = (1 << len(FACTION_NAMES)) - 1
BOARD: Final = list(range(len(FACTION_NAMES)))  # the tracks of the board


def gain_influence(g: GameState, seat: i64, faction: i64, n: i64, source: i64) -> None:
    """Move up a faction's track, with all that the spaces reached on the way give; above the top nothing happens.

    Automated opponents take no bonus at 4 (B-172, B-202).
    """
    seat = cube_of(g, seat, faction)
    player = g.players[seat]
    old = player.influence_of(faction)
    new = min(TOP, old + n)
    if new == old:
        return
    player.set_influence(faction, new)
    note(g, "influence", seat, source, faction, new)
    if old < VP_AT <= new:
        gain_vp(g, seat, 1, g.rules.first_track + faction)
        if (player.snoopers >> faction) & 1:
            _reach_snooper(g, seat, faction)
        _answer_reached(g, seat, faction)
    if not g.is_automated(seat):
        _push_bonuses(g, seat, faction, old, new)
    holder: i64 = g.alliances[faction]
    if new >= BONUS_AT and (holder == NOBODY or (holder != seat and new > g.players[holder].influence_of(faction))):
        move_alliance(g, faction, seat)


def cube_of(g: GameState, seat: i64, faction: i64) -> i64:
    """Whose cube stands for a seat on a track: a Commander has one on his personal board alone (U6-15, U6-21)."""
    return seat if faction >= len(FACTION_NAMES) else g.acts_for(seat)


def has_cube(g: GameState, seat: i64, faction: i64) -> bool:
    """Has the seat a cube on a track? Commanders have theirs on their personal boards alone (U6-8)."""
    return faction == g.own_track(seat) or (faction < len(FACTION_NAMES) and not g.is_commander(seat))


def tracks_of(g: GameState, seat: i64) -> list[int]:
    """The tracks on which a seat can gain Influence: all of the board, and that of its personal board."""
    own = g.own_track(seat)
    return BOARD if own == NOBODY else [*BOARD, int(own)]


def gain_with(g: GameState, seat: i64, icon: i64, n: i64, source: i64) -> None:
    """Gain Influence by the icon of a faction; one that stands for two tracks lets the seat choose (U6-22)."""
    own = g.own_track(seat)
    if own != NOBODY and g.rules.tracks[own].icon == icon:
        g.stack.append(Frame(g.rules.steps.choose_track, seat, source, own, n))
    else:
        gain_influence(g, seat, icon, n, source)


class ChooseTrack(Node):
    """A Commander's icon stands for a faction of the board and for his own (U6-22). `a`: his own; `b`: how much."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.INFLUENCE]
        return [first + g.rules.tracks[f.a].icon, first + f.a]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        gain_influence(g, f.seat, g.rules.actions.param[action], f.b, f.source)

    def asks(self) -> str:
        return "choose_faction"


def _push_bonuses(g: GameState, seat: i64, faction: i64, old: i64, new: i64) -> None:
    track = g.rules.tracks[faction]
    source: i64 = g.rules.first_track + faction
    if track.bonus is not None and old < BONUS_AT <= new:
        g.push(track.bonus, seat, source)
    if track.third is not None and old < THIRD_AT <= new:
        g.push(track.third, seat, source)
    if track.first is not None and old < FIRST_AT <= new:
        g.push(track.first, seat, source)


def comes_of_influence(rules: Rules, faction: i64) -> list[Node]:
    """What Influence with a faction may bring besides: the bonuses of the tracks that its icon stands for, and what
    leaders gain for reaching 2."""
    found: list[Node] = []
    for track in rules.tracks:
        if track.icon == faction:
            found += [bonus for bonus in (track.bonus, track.first, track.third) if bonus is not None]
    for leader in rules.leaders:
        reward = leader.reaches[faction]
        if reward is not None:
            found.append(reward)
    return found


def comes_of_any_influence(rules: Rules) -> list[list[Node]]:
    """What may come of Influence with a faction that is not known beforehand, faction by faction."""
    return [comes_of_influence(rules, faction) for faction in range(len(FACTION_NAMES))]


def _answer_reached(g: GameState, seat: i64, faction: i64) -> None:
    """What the seat's leader gains for reaching 2 Influence (R-248)."""
    leader = g.players[seat].leader
    if leader is None or g.is_automated(seat):
        return
    reward = leader.reaches[g.rules.tracks[faction].icon]
    if reward is not None:
        g.push(reward, seat, g.rules.first_leader + leader.number)


def _reach_snooper(g: GameState, seat: i64, faction: i64) -> None:
    """A snooper token leaves its track; what it brings depends on how many left before it."""
    player = g.players[seat]
    leader = player.leader
    assert leader is not None
    rewards = leader.snooper_rewards
    gone: i64 = len(rewards)
    for other in range(len(FACTION_NAMES)):
        gone -= (player.snoopers >> other) & 1
    player.snoopers &= ~(1 << faction)
    note(g, "snooper", seat, g.rules.first_leader + leader.number, faction)
    g.push(rewards[gone], seat, g.rules.first_track + faction)


def lose_influence(g: GameState, seat: i64, faction: i64, source: i64) -> None:
    """Move down a faction's track by 1; a holder of the Alliance may lose it (B-86, B-92)."""
    seat = cube_of(g, seat, faction)
    player = g.players[seat]
    new: i64 = player.influence_of(faction) - 1
    player.set_influence(faction, new)
    note(g, "influence", seat, source, faction, new)
    if new == VP_AT - 1:
        gain_vp(g, seat, -1, g.rules.first_track + faction)
    if g.alliances[faction] == seat:
        _yield_alliance(g, seat, faction, new)


def _yield_alliance(g: GameState, holder: i64, faction: i64, new: i64) -> None:
    heirs = alliance_heirs(g, holder, faction, new)
    if len(heirs) == 1:
        move_alliance(g, faction, heirs[0])
    elif heirs:
        g.stack.append(Frame(g.rules.steps.pass_alliance, holder, g.rules.first_alliance + faction, faction))
    elif new < BONUS_AT:
        move_alliance(g, faction, NOBODY)


def alliance_heirs(g: GameState, holder: i64, faction: i64, holder_influence: i64) -> list[int]:
    """The opponents who may take the token from a holder that fell: the highest above it with 4 or more (B-92)."""
    highest: i64 = max(holder_influence + 1, BONUS_AT)
    heirs: list[int] = []
    for seat in range(len(g.players)):
        theirs = g.players[seat].influence_of(faction)
        if seat == holder or theirs < highest:
            continue
        if theirs > highest:
            heirs = []
            highest = theirs
        heirs.append(seat)
    return heirs


def move_alliance(g: GameState, faction: i64, to: i64) -> None:
    """Give the Alliance token to a seat, or back to the board with NOBODY; its VP goes with it (B-88, B-89, B-91)."""
    holder: i64 = g.alliances[faction]
    g.alliances = (*g.alliances[:faction], int(to), *g.alliances[faction + 1 :])
    source: i64 = g.rules.first_alliance + faction
    if holder != NOBODY:
        gain_vp(g, holder, -1, source)
    if to != NOBODY:
        gain_vp(g, to, 1, source)
    note(g, "alliance", to, source, faction, holder)


def rank_of_faction(g: GameState, seat: i64, faction: i64) -> i64:
    """Where a faction stands when a Rival may choose one, the lowest first: by Influence, then as on its card (UR-16).

    A Rival without a card has no order among equals.
    """
    player = g.players[seat]
    rank = player.influence_of(faction) * len(FACTION_NAMES)
    return rank if player.rival is None else rank + player.rival.priority(faction)


def least_influential(g: GameState, seat: i64, factions: list[int]) -> list[int]:
    """Those of some factions with which a Rival has least Influence; among equals the person chooses (B-208).

    A Rival with a card takes one by its priorities (UR-16).
    """
    least = min([rank_of_faction(g, seat, faction) for faction in factions], default=0)
    return [faction for faction in factions if rank_of_faction(g, seat, faction) == least]


def turn_to(g: GameState, seat: i64, faction: i64, n: i64, source: i64, why: i64) -> None:
    """Influence with a faction of one's choice; that of a Rival with a card follows its rules, which are told."""
    if g.players[seat].rival is not None:
        note(g, "rival_faction", seat, source, faction, why)
    gain_influence(g, seat, faction, n, source)


class PassAlliance(Node):
    """A holder that fell below several tied opponents chooses the one who takes the token (B-90). `a`: the faction."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.ALLIANCE]
        return [first + seat for seat in alliance_heirs(g, f.seat, f.a, g.players[f.seat].influence_of(f.a))]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        move_alliance(g, f.a, g.rules.actions.param[action])

    def asks(self) -> str:
        return "pass_alliance"


class GainInfluence(Node):
    """Influence with a named faction.

    track  the very track, where no icon says so but the space that was visited
    """

    picture = "influence_{faction}:{n}"
    price = INFLUENCE_STEP
    pure = True
    gives: i64 = INFLUENCE

    def __init__(self, faction: i64, n: i64 = 1, track: Track | None = None) -> None:
        self.faction = faction
        self.n = n
        self.track = track

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if self.track is None:
            gain_with(g, f.seat, self.faction, self.n, f.source)
        else:
            gain_influence(g, f.seat, self.track.number, self.n, f.source)
        return None

    def rank_for_rival(self, g: GameState, seat: i64) -> i64:
        return rank_of_faction(g, seat, self.faction)

    def brings(self, rules: Rules) -> list[list[Node]]:
        return [comes_of_influence(rules, self.faction)]


class GainInfluenceAny(Node):
    """Influence with one faction of the owner's choice; `n` of 2 goes to a single faction (B-54).

    factions  bit set of those allowed
    behind    only factions in which some opponent is ahead of the owner (R-052)
    snooped   only factions on whose track a snooper token of the owner lies
    """

    price = INFLUENCE_STEP
    gives: i64 = INFLUENCE

    def __init__(
        self, n: i64 = 1, *, factions: i64 = ALL_FACTIONS, behind: bool = False, snooped: bool = False
    ) -> None:
        self.n = n
        self.factions = factions
        self.behind = behind
        self.snooped = snooped
        if behind:
            self.minds = INFLUENCE

    def form(self) -> str:
        if self.behind:
            return "behind"
        if self.snooped:
            return "snooped"
        return "" if self.factions == ALL_FACTIONS else "some"

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.INFLUENCE]
        allowed = [faction for faction in tracks_of(g, f.seat) if self._allows(g, f.seat, faction)]
        if g.is_automated(f.seat):
            allowed = least_influential(g, f.seat, allowed)
        return [first + faction for faction in allowed] or None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        turn_to(g, f.seat, g.rules.actions.param[action], self.n, f.source, LEAST)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        for faction in tracks_of(g, seat):
            if self._allows(g, seat, faction):
                return None
        return Reason("condition", "no_snooper" if self.snooped else "nobody_ahead")

    def _allows(self, g: GameState, seat: i64, faction: i64) -> bool:
        if not (self.factions >> g.rules.tracks[faction].icon) & 1:
            return False
        if self.snooped:
            return (g.players[seat].snoopers >> faction) & 1 != 0
        if not self.behind:
            return True
        own = g.players[cube_of(g, seat, faction)].influence_of(faction)
        for other in range(len(g.players)):
            if g.opposes(seat, other) and g.players[other].influence_of(faction) > own:
                return True
        return False

    def brings(self, rules: Rules) -> list[list[Node]]:
        return comes_of_any_influence(rules)

    def asks(self) -> str:
        return "choose_faction"


class GainInfluencePair(Node):
    """1 Influence with each of two different factions, both chosen before either is gained (R-225, R-287).

    The frame's `a` is the bit set of those chosen.
    """

    picture = "influence_any and influence_any"
    price = 2.0 * INFLUENCE_STEP
    gives: i64 = INFLUENCE

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.INFLUENCE]
        left = [faction for faction in tracks_of(g, f.seat) if not (f.a >> faction) & 1]
        if g.is_automated(f.seat):
            left = least_influential(g, f.seat, left)
        return [first + faction for faction in left]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        chosen: i64 = f.a | (1 << g.rules.actions.param[action])
        if f.a == 0:
            g.stack.append(Frame(self, f.seat, f.source, chosen))
            return
        for faction in tracks_of(g, f.seat):
            if (chosen >> faction) & 1:
                turn_to(g, f.seat, faction, 1, f.source, LEAST)

    def brings(self, rules: Rules) -> list[list[Node]]:
        return comes_of_any_influence(rules)

    def asks(self) -> str:
        return "choose_faction"


class LoseInfluenceAny(Node):
    """Lose 1 Influence with a faction of the owner's choice, `n` times, where there is some to lose (B-45, R-287).

    together   all with the same faction

    The frame's `a` counts how often.
    """

    picture = "influence_lose:{n}"
    gives: i64 = INFLUENCE
    minds: i64 = INFLUENCE

    def __init__(self, n: i64 = 1, *, together: bool = False) -> None:
        self.n = n
        self.together = together

    def form(self) -> str:
        return "together" if self.together else ""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if f.a == self.n:
            return None
        first = g.rules.actions.first[actions.LOSE]
        least: i64 = self.n if self.together else 1
        return [first + faction for faction in tracks_of(g, f.seat) if self._held(g, f.seat, faction) >= least]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        faction = g.rules.actions.param[action]
        if self.together:
            for _ in range(self.n):
                lose_influence(g, f.seat, faction, f.source)
            return
        if self.n > 1:
            g.stack.append(Frame(self, f.seat, f.source, f.a + 1))
        lose_influence(g, f.seat, faction, f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have: i64 = 0
        for faction in tracks_of(g, seat):
            held = self._held(g, seat, faction)
            have = max(have, held) if self.together else have + held
        return None if have >= self.n else Reason("cost", "influence", have, self.n)

    def _held(self, g: GameState, seat: i64, faction: i64) -> i64:
        return g.players[cube_of(g, seat, faction)].influence_of(faction)

    def asks(self) -> str:
        return "lose_influence"


class TurnUpTokens(Node):
    """Turn up the secret faction tokens and gain 1 Influence with each of them, once per game (B-134)."""

    picture = "influence_any:1/tokens"
    price = 2.0 * INFLUENCE_STEP
    optional = True
    gives: i64 = INFLUENCE

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        player = g.players[f.seat]
        player.tokens_used = True
        g.fixed += 1
        note(g, "tokens_used", f.seat, f.source, player.tokens)
        for faction in range(len(FACTION_NAMES)):
            if (player.tokens >> faction) & 1:
                gain_influence(g, f.seat, faction, 1, f.source)
        return None

    def brings(self, rules: Rules) -> list[list[Node]]:
        return comes_of_any_influence(rules)


class TrackBonus(Node):
    """The bonus at 4 Influence of the track that is the source."""

    picture = f"influence_at_least:{BONUS_AT}/bonus"
    price = 2.5

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        bonus = g.rules.tracks[f.source - g.rules.first_track].bonus
        if bonus is not None:
            g.push(bonus, f.seat, f.source)
        return None

    def brings(self, rules: Rules) -> list[list[Node]]:
        return comes_of_any_influence(rules)


class InfluenceOfTrack(Node):
    """Influence with the faction whose track is the source."""

    picture = "influence_any:{n}/track"
    price = INFLUENCE_STEP
    gives: i64 = INFLUENCE

    def __init__(self, n: i64) -> None:
        self.n = n

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        gain_influence(g, f.seat, f.source - g.rules.first_track, self.n, f.source)
        return None

    def brings(self, rules: Rules) -> list[list[Node]]:
        return comes_of_any_influence(rules)


class InfluenceWhereAgents(Node):
    """1 Influence with every faction on whose spaces own Agents stand."""

    picture = "influence_any:1 per_each agent"
    price = INFLUENCE_STEP
    gives: i64 = INFLUENCE

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        for faction in tracks_of(g, f.seat):
            for space in g.rules.spaces:
                if space.track is g.rules.tracks[faction] and (g.players[f.seat].spaces >> space.number) & 1:
                    gain_influence(g, f.seat, faction, 1, f.source)
                    break
        return None

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        for space in g.rules.spaces:
            if space.icon < len(FACTION_NAMES) and (g.players[seat].spaces >> space.number) & 1:
                return None
        return Reason("condition", "no_agent_on_faction")

    def brings(self, rules: Rules) -> list[list[Node]]:
        return comes_of_any_influence(rules)


class InfluenceOfVisit(Node):
    """1 Influence with the faction to whose space an Agent was sent this turn."""

    picture = "influence_any:1/visit"
    price = INFLUENCE_STEP
    gives: i64 = INFLUENCE

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        track = g.rules.spaces[g.turn.space].track
        if track is not None:
            gain_influence(g, f.seat, track.number, 1, f.source)
        return None

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        if g.active == seat and g.turn.space >= 0 and g.rules.spaces[g.turn.space].icon < len(FACTION_NAMES):
            return None
        return Reason("condition", "no_agent_on_faction")

    def brings(self, rules: Rules) -> list[list[Node]]:
        return comes_of_any_influence(rules)
