"""The command `landsraad`. What each command does is in `landsraad.terminal`, loaded only when it is called."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from landsraad import __version__

app = typer.Typer(
    help="An open, fan-made Dune: Imperium table: in the browser, in the terminal, between bots.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Boxes = Annotated[str, typer.Option(help="The boxes in use, with commas between them.", metavar="BOX,...")]
Players = Annotated[int, typer.Option(help="How many seats: 1 to 4.")]
Leaders = Annotated[
    str, typer.Option(help="random, draft, choose, or the id of each seat's leader.", metavar="HOW | ID,ID,...")
]
Promo = Annotated[bool, typer.Option("--promo", help="Use the promotional cards.")]
Difficulty = Annotated[
    str, typer.Option(help="Of the solo game: mercenary, sardaukar, mentat, kwisatz_haderach.", metavar="LEVEL")
]
Epic = Annotated[bool, typer.Option("--epic", help="The epic game of Rise of Ix.")]
Dice = Annotated[bool, typer.Option("--dice", help="Solo variant of Rise of Ix: dice trash cards of the Row.")]
Escalation = Annotated[
    bool, typer.Option("--escalation", help="Solo variant of Rise of Ix: Rivals fight harder for the last Conflicts.")
]
OldConflicts = Annotated[
    bool, typer.Option("--old-conflicts", help="Mix the Conflict cards of the other boxes into Uprising.")
]
Language = Annotated[str | None, typer.Option(help="en, ru or uk; otherwise that of the environment.", metavar="CODE")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
NumberSeed = Annotated[int, typer.Option(help="The number that decides everything random.", min=0)]
RecordFile = Annotated[Path, typer.Argument(help="A recorded game.", metavar="FILE", show_default=False)]


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"landsraad {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    pass


@app.command()
def play(
    boxes: Annotated[str | None, typer.Option(help="The boxes in use (base).", metavar="BOX,...")] = None,
    players: Annotated[
        int | None, typer.Option(help="How many seats: 3 or 4; 2 with House Hagal, 1 against two Rivals (4).")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who sits where: me, greedy, random (me and greedy opponents). Several me share the keyboard.",
            metavar="WHO,...",
        ),
    ] = None,
    leaders: Annotated[
        str | None,
        typer.Option(
            help="random, draft, choose, or the id of each seat's leader (random).", metavar="HOW | ID,ID,..."
        ),
    ] = None,
    promo: Promo = False,
    difficulty: Difficulty = "",
    epic: Epic = False,
    dice: Dice = False,
    escalation: Escalation = False,
    old_conflicts: OldConflicts = False,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same game.")] = None,
    language: Language = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved or recorded game.", metavar="FILE")] = None,
    names: Annotated[
        str | None, typer.Option(help="What the seats are called, otherwise by leader.", metavar="NAME,...")
    ] = None,
    file: Annotated[
        Path | None,
        typer.Option(help="Keep the game in this file: go on with it if it is there, else begin it.", metavar="FILE"),
    ] = None,
) -> None:
    """Play at this terminal, against bots or with others at the same keyboard.

    Without options it asks what to play. An unfinished game is kept when you leave.
    """
    from landsraad.terminal.options import Variants
    from landsraad.terminal.start import Wishes
    from landsraad.terminal.start import play as begin

    variants = Variants(promo, difficulty, epic, dice, escalation, old_conflicts, end_turns=True)
    wishes = Wishes(boxes, players, seats, leaders, variants, seed, language, load, names, file)
    raise typer.Exit(begin(wishes))


@app.command()
def simulate(
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    players: Annotated[
        int | None, typer.Option(help="How many seats: 1 to 4 (as many as bots are named, or 4).")
    ] = None,
    bots: Annotated[
        str, typer.Option(help="The bots, repeated to fill the seats; they move on a seat after each game.")
    ] = "greedy,random",
    boxes: Boxes = "base",
    leaders: Leaders = "random",
    promo: Promo = False,
    difficulty: Difficulty = "",
    epic: Epic = False,
    dice: Dice = False,
    escalation: Escalation = False,
    old_conflicts: OldConflicts = False,
    seed: NumberSeed = 1,
    jobs: Annotated[int, typer.Option(help="How many processes.", min=1)] = 1,
    as_json: Json = False,
    csv: Annotated[Path | None, typer.Option(help="Write the tables to this file.", metavar="FILE")] = None,
) -> None:
    """Let bots play many games, and show win rates of bots, seats, leaders and cards."""
    from landsraad.terminal import options
    from landsraad.terminal import simulate as simulation

    if players is None:
        named = len(options.words_of(bots))
        players = named if named in (3, 4) else 4
    variants = options.Variants(promo, difficulty, epic, dice, escalation, old_conflicts)
    setup = options.read_setup(boxes, players, leaders, variants)
    names = options.read_bots(bots, players)
    if csv is not None:
        options.check_writable(csv)
    tallies = simulation.simulate(setup, names, games, seed, jobs)
    if csv is not None:
        simulation.write_csv(tallies, csv)
    if as_json:
        simulation.print_json(tallies)
    elif csv is None:
        simulation.print_tables(tallies)


@app.command()
def replay(
    file: RecordFile,
    language: Language = None,
    step: Annotated[int | None, typer.Option(help="Begin after so many actions.", min=0, metavar="N")] = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check the record; exit status 1 if it is broken.")
    ] = False,
    report: Annotated[
        bool, typer.Option("--report", help="Print what the seats did and had in each round of a finished game.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print that report as JSON.")] = False,
) -> None:
    """Step through a recorded game, print it, check it, or report on it."""
    from landsraad.terminal import options, replaying, reporting

    if as_json and not report:
        options.fail("--json belongs to --report")
    if verify:
        raise typer.Exit(replaying.verify(file))
    raise typer.Exit(reporting.show(file, language, as_json) if report else replaying.show(file, language, step))


@app.command()
def cards(
    query: Annotated[
        str | None, typer.Argument(help="A name, in any of the languages, or a part of it.", show_default=False)
    ] = None,
    language: Language = None,
    boxes: Annotated[str, typer.Option(help="Only these boxes, with commas between them.", metavar="BOX,...")] = "",
) -> None:
    """Look up a card, space, conflict, leader or faction; without a name, list them all."""
    from landsraad.terminal import library

    raise typer.Exit(library.show(query, language, boxes))


@app.command()
def bench(
    boxes: Boxes = "base",
    players: Players = 4,
    seconds: Annotated[float, typer.Option(help="How long to measure.", min=0.1, max=3600)] = 5,
    as_json: Json = False,
) -> None:
    """Measure how fast the engine is on this machine."""
    from landsraad.terminal import checks, options

    raise typer.Exit(
        checks.run_bench(options.read_setup(boxes, players, "random", options.Variants()), seconds, as_json)
    )


@app.command()
def soak(
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    boxes: Boxes = "base",
    players: Annotated[int | None, typer.Option(help="How many seats: 1 to 4 (half of the games 3, half 4).")] = None,
    seed: NumberSeed = 1,
    promo: Promo = False,
    difficulty: Difficulty = "",
    epic: Epic = False,
    dice: Dice = False,
    escalation: Escalation = False,
    old_conflicts: OldConflicts = False,
) -> None:
    """Play random games and check everything that must hold; the first failure is saved as a record."""
    from landsraad.terminal import checks, options

    seats = (3, 4) if players is None else (players,)
    variants = options.Variants(promo, difficulty, epic, dice, escalation, old_conflicts)
    setups = [options.read_setup(boxes, number, "random", variants) for number in seats]
    raise typer.Exit(checks.run_soak(setups, games, seed))


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets other devices in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=1, max=65535)] = 8000,
    database: Annotated[
        str, typer.Option(help="sqlite:///FILE or postgresql://...; SQLite in your data folder if not given.")
    ] = "",
    redis: Annotated[str, typer.Option(help="redis://..., through which several workers share the tables.")] = "",
    workers: Annotated[int, typer.Option(help="How many processes share the load.", min=1)] = 1,
    proxy: Annotated[str, typer.Option(help="Addresses of proxies to believe, * for all.")] = "127.0.0.1",
    browser: Annotated[bool, typer.Option(help="Show the first screen in your browser.")] = True,
) -> None:
    """Serve the table to browsers: on this device alone, or to friends on others.

    More settings are read from the environment, see docs/hosting.md.
    """
    from landsraad.server.run import serve as run
    from landsraad.terminal import options

    try:
        run(host, port, database, redis, workers, browser, proxy)
    except (ValueError, OSError) as error:
        options.fail(str(error))


@app.command()
def hagal(
    players: Annotated[int | None, typer.Option(help="How many people play: 1 or 2.", min=1, max=2)] = None,
    difficulty: Annotated[str | None, typer.Option(help="Of the solo game.", metavar="LEVEL")] = None,
    leaders: Annotated[
        str | None, typer.Option(help="Leaders of the two Rivals, or random.", metavar="ID,ID | random")
    ] = None,
    boxes: Annotated[str | None, typer.Option(help="base or base,ix.", metavar="BOX,...")] = None,
    epic: Epic = False,
    escalation: Escalation = False,
    language: Language = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved companion.", metavar="FILE")] = None,
) -> None:
    """House Hagal for a game on the real table: draws the cards, keeps the Rivals' tracks."""
    from landsraad.terminal.hagal import hagal as run

    raise typer.Exit(run(players, difficulty, leaders, boxes, epic, escalation, language, load))


def main(arguments: list[str] | None = None) -> int:
    """Run the command; the exit status. Whatever the user gets wrong is answered by one line on stderr."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        status = app(
            (sys.argv[1:] if arguments is None else arguments) or ["--help"],
            prog_name="landsraad",
            standalone_mode=False,
        )
    except KeyboardInterrupt:
        return _interrupted()
    except typer.Abort:
        return _interrupted()
    except BrokenPipeError:
        # Whoever read the output has seen enough; what Python flushes at its end goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:  # click and typer word what the user got wrong; anything else goes on
        if not hasattr(error, "format_message"):
            raise
        message = error.format_message() or str(error)
        print(f"landsraad: {' '.join(message.split())}", file=sys.stderr)
        return getattr(error, "exit_code", 2)
    return status if isinstance(status, int) else 0


def _interrupted() -> int:
    print("landsraad: interrupted", file=sys.stderr)
    return 130


if __name__ == "__main__":
    sys.exit(main())
