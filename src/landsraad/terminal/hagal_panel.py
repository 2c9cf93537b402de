"""What the companion shows in the terminal: questions with their answers, the Rivals, what happened."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from landsraad.companion import Companion, Event
from landsraad.companion.people import RESOURCES
from landsraad.companion.table import NO_RIVAL, Person, Rival, Table
from landsraad.companion.words import Choice, CompanionMessages
from landsraad.content.base.hagal import TWO_PERSONS
from landsraad.engine.machine.terms import FACTION_NAMES, NOBODY
from landsraad.engine.state.definitions import Conflict
from landsraad.terminal.hagal_clock import Clocks, time_of

NAME: Final = "bold"
TITLE: Final = "bold yellow"
DIM: Final = "dim"
WRONG: Final = "yellow"
ZONE_TEXTS: Final = {
    "supply": "companion-supply",
    "garrison": "companion-garrison",
    "conflict": "companion-conflict-zone",
}


class Panel:
    """Prints a game of the companion in one language."""

    def __init__(self, say: CompanionMessages, console: Console, clocks: Clocks) -> None:
        self.say = say
        self.console = console
        self.clocks = clocks

    # --- What is to do -----------------------------------------------------------------------------------------------

    def print_choices(self, game: Companion) -> list[Choice]:
        """Print the question, if there is one, and what can be chosen; returns that."""
        ask = game.ask
        if ask is None:
            self.console.print(Text(self.say.now(game), TITLE))
            if game.table.fought and not game.table.resolved:
                self.console.print(Text(f"  {self._how_to_tell(game)}", DIM))
            offered = self.say.choices(game)
        else:
            question = self.say.question(game, ask)
            self.console.print(Text(question.text, TITLE))
            for note in [*question.notes, *(self._about_bonus(game) if ask.kind == "bonus" else [])]:
                self.console.print(Text(f"  {note}", DIM))
            offered = question.choices
        for number, choice in enumerate(offered, start=1):
            self.console.print(Text.assemble((f"{number:>3}  ", NAME), choice.label))
        if ask is None and not game.commands:
            self.console.print(Text(self.say.say("companion-ready"), DIM))
        return offered

    def _how_to_tell(self, game: Companion) -> str:
        """What is typed for the strengths, or before that for the Conflict."""
        if not game.known.conflict:
            return self.say.say("companion-conflict-how")
        fighters = [seat for seat in range(game.setup.players) if not game.state.is_commander(seat)]
        return f"{self.say.say('companion-word-outcome')} {','.join('N' for _ in fighters)}"

    def _about_bonus(self, game: Companion) -> list[str]:
        """The Maker spaces with what is known of their spice, and how the answer is typed."""
        makers = zip(game.rules.makers, game.table.bonus, strict=True)
        told = ", ".join(f"{self.say.name('space', maker.id)} ({bonus})" for maker, bonus in makers)
        return [told, self.say.say("companion-bonus-how")]

    # --- What happened -----------------------------------------------------------------------------------------------

    def print_events(self, game: Companion, events: list[Event]) -> None:
        """What a command came to, by Rival."""
        told = NO_RIVAL
        for event in events:
            if event.rival > NO_RIVAL and event.rival != told:
                told = event.rival
                self.console.print(Text(self.say.who(game.setup, told), NAME))
            indent = "  · " if event.rival > NO_RIVAL else ""
            self.console.print(Text(f"{indent}{self.say.event(game.setup, game.rules, event)}"))
        if any(event.kind == "strength" for event in events):
            for note in self.say.after_combat(game):
                self.console.print(Text(note, DIM))

    def print_log(self, game: Companion) -> None:
        """Everything that happened."""
        if not game.events:
            self.console.print(Text(self.say.say("companion-log-empty"), DIM))
        for events in game.events:
            for event in events:
                what = self.say.event(game.setup, game.rules, event)
                if event.rival > NO_RIVAL:
                    what = self.say.say("companion-line", who=self.say.who(game.setup, event.rival), what=what)
                self.console.print(Text(what))

    def print_help(self, game: Companion) -> None:
        """What can be typed."""
        if not game.setup.has_rivals:
            self.console.print(Text(self.say.say("companion-help-people")))
            return
        self.console.print(Text(self.say.say("companion-help")))
        self.console.print(Text(self.say.say("companion-help-conflict")))
        if game.known.scores:
            self.console.print(Text(self.say.say("companion-help-scores")))
        if game.rules.tech:
            self.console.print(Text(self.say.say("companion-help-ix")))
        if game.rules.rivals:
            self.console.print(Text(self.say.say("companion-help-uprising")))

    # --- The table ---------------------------------------------------------------------------------------------------

    def print_conflicts(self, game: Companion) -> None:
        """The Conflict cards that may lie open, each with what is typed for it and its rewards."""
        for card in game.rules.conflicts:
            if card.id in game.nameable_conflicts():
                name = self.say.name("conflict", card.id)
                self.console.print(Text.assemble((f"  {card.id} ", NAME), f"{name}. {self._rewards(card)}"))

    def _rewards(self, card: Conflict) -> str:
        return "; ".join(self.say.conflict_lines(card))

    def print_spaces(self, game: Companion) -> None:
        """Which spaces are taken, and by whom."""
        all_taken = game.table.taken
        for space in game.rules.spaces:
            taken = all_taken.get(space.id)
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
        state, say = game.table, self.say
        about = [say.say("companion-round", n=state.round), say.say("companion-conflict", level=state.level)]
        if game.setup.players != TWO_PERSONS:
            about.append(say.say("companion-first", who=say.who(game.setup, state.first)))
        about += say.variants(game.setup)
        if game.setup.has_rivals:
            about.append(say.say("companion-deck", deck=state.deck, discard=state.discard))
        if state.ends:
            about.append(say.say("companion-last"))
        self.console.print(Rule(style=DIM))
        self.console.print(Text(" · ".join(about), TITLE))
        self.console.print(Text(self._about_conflict(game), DIM))
        if game.setup.has_rivals:
            self._print_rivals(game)
        else:
            self._print_people(game)
        if any(self.clocks.spent()):
            self.print_times(game)

    def _print_rivals(self, game: Companion) -> None:
        state, say = game.table, self.say
        table = Grid(box=None, padding=(0, 2, 0, 0), header_style=DIM)
        table.add_column()
        for number in range(1, len(state.rivals) + 1):
            table.add_column(Text(f"{number} {say.who(game.setup, number)}", NAME))
        for number in range(1, len(state.persons) + 1):
            table.add_column(Text(say.who(game.setup, -number), NAME))
        for label, cells in self._rows(game):
            table.add_row(Text(label, DIM), *cells)
        self.console.print(table)

    def _print_people(self, game: Companion) -> None:
        """A row for each person by themselves: score, tracks, what they control."""
        state, say = game.table, self.say
        table = Grid(box=None, padding=(0, 2, 0, 0), header_style=DIM)
        for title in ("", "", say.say("companion-vp"), say.say("companion-influence"), ""):
            table.add_column(title)
        for number, person in enumerate(state.persons, start=1):
            mark = "→" if state.turn == -number else "✓" if person.shown else ""
            name = Text(f"{number} {say.who(game.setup, -number)}", NAME)
            tracks = ", ".join(
                f"{say.name('faction', track)} {n}{' ★' if state.alliances[track] == -number else ''}"
                for track, n in person.influence.items()
            )
            table.add_row(mark, name, str(person.vp), tracks, self._held(person))
        self.console.print(table)
        for number, vp in enumerate(state.teams):
            lead = [-1 - seat for seat, person in enumerate(state.persons) if person.commander][number]
            team = say.say("companion-team", who=say.who(game.setup, lead))
            self.console.print(Text(f"{team}: {say.say('count-vp', n=vp)}"))

    def _held(self, person: Person) -> str:
        """Spaces under control, battle icons that lie face up."""
        say = self.say
        held = (
            ("controls", [say.name("space", space) for space in person.controls]),
            ("icons", [say.name("battle_icon", icon) for icon in person.icons]),
        )
        return "; ".join(f"{say.say(f'companion-{what}')}: {', '.join(names)}" for what, names in held if names)

    def print_times(self, game: Companion) -> None:
        """How long each person has been thinking."""
        spent = self.clocks.spent()
        if not any(spent) and not self.clocks.running:
            self.console.print(Text(self.say.say("companion-timer-empty"), DIM))
            return
        times = [
            f"{'▶ ' if self.clocks.running == number else ''}{self.say.who(game.setup, -number)} {time_of(own)}"
            for number, own in enumerate(spent, start=1)
        ]
        self.console.print(Text(f"{self.say.say('companion-timer')}: {' · '.join(times)}", DIM))

    def _about_conflict(self, game: Companion) -> str:
        """The Conflict that lies open with its rewards, or how it is named."""
        if not game.known.conflict:
            how = self.say.say("companion-conflict-how")
            return f"{self.say.say('companion-conflict-which')} {how}"
        card = game.rules.conflicts[game.state.conflict]
        return f"{self.say.name('conflict', card.id)}. {self._rewards(card)}"

    def _rows(self, game: Companion) -> list[tuple[str, list[str]]]:
        state, say = game.table, self.say
        competes = game.state.rivals_compete()
        rivals = list(enumerate(state.rivals, start=1))
        persons = [(-number, person) for number, person in enumerate(state.persons, start=1)]
        rows = [(say.say("companion-agents"), [self._agents(rival, competes) for rival in state.rivals])]
        everybody: list[tuple[int, Rival | Person]] = [*rivals, *persons]
        scored = everybody if competes else everybody[len(rivals) :]
        if scored:
            blank = [] if competes else [""] * len(rivals)
            rows.append((say.say("companion-vp"), blank + [str(one.vp) for _, one in scored]))
        for faction in FACTION_NAMES:
            stars = [
                f"{one.influence[faction]}{' ★' if state.alliances[faction] == number else ''}"
                for number, one in everybody
            ]
            rows.append((say.name("faction", faction), stars))
        for zone, label in ZONE_TEXTS.items():
            rows.append((say.say(label), [str(getattr(rival, zone)) for rival in state.rivals]))
        rows.append((say.say("companion-strength"), [str(rival.strength) for rival in state.rivals]))
        if competes:
            for what in RESOURCES:
                rows.append((say.say(f"companion-{what}"), [str(getattr(rival, what)) for rival in state.rivals]))
        rows += self._rows_of_cards(state) if game.rules.rivals else []
        if any(rival.tleilaxu != NOBODY for rival in state.rivals):
            rows.append((say.say("companion-tleilaxu"), [str(rival.tleilaxu) for rival in state.rivals]))
        return rows + (self._ix_rows(game, state) if game.rules.tech else [])

    def _rows_of_cards(self, state: Table) -> list[tuple[str, list[str]]]:
        """What Rivals with cards of their own have besides."""
        say, rivals = self.say, state.rivals
        gathered = ["" if rival.swordmaster else f"{rival.gathered} / {rival.cost}" for rival in rivals]
        return [
            (say.say("companion-gathered"), gathered),
            (
                say.say("companion-spies"),
                [", ".join(say.name("post", post) for post in rival.spies) for rival in rivals],
            ),
            (say.say("companion-sandworms"), [str(rival.sandworms) for rival in rivals]),
            (say.say("companion-hooks"), [say.say("companion-yes") if rival.hooks else "" for rival in rivals]),
        ]

    def _agents(self, rival: Rival, competes: bool) -> str:
        marks = [str(rival.agents)]
        if rival.swordmaster and competes:
            marks.append(self.say.say("companion-third"))
        if rival.mentat:
            marks.append(self.say.say("companion-mentat-promised"))
        return ", ".join(marks)

    def _ix_rows(self, game: Companion, state: Table) -> list[tuple[str, list[str]]]:
        """Dreadnoughts by zone and where they control a space, the freighter; alone also negotiators and tiles."""
        say = self.say
        numbers = range(1, len(state.rivals) + 1)
        rows = [
            (say.say("companion-dreadnoughts"), [self._dreadnoughts(rival) for rival in state.rivals]),
            (say.say("companion-controlled"), [self._controlled(state, number) for number in numbers]),
            (
                say.say("companion-freighter"),
                [say.say("companion-freighter-level", n=rival.freighter) for rival in state.rivals],
            ),
        ]
        if game.setup.players == 1:
            rows.append((say.say("companion-negotiators"), [str(rival.negotiators) for rival in state.rivals]))
            rows.append((say.say("companion-tiles"), [self._tiles(state, number) for number in numbers]))
        return rows

    def _dreadnoughts(self, rival: Rival) -> str:
        zones = [(zone, n) for zone, n in rival.dreadnoughts.items() if n > 0]
        return ", ".join(f"{self.say.say(ZONE_TEXTS[zone])} {n}" for zone, n in zones) or "0"

    def _controlled(self, state: Table, number: int) -> str:
        spaces = [space for space, holder in state.warships.items() if holder == number]
        return ", ".join(self.say.name("space", space) for space in spaces)

    def _tiles(self, state: Table, number: int) -> str:
        return ", ".join(self.say.tile(state, tile) for tile, holder in state.tiles.items() if holder == number)


def has_words(key: str, wanted: str) -> bool:
    """Does every word of what is wanted begin a word of the key?"""
    words = key.split()
    return all(any(word.startswith(part) for word in words) for part in wanted.split())
