"""Drawing the table from a view: what one seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from landsraad.engine.base.influence import has_cube
from landsraad.engine.base.resources import Pay
from landsraad.engine.game import Game
from landsraad.engine.ix.tech import open_tiles
from landsraad.engine.machine.terms import FACTION_NAMES, HIDDEN, ICON_NAMES, NOBODY, REVEAL_TURN
from landsraad.engine.state.definitions import NO_COST, Card, Conflict, Intrigue, Leader, Space, Tech
from landsraad.engine.state.state import GameState, PlayerState
from landsraad.terminal import immortality, six, uprising
from landsraad.terminal.items import Items
from landsraad.terminal.seating import ME, Seating
from landsraad.terminal.style import (
    ACTIVE_MARK,
    ALLIANCE_MARK,
    ASKED_MARK,
    BETWEEN,
    COMBAT_MARK,
    CONTROL_MARK,
    DIM,
    NAME,
    SEAT_STYLES,
    TITLE,
    WARSHIP_MARK,
)
from landsraad.terminal.words import Words
from landsraad.text import Texts
from landsraad.text.definitions import words_of
from landsraad.text.definitions.tracks import SHIPPING
from landsraad.text.now import now
from landsraad.text.said import Said

if TYPE_CHECKING:
    from landsraad.engine.view import View

# Parts of what is said of a definition (text/definitions) that are left out, or stand elsewhere.
KIND: Final = ("kind",)
PRICED: Final = ("kind", "cost")  # behind its name stands what it costs
ICONS: Final = ("icons",)
MARKS: Final = ("factions", "icons")
PLACES: Final = ("first", "second", "third")


class Painter:
    """Draws in one language, for one set of seats."""

    def __init__(self, texts: Texts, words: Words, seating: Seating) -> None:
        self.texts = texts
        self.words = words
        self.seating = seating

    # --- Names -------------------------------------------------------------------------------------------------------

    def names(self, g: GameState, leaders: Sequence[Leader | None]) -> Callable[[int], str]:
        """What the seats are called with these leaders, one for each seat, which may have turned over since."""
        return lambda seat: self._named(g, seat, leaders[seat])

    def seat_name(self, g: GameState, seat: int) -> str:
        """What a seat is called now."""
        return self._named(g, seat, g.players[seat].leader)

    def _named(self, g: GameState, seat: int, leader: Leader | None) -> str:
        """As people said, else by the leader, else by number."""
        if self.seating.name(seat):
            return self.seating.name(seat)
        rival = g.players[seat].rival
        if rival is not None:
            return self.texts.name("rival", rival.id)
        if leader is not None:
            return self.texts.name("leader", leader.id)
        if g.is_automated(seat) and not g.rivals_compete():
            return self.words("table-hagal")
        return self.words("table-seat", n=seat + 1)

    def bot(self, seat: int) -> str:
        """What kind of bot plays a seat; "" where none does."""
        kind = self.seating.kind(seat)
        return "" if kind in ("", ME) else self.words(f"bot-{kind}")

    def seat_text(self, g: GameState, seat: int) -> Text:
        """The name of a seat in its colour, with its number."""
        return Text.assemble((f"{seat + 1} ", SEAT_STYLES[seat]), (self.seat_name(g, seat), SEAT_STYLES[seat]))

    # --- The whole table ---------------------------------------------------------------------------------------------

    def table(self, view: View) -> RenderableType:
        """Everything, for the seat of the view."""
        parts = [self.status(view), self.conflict(view), self.seats(view), self.tiles(view)]
        parts += [*uprising.holdings(self, view.state, brief=False), *immortality.holdings(self, view.state)]
        parts += [self.board(view), self.market(view)]
        if view.seat != NOBODY:
            parts.append(self.own(view))
        return Group(*parts)

    def short_table(self, view: View) -> RenderableType:
        """What changes most, for screens on which the whole table has no place."""
        return Group(self._short_seats(view), self.own_names(view))

    def named_table(self, view: View) -> RenderableType:
        """The short table and the board and the cards for sale: all but the texts of the seat's own cards."""
        return Group(self._short_seats(view), self.board(view), self.market(view), self.own_names(view))

    def _short_seats(self, view: View) -> RenderableType:
        g = view.state
        parts = [self.status(view), self.conflict(view), self.seats(view, brief=True)]
        marks = [", ".join(self._marks(g, player, seat)) for seat, player in enumerate(g.players)]
        parts += [self.by_seat("", marks)] if any(marks) else []
        parts += [self.tiles(view), *uprising.holdings(self, g, brief=True), *immortality.holdings(self, g)]
        return Group(*parts)

    def status(self, view: View) -> RenderableType:
        """Round, phase, first player."""
        g = view.state
        parts = [self.texts.phase(int(g.phase))]
        if g.round:
            parts.insert(0, self.words("table-round", n=int(g.round)))
            parts.append(self.words("table-first-player", who=self.seat_name(g, int(g.first_player))))
        if g.rules.difficulty is not None and g.round < g.rules.difficulty.swordmaster_round:
            parts.append(self.words("table-third-agents", n=int(g.rules.difficulty.swordmaster_round)))
        return Rule(Text(BETWEEN.join(parts), TITLE), align="left", style=TITLE)

    def conflict(self, view: View) -> RenderableType:
        """The Conflict of the round and its rewards."""
        g = view.state
        if g.conflict == NOBODY:
            return Text()
        name, place, rewards = self.conflict_lines(g.rules.conflicts[g.conflict])
        title = [Text(name, NAME), *(Text(line) for line in place)]
        title.append(Text(self.words("table-conflicts-left", n=len(g.conflict_deck)), DIM))
        if g.rules.wall:
            title.append(Text(uprising.wall(self, g), DIM))
        return Group(Items("", title), Items("", rewards))

    def conflict_lines(self, conflict: Conflict) -> tuple[str, list[str], list[str]]:
        """Name; level and place; rewards."""
        parts = self.texts.conflict(conflict)
        rewards = [part.words for part in parts if part.part in PLACES]
        return self.texts.name("conflict", conflict.id), words_of(parts, PLACES), rewards

    def own_line(self, view: View) -> Items:
        """The seat's own supply in short, for the decisions inside a turn; a Commander's units are his Ally's."""
        player, army = view.state.players[view.seat], view.state.army(view.seat)
        term = self.texts.term
        numbers = [
            (term("solari"), int(player.solari)),
            (term("spice"), int(player.spice)),
            (term("water"), int(player.water)),
            (self.words("own-agents"), int(player.agents)),
            (term("garrison"), int(army.garrison)),
        ]
        if army.conflict:
            numbers.append((self.words("own-conflict"), int(army.conflict)))
        if army.sandworms:
            numbers.append((self.words("own-sandworms"), int(army.sandworms)))
        if army.units_in_conflict():
            numbers.append((term("strength"), int(army.strength())))
        if army.dreadnoughts_home:
            numbers.append((self.words("own-dreadnoughts"), int(army.dreadnoughts_home)))
        if army.specimens:
            numbers.append((self.words("own-specimens"), int(army.specimens)))
        if army.negotiators:
            numbers.append((self.words("own-negotiators"), int(army.negotiators)))
        if view.state.rules.posts:
            numbers.append((self.words("own-spies"), int(player.spies_in_supply())))
        if player.persuasion or (view.state.turn.kind == REVEAL_TURN and view.state.active == view.seat):
            numbers.append((term("persuasion"), int(player.persuasion)))
        return Items("", (Text(f"{name} {n}", DIM) for name, n in numbers))

    def strengths(self, view: View) -> Text:
        """How strong everybody in the Conflict is."""
        g = view.state
        fighting = [
            Text.assemble(self.seat_text(g, seat), f" {player.strength()}")
            for seat, player in enumerate(g.players)
            if player.units_in_conflict()
        ]
        return Text.assemble((self.words("own-strengths") + ": ", TITLE), Text(BETWEEN, DIM).join(fighting))

    def now(self, view: View) -> dict[str, list[str]]:
        """By kind and id of a thing (`space/wealth`), what it means for the seat of the view now."""
        g = view.state
        return {about: [self.tell(g, line) for line in lines] for about, lines in now(g, view.seat).items()}

    def tell(self, g: GameState, said: Said) -> str:
        """The words of a message about a game."""
        return self.texts.tell(said, lambda seat: self.seat_name(g, seat))

    def stand(self, view: View) -> RenderableType:
        """How the seat stands now in the Conflict and in Victory Points."""
        g, told = view.state, self.now(view)
        conflict = "" if g.conflict == NOBODY else f"conflict/{g.rules.conflicts[g.conflict].id}"
        lines = [*told.get(conflict, []), *told.get("track/score", [])]
        return Items(self.words("own-now"), [Text(line, DIM) for line in lines])

    # --- Seats -------------------------------------------------------------------------------------------------------

    def by_seat(self, title: str, said: Sequence[str]) -> Items:
        """What is to say of each seat; seats of which there is nothing to say are left out."""
        parts = [Text.assemble((f"{seat + 1} ", SEAT_STYLES[seat]), text) for seat, text in enumerate(said) if text]
        return Items(title, parts)

    def seats(self, view: View, brief: bool = False) -> RenderableType:
        """All seats in a table, a line each, with what else is to know below the name; `brief`: without that."""
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=DIM, expand=False)
        table.add_column("")
        table.add_column("", min_width=16)
        for head in ["vp", "solari", "spice", "water", "agents", *self._unit_heads(view.state)]:
            table.add_column(self.words(f"head-{head}"), justify="right", no_wrap=True)
        for faction in view.state.rules.factions:
            table.add_column(self.words(f"head-{faction}"), justify="right", no_wrap=True)
        table.add_column(self.words("head-hand"), justify="right", no_wrap=True)
        table.add_column(self.words("head-intrigue"), justify="right", no_wrap=True)
        for seat in range(len(view.state.players)):
            table.add_row(*self._seat_row(view, seat, brief))
        return table

    def _unit_heads(self, g: GameState) -> list[str]:
        """The columns of units, strength and spies."""
        heads = ["garrison", "conflict"]
        heads += ["dreadnoughts"] if g.rules.tech else []
        return [*heads, "sandworms", "strength", "spies"] if g.rules.posts else [*heads, "strength"]

    def _units(self, g: GameState, player: PlayerState) -> list[str]:
        numbers = {
            "garrison": str(player.garrison),
            "conflict": str(player.conflict),
            "dreadnoughts": f"{player.dreadnoughts}/{player.dreadnoughts_home}/{player.dreadnoughts_conflict}",
            "sandworms": str(player.sandworms),
            "strength": str(player.strength()),
            "spies": str(player.spies_in_supply()),
        }
        return [numbers[head] for head in self._unit_heads(g)]

    def _seat_row(self, view: View, seat: int, brief: bool) -> list[Text]:
        g = view.state
        player = g.players[seat]
        mark = ACTIVE_MARK if g.active == seat else ASKED_MARK if view.asked == seat else " "
        numbers = (player.vp, player.solari, player.spice, player.water)
        agents = f"{player.agents}/{player.agents + int(player.spaces).bit_count()}"
        style = "" if player.vp == 0 else NAME
        return [
            Text(mark, SEAT_STYLES[seat]),
            self._seat_cell(view, seat, brief),
            *(Text(str(n), style if i == 0 else "") for i, n in enumerate(numbers)),
            Text(agents),
            *(Text(n) for n in self._units(g, player)),
            *(self._influence(g, player, seat, faction) for faction in range(len(g.rules.factions))),
            Text(str(len(player.hand))),
            Text(str(len(player.intrigue))),
        ]

    def _seat_cell(self, view: View, seat: int, brief: bool) -> Text:
        g = view.state
        player = g.players[seat]
        cell = self.seat_text(g, seat)
        about: list[str] = []
        if g.is_automated(seat):
            about += [self.words("mark-rival")] if g.rivals_compete() else []
        elif not self.seating.is_person(seat):
            about += [] if brief else [self.bot(seat)]
        elif seat == view.seat:
            about.append(self.words("mark-you"))
        if player.leader is not None and self.seating.name(seat):
            about.append(self.texts.name("leader", player.leader.id))
        about += [] if brief else self._marks(g, player, seat)
        if about:
            cell.append(f" ({', '.join(about)})", DIM)
        return cell

    def _marks(self, g: GameState, player: PlayerState, seat: int) -> list[str]:
        held = {
            "council": player.council,
            "swordmaster": player.swordmaster,
            "mentat": g.mentat == seat,
            "mentat-promised": g.mentat_promised == seat,
            "revealed": player.has_revealed(),
        }
        marks = [self.words(f"mark-{name}") for name, is_held in held.items() if is_held]
        if player.negotiators:
            marks.append(self.words("mark-negotiators", n=int(player.negotiators)))
        marks += uprising.marks(self, player) + six.marks(self, g, seat)
        if player.mark != NOBODY:
            marks.append(self.words("mark-closed", name=self.texts.name("space", g.rules.spaces[player.mark].id)))
        marks += [
            self.words("mark-face-up", name=self.texts.name("intrigue", g.rules.intrigue[card].id))
            for card in player.face_up
        ]
        marks += [
            self.words("mark-set-aside", name=self.texts.name("card", g.rules.cards[card].id))
            for card in player.set_aside
        ]
        return marks

    def _influence(self, g: GameState, player: PlayerState, seat: int, faction: int) -> Text:
        if not has_cube(g, seat, faction):
            return Text()
        own = str(int(player.influence_of(faction)))
        if g.alliances[faction] == seat:
            return Text(own + ALLIANCE_MARK, SEAT_STYLES[seat])
        return Text(own, DIM if own == "0" else "")

    def tiles(self, view: View) -> RenderableType:
        """The tech tiles of the seats, those used this round marked; a line a seat that has some."""
        g = view.state
        lines = [Text.assemble(self.seat_text(g, seat), ": ", self._owned_tiles(g, seat)) for seat in _with_tiles(g)]
        return Group(*lines)

    def _owned_tiles(self, g: GameState, seat: int) -> Text:
        player = g.players[seat]
        tiles: list[Text] = []
        for number in player.tech:
            name = self.texts.name("tech", g.rules.tech[number].id)
            if (player.tech_flipped >> number) & 1:
                tiles.append(Text(self.words("table-tech-used", name=name), DIM))
            else:
                tiles.append(Text(name))
        return Text(BETWEEN, DIM).join(tiles)

    # --- Board -------------------------------------------------------------------------------------------------------

    def board(self, view: View) -> RenderableType:
        """The spaces in groups, with costs, Agents, bonus spice and control; a line a group."""
        g = view.state
        lines: list[RenderableType] = [
            Items(self._icon(icon), (self._space(g, space) for space in spaces))
            for icon, spaces in _by_icon(g.rules.spaces)
        ]
        if view.state.rules.shipping:
            lines.append(self._shipping(view.state))
        return Group(*lines, *immortality.tracks(self, view.state))

    def _shipping(self, g: GameState) -> Text:
        """The levels of the shipping track, with the Freighters on them."""
        levels: list[Text] = []
        for level in range(len(g.rules.shipping) + 1):
            said = Text(self.words("table-shipping-level", n=level) if level else self.words("table-shipping-foot"))
            for seat, player in enumerate(g.players):
                if player.freighter == level:
                    said.append(f" [{seat + 1}]", SEAT_STYLES[seat])
            levels.append(said)
        return Text.assemble((self.words("table-shipping") + ": ", TITLE), Text(BETWEEN, DIM).join(levels))

    def _icon(self, icon: int) -> str:
        name = self.texts.name("icon", ICON_NAMES[icon])
        return name[:1].upper() + name[1:]

    def _space(self, g: GameState, space: Space) -> Text:
        said = Text(self.texts.name("space", space.id))
        if space.combat:
            said.append(COMBAT_MARK)
        cost = self.cost(g, space)
        if cost:
            said.append(f" ({cost})", DIM)
        said.append(self._on_space(g, space))
        return said

    def cost(self, g: GameState, space: Space) -> str:
        """What a space costs, in short: the least where there is a choice; "" for nothing."""
        if space.cost is None:
            return ""
        if not space.cost.children():
            return self.texts.effect(space.cost)
        solari, spice, water = g.rules.costs[space.number]
        return self.texts.effect(Pay(solari=solari, spice=spice, water=water)) + "+"

    def _on_space(self, g: GameState, space: Space) -> Text:
        said = Text()
        if space.maker and g.bonus_spice[space.maker_index]:
            said.append(f" +{g.bonus_spice[space.maker_index]}", "yellow")
        if space.control is not None and g.control[space.control_index] != NOBODY:
            controller = g.control[space.control_index]
            said.append(f" {CONTROL_MARK}{controller + 1}", SEAT_STYLES[controller])
        if space.control is not None and g.warships and g.warships[space.control_index] != NOBODY:
            holder = g.warships[space.control_index]
            said.append(f" {WARSHIP_MARK}{holder + 1}", SEAT_STYLES[holder])
        for seat, player in enumerate(g.players):
            if (player.spaces >> space.number) & 1:
                said.append(f" [{seat + 1}]", SEAT_STYLES[seat])
        return said.append(uprising.near(g, space))

    def spaces(self, view: View) -> RenderableType:
        """Every space with what it does, a paragraph each."""
        grid = _grid()
        for icon, spaces in _by_icon(view.state.rules.spaces):
            grid.add_row(Text(self._icon(icon), TITLE), Text())
            for space in spaces:
                name = Text.assemble("  ", (self.texts.name("space", space.id), NAME))
                name.append(self._on_space(view.state, space))
                grid.add_row(name, Text(self.space_essence(space)))
        if view.state.rules.shipping:
            track = words_of(self.texts.shipping(view.state.rules))
            grid.add_row(Text(self.texts.name("term", SHIPPING), TITLE), Text(BETWEEN.join(track)))
        _add_rows(grid, immortality.track_texts(self, view.state))
        _add_rows(grid, uprising.posts(self, view.state))
        return grid

    def space_essence(self, space: Space) -> str:
        """What a space does, in one line: all but its name and its icon."""
        return BETWEEN.join(words_of(self.texts.space(space), ICONS))

    def space_hint(self, g: GameState, space: Space) -> str:
        """What a space does now for a seat that can go there: the kind of space and what is on it as marks."""
        left_out = [*ICONS, "combat", "maker", "requirement"]
        if space.control is not None and g.control[space.control_index] == NOBODY:
            left_out.append("control")
        lines = words_of(self.texts.space(space), left_out)
        marks = self._on_space(g, space).plain
        kind = COMBAT_MARK if space.combat else ""
        return f"{kind}{marks}{BETWEEN if marks else ' '}{BETWEEN.join(lines)}".strip()

    # --- Cards -------------------------------------------------------------------------------------------------------

    def market(self, view: View) -> RenderableType:
        """Imperium Row, Reserve and decks."""
        g = view.state
        row = self._priced(g, g.row)
        reserve = [f"{self._priced_card(card)} ×{g.reserve[card.reserve_index]}" for card in g.rules.reserve]
        decks = self.words(
            "table-decks",
            imperium=len(g.imperium_deck),
            intrigue=len(g.intrigue_deck),
            discard=len(g.intrigue_discard),
        )
        lines: list[RenderableType] = [
            Items(self.texts.name("deck", "imperium_row"), row),
            *immortality.market(self, g),
            *six.throne_row(self, self._priced(g, g.throne_row)),
            Items(self.texts.name("deck", "reserve"), reserve),
            Text(decks, DIM),
        ]
        if g.rules.tech:
            lines.append(self._tech(g))
        return Group(*lines, *uprising.market(self, g))

    def _tech(self, g: GameState) -> Text:
        """The open tech tiles, from the topmost stack, and how many tiles each stack has."""
        opened = [
            self._priced_tile(g.rules.tech[stack[-1]]) if stack else self.words("table-tech-empty")
            for stack in g.tech_stacks
        ]
        left = self.words("table-tech-left", left=", ".join(str(len(stack)) for stack in g.tech_stacks))
        return Text.assemble((self.words("table-tech") + ": ", TITLE), BETWEEN.join(opened), (f"  {left}", DIM))

    def _priced_tile(self, tile: Tech) -> str:
        return f"{self.texts.name('tech', tile.id)} ({tile.cost})"

    def _priced(self, g: GameState, cards: Iterable[int]) -> list[str]:
        return [self._priced_card(g.rules.cards[card]) for card in cards]

    def _priced_card(self, card: Card) -> str:
        name = self.texts.name("card", card.id)
        return name if card.cost == NO_COST else f"{name} ({card.cost})"

    def market_cards(self, view: View) -> RenderableType:
        """The cards of the rows and the Reserve with their texts, the open tech tiles and contracts."""
        g = view.state
        grid = _grid()
        for card in (*(g.rules.cards[card] for card in (*g.row, *g.throne_row)), *g.rules.reserve):
            grid.add_row(Text(self._priced_card(card), NAME), Text(self.card_essence(card)))
        _add_rows(grid, immortality.market_texts(self, g))
        for number in open_tiles(g):
            tile = g.rules.tech[number]
            grid.add_row(
                Text(self._priced_tile(tile), NAME), Text(BETWEEN.join(words_of(self.texts.tech(tile), PRICED)))
            )
        _add_rows(grid, uprising.market_texts(self, g))
        return grid

    def card_essence(self, card: Card) -> str:
        """What a card does, in one line: all but its name, its kind and its cost."""
        return BETWEEN.join(words_of(self.texts.card(card), PRICED))

    def card_hint(self, card: Card) -> str:
        """What a card does, its effects first: what comes last may have no room."""
        parts = self.texts.card(card)
        marks = [part.words for part in parts if part.part in MARKS]
        return BETWEEN.join(words_of(parts, (*PRICED, *MARKS)) + marks[::-1])

    def intrigue_essence(self, card: Intrigue) -> str:
        """What an Intrigue card does, in one line."""
        return BETWEEN.join(words_of(self.texts.intrigue(card), KIND))

    def own(self, view: View) -> RenderableType:
        """The seat's own cards with their texts."""
        g = view.state
        player = g.players[view.seat]
        grid = _grid()
        self._add_cards(grid, g, self.words("own-hand", n=len(player.hand)), player.hand)
        self._add_cards(grid, g, self.words("own-revealed"), player.revealed)
        if player.intrigue:
            grid.add_row(Text(self.words("own-intrigue", n=len(player.intrigue)), TITLE), Text())
            for card in sorted(player.intrigue):
                name = self.texts.name("intrigue", g.rules.intrigue[card].id)
                grid.add_row(Text(f"  {name}", NAME), Text(self.intrigue_essence(g.rules.intrigue[card])))
        _add_rows(grid, uprising.own(self, g, player))
        for title, names in self._secrets(g, player):
            grid.add_row(Text(title, TITLE), Text(BETWEEN.join(names)))
        return Group(grid, self._piles_line(player))

    def own_names(self, view: View) -> RenderableType:
        """The seat's own cards by their names only, a line for each place."""
        g = view.state
        player = g.players[view.seat]
        intrigue = [self.texts.name("intrigue", g.rules.intrigue[card].id) for card in sorted(player.intrigue)]
        places = [
            (self.words("own-hand", n=len(player.hand)), self._counted(g, player.hand)),
            (self.words("own-revealed"), self._counted(g, player.revealed)),
            (self.words("own-intrigue", n=len(intrigue)), intrigue),
            (self.words("own-contracts", n=len(player.contracts)), [uprising.names_of(self, g, player.contracts)]),
            *self._secrets(g, player),
        ]
        lines = [Items(title, names) for title, names in places if any(names)]
        return Group(*lines, self._piles_line(player))

    def _counted(self, g: GameState, cards: Sequence[int]) -> list[str]:
        return [self._times(g, number, cards.count(number)) for number in sorted(set(cards))]

    def _times(self, g: GameState, card: int, count: int) -> str:
        return self.texts.name("card", g.rules.cards[card].id) + (f" ×{count}" if count > 1 else "")

    def _secrets(self, g: GameState, player: PlayerState) -> list[tuple[str, list[str]]]:
        """What else only this seat may see: titles and names."""
        tokens = [self.texts.faction(i) for i in range(len(FACTION_NAMES)) if (int(player.tokens) >> i) & 1]
        top = [self.texts.name("card", g.rules.cards[card].id) for card in player.deck[::-1] if card != HIDDEN]
        secrets = [(self.words("own-tokens"), tokens), (self.words("own-top"), top)]
        return [(title, names) for title, names in secrets if names]

    def _piles_line(self, player: PlayerState) -> Text:
        piles = self.words("own-piles", deck=len(player.deck), discard=len(player.discard), play=len(player.in_play))
        return Text(piles, DIM)

    def _add_cards(self, grid: Table, g: GameState, title: str, cards: tuple[int, ...]) -> None:
        if not cards:
            return
        grid.add_row(Text(title, TITLE), Text())
        for number in sorted(set(cards)):
            name = self._times(g, number, cards.count(number))
            grid.add_row(Text(f"  {name}", NAME), Text(self.card_essence(g.rules.cards[number])))

    def piles(self, view: View) -> RenderableType:
        """The seat's own cards, and what lies in its deck, discard pile and in play."""
        g = view.state
        player = g.players[view.seat]
        parts = [self.own(view)]
        if player.leader is not None:
            abilities = BETWEEN.join(words_of(self.texts.leader(player.leader), ("house", "complexity")))
            parts.append(Text.assemble((f"{self.texts.name('leader', player.leader.id)}: ", TITLE), abilities))
        for title, cards in (
            (self.words("own-deck-cards"), view.hidden_cards[view.seat]),
            (self.words("own-discard-cards"), player.discard),
            (self.words("own-play-cards"), player.in_play),
        ):
            if cards:
                parts.append(Items(title, self._counted(g, cards)))
        return Group(*parts)


def blind(view: View) -> Game:
    """A game that knows only what the view shows, for the texts of its decision."""
    return Game(view.state, [])


def _with_tiles(g: GameState) -> list[int]:
    return [seat for seat, player in enumerate(g.players) if player.tech]


def _by_icon(spaces: list[Space]) -> list[tuple[int, list[Space]]]:
    return [
        (icon, group) for icon in range(len(ICON_NAMES)) if (group := [space for space in spaces if space.icon == icon])
    ]


def _add_rows(grid: Table, rows: list[uprising.Row]) -> None:
    for row in rows:
        grid.add_row(*row)


def _grid() -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(max_width=34)
    grid.add_column()
    return grid
