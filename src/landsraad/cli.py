"""The command `landsraad`. What each command does is in `landsraad.terminal`, loaded only when it is called."""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable
from contextvars import copy_context
from functools import wraps
from pathlib import Path
from typing import Annotated, Any

import typer

from landsraad import __version__
from landsraad.content.setup import VARIANTS
from landsraad.terminal.spoken import SpokenCommand, SpokenGroup, mistake

app = typer.Typer(
    cls=SpokenGroup,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

training = typer.Typer(cls=SpokenGroup)
app.add_typer(training, name="train")

riddles = typer.Typer(cls=SpokenGroup)
app.add_typer(riddles, name="puzzles")

environments = typer.Typer(cls=SpokenGroup)
app.add_typer(environments, name="envs")

LARGEST_SCREEN = 1000  # columns or lines

Boxes = Annotated[str, typer.Option(metavar="BOX,...")]
Players = Annotated[int, typer.Option()]
Leaders = Annotated[str, typer.Option(metavar="HOW | ID,ID,...")]
Rivals = Annotated[str, typer.Option(metavar="ID,ID")]
Difficulty = Annotated[str, typer.Option(metavar="LEVEL")]
Language = Annotated[str | None, typer.Option(metavar="CODE")]
Json = Annotated[bool, typer.Option("--json")]
NumberSeed = Annotated[int, typer.Option(min=0)]
Jobs = Annotated[int | None, typer.Option(min=1)]
Cluster = Annotated[str | None, typer.Option(metavar="ADDRESS")]
Decisions = Annotated[bool, typer.Option("--decisions")]
Chances = Annotated[bool, typer.Option("--chances")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]


def _with_variants(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command a flag for each variant in place of its argument `variants`."""

    @wraps(command)
    def call(**given: Any) -> None:
        variants = {id: given.pop(id) for id in VARIANTS}
        command(**given, variants=variants)

    signature = inspect.signature(command, eval_str=True)
    own = [parameter for name, parameter in signature.parameters.items() if name != "variants"]
    flags = [_flag(id) for id in VARIANTS]
    call.__signature__ = signature.replace(parameters=[*own, *flags])  # type: ignore[attr-defined]  # inspect reads it
    return call


def _flag(id: str) -> inspect.Parameter:
    annotation = Annotated[bool, typer.Option(f"--{id.replace('_', '-')}")]
    return inspect.Parameter(id, inspect.Parameter.KEYWORD_ONLY, default=False, annotation=annotation)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"landsraad {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True)] = False,
) -> None:
    pass


@app.command(cls=SpokenCommand)
@_with_variants
def play(
    boxes: Annotated[str | None, typer.Option(metavar="BOX,...")] = None,
    players: Annotated[int | None, typer.Option()] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="WHO,...",
        ),
    ] = None,
    leaders: Annotated[
        str | None,
        typer.Option(metavar="HOW | ID,ID,..."),
    ] = None,
    rivals: Rivals = "",
    difficulty: Difficulty = "",
    seed: Annotated[str | None, typer.Option()] = None,
    language: Language = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    names: Annotated[str | None, typer.Option(metavar="NAME,...")] = None,
    file: Annotated[
        Path | None,
        typer.Option(metavar="FILE"),
    ] = None,
    *,
    variants: dict[str, Any],
) -> None:
    """Play at this terminal, against bots or with others at the same keyboard.

    Without options it asks what to play. An unfinished game is kept when you leave.
    """
    from landsraad.terminal.start import Wishes
    from landsraad.terminal.start import play as begin

    more = {"rivals": rivals, "difficulty": difficulty, **variants}
    raise typer.Exit(begin(Wishes(boxes, players, seats, leaders, more, seed, language, load, names, file)))


@app.command(cls=SpokenCommand)
@_with_variants
def simulate(
    games: Annotated[int, typer.Option(min=1)] = 100,
    players: Annotated[int | None, typer.Option()] = None,
    bots: Annotated[str, typer.Option()] = "greedy,random",
    boxes: Boxes = "base",
    leaders: Leaders = "random",
    rivals: Rivals = "",
    difficulty: Difficulty = "",
    seed: NumberSeed = 1,
    jobs: Jobs = None,
    cluster: Cluster = None,
    as_json: Json = False,
    csv: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    out: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    decisions: Decisions = False,
    chances: Chances = False,
    *,
    variants: dict[str, Any],
) -> None:
    """Let bots play many games, and show win rates of bots, seats, leaders and cards; or keep tables of all of them."""
    from landsraad.terminal import options
    from landsraad.terminal import simulate as simulation
    from landsraad.terminal.words import spoken

    if players is None:
        named = len(options.words_of(bots))
        players = named if named in (3, 4) else 4
    setup = options.read_setup(boxes, players, leaders, rivals, difficulty=difficulty, **variants)
    names = options.read_bots(bots, players)
    if out is not None:
        from landsraad.lab.columns import Wanted
        from landsraad.terminal import data

        if as_json or csv is not None:
            options.fail(spoken()("mistake-out"))
        raise typer.Exit(data.simulate(out, setup, names, games, seed, jobs, cluster, Wanted(decisions, chances)))
    if decisions or chances:
        options.fail(spoken()("mistake-no-out", name="--decisions" if decisions else "--chances"))
    if csv is not None and csv != simulation.STDOUT:
        options.check_writable(csv)
    result = simulation.simulate(setup, names, games, seed, jobs, cluster)
    if csv is not None:
        simulation.write_csv(result, csv)
        if csv != simulation.STDOUT:
            print(spoken()("written", file=str(csv)), file=sys.stderr if as_json else sys.stdout)
    if as_json:
        simulation.print_json(result)
    elif csv is None:
        simulation.print_tables(result)


@app.command(cls=SpokenCommand)
def collect(
    records: Annotated[list[Path], typer.Argument(metavar="FILE_OR_DIR...", show_default=False)],
    out: Annotated[Path, typer.Option(metavar="DIR", show_default=False)],
    jobs: Jobs = None,
    decisions: Decisions = False,
    chances: Chances = False,
) -> None:
    """Keep tables of recorded games, as simulate --out does of games between bots."""
    from landsraad.lab.columns import Wanted
    from landsraad.terminal import data

    raise typer.Exit(data.collect(records, out, jobs, Wanted(decisions, chances)))


@app.command(cls=SpokenCommand)
def stats(
    folder: Annotated[Path, typer.Argument(metavar="DIR", show_default=False)],
    beside: Annotated[Path | None, typer.Argument(metavar="DIR2", show_default=False)] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    csv: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    boxes: Annotated[str, typer.Option(metavar="BOX,...")] = "",
    level: Annotated[str, typer.Option(metavar="NAME")] = "",
    seat: Annotated[int | None, typer.Option(min=1, max=6, metavar="N")] = None,
    language: Language = None,
) -> None:
    """Show what many games have in common: one page with tables and plots, and tables as CSV."""
    from landsraad.terminal import data, options

    spoken_now = options.read_language(language)
    folders = [folder, *([] if beside is None else [beside])]
    raise typer.Exit(data.stats(folders, out, csv, data.read_filter(boxes, level, seat), spoken_now))


@app.command(cls=SpokenCommand)
def replay(
    file: RecordFile,
    language: Language = None,
    step: Annotated[int | None, typer.Option(min=0, metavar="N")] = None,
    verify: Annotated[bool, typer.Option("--verify")] = False,
    report: Annotated[bool, typer.Option("--report")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Step through a recorded game, print it, check it, or report on it."""
    from landsraad.terminal import options, replaying, reporting
    from landsraad.terminal.words import spoken

    options.read_language(language)
    if as_json and not report:
        options.fail(spoken()("mistake-json"))
    if verify:
        raise typer.Exit(replaying.verify(file))
    raise typer.Exit(reporting.show(file, language, as_json) if report else replaying.show(file, language, step))


@app.command(cls=SpokenCommand)
def analyse(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option(min=1, metavar="N")] = None,
    all_seats: Annotated[bool, typer.Option("--all")] = False,
    playouts: Annotated[int | None, typer.Option(min=1, metavar="N")] = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Look at a finished game: chances to win, turning points, the moves that cost most and what was better."""
    from landsraad.analysis import PLAYOUTS
    from landsraad.terminal import analysing

    raise typer.Exit(analysing.show(file, language, seat, all_seats, playouts or PLAYOUTS, as_json))


@app.command(cls=SpokenCommand)
def puzzle(
    number: Annotated[int | None, typer.Option(min=1, metavar="N")] = None,
    language: Language = None,
) -> None:
    """Find the one turn that is clearly best: the puzzle of today, or another one."""
    from landsraad.terminal import puzzling

    raise typer.Exit(puzzling.solve(number, language))


@app.command(cls=SpokenCommand)
def cards(
    query: Annotated[str | None, typer.Argument(show_default=False)] = None,
    language: Language = None,
    boxes: Annotated[str, typer.Option(metavar="BOX,...")] = "",
) -> None:
    """Look up a card, space, conflict, leader or faction; without a name, list them all."""
    from landsraad.terminal import library

    raise typer.Exit(library.show(query, language, boxes))


@app.command(cls=SpokenCommand)
def bench(
    boxes: Boxes = "base",
    players: Players = 4,
    seconds: Annotated[float, typer.Option(min=0.1, max=3600)] = 5,
    bots: Annotated[bool, typer.Option("--bots")] = False,
    envs: Annotated[bool, typer.Option("--envs")] = False,
    as_json: Json = False,
) -> None:
    """Measure how fast the engine is on this machine, or what runs on it."""
    from landsraad.terminal import checks, options

    what = "envs" if envs else "bots" if bots else "engine"
    raise typer.Exit(checks.run_bench(options.read_setup(boxes, players), seconds, what, as_json))


@app.command(cls=SpokenCommand)
def levels(as_json: Json = False) -> None:
    """Show the levels of opponents, how strong they are and how long they think."""
    from landsraad.terminal.levels import show_levels

    show_levels(as_json)


@app.command(cls=SpokenCommand)
def ladder(
    boxes: Boxes = "base",
    players: Players = 4,
    difficulty: Difficulty = "",
    rivals: Rivals = "",
    deals: Annotated[int, typer.Option(min=1)] = 25,
    jobs: Jobs = None,
    cluster: Cluster = None,
    level: Annotated[str, typer.Option(metavar="NAME")] = "",
    against: Annotated[str, typer.Option(metavar="NAME")] = "greedy",
    keep: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    as_json: Json = False,
) -> None:
    """Measure each level of opponents against the next lower one, or with --level one against others.

    With --keep each deal that has been played is kept in a file, and the next time the work goes on there.
    """
    from landsraad.terminal import options
    from landsraad.terminal.levels import climb, compare

    setup = options.read_setup(boxes, players, rivals=rivals, difficulty=difficulty)
    if level:
        compare(setup, level, against, deals, jobs, cluster, keep, as_json)
    else:
        climb(setup, deals, jobs, cluster, as_json)


@training.command(cls=SpokenCommand)
def value(
    folder: Annotated[Path, typer.Argument(metavar="DIR", show_default=False)],
    games: Annotated[int, typer.Option(min=20)] = 10_000,
    generations: Annotated[int, typer.Option(min=1)] = 1,
    jobs: Jobs = None,
    cluster: Cluster = None,
    seed: NumberSeed = 1,
) -> None:
    """Let the value of the strongest opponents learn from games among themselves."""
    from landsraad.terminal.levels import train

    raise typer.Exit(train(folder, games, generations, jobs, cluster, seed))


@riddles.command("make", cls=SpokenCommand)
def make_puzzles(
    folder: Annotated[Path, typer.Argument(metavar="DIR", show_default=False)],
    games: Annotated[int, typer.Option(min=1)] = 200,
    wanted: Annotated[int, typer.Option(min=1)] = 60,
    jobs: Jobs = None,
    cluster: Cluster = None,
    seed: NumberSeed = 1,
) -> None:
    """Look for puzzles in games of opponents among themselves."""
    from landsraad.terminal import puzzling

    raise typer.Exit(puzzling.make(folder, games, wanted, seed, jobs, cluster))


@environments.command("layout", cls=SpokenCommand)
def show_layout(boxes: Boxes = "base", players: Players = 4, as_json: Json = False) -> None:
    """Show which places of an observation of the environments say what."""
    from landsraad.terminal import envs, options

    envs.show_layout(options.read_setup(boxes, players), as_json)


@environments.command("actions", cls=SpokenCommand)
@_with_variants
def show_actions(
    boxes: Boxes = "base",
    players: Players = 4,
    language: Language = None,
    as_json: Json = False,
    as_csv: Annotated[bool, typer.Option("--csv")] = False,
    *,
    variants: dict[str, Any],
) -> None:
    """Show all actions that can ever be taken, with their numbers."""
    from landsraad.terminal import envs, options
    from landsraad.terminal.words import spoken

    spoken_here = options.read_language(language)
    if as_json and as_csv:
        options.fail(spoken()("mistake-json-csv"))
    envs.show_actions(options.read_setup(boxes, players, **variants), spoken_here, as_json, as_csv)


@app.command(cls=SpokenCommand)
@_with_variants
def soak(
    games: Annotated[int, typer.Option(min=1)] = 100,
    boxes: Boxes = "base",
    players: Annotated[int | None, typer.Option()] = None,
    seed: NumberSeed = 1,
    rivals: Rivals = "",
    difficulty: Difficulty = "",
    *,
    variants: dict[str, Any],
) -> None:
    """Play random games and check everything that must hold; the first failure is saved as a record.

    In each game some dozen pairs of worlds that a seat or a spectator cannot tell apart are played on side by side:
    whatever differs before it is shown is a failure. 1,000 games of three or four compare over 10,000 pairs.
    """
    from landsraad.terminal import checks, options

    seats = (3, 4) if players is None else (players,)
    more = {"rivals": rivals, "difficulty": difficulty, **variants}
    setups = [options.read_setup(boxes, number, **more) for number in seats]
    raise typer.Exit(checks.run_soak(setups, games, seed))


@app.command(cls=SpokenCommand)
def serve(
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    database: Annotated[str, typer.Option()] = "",
    redis: Annotated[str, typer.Option()] = "",
    workers: Annotated[int, typer.Option(min=1)] = 1,
    proxy: Annotated[str, typer.Option()] = "",
    root_path: Annotated[str, typer.Option(metavar="/PATH")] = "",
    browser: Annotated[bool, typer.Option()] = True,
) -> None:
    """Serve the table to browsers: on this device alone, or to friends on others.

    More settings are read from the environment, see docs/hosting.md.
    """
    from landsraad.server.run import serve as run
    from landsraad.terminal import options

    try:
        run(host, port, database, redis, workers, browser, proxy, root_path)
    except ValueError as error:
        options.fail(str(error))


@app.command(cls=SpokenCommand)
def site(folder: Annotated[Path, typer.Argument(metavar="DIR", show_default=False)]) -> None:
    """Write the table as a site of plain files: there all is played in the browser itself, without a server."""
    from landsraad.site import make_site

    make_site(folder)


@app.command(cls=SpokenCommand)
def hagal(
    players: Annotated[int | None, typer.Option(min=1, max=6)] = None,
    difficulty: Annotated[str | None, typer.Option(metavar="LEVEL")] = None,
    leaders: Annotated[str | None, typer.Option(metavar="ID,ID | random")] = None,
    names: Annotated[str | None, typer.Option(metavar="NAME,...")] = None,
    boxes: Annotated[str | None, typer.Option(metavar="BOX,...")] = None,
    epic: Annotated[bool, typer.Option("--epic")] = False,
    escalation: Annotated[bool, typer.Option("--escalation")] = False,
    expert_deployment: Annotated[bool, typer.Option("--expert-deployment")] = False,
    smart_politics: Annotated[bool, typer.Option("--smart-politics")] = False,
    streamlined: Annotated[bool, typer.Option("--streamlined")] = False,
    old_conflicts: Annotated[bool, typer.Option("--old-conflicts")] = False,
    recommended: Annotated[bool, typer.Option("--recommended")] = False,
    go_to_11: Annotated[bool, typer.Option("--go-to-11")] = False,
    language: Language = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """For a game on the real table: sets it out, plays House Hagal and Rivals, keeps turns and scores."""
    from landsraad.terminal.hagal import hagal as run

    flags = {
        "epic": epic,
        "escalation": escalation,
        "expert_deployment": expert_deployment,
        "smart_politics": smart_politics,
        "streamlined": streamlined,
        "old_conflicts": old_conflicts,
        "recommended": recommended,
        "go_to_11": go_to_11,
    }
    variants = frozenset(id for id, on in flags.items() if on)
    raise typer.Exit(run(players, difficulty, leaders, names, boxes, variants, language, load))


def main(arguments: list[str] | None = None) -> int:
    """Run the command; the exit status. Whatever the user gets wrong is answered by one line on stderr."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    _forget_impossible_sizes()
    try:
        # In a context of its own, so that the language that is named belongs to this call.
        status = copy_context().run(
            app,
            sys.argv[1:] if arguments is None else arguments,
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
        print(f"landsraad: {' '.join(mistake(error).split())}", file=sys.stderr)
        return getattr(error, "exit_code", 2)
    return status if isinstance(status, int) else 0


def _forget_impossible_sizes() -> None:
    """A screen of no columns would show nothing, one of a billion would fill the memory: the usual size counts then."""
    for variable in ("COLUMNS", "LINES"):
        said = os.environ.get(variable)
        if said is not None and not (said.isdecimal() and 1 <= int(said[:9]) <= LARGEST_SCREEN):
            del os.environ[variable]


def _interrupted() -> int:
    from landsraad.terminal.words import spoken

    print(f"landsraad: {spoken()('interrupted')}", file=sys.stderr)
    return 130


if __name__ == "__main__":
    sys.exit(main())
