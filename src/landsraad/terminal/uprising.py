"""What the table draws of Uprising: spies on their posts, the Shield Wall, battle icons, contracts."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from rich.text import Text

from landsraad.engine.base.resources import gathered
from landsraad.engine.machine.terms import BATTLE_ICON_NAMES, NOBODY
from landsraad.engine.uprising.spies import spied_spaces
from landsraad.engine.uprising.trophies import battle_icon
from landsraad.terminal.items import Items
from landsraad.terminal.style import BETWEEN, DIM, NAME, SEAT_STYLES, SPY_MARK, TITLE
from landsraad.text.definitions import words_of

if TYPE_CHECKING:
    from landsraad.engine.state.definitions import Contract, Post, Space
    from landsraad.engine.state.state import GameState, PlayerState
    from landsraad.terminal.table import Painter

POST_WIDTH: Final = 34  # of the column of names
Row = tuple[Text, Text]  # a name and what belongs to it


def wall(painter: Painter, g: GameState) -> str:
    """Whether the Shield Wall stands, and whether it keeps sandworms out of this round's Conflict."""
    if not g.wall:
        return painter.words("table-wall-gone")
    walled = g.conflict != NOBODY and g.rules.conflicts[g.conflict].space != NOBODY
    return painter.words("table-wall-blocks" if walled else "table-wall-stands")


# --- Seats -----------------------------------------------------------------------------------------------------------


def marks(painter: Painter, player: PlayerState) -> list[str]:
    """What a seat has for the rest of the game, and how far its leader has come."""
    said = [painter.words("mark-hooks")] if player.hooks else []
    if player.memories:
        said.append(painter.words("mark-memories", n=int(player.memories)))
    if player.training:
        said.append(painter.words("mark-training", n=int(player.training)))
    return said


def holdings(painter: Painter, g: GameState, brief: bool) -> list[Items]:
    """The battle icons and the contracts of all seats, and the Rival cards; `brief`: contracts are only counted."""
    lines = [
        (painter.words("table-icons"), [_icons(painter, g, player) for player in g.players]),
        (painter.words("table-contracts-taken"), [_contracts(painter, g, player, brief) for player in g.players]),
        (painter.words("table-gathered"), [_gathered(painter, player) for player in g.players]),
    ]
    if not brief:
        lines.append((painter.words("library-rival"), [_rival_card(painter, player) for player in g.players]))
    return [painter.by_seat(title, said) for title, said in lines if any(said)]


def _gathered(painter: Painter, player: PlayerState) -> str:
    """How far a Rival is on the way to its third Agent."""
    if player.rival is None or player.swordmaster:
        return ""
    return painter.words("table-gathered-of", n=int(gathered(player)), all=int(player.rival.swordmaster))


def _rival_card(painter: Painter, player: PlayerState) -> str:
    """What stands on a Rival card besides the price of the third Agent."""
    if player.rival is None:
        return ""
    return BETWEEN.join(words_of(painter.texts.rival(player.rival), ("kind", "swordmaster", "streamlined")))


def _icons(painter: Painter, g: GameState, player: PlayerState) -> str:
    """The icons of the cards won and of the objective, those of cards face down in brackets."""
    face_up, face_down = (
        _counted(painter.texts.name("battle_icon", BATTLE_ICON_NAMES[icon]) for icon in _icons_of(g, cards))
        for cards in (player.trophies, player.trophies_matched)
    )
    return ", ".join(part for part in (face_up, f"({face_down})" if face_down else "") if part)


def _icons_of(g: GameState, cards: Iterable[int]) -> list[int]:
    return [icon for card in cards if (icon := int(battle_icon(g, card))) != NOBODY]


def _contracts(painter: Painter, g: GameState, player: PlayerState, brief: bool) -> str:
    done = len(player.contracts_done)
    taken = names_of(painter, g, player.contracts)
    if brief and taken:
        taken = painter.words("table-contracts-open", n=len(player.contracts))
    return ", ".join(part for part in (taken, painter.words("table-contracts-done", n=done) if done else "") if part)


# --- Board -----------------------------------------------------------------------------------------------------------


def near(g: GameState, space: Space) -> Text:
    """Whose spies are on the posts next to a space."""
    watching = [seat for seat, player in enumerate(g.players) if (spied_spaces(g, player) >> space.number) & 1]
    return Text().join(_spy(seat) for seat in watching)


def _spy(seat: int) -> Text:
    return Text(f" {SPY_MARK}{seat + 1}", SEAT_STYLES[seat])


def _spies_on(g: GameState, post: Post) -> Text:
    return Text().join(_spy(seat) for seat, player in enumerate(g.players) if (player.spies >> post.number) & 1)


def post_name(painter: Painter, post: Post) -> str:
    """A post by the spaces next to it."""
    return " / ".join(painter.texts.name("space", space) for space in post.spaces)


def posts(painter: Painter, g: GameState) -> list[Row]:
    """Every observation post, with whose spies are there."""
    if not g.rules.posts:
        return []
    rows = [(Text(painter.words("library-post"), TITLE), Text())]
    for post in g.rules.posts:
        free = Text(painter.words("table-post-free"), DIM)
        lines = textwrap.wrap(post_name(painter, post), POST_WIDTH, initial_indent="  ", subsequent_indent="    ")
        rows.append((Text("\n".join(lines), NAME), _spies_on(g, post) or free))
    return rows


# --- Contracts -------------------------------------------------------------------------------------------------------


def market(painter: Painter, g: GameState) -> list[Items]:
    """The open contracts with their rewards, those that only one leader takes, and how many are left."""
    if not g.rules.contracts:
        return []
    said: list[Text | str] = [f"{_name(painter, one)}: {painter.texts.effect(one.reward)}" for one in _open(g)]
    for seat, player in enumerate(g.players):
        if player.leader is not None and player.leader.takes_aside and g.contracts_aside:
            names = names_of(painter, g, g.contracts_aside)
            said.append(painter.words("table-contracts-aside", who=painter.seat_name(g, seat), names=names))
    said.append(Text(painter.words("table-contracts-left", n=len(g.contract_stack)), DIM))
    return [Items(painter.words("library-contract"), said)]


def market_texts(painter: Painter, g: GameState) -> list[Row]:
    """The contracts that can be taken, with their texts."""
    aside = [g.rules.contracts[number] for number in g.contracts_aside]
    return [(Text(_name(painter, one), NAME), Text(essence(painter, g, one))) for one in (*_open(g), *aside)]


def own(painter: Painter, g: GameState, player: PlayerState) -> list[Row]:
    """The contracts that a seat has still to complete, with their texts."""
    if not player.contracts:
        return []
    rows = [(Text(painter.words("own-contracts", n=len(player.contracts)), TITLE), Text())]
    for number in player.contracts:
        contract = g.rules.contracts[number]
        rows.append((Text(f"  {_name(painter, contract)}", NAME), Text(essence(painter, g, contract))))
    return rows


def essence(painter: Painter, g: GameState, contract: Contract) -> str:
    """What completes a contract, and its reward, in one line."""
    return BETWEEN.join(words_of(painter.texts.describe(g.rules, "contract", contract.id), ("kind",)))


def task(painter: Painter, g: GameState, contract: Contract) -> str:
    """What completes a contract."""
    return painter.texts.contract_task(g.rules, contract)


def names_of(painter: Painter, g: GameState, contracts: Iterable[int]) -> str:
    """The names of some contracts."""
    return _counted(_name(painter, g.rules.contracts[number]) for number in contracts)


def _open(g: GameState) -> list[Contract]:
    return [g.rules.contracts[number] for number in g.contract_market]


def _name(painter: Painter, contract: Contract) -> str:
    return painter.texts.name("contract", contract.id)


def _counted(names: Iterable[str]) -> str:
    listed = list(names)
    return ", ".join(
        name + (f" ×{count}" if (count := listed.count(name)) > 1 else "") for name in dict.fromkeys(listed)
    )
