"""Setting a game up: who plays which leader, decks, starting pieces (B-11 to B-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine import actions, combat, endgame, intrigue, reveal, rounds, turn
from landsraad.engine.cards import PlaceAcquired
from landsraad.engine.influence import GainInfluence, PassAlliance
from landsraad.engine.node import Frame, Node
from landsraad.engine.rng import Rng, seeded
from landsraad.engine.rules import IMPERIUM, STARTER, Steps
from landsraad.engine.state import GameState, PlayerState
from landsraad.engine.terms import FACTION_NAMES, NOBODY
from landsraad.engine.zones import without

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.rules import Rules

ROW_SIZE: Final = 5
STARTING_GARRISON: Final = 3  # B-19
STARTING_WATER: Final = 1  # B-15
SEATS_WITH_STARTING_VP: Final = 4  # B-17
LEVELS: Final = ((3, 4), (2, 5), (1, 1))  # level and number of Conflict cards, from the bottom (B-12)

# How leaders come to the seats (B-14).
CHOSEN: Final = "choose"  # each seat in order picks from all
RANDOM: Final = "random"
DRAFTED: Final = "draft"  # two more leaders than seats are dealt open; the last seat picks first
DRAFT_SPARE: Final = 2


def flow_steps() -> Steps:
    """The steps of the flow, by name, for a new set of rules."""
    steps: dict[str, Node] = {
        "choose_leaders": ChooseLeaders(),
        "choose_tokens": ChooseTokens(),
        "round_start": rounds.RoundStart(),
        "draw_hands": rounds.DrawHands(),
        "defend": rounds.Defend(),
        "player_turns": turn.PlayerTurns(),
        "turn": turn.Turn(),
        "send_agent": turn.SendAgent(),
        "agent_effects": turn.AgentEffects(),
        "reveal_effects": reveal.RevealEffects(),
        "combat_cards": combat.CombatCards(),
        "resolve_combat": combat.ResolveCombat(),
        "troops_home": combat.TroopsHome(),
        "won_cards": combat.WonCards(),
        "makers": rounds.MakersPhase(),
        "recall": rounds.Recall(),
        "endgame_cards": endgame.EndgameCards(),
        "final_score": endgame.FinalScore(),
        "discard_intrigue": intrigue.DiscardIntrigue(),
        "pass_alliance": PassAlliance(),
        "place_acquired": PlaceAcquired(),
    }
    for faction, name in enumerate(FACTION_NAMES):
        for amount in (1, 2):
            steps[f"visit_{amount}_{name}"] = GainInfluence(faction, amount)
    return Steps(steps)


def new_state(rules: Rules, seats: i64, leaders: list[str], leader_mode: str, seed: str) -> GameState:
    """A game ready to run, up to the first thing that has to be chosen.

    leaders      the leader's id of each seat, or an empty list where `leader_mode` decides
    """
    g = GameState(rules, None)
    g.rng = Rng(seeded(seed))
    g.players = [PlayerState(None) for _ in range(seats)]
    _lay_out_decks(g)
    for player in g.players:
        _give_starting_pieces(g, player, seats)
    g.first_player = g.rng.below(seats)
    g.bonus_spice = (0,) * len(rules.makers)
    g.control = (NOBODY,) * len(rules.controlled)
    g.alliances = (NOBODY,) * len(FACTION_NAMES)
    g.push(rules.round_start, g.first_player, rules.setup_source)
    for seat in range(seats - 1, -1, -1):
        g.push(rules.choose_tokens, seat, rules.setup_source)
    _begin_leader_choice(g, leaders, leader_mode)
    return g


def _lay_out_decks(g: GameState) -> None:
    rules = g.rules
    imperium = tuple([card.number for card in rules.cards if card.pile == IMPERIUM for _ in range(card.copies)])
    g.imperium_deck = g.rng.shuffled(tuple([int(number) for number in imperium]))
    g.row = g.imperium_deck[-ROW_SIZE:]
    g.imperium_deck = g.imperium_deck[:-ROW_SIZE]
    g.reserve = tuple([int(card.copies) for card in rules.reserve])
    held = [int(card.number) for card in rules.intrigue for _ in range(card.copies)]
    g.intrigue_deck = g.rng.shuffled(tuple(held))
    for level, count in LEVELS:
        of_level = tuple([int(card.number) for card in rules.conflicts if card.level == level])
        g.conflict_deck = g.conflict_deck + g.rng.shuffled(of_level)[:count]


def _give_starting_pieces(g: GameState, player: PlayerState, seats: i64) -> None:
    cards = [int(card.number) for card in g.rules.cards if card.pile == STARTER for _ in range(card.copies)]
    player.deck = g.rng.shuffled(tuple(cards))
    player.water = STARTING_WATER
    player.supply -= STARTING_GARRISON
    player.garrison = STARTING_GARRISON
    if seats == SEATS_WITH_STARTING_VP:
        player.vp = 1
        player.ledger = (int(g.rules.setup_source), 1)


def _begin_leader_choice(g: GameState, leaders: list[str], leader_mode: str) -> None:
    rules = g.rules
    everyone = tuple([int(leader.number) for leader in rules.leaders])
    if leaders:
        for seat, id in enumerate(leaders):
            seat_leader(g, seat, next(leader.number for leader in rules.leaders if leader.id == id))
    elif leader_mode == RANDOM:
        dealt = g.rng.shuffled(everyone)
        for seat in range(len(g.players)):
            seat_leader(g, seat, dealt[seat])
    else:
        order = list(range(len(g.players) - 1, -1, -1))
        g.leader_pool = everyone
        if leader_mode == DRAFTED:
            g.leader_pool = tuple(sorted(g.rng.shuffled(everyone)[: len(g.players) + DRAFT_SPARE]))
            order.reverse()
        for seat in order:
            g.push(rules.choose_leaders, seat, rules.setup_source)


def seat_leader(g: GameState, seat: i64, number: i64) -> None:
    """A seat plays a leader: the extra starting resources come at once."""
    leader = g.rules.leaders[number]
    g.players[seat].leader = leader
    if leader.start is not None:
        leader.start.run(g, Frame(leader.start, seat, g.rules.first_leader + number))


class ChooseLeaders(Node):
    """A seat takes one of the leaders that are left (B-14)."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.LEADER]
        return [first + leader for leader in g.leader_pool]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        leader = g.rules.actions.param[action]
        g.leader_pool = without(g.leader_pool, leader)
        seat_leader(g, f.seat, leader)

    def asks(self) -> str:
        return "choose_leader"


class ChooseTokens(Node):
    """A leader with secret faction tokens keeps two different ones (B-22); the smaller is named first."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        player = g.players[f.seat]
        leader = player.leader
        if leader is None or f.a == leader.tokens:
            return None
        first = g.rules.actions.first[actions.TOKEN]
        after: i64 = len(FACTION_NAMES) - leader.tokens + f.a + 1
        return [first + faction for faction in range(after) if (player.tokens >> faction) == 0]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        g.players[f.seat].tokens |= 1 << g.rules.actions.param[action]
        g.stack.append(Frame(self, f.seat, f.source, f.a + 1))

    def asks(self) -> str:
        return "choose_tokens"
