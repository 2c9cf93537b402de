"""The loop of a game at the terminal: people at one keyboard, bots, the curtain between people, the commands."""

from __future__ import annotations

import shlex
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from landsraad.bots.base import Bot, make_bot
from landsraad.data_folder import data_folder
from landsraad.engine.machine.terms import NOBODY
from landsraad.engine.view import View
from landsraad.record import BrokenRecord, Record
from landsraad.terminal import questions
from landsraad.terminal.choices import DIGITS, Choice, choices, draw, pick
from landsraad.terminal.coach import hint
from landsraad.terminal.ending import final_screen
from landsraad.terminal.folder import autosave_path, finished_path
from landsraad.terminal.keyboard import typed
from landsraad.terminal.log import log_lines, paragraphs
from landsraad.terminal.seating import Seating
from landsraad.terminal.story import Story
from landsraad.terminal.style import BETWEEN, DIM, NAME, TITLE
from landsraad.terminal.table import Painter, blind
from landsraad.terminal.words import words
from landsraad.text import texts

COMMANDS: Final = ("hint", "why", "undo", "log", "table", "hand", "board", "row", "save", "quit")
MORE_WORDS: Final = {"help": "?", "q": "quit", "exit": "quit"}
LOG_TURNS: Final = 5
LOW: Final = 32  # lines of a screen
LIKE_A_COMMAND: Final = 0.75
WEIGHED: Final = ("turn", "combat")  # decisions before which one looks where one stands
SHORT_HINT: Final = 2  # lines of a hint on a screen that is lower
PROMPT: Final = "> "
FORGET_SCREEN: Final = "\x1b[2J\x1b[3J\x1b[H"  # the screen and what has scrolled off it


class Quit(Exception):
    """Somebody leaves the table."""


class Table:
    """A game at this terminal.

    path     the file that keeps the game
    viewer   the person who looks at the screen; NOBODY before the first one
    """

    def __init__(self, console: Console, language: str, story: Story, seating: Seating, path: Path) -> None:
        self.console = console
        self.story = story
        self.seating = seating
        self.path = path
        self.painter = Painter(texts(language), words(language), seating)
        self.words = words(language)
        self.viewer = NOBODY
        self._shown: dict[int, int] = {}  # by seat: how many events it has been shown
        self._first = self._last_event("round")  # a game that goes on is told from its last round
        self._drawn_turn = -1  # the event that began the turn for which the table has been drawn
        self._bots: dict[int, Bot] = {
            seat: make_bot(kind, seat) for seat, kind in enumerate(seating.kinds) if not seating.is_person(seat)
        }

    # --- The loop ----------------------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the game is over or somebody leaves; the exit status."""
        try:
            self._play()
        except (Quit, EOFError, KeyboardInterrupt):
            return self._leave()
        except (BrokenPipeError, SystemExit):  # nobody reads what is shown; rich makes a SystemExit of it
            self._autosave()
            raise
        except Exception as error:  # nobody shall lose a game to a mistake of ours
            return self._crash(error)
        return 0

    def _play(self) -> None:
        while not self.story.game.over:
            seat = self.story.game.state.decider()
            if self.seating.is_person(seat):
                self._person(seat)
            else:
                self.story.apply(self._bots[seat].choose(View(self.story.game.state, seat)))
        self._tell_news(self.viewer)
        self._finish()

    def _person(self, seat: int) -> None:
        if self.viewer != seat:
            if self.seating.people > 1:
                self._curtain(seat)
            self.viewer = seat
            self._drawn_turn = -1
        view = View(self.story.game.state, seat)
        self._tell_news(seat)
        new_turn = self._turn_event() != self._drawn_turn
        offered = choices(self.painter, view)
        question = self._question(view, offered, with_own=not new_turn)
        if new_turn:
            self._drawn_turn = self._turn_event()
            self._draw_table(view, question)
            self._autosave()
        self.console.print(question)
        while self._answer(view, offered):
            pass

    def _turn_event(self) -> int:
        """Where in the log the turn in progress began: the table is drawn anew for each turn."""
        return self._last_event("turn", "troops_home", "round")

    def _last_event(self, *kinds: str) -> int:
        """Where in the log the last event of some kinds is; 0 where there is none."""
        places = range(len(self.story.events) - 1, -1, -1)
        return next((place for place in places if self.story.events[place][1].kind in kinds), 0)

    def _is_low(self) -> bool:
        return self.console.is_terminal and self.console.height < LOW

    def _draw_table(self, view: View, question: RenderableType) -> None:
        """Draw as much of the table as has room above the question."""
        hint = Text(self.words("play-named-table"), DIM)
        for table in (self.painter.table(view), Group(self.painter.named_table(view), hint)):
            if not self.console.is_terminal or self._height(table, question) < self.console.height:
                self.console.print(table)
                return
        self.console.print(self.painter.short_table(view))
        self._say(self.words("play-short-table"), DIM)

    def _height(self, *parts: RenderableType) -> int:
        return len(self.console.render_lines(Group(*parts)))

    def _question(self, view: View, offered: list[Choice], with_own: bool) -> RenderableType:
        lines: list[RenderableType] = [Text()]
        reveals = view.kind == "reveal_effects"  # the table does not show persuasion
        if (with_own or reveals) and view.state.players[view.seat].leader is not None:
            lines.append(self.painter.own_line(view))
        if view.kind == "combat":
            lines.append(self.painter.strengths(view))
        if view.kind in WEIGHED:
            lines.append(self.painter.stand(view))
        asked = Text(self.painter.texts.decision(blind(view)), NAME)
        if self.seating.people > 1:
            asked = Text.assemble(self.painter.seat_text(view.state, view.seat), ": ", asked)
        return Group(*lines, asked, *draw(offered, self.console.width, SHORT_HINT if self._is_low() else None))

    def _answer(self, view: View, offered: list[Choice]) -> bool:
        """Read a line and do what it says; True while the decision is still open."""
        said = typed(PROMPT)
        if not said:
            self._say(self.words("play-ready"), DIM)
            return True
        command, rest = self._command(said)
        if command:
            return self._do(command, rest, view, offered)
        meant = pick(offered, said) or questions.choices_called(self.painter, view, offered, said)
        if len(meant) == 1:
            self.story.apply(meant[0].action)
            return False
        self._say(self._not_one_choice(view, offered, meant, said))
        return True

    def _not_one_choice(self, view: View, offered: list[Choice], meant: list[Choice], said: str) -> str:
        if meant:
            named = meant[: questions.MOST_NAMES]
            names = BETWEEN.join(f"{offered.index(choice) + 1} {choice.shown}" for choice in named)
            return self.words("play-choice-several", said=said, names=names)
        if said.lstrip("-").isdecimal():
            return self.words("play-choice-number", said=said[:8], n=len(offered))
        commands = get_close_matches(said.split()[0].casefold(), self._command_words(), n=1, cutoff=LIKE_A_COMMAND)
        if commands:
            return self.words("play-command-like", said=said[: questions.LONGEST_ECHO], command=commands[0])
        reason = questions.reason_for(self.painter, view, offered, said, exactly=True)
        return reason or self.words("play-choice-none", said=said[: questions.LONGEST_ECHO])

    # --- What is shown -----------------------------------------------------------------------------------------------

    def _say(self, text: str, style: str = "yellow") -> None:
        self.console.print(Text(text, style))

    def _tell_news(self, viewer: int) -> None:
        """What has happened since the viewer looked last."""
        self._tell(self._shown.get(viewer, self._first), viewer)
        self._shown[viewer] = len(self.story.events)

    def _tell(self, first: int, viewer: int) -> None:
        lines = log_lines(self.painter, self.story, viewer)
        for part in paragraphs([line for line in lines if line.place >= first]):
            self.console.print(part)

    def _curtain(self, seat: int) -> None:
        g = self.story.game.state
        if self.console.is_terminal:
            self.console.file.write(FORGET_SCREEN)
            self.console.file.flush()
        who = self.painter.seat_name(g, seat)
        self.console.print(Rule(style=TITLE))
        self.console.print(Text(self.words("play-curtain", who=who, n=seat + 1), TITLE))
        self.console.print(Rule(style=TITLE))
        said = typed(self.words("play-curtain-enter", who=who) + " ")
        if self._command(said)[0] == "quit":
            raise Quit

    # --- Commands ----------------------------------------------------------------------------------------------------

    def _command(self, said: str) -> tuple[str, str]:
        """The command that a line begins with, in English or in the language of the table, and the rest."""
        if said.startswith("?"):
            return "?", said[1:].strip()
        first, _, rest = said.partition(" ")
        first = first.casefold()
        for command in COMMANDS:
            if first in (command, self.words(f"command-{command}")):
                return command, rest.strip()
        return MORE_WORDS.get(first, ""), rest.strip()

    def _command_words(self) -> list[str]:
        return [*COMMANDS, *(self.words(f"command-{command}") for command in COMMANDS), *MORE_WORDS]

    def _do(self, command: str, rest: str, view: View, offered: list[Choice]) -> bool:
        """Carry a command out; True while the decision is still open."""
        if command == "quit":
            raise Quit
        if command == "undo":
            return not self._undo()
        if command == "?":
            self._explain(rest, view)
        elif command == "why":
            said = questions.why(self.painter, view, offered, rest) if rest else self.words("why-usage")
            self._say(said)
        elif command == "hint":
            self.console.print(hint(self.painter, view))
        elif command == "log":
            self._show_log(rest)
        elif command == "save":
            self._save_as(rest)
        elif command == "table":
            self.console.print(self.painter.table(view))
            self.console.print(self._question(view, offered, with_own=False))
        elif command == "hand":
            self.console.print(self.painter.piles(view))
        elif command == "board":
            self.console.print(self.painter.spaces(view))
        else:
            self.console.print(self.painter.market_cards(view))
        return True

    def _explain(self, query: str, view: View) -> None:
        if not query:
            self.console.print(questions.help_text(self.painter, view.state.rules))
            return
        said = questions.explain(self.painter, view, query)
        if said is None:
            self._say(questions.nothing_like(self.painter, [view.state.rules], query))
        else:
            self.console.print(said)

    def _show_log(self, rest: str) -> None:
        if rest and not (rest.isdecimal() and int(rest[:DIGITS]) > 0):
            self._say(self.words("log-usage"))
            return
        lines = log_lines(self.painter, self.story, self.viewer)
        if not lines:
            self._say(self.words("play-no-log"))
        turns = [place for place, line in enumerate(lines) if line.kind == "turn"]
        first = [0, *turns][-int(rest[:DIGITS] or LOG_TURNS) :][0]
        for part in paragraphs(lines[first:]):
            self.console.print(part)

    def _undo(self) -> bool:
        """Take one own choice back; True when it was done."""
        refused = self._why_no_undo()
        if isinstance(refused, str):
            self._say(self.words(refused))
            return False
        game = self.story.game
        taken = game.rules.actions.number(game.history[-1])
        label = self.painter.texts.action(game.rules, taken)
        self.story = refused
        self._shown[self.viewer] = len(self.story.events)
        self._drawn_turn = self._turn_event()
        self._say(self.words("undo-done", action=label))
        return True

    def _why_no_undo(self) -> str | Story:
        """The story without the last choice, or the message that says why it cannot be taken back."""
        game = self.story.game
        if not game.history:
            return "undo-nothing"
        before = self.story.before()
        if before.game.state.decider() != self.viewer:
            return "undo-other-seat"
        taken = len(game.history)
        begun = any(when == taken and event.kind == "turn" for when, event in self.story.events)
        if begun or game.history[-1] == "end_turn":
            return "undo-turn"
        if before.game.state.fixed != game.state.fixed:
            return "undo-fixed"
        return before

    # --- Saving ------------------------------------------------------------------------------------------------------

    def _record(self) -> Record:
        return self.story.record(self.seating.recorded())

    def _autosave(self) -> None:
        """Keep the game at the beginning of each turn, in case the terminal goes away."""
        try:
            self._record().save(self.path)
        except OSError:
            return  # it is said when somebody saves or leaves

    def _save_as(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.path
        if name and not path.parent.exists():
            self._say(self.words("mistake-no-folder", folder=str(path.parent)))
            return
        if name and path.exists() and not path.is_dir() and not _is_record(path):
            self._say(self.words("play-not-a-game", file=str(path)))
            return
        self._save(path)

    def _save(self, path: Path) -> bool:
        try:
            self._record().save(path)
        except (OSError, ValueError) as error:  # ValueError: a zero byte in the name
            reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
            self._say(self.words("play-not-saved", error=f"{path}: {reason}"))
            return False
        self._say(self.words("play-saved", file=str(path)), "green")
        return True

    def _leave(self) -> int:
        self.console.print()
        if not self._save(self.path):
            return 1
        command = "landsraad play"
        if self.path != autosave_path():
            command += f" --file {shlex.quote(str(self.path))}"
        self._say(self.words("play-go-on", command=command), "green")
        return 0

    def _finish(self) -> None:
        self.console.print(final_screen(self.painter, self.story.game.state))
        path = self.path
        if path == autosave_path():
            path.unlink(missing_ok=True)
            path = finished_path()
        try:
            self._record().save(path)
        except OSError as error:
            self._say(self.words("play-not-saved", error=f"{path}: {error.strerror or error}"))
            return
        self.console.print()
        self._say(self.words("end-record", file=str(path)), "green")

    def _crash(self, error: Exception) -> int:
        self._say(self.words("play-crash", error=f"{type(error).__name__}: {error}"), "bold red")
        path = data_folder() / "crash.json"
        try:
            self._record().save(path)
        except OSError:
            return 1
        self._say(self.words("play-crash-saved", file=str(path)), "bold red")
        return 1


def _is_record(path: Path) -> bool:
    try:
        Record.load(path)
    except (OSError, BrokenRecord):
        return False
    return True
