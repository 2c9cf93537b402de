"""What a seat may see, and full states that agree with it (B-2, B-96).

A view is made of a state whose hidden cards are replaced by HIDDEN. `determinize` works from the view alone, so that it
cannot tell what the view hides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.base.intrigue import KeepIntrigue
from landsraad.engine.course.setup import conflict_levels
from landsraad.engine.game import seat_of, state_of
from landsraad.engine.machine.given import text_of
from landsraad.engine.machine.rng import Rng, seeded
from landsraad.engine.machine.terms import FACTION_NAMES, HIDDEN, NOBODY
from landsraad.engine.state.definitions import IMPERIUM, TLEILAXU
from landsraad.engine.state.state import GameState, PlayerState
from landsraad.engine.state.zones import without

if TYPE_CHECKING:
    from typing import SupportsIndex

    from landsraad.engine.game import Game
    from landsraad.engine.state.fields import Fields

FACE_DOWN: Final = [name for name, kind in GameState.fields().items() if kind.startswith("FaceDown[")]
OWN: Final = [name for name, kind in PlayerState.fields().items() if kind.startswith("Own[")]
MOST_DRAWS: Final = 1000  # of the cards of a seat that is asked, until it has something to choose


class View:
    """What one seat may see of a game: `View(game, seat)`, or `View(game.state, seat)`.

    seat      whose view it is, from 0 on; -1 for a spectator, who sees what everybody may see
    state     the state with its secrets taken out: a hidden card is -1
    hidden_cards   of each seat: the cards of deck and hand that lie hidden, sorted. Who owns which card is public
    asked     the seat that has to choose, -1 when the game is over
    kind      what that seat is asked, as in Decision; "" when the game is over
    options   the numbers of the actions to choose from; empty unless this seat is asked

    A seat is an int or anything with `__index__`. Raises ValueError where the game has no such seat, TypeError where
    the seat is no whole number or the game neither a game nor a state.
    """

    __slots__ = ("asked", "hidden_cards", "kind", "options", "seat", "state")

    def __init__(self, game: Game | GameState, seat: SupportsIndex) -> None:
        g = state_of(game)
        seat = seat_of(g, seat)
        self.seat = seat
        self.asked: int = g.decider()
        self.kind = g.stack[-1].node.asks() if g.options else ""
        self.options: list[int] = g.options if self.asked == seat else []
        peeks = self.asked == seat and seat != NOBODY and isinstance(g.stack[-1].node, KeepIntrigue)
        looks_at = g.stack[-1].node.peeks(g.stack[-1]) if self.asked == seat and seat != NOBODY else 0
        self.state = _without_secrets(g, seat, looks_at)
        if peeks:
            self.state.intrigue_deck = self.state.intrigue_deck[:-2] + g.intrigue_deck[-2:]
        self.state.options = self.options
        self.hidden_cards = [
            _hidden_cards(true, seen) for true, seen in zip(g.players, self.state.players, strict=True)
        ]

    def _tokens_kept(self, seat: int) -> int:
        """How many secret tokens a seat has kept so far: all of its leader's, unless it is just choosing them."""
        leader = self.state.players[seat].leader
        assert leader is not None
        choosing = self.asked == seat and self.kind == "choose_tokens"
        return int(self.state.stack[-1].a) if choosing else int(leader.tokens)

    def determinize(self, seed: SupportsIndex | str | Rng) -> GameState:
        """A full state drawn from all that agree with this view. `landsraad.Game(state, [])` plays it on.

        seed  decides the draw and what chance does afterwards: any text or whole number, or a generator to go on with
        """
        rng = seed if isinstance(seed, Rng) else Rng(seeded(text_of(seed)))
        g = self.state.copy()
        g.rng.state = 1 + rng.below(1 << 30) + (rng.below(1 << 30) << 30)
        _fill_intrigue(g, rng)
        _fill_conflicts(g, rng)
        _fill_hagal(g, rng)
        _fill_tech(g, rng)
        _fill_contracts(g, rng)
        _fill_cards(g, self.hidden_cards, rng)
        for seat, cards in enumerate(self.hidden_cards):
            _fill_player(g.players[seat], rng, cards)
            if g.players[seat].tokens == HIDDEN:
                _fill_tokens(g.players[seat], rng, self._tokens_kept(seat))
        if self.asked not in (NOBODY, self.seat):
            asked = int(self.asked)
            _ask_anew(g, asked, self.state.players[asked], self.hidden_cards[asked], rng)
        return g


def _without_secrets(g: GameState, seat: int, looks_at: int) -> GameState:
    seen = g.copy()
    seen.rng.state = 0
    seen.chance = None
    seen.told = None
    _hide(seen, FACE_DOWN)
    seen.tech_stacks = tuple([_hidden(stack[:-1]) + stack[-1:] for stack in g.tech_stacks])
    for number, player in enumerate(seen.players):
        known_top = int(player.known_top)
        if number == seat:
            always = 1 if player.leader is not None and player.leader.sees_top and player.deck else 0
            known_top = max(known_top, always, looks_at)
        player.deck = _hidden(player.deck[: len(player.deck) - known_top]) + player.deck[len(player.deck) - known_top :]
        if number != seat:
            player.hand = (HIDDEN,) * (len(player.hand) - len(player.known_hand)) + player.known_hand
            _hide(player, OWN)
            if not player.tokens_used and player.tokens:
                player.tokens = HIDDEN
    return seen


def _hide(thing: Fields, zones: list[str]) -> None:
    for zone in zones:
        setattr(thing, zone, _hidden(getattr(thing, zone)))


def _hidden(zone: tuple[int, ...]) -> tuple[int, ...]:
    return (HIDDEN,) * len(zone)


def _hidden_cards(true: PlayerState, seen: PlayerState) -> tuple[int, ...]:
    cards = true.deck + true.hand + true.ahead
    for card in seen.deck + seen.hand + seen.ahead:
        if card != HIDDEN:
            cards = without(cards, card)
    return tuple(sorted(cards))


# --- Full states that agree with a view ------------------------------------------------------------------------------


def _fill_intrigue(g: GameState, rng: Rng) -> None:
    in_progress = [
        int(frame.source - g.rules.first_intrigue) for frame in g.stack if frame.node is g.rules.steps.discard_intrigue
    ]
    zones = [g.intrigue_deck, g.intrigue_discard, g.intrigue_gone, tuple(in_progress)]
    zones += [player.intrigue + player.face_up for player in g.players]
    pool = rng.shuffled(_unseen([int(card.copies) for card in g.rules.intrigue], zones))
    for player in g.players:
        hidden = player.intrigue.count(HIDDEN)
        player.intrigue = pool[:hidden] + tuple([card for card in player.intrigue if card != HIDDEN])
        pool = pool[hidden:]
    g.intrigue_deck = pool + tuple([card for card in g.intrigue_deck if card != HIDDEN])


def _fill_conflicts(g: GameState, rng: Rng) -> None:
    deck: tuple[int, ...] = ()
    seen = (*g.conflicts_past, int(g.conflict))
    left = len(g.conflict_deck)
    for level, count in conflict_levels(g.rules):
        unseen = tuple([int(c.number) for c in g.rules.conflicts if c.level == level and c.number not in seen])
        deck = deck + rng.shuffled(unseen)[: min(count, left - len(deck))]
    g.conflict_deck = deck


def _fill_tech(g: GameState, rng: Rng) -> None:
    """Every tile that nobody has seen lies under an open one."""
    hidden = sum(stack.count(HIDDEN) for stack in g.tech_stacks)
    if hidden == 0:
        return
    seen = [tile for stack in g.tech_stacks for tile in stack if tile != HIDDEN]
    seen += [tile for player in g.players for tile in player.tech] + list(g.tech_gone)
    pool = rng.shuffled(tuple([int(tile.number) for tile in g.rules.tech if tile.number not in seen]))
    stacks: list[tuple[int, ...]] = []
    for stack in g.tech_stacks:
        size = stack.count(HIDDEN)
        stacks.append(pool[:size] + stack[size:])
        pool = pool[size:]
    g.tech_stacks = tuple(stacks)


def _fill_contracts(g: GameState, rng: Rng) -> None:
    """The stack holds what nobody has seen of the market's contracts; those dealt at the start come from their own."""
    rules = g.rules
    market = [int(c.number) for c in rules.contracts[: rules.market_contracts] for _ in range(c.copies)]
    first = [int(c.number) for c in rules.contracts[rules.market_contracts :]]
    seen = list(g.contract_market + g.contracts_aside)
    for player in g.players:
        seen += player.contracts + player.contracts_done + player.contracts_dealt
    for contract in seen:
        if contract == HIDDEN:
            continue
        (market if contract < rules.market_contracts else first).remove(contract)
    g.contract_stack = rng.shuffled(tuple(market))[: len(g.contract_stack)]
    dealt = rng.shuffled(tuple(first))
    for player in g.players:
        size = player.contracts_dealt.count(HIDDEN)
        if size:
            player.contracts_dealt = dealt[:size]
            dealt = dealt[size:]


def _fill_hagal(g: GameState, rng: Rng) -> None:
    if not g.hagal_deck:
        return
    unseen = [int(card.number) for card in g.rules.hagal if card.mark in (0, g.persons) for _ in range(card.copies)]
    for card in g.hagal_discard:
        unseen.remove(card)
    g.hagal_deck = rng.shuffled(tuple(unseen))


def _fill_cards(g: GameState, hidden_cards: list[tuple[int, ...]], rng: Rng) -> None:
    """The Imperium deck and the Tleilaxu deck hold those of their cards that lie nowhere else."""
    zones = [g.row, g.throne_row, g.tleilaxu_row, g.removed, *hidden_cards]
    for player in g.players:
        zones.append(player.ahead)
        zones += [player.set_aside, player.deck, player.hand, player.discard, player.in_play, player.revealed]
    g.imperium_deck = rng.shuffled(_unseen(_copies(g, IMPERIUM), zones))
    if g.rules.tleilaxu:
        g.tleilaxu_deck = rng.shuffled(_unseen(_copies(g, TLEILAXU), zones))


def _copies(g: GameState, pile: int) -> list[int]:
    """How many copies of each card a pile has in the box."""
    return [int(card.copies) if card.pile == pile else 0 for card in g.rules.cards]


def _unseen(copies: list[int], zones: list[tuple[int, ...]]) -> tuple[int, ...]:
    """The cards that lie in none of some zones, in the order of their numbers.

    copies  how many there are of each number; changed
    """
    for zone in zones:
        for card in zone:
            if card != HIDDEN:
                copies[card] -= 1
    unseen: list[int] = []
    for number in range(len(copies)):
        for _ in range(copies[number]):
            unseen.append(number)
    return tuple(unseen)


def _fill_player(player: PlayerState, rng: Rng, cards: tuple[int, ...]) -> None:
    pool = rng.shuffled(cards)
    if player.ahead and player.ahead[0] == HIDDEN:
        player.ahead = pool[:1]
        pool = pool[1:]
    in_hand = player.hand.count(HIDDEN)
    player.hand = pool[:in_hand] + tuple([card for card in player.hand if card != HIDDEN])
    player.deck = pool[in_hand:] + tuple([card for card in player.deck if card != HIDDEN])


def _fill_tokens(player: PlayerState, rng: Rng, count: int) -> None:
    """Tokens drawn at random; they are named from the smaller on, so those still to come need room above."""
    assert player.leader is not None
    room = len(FACTION_NAMES) - int(player.leader.tokens) + count
    player.tokens = sum(1 << faction for faction in rng.shuffled(tuple(range(room)))[:count])


def _ask_anew(g: GameState, seat: int, seen: PlayerState, cards: tuple[int, ...], rng: Rng) -> None:
    """Ask the pending decision of another seat again: what it may choose depends on the cards it was dealt here.

    Who is asked for a card of the hand has one: where the cards drawn for it say otherwise, others are drawn.
    """
    player = g.players[seat]
    frame = g.stack.pop()
    options = frame.node.run(g, frame)
    for _ in range(MOST_DRAWS):
        if options:
            break
        player.ahead, player.hand, player.deck = seen.ahead, seen.hand, seen.deck
        _fill_player(player, rng, cards)
        options = frame.node.run(g, frame)
    assert options, f"no cards that seat {seat + 1} can have give it anything to choose"
    g.stack.append(frame)
    g.options = options
