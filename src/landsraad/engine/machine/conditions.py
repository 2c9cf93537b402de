"""The condition vocabulary: what an effect or a space may need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.machine.node import Condition
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import CARDS_IN_PLAY, FACTION_NAMES, INFLUENCE, MENTAT, NOBODY, OPPONENTS, UNDECIDED

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.state import GameState


COPIES_OF_A_RIVAL: Final = 2


class InfluenceAtLeast(Condition):
    """Influence of `n` or more with a faction (B-48)."""

    picture = "influence_at_least:{n}/{faction}"
    grows_with: i64 = INFLUENCE

    def __init__(self, faction: i64, n: i64) -> None:
        self.faction = faction
        self.n = n

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have = g.influence_with(seat, self.faction)
        return None if have >= self.n else Reason("influence", FACTION_NAMES[self.faction], have, self.n)


class InfluenceOnTracks(Condition):
    """Influence of `n` or more on at least `tracks` tracks (B-152)."""

    picture = "influence_at_least:{n}/any per_each:{tracks}/tracks"

    def __init__(self, tracks: i64, n: i64) -> None:
        self.tracks = tracks
        self.n = n

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have: i64 = 0
        for faction in range(len(FACTION_NAMES)):
            if g.influence_with(seat, faction) >= self.n:
                have += 1
        return None if have >= self.tracks else Reason("condition", "influence_on_tracks", have, self.tracks)


class InfluenceAtMostOn(Condition):
    """Influence of at most `n` with a faction."""

    picture = "up_to influence_{faction}:{n}"

    def __init__(self, faction: i64, n: i64) -> None:
        self.faction = faction
        self.n = n

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have = g.influence_with(seat, self.faction)
        return None if have <= self.n else Reason("condition", "influence_at_most", have, self.n)


class HoldsAlliance(Condition):
    """Holds the Alliance token of a faction, or of any with faction NOBODY (B-49)."""

    grows_with: i64 = INFLUENCE

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def form(self) -> str:
        return "any" if self.faction == NOBODY else ""

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        if self.faction == NOBODY:
            return None if seat in g.alliances else Reason("condition", "alliance_any")
        for track in g.rules.tracks:
            if track.icon == self.faction and g.alliances[track.number] == seat:
                return None
        return Reason("condition", f"alliance_{FACTION_NAMES[self.faction]}")


class AnotherInPlay(Condition):
    """Another card of a faction in play than the source itself (B-50)."""

    fears: i64 = CARDS_IN_PLAY

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        itself: i64 = 1 if (g.rules.cards[source].factions >> self.faction) & 1 else 0
        if g.is_usurped(source):
            itself = 0
        if count_in_play(g, seat, self.faction) > itself:
            return None
        return Reason("condition", f"another_{FACTION_NAMES[self.faction]}_in_play")


def count_in_play(g: GameState, seat: i64, faction: i64) -> i64:
    """How many cards of a faction the seat has in play: played for Agents this round or revealed this turn (B-36)."""
    cards = g.rules.cards
    count: i64 = 0
    player = g.players[seat]
    for card in player.in_play:
        count += (cards[card].factions >> faction) & 1
    for card in player.revealed:
        count += (cards[card].factions >> faction) & 1
    return count


class HasCouncilSeat(Condition):
    """Has a seat on the High Council."""

    picture = "council_seat"

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if g.players[seat].council else Reason("condition", "council_seat")


class NoCouncilSeat(Condition):
    """Has no seat on the High Council yet."""

    picture = "council_seat:0"

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return Reason("already_seated") if g.players[seat].council else None


class HasSwordmaster(Condition):
    """Has the third Agent."""

    picture = "take_swordmaster"

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if g.players[seat].swordmaster else Reason("condition", "swordmaster")


class ConflictLevel(Condition):
    """The Conflict card of this round is of a level."""

    picture = "conflict_{n}"

    def __init__(self, n: i64) -> None:
        self.n = n

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have = g.rules.conflicts[g.conflict].level
        return None if have == self.n else Reason("condition", "conflict_level", have, self.n)


class SentToMaker(Condition):
    """This turn's Agent was sent to a Maker space."""

    picture = "agent/maker"

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        if seat == g.active and g.turn.space != NOBODY and g.rules.spaces[g.turn.space].maker > 0:
            return None
        return Reason("condition", "sent_to_maker")


class SentToFaction(Condition):
    """This turn's Agent was sent to a faction's space."""

    picture = "agent/emperor/guild/bene_gesserit/fremen"

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        if seat == g.active and g.turn.space != NOBODY and g.rules.spaces[g.turn.space].icon < len(FACTION_NAMES):
            return None
        return Reason("condition", "sent_to_faction")


class GainedSpice(Condition):
    """Spice was gained this turn, whatever became of it (R-286)."""

    picture = "spice"

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if seat == g.active and g.turn.spice > 0 else Reason("condition", "gained_spice")


class AcquiredThisTurn(Condition):
    """A certain card was acquired this turn (R-268)."""

    picture = "acquire/{card}"

    def __init__(self, card: str) -> None:
        self.card = card

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        if seat == g.active and g.rules.card_number(self.card) in g.turn.acquired:
            return None
        return Reason("condition", "acquired_this_turn")


class OpponentsAlliance(Condition):
    """Influence of `n` or more with a faction whose Alliance an opponent holds (R-284)."""

    picture = "influence_at_least:{n}/any alliance/opponent"

    def __init__(self, n: i64) -> None:
        self.n = n

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        for faction in range(len(FACTION_NAMES)):
            holder: i64 = g.alliances[faction]
            if holder != NOBODY and g.opposes(seat, holder) and g.influence_with(seat, faction) >= self.n:
                return None
        return Reason("condition", "opponents_alliance")


class MentatAtHome(Condition):
    """The Mentat is on its own space (B-78)."""

    picture = "mentat"
    fears: i64 = MENTAT

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if g.mentat == NOBODY else Reason("condition", "mentat_away")


class AgentsOnIcons(Condition):
    """At least `n` own Agents stand on spaces with one of some icons (bit set)."""

    def __init__(self, icons: i64, n: i64) -> None:
        self.icons = icons
        self.n = n

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have: i64 = 0
        for space in g.rules.spaces:
            if (self.icons >> space.icon) & 1:
                have += (g.players[seat].spaces >> space.number) & 1
        return None if have >= self.n else Reason("condition", "agents_on_icons", have, self.n)


class EnemyOnSpace(Condition):
    """An enemy Agent stands on the space that this turn's Agent was sent to."""

    picture = "agent/opponent"

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        if seat == g.active and g.turn.space != NOBODY:
            for other, player in enumerate(g.players):
                if g.opposes(seat, other) and (player.spaces >> g.turn.space) & 1:
                    return None
        return Reason("condition", "no_enemy_there")


class UnitsDeployedThisTurn(Condition):
    """At least `n` units went to the Conflict this turn."""

    picture = "deploy:{n}/unit"

    def __init__(self, n: i64) -> None:
        self.n = n

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have = units_deployed(g, seat)
        return None if have >= self.n else Reason("condition", "deployed_this_turn", have, self.n)


def units_deployed(g: GameState, seat: i64) -> i64:
    """How many troops, dreadnoughts and sandworms the seat brought to the Conflict in its turn (R-277)."""
    if not g.acts_now(seat):
        return 0
    return g.turn.deployed + g.turn.dreadnoughts_deployed + g.turn.sandworms


class UnitsInConflict(Condition):
    """At least `n` own units in the Conflict."""

    picture = "troop:{n}/conflict/unit"

    def __init__(self, n: i64) -> None:
        self.n = n

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have = g.army(seat).units_in_conflict()
        return None if have >= self.n else Reason("no_units", "units", have, self.n)


class StrengthAtLeast(Condition):
    """Strength of `n` or more in the Conflict (R-252)."""

    picture = "strength:{n}"

    def __init__(self, n: i64) -> None:
        self.n = n

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have = g.army(seat).strength()
        return None if have >= self.n else Reason("condition", "strength", have, self.n)


class PersuasionAtLeast(Condition):
    """Persuasion of `n` or more this turn, spent or not."""

    picture = "persuasion:{n}"

    def __init__(self, n: i64) -> None:
        self.n = n

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have = g.players[seat].persuasion + (g.turn.spent if seat == g.active else 0)
        return None if have >= self.n else Reason("condition", "persuasion_at_least", have, self.n)


class SolariAtLeast(Condition):
    """Solari of `n` or more; none is spent."""

    picture = "solari:{n}"

    def __init__(self, n: i64) -> None:
        self.n = n

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have = g.players[seat].solari
        return None if have >= self.n else Reason("condition", "solari_at_least", have, self.n)


class SpiceAtLeast(Condition):
    """Spice of `n` or more; none is spent."""

    picture = "spice:{n}"

    def __init__(self, n: i64) -> None:
        self.n = n

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have = g.players[seat].spice
        return None if have >= self.n else Reason("condition", "spice_at_least", have, self.n)


class Exactly(Condition):
    """Exactly `n` of several conditions hold."""

    def __init__(self, n: i64, conditions: list[Condition]) -> None:
        self.n = n
        self.conditions = conditions

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have: i64 = 0
        for condition in self.conditions:
            if condition.obstacle(g, seat, source) is None:
                have += 1
        return None if have == self.n else Reason("condition", "exactly", have, self.n)


class OpponentInConflict(Condition):
    """At least one opponent has a troop in the Conflict (B-143)."""

    picture = "troop:1/opponent"
    fears: i64 = OPPONENTS

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        for other in range(len(g.players)):
            if g.opposes(seat, other) and g.players[other].conflict > 0:
                return None
        return Reason("condition", "opponent_in_conflict")


class MostTroopsInConflict(Condition):
    """More troops in the Conflict than each opponent; nobody's are not more than nobody's (RX-004)."""

    picture = "troop/conflict/most"

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have = g.army(seat).conflict
        for other in range(len(g.players)):
            if g.opposes(seat, other) and g.players[other].conflict >= have:
                return Reason("condition", "most_troops", have, g.players[other].conflict + 1)
        return None


class StartOfTurn(Condition):
    """Nothing has been done yet this turn (B-135)."""

    picture = "player_turns"

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return Reason("not_now", "start_of_turn") if g.turn.started else None


class BeforeAgentTurn(Condition):
    """The turn can still become an Agent turn: its card is not chosen yet."""

    picture = "agent"

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if g.turn.kind == UNDECIDED else Reason("not_now", "before_agent")


class DeployedThisTurn(Condition):
    """At least `n` troops went to the Conflict this turn and did not leave it (B-134, R-038)."""

    picture = "deploy:{n}"

    def __init__(self, n: i64) -> None:
        self.n = n

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have: i64 = g.turn.deployed if g.acts_now(seat) else 0
        return None if have >= self.n else Reason("condition", "deployed_this_turn", have, self.n)


class OwnsCopies(Condition):
    """Owns at least `n` copies of a card, wherever they are (B-139)."""

    picture = "card:{n}/{card}"

    def __init__(self, card: str, n: i64) -> None:
        self.card = card
        self.n = n

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have = copies_owned(g, seat, g.rules.card_number(self.card))
        return None if have >= self.n else Reason("condition", "owns_copies", have, self.n)


class OwnsMostCopies(Condition):
    """Owns more copies of a card than each single opponent (B-139)."""

    picture = "card/{card}/most"

    def __init__(self, card: str) -> None:
        self.card = card

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        card = g.rules.card_number(self.card)
        own = copies_owned(g, seat, card)
        for other in range(len(g.players)):
            theirs = copies_owned(g, other, card)
            if g.opposes(seat, other) and theirs >= own:
                return Reason("condition", "owns_most_copies", own, theirs + 1)
        return None


def copies_owned(g: GameState, seat: i64, card: i64) -> i64:
    """How many copies of a card the seat owns, wherever they are; a Rival counts as owning two (B-210)."""
    if g.is_automated(seat):
        return COPIES_OF_A_RIVAL if g.rivals_compete() else 0
    player = g.players[seat]
    return (
        player.deck.count(card)
        + player.hand.count(card)
        + player.discard.count(card)
        + player.in_play.count(card)
        + player.revealed.count(card)
    )


class HasSecretTokens(Condition):
    """Keeps faction tokens that were not turned up yet (B-134)."""

    picture = "influence_any"

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        player = g.players[seat]
        return None if player.tokens != 0 and not player.tokens_used else Reason("once")


class AllOf(Condition):
    """Several conditions, all of them."""

    def __init__(self, conditions: list[Condition]) -> None:
        self.conditions = conditions
        for condition in conditions:
            self.fears |= condition.fears
            self.grows_with |= condition.grows_with

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        for condition in self.conditions:
            reason = condition.obstacle(g, seat, source)
            if reason is not None:
                return reason
        return None
