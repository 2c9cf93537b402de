"""`landsraad replay`: checking a record, reading it, stepping through it."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from landsraad.engine.machine.terms import NOBODY
from landsraad.engine.view import View
from landsraad.playback import Playback, follows_seed, play_back, replay
from landsraad.problem import Problem
from landsraad.record import BrokenRecord
from landsraad.terminal import options
from landsraad.terminal.ending import final_screen
from landsraad.terminal.keyboard import typed
from landsraad.terminal.seating import seating_from
from landsraad.terminal.story import Story
from landsraad.terminal.style import DIM, NAME, printable
from landsraad.terminal.table import Painter
from landsraad.terminal.words import spoken, words
from landsraad.text import texts

PROMPT = "replay> "
SEED_SHOWN = 100


def verify(path: Path) -> int:
    """Replay a record and say what came of it; the exit status."""
    record = options.load_record(path)
    try:
        playback = play_back(record)
    except BrokenRecord as error:
        options.refuse(path, error)
    if playback.stop is not None:
        options.refuse(path, BrokenRecord("record-older", why=playback.stop, version=record.rules))
    game = playback.game
    said = spoken()
    places = [said("verified-seat", n=seat + 1, vp=int(game.state.players[seat].vp)) for seat in game.state.ranking]
    end = " > ".join(places) if game.over else said("verified-unfinished")
    verdict = said("verified", actions=len(record.actions), rounds=int(game.state.round), end=end)
    print(verdict if follows_seed(playback) else f"{verdict}; {said('verified-told')}")
    return 0


def show(path: Path, language: str | None, step: int | None) -> int:
    """Step through a record, or print it where nobody sits at the keyboard; the exit status."""
    code = options.read_language(language)
    playback = options.load_playback(path)
    length = len(playback.record.actions)
    problem = options.read_problem(path, playback.record)
    if step is not None and step > length:
        options.fail(words(code)("mistake-step", n=length, step=step))
    replayer = Replayer(playback, code, Console(highlight=False))
    if problem is not None:
        replayer.tell_problem(problem)
        step = problem.step if step is None else step
    if not sys.stdin.isatty():
        if step is None:
            replayer.print_all()
        else:
            replayer.go_to(step)
        return 0
    replayer.step_through(step or 0)
    return 0


class Replayer:
    """A record on the screen: the whole story is known, so that every hand may be seen."""

    def __init__(self, playback: Playback, language: str, console: Console) -> None:
        self.record = playback.record
        self.stop = playback.stop
        self.console = console
        self.words = words(language)
        self.painter = Painter(texts(language), self.words, seating_from(self.record))
        self.whole = Story.of(self.record)
        self.at = 0

    def tell_problem(self, problem: Problem) -> None:
        """What was reported of this game, and from where."""
        told = {name: printable(str(value)) for name, value in vars(problem).items()}
        self.console.print(Text(self.words("replay-reported", **told), "yellow"))
        if problem.error:
            self.console.print(Text(told["error"], "yellow"))

    def print_all(self) -> None:
        """The whole log, and how the game ended."""
        self._title()
        for taken in range(len(self.record.actions) + 1):
            self._print_events(taken)
        self._print_end()

    def step_through(self, first: int) -> None:
        """Read commands until somebody leaves."""
        self._title()
        self.console.print(Text(self.words("replay-help"), DIM))
        self.go_to(first)
        try:
            while self._obey(typed(PROMPT).casefold()):
                pass
        except (EOFError, KeyboardInterrupt):
            self.console.print()

    def _obey(self, said: str) -> bool:
        """Carry out a command; False to leave."""
        if said in ("q", "quit", "exit"):
            return False
        if said in ("", "n", "next"):
            self._next()
        elif said in ("p", "back"):
            self.go_to(max(0, self.at - 1))
        elif said in ("t", "table"):
            self._table()
        elif said.isdecimal() and len(said) < 6:
            self._jump(int(said))
        elif said.split()[0] == "j" and len(said.split()) == 2:
            self._jump_to_round(said.split()[1])
        else:
            self.console.print(Text(self.words("replay-help"), "yellow"))
        return True

    def _title(self) -> None:
        setup = self.record.setup
        seed = printable(self.record.seed[:SEED_SHOWN])
        said = self.words("replay-title", players=setup.players, seed=seed, actions=len(self.record.actions))
        self.console.print(Text(said, NAME))

    def _next(self) -> None:
        if self.at == len(self.record.actions):
            self.console.print(Text(self.words("replay-end"), "yellow"))
            return
        self.at += 1
        self._print_step()
        if self.at == len(self.record.actions):
            self._print_end()

    def go_to(self, step: int) -> None:
        """Show the table after some actions, and what the last one did."""
        self.at = step
        self._table()
        self._print_step()

    def _jump(self, step: int) -> None:
        if step > len(self.record.actions):
            self.console.print(Text(self.words("replay-no-action", n=len(self.record.actions)), "yellow"))
            return
        self.go_to(step)

    def _jump_to_round(self, said: str) -> None:
        for taken, event in self.whole.events:
            if event.kind == "round" and str(event.a) == said:
                self.go_to(taken)
                return
        self.console.print(Text(self.words("replay-no-round", n=said[:8]), "yellow"))

    def _table(self) -> None:
        game = replay(self.record, self.at)
        asked = game.state.decider()
        self.console.print(self.painter.table(View(game.state, asked if asked != NOBODY else 0)))
        self.console.print()

    def _print_step(self) -> None:
        if self.at == 0:
            self.console.print(Text(self.words("replay-start"), NAME))
        else:
            game = replay(self.record, self.at - 1)
            action = game.rules.actions.number(self.record.actions[self.at - 1])
            said = Text(self.words("replay-at", n=self.at, all=len(self.record.actions)) + ". ", NAME)
            said.append(self.painter.seat_text(game.state, game.state.decider()))
            said.append(f": {self.painter.texts.action(game.rules, action, game)}")
            self.console.print(said)
        self._print_events(self.at)

    def _print_events(self, taken: int) -> None:
        g = self.whole.game.state
        cards: list[str] = []  # those of secret events in a row
        for when, event, leaders in self.whole.told():
            if when != taken:
                continue
            card = None if event.only == NOBODY else self.painter.texts.secret_card(g.rules, event)
            if card is not None:
                cards.append(card)
                continue
            self._print_cards(cards)
            cards = []
            names = self.painter.names(g, leaders)
            said = self.painter.texts.event(g.rules, event, names, None if event.only == NOBODY else event.only)
            if said is None:
                continue
            if event.only == NOBODY:
                self._print_line(Text(f"  {said}", NAME if event.kind in ("round", "turn") else ""))
            else:
                self._print_line(Text(f"    ({names(event.only)}: {said})", DIM))
        self._print_cards(cards)

    def _print_cards(self, names: list[str]) -> None:
        if names:
            self._print_line(Text(f"    ({', '.join(names)})", DIM))

    def _print_line(self, line: Text) -> None:
        """A line of the log; in a file or a pipe it stays one line, however long."""
        self.console.print(line, soft_wrap=not self.console.is_terminal)

    def _print_end(self) -> None:
        if self.whole.game.over:
            self.console.print(final_screen(self.painter, self.whole.game.state))
        else:
            self.console.print(Text(self.words("replay-end"), DIM))
        if self.stop is not None:
            self._print_stop(self.stop)

    def _print_stop(self, stop: BrokenRecord) -> None:
        """Why an older record is shown no further, or ends otherwise, and how the game did end."""
        said = self.words("replay-stop", why=printable(stop.say(self.words.language)))
        self.console.print(Text(said, "yellow"))
        result = self.record.result or {}
        for seat, vp in enumerate(result.get("vp", [])):
            if seat < len(self.whole.game.state.players):
                name = self.painter.seat_name(self.whole.game.state, seat)
                self.console.print(Text(self.words("replay-recorded", who=name, n=vp), "yellow"))
