"""Cards of the players' decks: draw, discard, trash (B-31 to B-40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.base.resources import count_sword_source, gain_swords
from landsraad.engine.machine import actions
from landsraad.engine.machine.conditions import count_in_play
from landsraad.engine.machine.events import note, note_secret
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.prices import DRAWN_CARD, PERSUASION, SWORD, TRASHING
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import CARDS, CARDS_IN_PLAY, DECK, DISCARD_PILE, FACTION_NAMES, NOBODY, TROOPS
from landsraad.engine.state import chance
from landsraad.engine.state.definitions import RESERVE
from landsraad.engine.state.zones import distinct, replaced, without

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.definitions import Card
    from landsraad.engine.state.rules import Rules
    from landsraad.engine.state.state import GameState, PlayerState

SORTED = 3  # cards on top of the deck


# --- Drawing ---------------------------------------------------------------------------------------------------------


def draw(g: GameState, seat: i64, n: i64, source: i64) -> None:
    """Draw cards, shuffling the discard pile into an empty deck (B-35); in the own Reveal turn reveal them (B-104)."""
    player = g.players[seat]
    g.fixed += 1
    while n > 0:
        if not player.deck:
            if not player.discard:
                return
            shuffle_discard_into_deck(g, seat)
        k: i64 = min(n, len(player.deck))
        known = min(k, player.known_top)
        drawn = _take_from_top(g, player, k)
        n -= k
        note(g, "draw", seat, source, k)
        for card in drawn:
            note_secret(g, "drawn_card", seat, source, card, seat)
        if g.reveals_now(seat):
            for card in drawn:
                reveal_card(g, seat, card)
        else:
            player.hand = player.hand + drawn
            player.known_hand = player.known_hand + drawn[k - known :]


def _take_from_top(g: GameState, player: PlayerState, k: i64) -> tuple[int, ...]:
    g.fixed += 1  # some leaders see what comes up
    left: i64 = len(player.deck) - k
    drawn = player.deck[left:]
    player.deck = player.deck[:left]
    player.known_top = max(0, player.known_top - k)
    return drawn


def shuffle_discard_into_deck(g: GameState, seat: i64) -> None:
    """Shuffle the discard pile, together with what is left of the deck, into a new deck."""
    player = g.players[seat]
    player.deck = chance.shuffle(g, chance.DECKS[seat], player.deck + player.discard)
    player.discard = ()
    player.known_top = 0
    g.fixed += 1
    note(g, "shuffle", seat, g.rules.setup_source)


def reveal_card(g: GameState, seat: i64, card: i64) -> None:
    """Lay a card open in the Reveal turn: the lines of its Reveal box go on the tray."""
    player = g.players[seat]
    player.revealed = (*player.revealed, int(card))
    note(g, "reveal", seat, card, card)
    line: i64 = 0
    for node in g.rules.cards[card].reveal:
        g.tray.append(Frame(node, seat, card, line))
        line += 1


class Draw(Node):
    """Draw cards from the own deck."""

    picture = "draw:{n}"
    price = DRAWN_CARD
    pure = True
    gives: i64 = CARDS
    minds: i64 = DECK | DISCARD_PILE

    def __init__(self, n: i64) -> None:
        self.n = n

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        draw(g, f.seat, self.n, f.source)
        return None


class DrawPerSandworm(Node):
    """Draw a card for each own sandworm in the Conflict."""

    picture = "draw per_each sandworm"
    price = 1.0
    pure = True
    gives: i64 = CARDS
    wants: i64 = TROOPS
    minds: i64 = DECK | DISCARD_PILE

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        sandworms = g.army(f.seat).sandworms
        if sandworms > 0:
            draw(g, f.seat, sandworms, f.source)
        return None


class ShuffleDiscardIn(Node):
    """Shuffle the discard pile into the deck; with an empty discard pile the deck alone is shuffled (B-156)."""

    picture = "discard shuffle"
    price = 0.3
    gives: i64 = DECK | DISCARD_PILE
    minds: i64 = CARDS | DECK | DISCARD_PILE

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        shuffle_discard_into_deck(g, f.seat)
        return None


class LookAtTop(Node):
    """Look at the top card of the own deck, then draw it (`choose:1`) or trash it (`choose:2`).

    An empty deck shows nothing, and is not filled for it (B-151). `a` is 1 once the card was looked at.
    """

    picture = "peek draw or trash"
    price = DRAWN_CARD
    gives: i64 = CARDS | DECK
    minds: i64 = CARDS | DECK | DISCARD_PILE

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if not g.players[f.seat].deck:
            return None
        if f.a == 0:
            g.fixed += 1
            note_secret(g, "look_at_top", f.seat, f.source, g.players[f.seat].deck[-1], f.seat)
            g.stack.append(Frame(self, f.seat, f.source, 1))
            return None
        first = g.rules.actions.first[actions.CHOOSE]
        return [first, first + 1]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        if g.rules.actions.param[action] == 0:
            draw(g, f.seat, 1, f.source)
        else:
            (card,) = _take_from_top(g, g.players[f.seat], 1)
            put_out_of_game(g, f.seat, card, f.source)

    def peeks(self, f: Frame) -> i64:
        return f.a

    def brings(self, rules: Rules) -> list[list[Node]]:
        return [comes_of_losing(card) for card in rules.cards]

    def asks(self) -> str:
        return "look_at_top"


class SortTop(Node):
    """Look at the top three cards of the own deck: draw one, discard one, trash one (R-269).

    A deck of fewer cards shows nothing, and is not filled for it. `a` counts the cards chosen, `b` is 1 once they were
    looked at.
    """

    picture = f"peek:{SORTED} draw discard trash"
    price = 2.0
    gives: i64 = CARDS | DECK | DISCARD_PILE
    minds: i64 = CARDS | DECK | DISCARD_PILE
    discreet = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        seen = self.peeks(f)
        if f.b == 0:
            g.fixed += 1
            for card in g.players[f.seat].deck[-seen:]:
                note_secret(g, "look_at_top", f.seat, f.source, card, f.seat)
            g.stack.append(Frame(self, f.seat, f.source, 0, 1))
            return None
        family = actions.KEEP if f.a == 0 else actions.DISCARD
        first = g.rules.actions.first[family]
        return [first + card for card in distinct(g.players[f.seat].deck[-seen:])]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        player = g.players[f.seat]
        card: i64 = g.rules.actions.param[action]
        seen = self.peeks(f)
        top = _take_from_top(g, player, seen)
        player.deck = player.deck + without(top, card)
        if f.a == 0:
            player.deck = (*player.deck, int(card))
            draw(g, f.seat, 1, f.source)
            g.stack.append(Frame(self, f.seat, f.source, 1, 1))
            return
        player.discard = (*player.discard, int(card))
        note(g, "discard", f.seat, f.source, card)
        (trashed,) = _take_from_top(g, player, 1)
        put_out_of_game(g, f.seat, trashed, f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have: i64 = len(g.players[seat].deck)
        return None if have >= SORTED else Reason("condition", "deck_too_small", have, SORTED)

    def peeks(self, f: Frame) -> i64:
        return SORTED - f.a

    def brings(self, rules: Rules) -> list[list[Node]]:
        return [comes_of_losing(card) for card in rules.cards]

    def hides(self, g: GameState, f: Frame) -> bool:
        return True

    def asks(self) -> str:
        return "sort_top"


class TakeFromDiscard(Node):
    """Take one card of a faction from the own discard pile into the hand."""

    picture = "discard return_to_hand/{faction}"
    price = 1.0
    gives: i64 = CARDS | DISCARD_PILE
    minds: i64 = CARDS | DISCARD_PILE

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.TAKE]
        return [first + card for card in self._cards(g, f.seat)]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        player = g.players[f.seat]
        card = g.rules.actions.param[action]
        player.discard = without(player.discard, card)
        player.hand = (*player.hand, card)
        player.known_hand = (*player.known_hand, card)
        note(g, "take", f.seat, f.source, card)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if self._cards(g, seat) else Reason("condition", f"{FACTION_NAMES[self.faction]}_in_discard")

    def _cards(self, g: GameState, seat: i64) -> list[int]:
        cards = g.rules.cards
        return [card for card in distinct(g.players[seat].discard) if (cards[card].factions >> self.faction) & 1]

    def asks(self) -> str:
        return "take_card"


class PersuasionPerCard(Node):
    """Persuasion for each card of a faction in play (B-149)."""

    picture = "persuasion:{n} per_each {faction}"
    price = 2.0 * PERSUASION
    pure = True
    wants: i64 = CARDS
    fears: i64 = CARDS_IN_PLAY

    def __init__(self, faction: i64, n: i64) -> None:
        self.faction = faction
        self.n = n

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        gained = self.n * count_in_play(g, f.seat, self.faction)
        g.players[f.seat].persuasion += gained
        note(g, "persuasion", f.seat, f.source, gained)
        return None


class UseSignet(Node):
    """The Signet Ring: the leader's right ability takes its place on the tray (B-57)."""

    picture = "signet"
    price = 2.0

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        leader = g.players[f.seat].leader
        assert leader is not None
        g.push(leader.signet, f.seat, g.rules.first_leader + leader.number)
        return None


# --- Discarding and trashing -----------------------------------------------------------------------------------------


class Discard(Node):
    """Discard cards from the hand, of the owner's choice, as many as there are (B-39); as a cost no fewer (B-45).

    The frame's `a` counts those discarded. For one of the faction (NOBODY: none) `bonus` comes besides.
    """

    price = -DRAWN_CARD
    gives: i64 = DISCARD_PILE
    wants: i64 = CARDS
    discreet = True

    def __init__(self, n: i64, *, cost: bool = False, faction: i64 = NOBODY, bonus: Node | None = None) -> None:
        self.n = n
        self.cost = cost
        self.faction = faction
        self.bonus = bonus

    def form(self) -> str:
        return "" if self.bonus is None else "bonus"

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if f.a == self.n:
            return None
        first = g.rules.actions.first[actions.DISCARD]
        return [first + card for card in distinct(g.players[f.seat].hand)] or None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        card: i64 = g.rules.actions.param[action]
        g.stack.append(Frame(self, f.seat, f.source, f.a + 1))
        if self.bonus is not None and (g.rules.cards[card].factions >> self.faction) & 1:
            g.push(self.bonus, f.seat, f.source)
        discard(g, f.seat, card, f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have: i64 = len(g.players[seat].hand)
        need: i64 = self.n if self.cost else 1
        return None if have >= need else Reason("condition", "no_card_in_hand", have, need)

    def children(self) -> list[Node]:
        return [] if self.bonus is None else [self.bonus]

    def brings(self, rules: Rules) -> list[list[Node]]:
        return [comes_of_losing(card) for card in rules.cards]

    def hides(self, g: GameState, f: Frame) -> bool:
        return len(g.players[f.seat].hand) > 1

    def asks(self) -> str:
        return "discard"


def discard(g: GameState, seat: i64, card: i64, source: i64) -> None:
    """Hand to discard pile, face up (B-39); another seat's turn shows it to its owner."""
    if seat != g.active:
        g.fixed += 1
    take_from_hand(g.players[seat], card)
    player = g.players[seat]
    player.discard = (*player.discard, int(card))
    note(g, "discard", seat, source, card)
    _unload(g, seat, card)
    on_discard = g.rules.cards[card].on_discard
    if on_discard is not None:
        g.push(on_discard, seat, card)


def _unload(g: GameState, seat: i64, card: i64) -> None:
    """A card that unloads does what it reveals when it is discarded or trashed (R-178)."""
    for node in reversed(g.rules.cards[card].unload):
        g.push(node, seat, card)


def take_from_hand(player: PlayerState, card: i64) -> None:
    """Take a card out of the hand."""
    player.hand = without(player.hand, card)
    if player.known_hand and card in player.known_hand:
        player.known_hand = without(player.known_hand, card)


def comes_of_losing(card: Card) -> list[Node]:
    """What a card does when it is discarded or trashed."""
    lost = [node for node in (card.on_trash, card.on_discard) if node is not None]
    return lost + card.unload


class TrashCard(Node):
    """Trash one card from the hand, the discard pile or in play (B-37); a trash icon may be left unused (B-38)."""

    price = TRASHING
    gives: i64 = CARDS_IN_PLAY | DISCARD_PILE
    minds: i64 = CARDS | DISCARD_PILE | CARDS_IN_PLAY

    def __init__(self, *, optional: bool = True, in_play_only: bool = False) -> None:
        self.optional = optional
        self.in_play_only = in_play_only
        self.discreet = not in_play_only

    def form(self) -> str:
        return "in_play" if self.in_play_only else ""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        player = g.players[f.seat]
        first = g.rules.actions.first
        options: list[int] = []
        if not self.in_play_only:
            options += [first[actions.TRASH_HAND] + card for card in distinct(player.hand)]
            options += [first[actions.TRASH_DISCARD] + card for card in distinct(player.discard)]
        options += [first[actions.TRASH_PLAY] + card for card in distinct(player.in_play + player.revealed)]
        return options or None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        player = g.players[f.seat]
        card = g.rules.actions.param[action]
        family = g.rules.actions.family[action]
        if family == actions.TRASH_HAND:
            take_from_hand(player, card)
        elif family == actions.TRASH_DISCARD:
            player.discard = without(player.discard, card)
        else:
            _take_from_play(g, f.seat, card)
        put_out_of_game(g, f.seat, card, f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        player = g.players[seat]
        if player.in_play or player.revealed:
            return None
        if not self.in_play_only and (player.hand or player.discard):
            return None
        return Reason("condition", "no_card_to_trash")

    def brings(self, rules: Rules) -> list[list[Node]]:
        return [comes_of_losing(card) for card in rules.cards]

    def hides(self, g: GameState, f: Frame) -> bool:
        return len(g.players[f.seat].hand) > 1

    def asks(self) -> str:
        return "trash"


class TrashOfFaction(Node):
    """Trash a card of a faction, as a cost: from the hand, or another one than the source in play (R-261, R-264)."""

    price = -1.0
    gives: i64 = CARDS_IN_PLAY
    minds: i64 = CARDS | CARDS_IN_PLAY

    def __init__(self, faction: i64, *, from_hand: bool) -> None:
        self.faction = faction
        self.from_hand = from_hand
        self.discreet = from_hand

    def form(self) -> str:
        return "hand" if self.from_hand else ""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.TRASH_HAND if self.from_hand else actions.TRASH_PLAY]
        return [first + card for card in self._cards(g, f.seat, f.source)] or None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        card = g.rules.actions.param[action]
        if self.from_hand:
            take_from_hand(g.players[f.seat], card)
        else:
            _take_from_play(g, f.seat, card)
        put_out_of_game(g, f.seat, card, f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        if self._cards(g, seat, source):
            return None
        where = "in_hand" if self.from_hand else "in_play"
        return Reason("condition", f"another_{FACTION_NAMES[self.faction]}_{where}")

    def hides(self, g: GameState, f: Frame) -> bool:
        return len(g.players[f.seat].hand) > 1

    def looks_at_hand(self) -> bool:
        return self.from_hand

    def _cards(self, g: GameState, seat: i64, source: i64) -> list[int]:
        player = g.players[seat]
        zone = player.hand if self.from_hand else player.in_play + player.revealed
        if not self.from_hand and source in zone:
            zone = without(zone, source)
        cards = g.rules.cards
        return [card for card in distinct(zone) if (cards[card].factions >> self.faction) & 1]

    def brings(self, rules: Rules) -> list[list[Node]]:
        return [comes_of_losing(card) for card in rules.cards]

    def asks(self) -> str:
        return "trash"


class TrashFromHand(Node):
    """Trash a card of the hand, if one likes; one that costs something brings a reward (R-249)."""

    picture = "optional trash/hand persuasion:1/cost? {reward}"
    price = TRASHING
    optional = True
    wants: i64 = CARDS
    discreet = True

    def __init__(self, reward: Node) -> None:
        self.reward = reward

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.TRASH_HAND]
        return [first + card for card in distinct(g.players[f.seat].hand)] or None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        card = g.rules.actions.param[action]
        take_from_hand(g.players[f.seat], card)
        if g.rules.cards[card].cost > 0:
            g.push(self.reward, f.seat, f.source)
        put_out_of_game(g, f.seat, card, f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if g.players[seat].hand else Reason("condition", "no_card_in_hand", 0, 1)

    def hides(self, g: GameState, f: Frame) -> bool:
        return len(g.players[f.seat].hand) > 1

    def children(self) -> list[Node]:
        return [self.reward]

    def brings(self, rules: Rules) -> list[list[Node]]:
        return [comes_of_losing(card) for card in rules.cards]

    def asks(self) -> str:
        return "trash"


class ReturnThis(Node):
    """The card that says so goes from play back to the hand (R-265)."""

    picture = "return_to_hand"
    price = 1.0
    pure = True
    gives: i64 = CARDS | CARDS_IN_PLAY

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        player = g.players[f.seat]
        if self.obstacle(g, f.seat, f.source) is None:
            player.in_play = without(player.in_play, f.source)
            _forget(g, player, f.source)
            player.hand = (*player.hand, int(f.source))
            player.known_hand = (*player.known_hand, int(f.source))
            note(g, "return_card", f.seat, f.source, f.source)
        return None

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if source in g.players[seat].in_play and not g.is_usurped(source) else not_in_play()


class SwordsPerRevealed(Node):
    """A sword for each card of a faction revealed this turn, itself counted (R-262)."""

    picture = "sword:1 per_each {faction}/reveal"
    price = 2.0 * SWORD
    pure = True
    wants: i64 = CARDS
    fears: i64 = CARDS_IN_PLAY

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        player = g.players[f.seat]
        gained: i64 = 0
        for card in player.revealed:
            gained += (g.rules.cards[card].factions >> self.faction) & 1
        gain_swords(g, f.seat, gained, f.source)
        count_sword_source(g, f.seat, f.source)
        return None


class TrashThis(Node):
    """Trash the card that says so (B-38)."""

    picture = "trash_self"
    price = 0.5
    pure = True
    gives: i64 = CARDS_IN_PLAY

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if self.obstacle(g, f.seat, f.source) is None:
            trash_from_play(g, f.seat, f.source, f.source)
        return None

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        player = g.players[seat]
        in_play = source in player.in_play or source in player.revealed
        return None if in_play and not g.is_usurped(source) else not_in_play()

    def brings(self, rules: Rules) -> list[list[Node]]:
        return [comes_of_losing(rules.cards[rules.source_of(self)])] if self.path.startswith("card/") else []


def not_in_play() -> Reason:
    """The card has left play."""
    return Reason("condition", "not_in_play")


def _take_from_play(g: GameState, seat: i64, card: i64) -> None:
    player = g.players[seat]
    if card in player.revealed:
        player.revealed = without(player.revealed, card)
    else:
        player.in_play = without(player.in_play, card)
    _forget(g, player, card)


def trash_from_play(g: GameState, seat: i64, card: i64, source: i64) -> None:
    """Trash a card that the seat has in play."""
    _take_from_play(g, seat, card)
    put_out_of_game(g, seat, card, source)


def _forget(g: GameState, player: PlayerState, card: i64) -> None:
    """Forget the lines of a card that has left play: its unresolved effects are lost, not those of copies (R-117).

    It does not come back in the Reveal turn either (RX-011).
    """
    copies_left = player.in_play.count(card) + player.revealed.count(card)
    if player.coming_back.count(card) > copies_left:
        player.coming_back = without(player.coming_back, card)
    kept: list[Frame] = []
    lines_kept: list[int] = []
    for row in g.tray:
        if row.source != card:
            kept.append(row)
        elif lines_kept.count(row.a) < copies_left:
            lines_kept.append(row.a)
            kept.append(row)
    g.tray = kept


def put_out_of_game(g: GameState, seat: i64, card: i64, source: i64) -> None:
    """A trashed card: out of the game, a Reserve card back to its stack (B-37); then what it does when trashed."""
    definition = g.rules.cards[card]
    if definition.pile == RESERVE:
        g.reserve = replaced(g.reserve, definition.reserve_index, g.reserve[definition.reserve_index] + 1)
    else:
        g.removed = (*g.removed, int(card))
    note(g, "trash", seat, source, card)
    _unload(g, seat, card)
    if definition.on_trash is not None:
        g.push(definition.on_trash, seat, card)
