"""What the companion shows in the terminal: questions with their answers, the Rivals, what happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from landsraad.companion import Companion, Event, first_player, strength
from landsraad.companion.facts import RESOURCES
from landsraad.companion.state import (
    NO_RIVAL,
    ZONES,
    Ask,
    Rival,
    Turn,
    gains_by_winning,
    is_fighting,
    passing_tile,
    scores_at_end,
    tiles_of,
)
from landsraad.text.companion import CompanionMessages

NAME: Final = "bold"
TITLE: Final = "bold yellow"
DIM: Final = "dim"
WRONG: Final = "yellow"
ZONE_TEXTS: Final = {
    "supply": "companion-supply",
    "garrison": "companion-garrison",
    "conflict": "companion-conflict-zone",
}


@dataclass(frozen=True)
class Choice:
    """A numbered line: what it says and the command behind it."""

    label: str
    command: str


class Panel:
    """Prints a game of the companion in one language."""

    def __init__(self, say: CompanionMessages, console: Console) -> None:
        self.say = say
        self.console = console

    # --- What is to do -----------------------------------------------------------------------------------------------

    def print_choices(self, game: Companion) -> list[Choice]:
        """Print the question, if there is one, and what can be chosen; returns that."""
        ask = game.state.ask
        offered = self._free_choices(game) if ask is None else self._answers(game, ask)
        for number, choice in enumerate(offered, start=1):
            self.console.print(Text.assemble((f"{number:>3}  ", NAME), choice.label))
        if ask is None and not game.commands:
            self.console.print(Text(self.say.say("companion-ready"), DIM))
        return offered

    def _free_choices(self, game: Companion) -> list[Choice]:
        offered = [
            Choice(self.say.say("companion-reveal-for", who=self.say.who(game.setup, number)), f"reveal:{number}")
            for number, rival in enumerate(game.state.rivals, start=1)
            if rival.agents > 0
        ]
        if not game.state.fought and any(is_fighting(rival) for rival in game.state.rivals):
            offered.append(Choice(self.say.say("companion-combat"), "combat"))
        offered += self._ix_choices(game)
        if game.state.round < len(game.known.levels):
            offered.append(Choice(self.say.say("companion-round-next"), "round"))
        if scores_at_end(game.known, game.state):
            offered.append(Choice(self.say.say("companion-finish"), "finish"))
        return offered

    def _ix_choices(self, game: Companion) -> list[Choice]:
        """What may be told in a game with Rise of Ix: who has won, dividends."""
        known, state, say = game.known, game.state, self.say
        offered = [
            Choice(say.say("companion-won", who=say.who(game.setup, number)), f"won:{number}")
            for number in range(1, len(state.rivals) + 1)
            if gains_by_winning(known, state, number)
        ]
        if known.tiles and game.setup.players == 1:
            offered.append(Choice(say.say("companion-dividends"), "dividends"))
        return offered

    def _answers(self, game: Companion, ask: Ask) -> list[Choice]:
        """Print the question; its answers where they can be listed."""
        who = self.say.who(game.setup, ask.rival)
        rival = game.state.rivals[ask.rival - 1]
        if ask.kind in ("place", "pass", "tile"):
            assert game.state.turn is not None
            return self._about_turn(game, ask, game.state.turn, who)
        if ask.kind in ("signet", "alliance"):
            self._about_rival(game, ask, rival, who)
            return self._yes_no()
        if ask.kind in ("bonus", "strength"):
            self._about_number(game, ask, who)
            return []
        return self._among(game, ask, rival, who)

    def _about_turn(self, game: Companion, ask: Ask, turn: Turn, who: str) -> list[Choice]:
        say = self.say
        if ask.kind == "tile":
            self._print_question(say.say("companion-ask-tile", who=who), say.say("companion-ask-tile-note"))
            return [Choice(say.priced_tile(game.known, turn.discount, id), f"tile:{id}") for id in ask.among]
        space = say.name("space", turn.space)
        if ask.kind == "place":
            self._print_question(say.say("companion-ask-place", name=space))
            return [Choice(say.say("companion-place"), "place"), Choice(say.say("companion-taken"), "taken")]
        tile = passing_tile(game.known, game.state, ask.rival)
        assert tile is not None
        note = say.say("companion-ask-pass-note", who=who, tile=say.name("tech", tile.id))
        self._print_question(say.say("companion-ask-pass", name=space), note)
        return self._yes_no()

    def _about_rival(self, game: Companion, ask: Ask, rival: Rival, who: str) -> None:
        say = self.say
        if ask.kind == "signet":
            signet = next(one.signet for one in game.known.leaders if one.id == rival.leader)
            self._print_question(say.say("companion-ask-signet", who=who, what=say.signet(signet)))
            return
        faction = say.faction(game.known.factions.index(ask.faction))
        question = say.say("companion-ask-alliance", who=who, n=rival.influence[ask.faction], **faction)
        self._print_question(question, say.say("companion-ask-alliance-note"))

    def _about_number(self, game: Companion, ask: Ask, who: str) -> None:
        say = self.say
        if ask.kind == "strength":
            note = say.say("companion-ask-strength-note", who=who, n=game.known.careful_lead)
            self._print_question(say.say("companion-ask-strength"), note)
            return
        makers = zip(game.known.makers(), game.state.bonus, strict=True)
        told = ", ".join(f"{say.name('space', maker.id)} ({bonus})" for maker, bonus in makers)
        self._print_question(say.say("companion-ask-bonus"), told, say.say("companion-bonus-how"))

    def _among(self, game: Companion, ask: Ask, rival: Rival, who: str) -> list[Choice]:
        say = self.say
        if ask.kind == "control":
            self._print_question(say.say("companion-ask-control", who=who), say.say("companion-ask-control-note"))
            return [Choice(say.name("space", space), f"control:{space}") for space in ask.among]
        note = say.say(faction_note(game, ask))
        self._print_question(say.say("companion-ask-faction", who=who), note)
        influence = rival.influence
        return [Choice(f"{say.name('faction', one)} ({influence[one]})", f"faction:{one}") for one in ask.among]

    def _yes_no(self) -> list[Choice]:
        return [Choice(self.say.say("companion-yes"), "yes"), Choice(self.say.say("companion-no"), "no")]

    def _print_question(self, question: str, *notes: str) -> None:
        self.console.print(Text(question, TITLE))
        for note in notes:
            self.console.print(Text(f"  {note}", DIM))

    # --- What happened -----------------------------------------------------------------------------------------------

    def print_events(self, game: Companion, events: list[Event]) -> None:
        """What a command came to, by Rival."""
        told = NO_RIVAL
        for event in events:
            if event.rival not in (NO_RIVAL, told):
                told = event.rival
                self.console.print(Text(self.say.who(game.setup, told), NAME))
            indent = "  · " if event.rival != NO_RIVAL else ""
            self.console.print(Text(f"{indent}{self.say.event(game.known, event)}"))
        if any(event.kind == "strength" for event in events):
            self._print_after_combat(game)

    def _print_after_combat(self, game: Companion) -> None:
        notes = ["companion-after-solo" if game.setup.players == 1 else "companion-after-two"]
        if game.known.dreadnoughts:
            notes.append("companion-after-ix")
        for note in notes:
            self.console.print(Text(self.say.say(note), DIM))

    def print_log(self, game: Companion) -> None:
        """Everything that happened."""
        if not game.events:
            self.console.print(Text(self.say.say("companion-log-empty"), DIM))
        for events in game.events:
            for event in events:
                what = self.say.event(game.known, event)
                if event.rival != NO_RIVAL:
                    what = self.say.say("companion-line", who=self.say.who(game.setup, event.rival), what=what)
                self.console.print(Text(what))

    def print_help(self, game: Companion) -> None:
        """What can be typed."""
        self.console.print(Text(self.say.say("companion-help")))
        if game.known.dreadnoughts:
            self.console.print(Text(self.say.say("companion-help-ix")))

    # --- The table ---------------------------------------------------------------------------------------------------

    def print_spaces(self, game: Companion) -> None:
        """Which spaces are taken, and by whom."""
        for space in game.known.spaces:
            taken = game.state.taken.get(space.id)
            if taken is None:
                where = self.say.say("companion-space-free")
            elif taken == NO_RIVAL:
                where = self.say.say("companion-space-person")
            else:
                where = self.say.who(game.setup, taken)
            style = DIM if taken is None else NAME
            self.console.print(Text.assemble(f"  {self.say.name('space', space.id)}: ", (where, style)))

    def print_table(self, game: Companion) -> None:
        """The round and the Rivals' tracks."""
        state, say = game.state, self.say
        about = [say.say("companion-round", n=state.round)]
        about.append(say.say("companion-conflict", level=game.known.levels[state.round - 1]))
        if game.setup.players == 1:
            about.append(say.say("companion-first", who=say.who(game.setup, first_player(game.setup, state))))
        about += say.variants(game.setup)
        about.append(say.say("companion-deck", deck=len(state.deck), discard=len(state.discard)))
        if state.round == len(game.known.levels):
            about.append(say.say("companion-last"))
        self.console.print(Rule(style=DIM))
        self.console.print(Text(" · ".join(about), TITLE))
        table = Table(box=None, padding=(0, 2, 0, 0), header_style=DIM)
        table.add_column()
        for number in range(1, len(state.rivals) + 1):
            table.add_column(Text(f"{number} {say.who(game.setup, number)}", NAME))
        for label, cells in self._rows(game):
            table.add_row(Text(label, DIM), *cells)
        self.console.print(table)

    def _rows(self, game: Companion) -> list[tuple[str, list[str]]]:
        state, say = game.state, self.say
        solo = game.setup.players == 1
        rivals = list(enumerate(state.rivals, start=1))
        rows = [(say.say("companion-agents"), [self._agents(rival, solo) for rival in state.rivals])]
        if solo:
            rows.append((say.say("companion-vp"), [str(rival.vp) for rival in state.rivals]))
        for faction in game.known.factions:
            stars = [
                f"{rival.influence[faction]}{' ★' if state.alliances[faction] == number else ''}"
                for number, rival in rivals
            ]
            rows.append((say.name("faction", faction), stars))
        for zone, label in ZONE_TEXTS.items():
            rows.append((say.say(label), [str(getattr(rival, zone)) for rival in state.rivals]))
        rows.append((say.say("companion-strength"), [str(strength(game.known, rival)) for rival in state.rivals]))
        if solo:
            for what in RESOURCES:
                rows.append((say.say(f"companion-{what}"), [str(getattr(rival, what)) for rival in state.rivals]))
        return rows + (self._ix_rows(game) if game.known.dreadnoughts else [])

    def _agents(self, rival: Rival, solo: bool) -> str:
        marks = [str(rival.agents)]
        if rival.swordmaster and solo:
            marks.append(self.say.say("companion-third"))
        if rival.mentat:
            marks.append(self.say.say("companion-mentat-promised"))
        return ", ".join(marks)

    def _ix_rows(self, game: Companion) -> list[tuple[str, list[str]]]:
        """Dreadnoughts by zone and where they control a space, the freighter; alone also negotiators and tiles."""
        say, state = self.say, game.state
        numbers = range(1, len(state.rivals) + 1)
        rows = [
            (say.say("companion-dreadnoughts"), [self._dreadnoughts(rival) for rival in state.rivals]),
            (say.say("companion-controlled"), [self._controlled(game, number) for number in numbers]),
            (
                say.say("companion-freighter"),
                [say.say("companion-freighter-level", n=rival.freighter) for rival in state.rivals],
            ),
        ]
        if game.setup.players == 1:
            rows.append((say.say("companion-negotiators"), [str(rival.negotiators) for rival in state.rivals]))
            rows.append((say.say("companion-tiles"), [self._tiles(game, number) for number in numbers]))
        return rows

    def _dreadnoughts(self, rival: Rival) -> str:
        zones = [(zone, rival.dreadnoughts[zone]) for zone in ZONES if rival.dreadnoughts[zone] > 0]
        return ", ".join(f"{self.say.say(ZONE_TEXTS[zone])} {n}" for zone, n in zones) or "0"

    def _controlled(self, game: Companion, number: int) -> str:
        spaces = [space for space, holder in game.state.warships.items() if holder == number]
        return ", ".join(self.say.name("space", space) for space in spaces)

    def _tiles(self, game: Companion, number: int) -> str:
        tiles = tiles_of(game.known, game.state, number)
        return ", ".join(self.say.tile(game.state, tile.id) for tile in tiles)


def faction_note(game: Companion, ask: Ask) -> str:
    """The id of the text that says how a faction is chosen."""
    if ask.kind == "faction":
        return "companion-ask-faction-note"
    return "companion-ask-raise-note" if game.setup.players == 1 else "companion-ask-raise-note-two"


def has_words(key: str, wanted: str) -> bool:
    """Does every word of what is wanted begin a word of the key?"""
    words = key.split()
    return all(any(word.startswith(part) for word in words) for part in wanted.split())
