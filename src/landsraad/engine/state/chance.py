"""What chance decides, pile by pile; written down as it comes, and told again from a record.

A draw belongs to a *pile* (`imperium`, `deck.2`, `dice`), and each pile's draws have an order of their own. So a record
still fits where later rules ask chance in another order, about other piles, or with other cards in the box. While draws
are told, the generator runs along unheard: where a record has no more to tell, it goes on as it would have.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.rules import Rules
    from landsraad.engine.state.state import GameState

IMPERIUM: Final = "imperium"
INTRIGUE: Final = "intrigue"
CONFLICTS: Final = "conflicts"  # .level
TECH: Final = "tech"
TLEILAXU: Final = "tleilaxu"
HAGAL: Final = "hagal"
CONTRACTS: Final = "contracts"
FIRST_CONTRACTS: Final = "first_contracts"
OBJECTIVES: Final = "objectives"
LEADERS: Final = "leaders"  # dealt for a draft
LEADER: Final = "leader"  # .seat
RIVAL: Final = "rival"  # .seat
FIRST_PLAYER: Final = "first_player"
DECK: Final = "deck"
DECKS: Final = ("deck.0", "deck.1", "deck.2", "deck.3", "deck.4", "deck.5")  # of each seat
STOLEN: Final = "stolen"  # .seat that loses an Intrigue card
DICE: Final = "dice"
NUMBERS: Final = 10  # 0 to 9: more than any die or number of seats


@mypyc_attr(acyclic=True)
class Draw:
    """One draw: the cards of a pile from the bottom, one card, or one number.

    A game keeps its draws to the end, so they are bytes, a third of what tuples take: there are no 256 cards of a kind.
    """

    __slots__ = ("cards", "pile")

    def __init__(self, pile: str, cards: bytes) -> None:
        self.pile = pile
        self.cards = cards


def lay_out(g: GameState, pile: str, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Shuffle what a box has for a pile. A record tells which cards those were: a box may have more or fewer today."""
    order = g.rng.shuffled(cards)
    told = _told(g, pile)
    known = () if told is None else tuple([card for card in told if card in cards])
    return _written(g, pile, known or order)


def shuffle(g: GameState, pile: str, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Shuffle cards of a game. They are those that lie there, whatever a record tells; its order is kept."""
    order = g.rng.shuffled(cards)
    told = _told(g, pile)
    if told is not None:
        left = list(cards)
        known: list[int] = []
        for card in told:
            if card in left:
                left.remove(card)
                known.append(card)
        order = (*left, *known)
    return _written(g, pile, order)


def pick(g: GameState, pile: str, cards: tuple[int, ...]) -> int:
    """One of the cards, each equally likely."""
    card = cards[g.rng.below(len(cards))]
    told = _told(g, pile)
    if told is not None and len(told) == 1 and told[0] in cards:
        card = told[0]
    return _written(g, pile, (card,))[0]


def throw(g: GameState, pile: str, n: i64) -> i64:
    """A number from 0 to n - 1, each equally likely."""
    number = g.rng.below(n)
    told = _told(g, pile)
    if told is not None and len(told) == 1 and told[0] < n:
        number = told[0]
    return _written(g, pile, (int(number),))[0]


def _told(g: GameState, pile: str) -> bytes | None:
    """The next draw of a pile in the record that is being replayed; None where the generator decides."""
    if g.told is None or g.chance is None:
        return None
    taken: i64 = 0
    for draw in g.chance:
        if draw.pile == pile:
            taken += 1
    for draw in g.told:
        if draw.pile == pile:
            if taken == 0:
                return draw.cards
            taken -= 1
    return None


def _written(g: GameState, pile: str, cards: tuple[int, ...]) -> tuple[int, ...]:
    if g.chance is not None:
        g.chance = (*g.chance, Draw(pile, bytes(cards)))
    return cards


# --- In records -------------------------------------------------------------------------------------------------------


def to_texts(rules: Rules, draws: tuple[Draw, ...]) -> dict[str, list[str]]:
    """Draws as a record has them: by pile, each a line of ids or numbers with blanks between."""
    texts: dict[str, list[str]] = {}
    for draw in draws:
        ids = _ids(rules, draw.pile)
        said = [str(card) if ids is None else ids[card] for card in draw.cards]
        texts.setdefault(draw.pile, []).append(" ".join(said))
    return texts


def from_texts(rules: Rules, texts: dict[str, list[str]]) -> tuple[Draw, ...]:
    """The draws of a record. Piles and cards that these rules do not have are left out."""
    draws: list[Draw] = []
    for pile, lines in texts.items():
        numbers = _numbers(rules, pile)
        for line in lines:
            draws.append(Draw(pile, bytes([numbers[word] for word in line.split() if word in numbers])))
    return tuple(draws)


def _numbers(rules: Rules, pile: str) -> dict[str, int]:
    ids = _ids(rules, pile)
    if ids is None:
        return {str(number): number for number in range(NUMBERS)}
    return {id: number for number, id in enumerate(ids)}


def _ids(rules: Rules, pile: str) -> list[str] | None:
    """The ids that the numbers of a pile stand for; None where they are no more than numbers."""
    kind = pile.split(".")[0]
    if kind in (IMPERIUM, TLEILAXU, DECK):
        return [card.id for card in rules.cards]
    if kind in (INTRIGUE, STOLEN):
        return [card.id for card in rules.intrigue]
    if kind == CONFLICTS:
        return [conflict.id for conflict in rules.conflicts]
    if kind == TECH:
        return [tile.id for tile in rules.tech]
    if kind == HAGAL:
        return [card.id for card in rules.hagal]
    if kind in (CONTRACTS, FIRST_CONTRACTS):
        return [contract.id for contract in rules.contracts]
    if kind == OBJECTIVES:
        return [objective.id for objective in rules.objectives]
    if kind in (LEADERS, LEADER):
        return [leader.id for leader in rules.leaders]
    if kind == RIVAL:
        return [rival.id for rival in rules.rivals]
    return None
