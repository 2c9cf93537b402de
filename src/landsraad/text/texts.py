"""One language, as the rest of the program uses it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from landsraad.engine.game import Game
from landsraad.engine.machine.events import Event
from landsraad.engine.machine.node import Node
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import FACTION_NAMES, NOBODY, PHASE_NAMES
from landsraad.engine.state.definitions import (
    Card,
    Conflict,
    Contract,
    Difficulty,
    HagalCard,
    Intrigue,
    Leader,
    ResearchSpace,
    Rival,
    Space,
    Tech,
    TleilaxuSpace,
)
from landsraad.engine.state.rules import Rules
from landsraad.text import coach, definitions, effects, log, play, search, why
from landsraad.text.definitions import Part, board, cards, leaders, rivals, tiles, tracks, variants
from landsraad.text.messages import messages
from landsraad.text.said import Name, Said, tell
from landsraad.text.sources import name_of


class Texts:
    """Every text of a language. A text that is missing raises MissingText."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._messages = messages(language)

    # --- Names --------------------------------------------------------------------------------------------------------

    def name(self, kind: str, id: str) -> str:
        """The name of a component, or of a house, an icon, a box, a deck.

        kind  card, intrigue, space, conflict, leader, ability, faction, tech, contract, objective, post, hagal,
              difficulty, variant, icon, battle_icon, house, box or deck; the id of an ability is `<leader>-left`,
              `<leader>-signet` or, of one that changes the starting deck, `<leader>-deck`
        """
        return self._messages.name(kind, id)

    def faction(self, number: int) -> str:
        """The name of a faction by its number."""
        return self._messages.name("faction", FACTION_NAMES[number])

    def phase(self, number: int) -> str:
        """The name of a phase by its number (terms.py)."""
        return self._messages.say(f"phase-{PHASE_NAMES[number]}")

    def term(self, id: str) -> str:
        """A term of the game: spice, garrison, conflict_area, ..."""
        return self._messages.say(f"term-{id}")

    def source_name(self, rules: Rules, source: int) -> str:
        """The name of a source (Rules.source_ids)."""
        return self.source(rules.source_ids[source])

    def source(self, id: str) -> str:
        """The name of a source by its text form, such as `card/dagger` or `track/fremen`."""
        named = name_of(id)
        return self.name(named.kind, named.id) if isinstance(named, Name) else self.tell(named, self._number)

    # --- What things do -----------------------------------------------------------------------------------------------

    def effect(self, node: Node) -> str:
        """An effect in one line, as it is meant at its place in the rules."""
        return effects.at_its_place(self._messages, node)

    def bare(self, node: Node) -> str:
        """An effect in one line, without a word on whether it may be left undone."""
        return effects.bare(self._messages, node)

    def card(self, card: Card) -> list[Part]:
        """A card of a player's deck."""
        return cards.card(self._messages, card)

    def intrigue(self, intrigue: Intrigue) -> list[Part]:
        """An Intrigue card."""
        return cards.intrigue(self._messages, intrigue)

    def space(self, space: Space) -> list[Part]:
        """A space of the board."""
        return board.space(self._messages, space)

    def conflict(self, conflict: Conflict) -> list[Part]:
        """A Conflict card."""
        return board.conflict(self._messages, conflict)

    def leader(self, leader: Leader) -> list[Part]:
        """A Leader."""
        return leaders.leader(self._messages, leader)

    def tech(self, tile: Tech) -> list[Part]:
        """A tech tile."""
        return tiles.tech(self._messages, tile)

    def contract_task(self, rules: Rules, contract: Contract) -> str:
        """What completes a contract."""
        return tiles.contract_task(self._messages, rules, contract).words

    def shipping(self, rules: Rules) -> list[Part]:
        """The shipping track."""
        return tracks.shipping(self._messages, rules)

    def research(self, rules: Rules) -> list[Part]:
        """The research track."""
        return tracks.research(self._messages, rules)

    def research_place(self, rules: Rules, place: ResearchSpace) -> list[Part]:
        """A place of the research track."""
        return tracks.research_place(self._messages, rules, place)

    def tleilaxu(self, rules: Rules) -> list[Part]:
        """The Tleilaxu track."""
        return tracks.tleilaxu(self._messages, rules)

    def tleilaxu_space(self, rules: Rules, space: TleilaxuSpace) -> list[Part]:
        """A space of the Tleilaxu track."""
        return tracks.tleilaxu_space(self._messages, rules, space)

    def atomics(self) -> list[Part]:
        """The Family Atomics token."""
        return tracks.atomics(self._messages)

    def variant(self, id: str) -> list[Part]:
        """A variant of the game (epic, dice, escalation)."""
        return variants.variant(self._messages, id)

    def hagal(self, rules: Rules, card: HagalCard) -> list[Part]:
        """A House Hagal card."""
        return rivals.hagal(self._messages, rules, card)

    def rival(self, rival: Rival) -> list[Part]:
        """A Rival card."""
        return rivals.rival(self._messages, rival)

    def difficulty(self, difficulty: Difficulty) -> list[Part]:
        """A level of the solo game."""
        return rivals.difficulty(self._messages, difficulty)

    def find(self, rules: Rules, query: str) -> list[tuple[str, str]]:
        """The components whose name, in any language, or id is like the query: (kind, id), best first."""
        return search.find(rules, query)

    def describe(self, rules: Rules, kind: str, id: str) -> list[Part]:
        """What is said of a component of a kind of `find`, below its name. Raises ValueError where there is none."""
        return definitions.describe(self._messages, rules, kind, id)

    # --- The game in progress -----------------------------------------------------------------------------------------

    def tell(self, said: Said, seat_name: Callable[[int], str]) -> str:
        """The words of a message."""
        return tell(self._messages, said, seat_name)

    def ask(self, kind: str) -> str:
        """The prompt of a kind of decision (Node.asks), which everybody may know."""
        return self.tell(play.ask(kind), self._number)

    def decision(self, game: Game) -> str:
        """The prompt of the present decision, with its source and its Rival; empty when the game is over."""
        said = play.decision(game)
        return "" if said is None else self.tell(said, self._number)

    def action(self, rules: Rules, action: int, game: Game | None = None) -> str:
        """The label of an action; with the game, as it is meant at the present decision."""
        return self.tell(play.action(rules, action, game), self._number if game is None else self._leaders(game))

    def way(self, game: Game, path: list[str]) -> str:
        """The label of a way to go on (coach.way)."""
        said = coach.way([game.rules.actions.number(text) for text in path], game)
        return self.tell(said, self._leaders(game))

    def reason(self, thing: str, own: float, other: float, worlds: int) -> str:
        """What speaks for a way to go on, beside the move that was played (coach.reason)."""
        return self.tell(coach.reason(thing, own, other, worlds, coach.PLAYED), self._number)

    def why(self, reason: Reason) -> str:
        """Why something cannot be done."""
        return self.tell(why.why(reason), self._number)

    def event(self, rules: Rules, event: Event, seat_name: Callable[[int], str], viewer: int | None) -> str | None:
        """The log line of an event for a viewer, None for a spectator; None where the viewer gets no line."""
        said = log.line(rules, event) if event.only in (NOBODY, viewer) else None
        return None if said is None else self.tell(said, seat_name)

    def secret_card(self, rules: Rules, event: Event) -> str | None:
        """The name of the card that a secret event is about; None where it is about something else."""
        card = log.secret_card(rules, event)
        return None if card is None else self.name(card.kind, card.id)

    def _number(self, seat: int) -> str:
        """What a seat is called of which nothing is known."""
        return self._messages.say("seat", n=seat + 1)

    def _leaders(self, game: Game) -> Callable[[int], str]:
        """What the seats of a game are called: by their leaders."""

        def called(seat: int) -> str:
            if seat >= len(game.state.players):
                return self._number(seat)
            player = game.state.players[seat]
            if player.rival is not None:
                return self.name("rival", player.rival.id)
            if player.leader is not None:
                return self.name("leader", player.leader.id)
            return self.name("house", "hagal") if game.state.is_automated(seat) else self._number(seat)

        return called


@cache
def texts(language: str) -> Texts:
    """The texts of a language; made once. Raises ValueError for an unknown language."""
    return Texts(language)
