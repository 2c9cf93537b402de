"""What the table draws of Immortality: the two tracks, who stands where on them, specimens and the Tleilaxu Row."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from rich.console import RenderableType
from rich.text import Text

from landsraad.engine.course.sending import destinations
from landsraad.engine.immortality.research import marker_of
from landsraad.engine.machine import actions
from landsraad.engine.machine.terms import NOBODY
from landsraad.terminal.items import Items
from landsraad.terminal.style import BETWEEN, DIM, MARKER_MARK, NAME, SEAT_STYLES, TITLE
from landsraad.text.definitions import words_of
from landsraad.text.definitions.tracks import ATOMICS, RESEARCH, TLEILAXU_TRACK
from landsraad.text.said import Said
from landsraad.text.tokens import Token, icon, tokens

if TYPE_CHECKING:
    from landsraad.engine.machine.node import Node
    from landsraad.engine.state.definitions import Card, ResearchSpace
    from landsraad.engine.state.state import GameState, PlayerState
    from landsraad.terminal.table import Painter

PITCH: Final = 8  # from column to column; a place may be twice as wide, because the next one of its row is two further
NARROW: Final = 2  # columns at the start that have so little that one less does
LABEL: Final = 2  # before the first column
ARROW: Final = "→"
Row = tuple[Text, Text]  # a name and what belongs to it


# --- Seats -----------------------------------------------------------------------------------------------------------


def holdings(painter: Painter, g: GameState) -> list[Items]:
    """Where the tokens of each seat are, its specimens, and whether it has its Family Atomics."""
    if not g.rules.research:
        return []
    said = [_held(painter, g, seat, player) for seat, player in enumerate(g.players)]
    return [painter.by_seat(painter.words("table-bene_tleilax"), said)]


def _held(painter: Painter, g: GameState, seat: int, player: PlayerState) -> str:
    words = painter.words
    said: list[str] = []
    if player.research != NOBODY:
        said.append(words("table-research-at", column=int(g.rules.research[player.research].column)))
    if not g.is_automated(seat) and (marker := int(marker_of(g, seat))) > 0:
        said.append(words("table-marker", n=marker))
    if player.tleilaxu != NOBODY:
        said.append(words("table-tleilaxu-at", n=int(player.tleilaxu)))
    if player.specimens:
        said.append(words("table-specimens", n=int(player.specimens)))
    if player.atomics:
        said.append(painter.texts.term(ATOMICS))
    return ", ".join(said)


# --- The tracks ------------------------------------------------------------------------------------------------------


def tracks(painter: Painter, g: GameState) -> list[RenderableType]:
    """Both tracks with the tokens on them."""
    if not g.rules.research:
        return []
    return [Text(painter.texts.term(RESEARCH), TITLE), *_research(painter, g), _tleilaxu(painter, g)]


def _research(painter: Painter, g: GameState) -> list[Text]:
    """The research track as it lies: columns from the left, the rows below each other."""
    places = {(int(place.row), int(place.column)): place for place in g.rules.research}
    columns = range(max(column for _, column in places) + 1)
    markers = {int(place.column): int(place.marker) for place in g.rules.research if place.marker}
    head = Text()
    for column in columns:
        sign = f" {MARKER_MARK}{markers[column]}" if column in markers else ""
        _go_to(head, column)
        head.append(f"{column}{sign}", TITLE if sign else DIM)
    lines = [head]
    for row in sorted({row for row, _ in places}):
        line = Text(str(row).ljust(LABEL), DIM)
        for column in columns:
            if (row, column) in places:
                _go_to(line, column)
                line.append(_place(painter, g, places[row, column]))
        lines.append(line)
    return lines


def _go_to(line: Text, column: int) -> None:
    """Fill a line up to where a column begins."""
    line.pad_right(LABEL + column * PITCH - min(column, NARROW) - line.cell_len)


def _place(painter: Painter, g: GameState, place: ResearchSpace) -> Text:
    here = _tokens_on(seat for seat, player in enumerate(g.players) if player.research == place.number)
    if place.effect is None:
        return here or Text("○")
    brings = Text(_short(painter, place.effect))
    return Text(" ").join((brings, here)) if here else brings


def _tleilaxu(painter: Painter, g: GameState) -> Items:
    spaces: list[Text] = []
    for space in g.rules.tleilaxu:
        said = [str(int(space.number))]
        if space.effect is not None:
            said.append(_short(painter, space.effect))
        if space.spice and g.tleilaxu_spice:
            said.append(_written(painter, [icon("spice", int(g.tleilaxu_spice))]))
        here = _tokens_on(seat for seat, player in enumerate(g.players) if player.tleilaxu == space.number)
        spaces.append(Text(" ").join([Text(" ".join(said)), *([here] if here else [])]))
    return Items(painter.texts.term(TLEILAXU_TRACK), spaces)


def _tokens_on(seats: Iterable[int]) -> Text:
    """The seats whose tokens are there, as `[12]`."""
    digits = [(str(seat + 1), SEAT_STYLES[seat]) for seat in seats]
    return Text.assemble("[", *digits, "]") if digits else Text()


def _short(painter: Painter, effect: Node) -> str:
    """What a place brings, in signs: `Tlx+Spe`."""
    return _written(painter, tokens(effect))


def _written(painter: Painter, drawn: list[Token]) -> str:
    parts: list[str] = [""]
    for one, n in _counted(drawn):
        if one == "arrow_pay":
            parts[-1] += ARROW
            continue
        said = (str(n) if n > 1 else "") + painter.words(f"short-{one}")
        if not parts[-1] or parts[-1].endswith(ARROW):
            parts[-1] += said
        else:
            parts.append(said)
    return "+".join(parts)


def _counted(drawn: list[Token]) -> list[tuple[str, int]]:
    """Icons with their numbers, equal ones in a row together; that something may be left takes too much room."""
    counted: list[tuple[str, int]] = []
    for token in drawn:
        one, n = token["icon"], token.get("n", 1)
        if one == "optional":
            continue
        if counted and counted[-1][0] == one:
            n += counted.pop()[1]
        counted.append((one, n))
    return counted


def track_texts(painter: Painter, g: GameState) -> list[Row]:
    """What the tracks and the Family Atomics do, in words."""
    if not g.rules.research:
        return []
    terms = (RESEARCH, TLEILAXU_TRACK, ATOMICS)
    return [
        (Text(painter.texts.term(id), TITLE), Text(BETWEEN.join(words_of(painter.texts.describe(g.rules, "term", id)))))
        for id in terms
    ]


# --- The Tleilaxu Row ------------------------------------------------------------------------------------------------


def market(painter: Painter, g: GameState) -> list[Items]:
    """The cards that specimens pay for, and how many are left in the deck."""
    if not g.rules.tleilaxu:
        return []
    cards: list[Text | str] = [_priced(painter, card) for card in _open(g)]
    cards.append(Text(painter.words("table-tleilaxu-left", n=len(g.tleilaxu_deck)), DIM))
    return [Items(painter.texts.name("deck", "tleilaxu_row"), cards)]


def market_texts(painter: Painter, g: GameState) -> list[Row]:
    """The same cards with their texts."""
    return [(Text(_priced(painter, card), NAME), Text(painter.card_essence(card))) for card in _open(g)]


def _open(g: GameState) -> list[Card]:
    return [*(g.rules.cards[card] for card in g.tleilaxu_row), *g.rules.reclaimed]


def _priced(painter: Painter, card: Card) -> str:
    price = painter.texts.tell(Said("count-specimens", n=int(card.specimens)), str)
    return f"{painter.texts.name('card', card.id)} ({price})"


# --- Choices ---------------------------------------------------------------------------------------------------------


def spaces_of_graft(g: GameState, seat: int, action: int) -> int:
    """The bit set of the spaces that the graft card which was played reaches together with the card of a choice."""
    after = g.copy()
    after.turn.usurps = g.rules.actions.family[action] == actions.GRAFT_ROW
    return int(destinations(after, seat, g.rules.pair(g.turn.card, g.rules.actions.param[action])))


def research_hint(painter: Painter, g: GameState, number: int) -> str:
    """The genetic marker of a place of the research track, and where it leads on to."""
    parts = painter.texts.research_place(g.rules, g.rules.research[number])
    return BETWEEN.join(words_of(parts, ("place", "effects")))
