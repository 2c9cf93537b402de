"""What the tables of many games (dataset.py) have in common: counts, rates with their intervals, and lifts.

All is counted piece by piece and added up, so that memory does not grow with the games. Needs Polars (the extra `lab`).
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import log
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from landsraad.lab.columns import AUTOMATED, boxes_id
from landsraad.lab.dataset import DataMistake, pieces_of, read_about
from landsraad.lab.match import wilson

if TYPE_CHECKING:
    import polars as pl

GAMES_AT_ONCE: Final = 20_000
PEOPLE: Final = "people"  # how filters and tables call those whose `bot` is empty
OPPONENTS: Final = "opponents"  # and filters all others but automated ones
# Rates by what a seat is: the column of `seats`.
BY_SEAT: Final = {"bots": "bot", "turns": "turn", "leaders": "leader"}
# Rates by what a seat has had at least once: the column of `seats`, a list of ids.
BY_THING: Final = {
    "cards": "acquired",
    "played": "played",
    "intrigues": "intrigues",
    "tech": "tech",
    "contracts": "contracts",
    "conflicts": "conflicts",
}
BINS: Final = 10  # of the chances
LEAST_CHANCE: Final = 0.0001  # a chance is written with four digits: beyond them nothing is known


@dataclass(frozen=True)
class Filter:
    """Which seats are counted.

    boxes  those of the game, exactly
    bot    who played it; PEOPLE for people, OPPONENTS for any bot
    turn   its place in turn order, from 1 on
    Automated opponents are counted only where they are asked for.
    """

    boxes: tuple[str, ...] = ()
    bot: str = ""
    turn: int = 0


@dataclass
class Rate:
    """How many seats were counted, how many of them won, the sum of their Victory Points."""

    n: int = 0
    wins: int = 0
    vp: int = 0

    @property
    def rate(self) -> float:
        """The share that won."""
        return self.wins / self.n if self.n else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson interval of the share."""
        return wilson(self.wins, self.n)

    @property
    def mean_vp(self) -> float:
        """Victory Points on average."""
        return self.vp / self.n if self.n else 0.0

    def add(self, n: int, wins: int, vp: int = 0) -> None:
        """Count more."""
        self.n += n
        self.wins += wins
        self.vp += vp


@dataclass
class Source:
    """How many seats had Victory Points of a source, how many points it gave, and how many of them to winners."""

    n: int = 0
    vp: int = 0
    vp_of_winners: int = 0


@dataclass
class Foretold:
    """How chances came true: how many, how many seats won, and sums of chances and of logarithmic losses.

    base_loss  that of saying the base rate always
    """

    n: int = 0
    wins: int = 0
    chances: float = 0.0
    loss: float = 0.0

    @property
    def base_loss(self) -> float:
        """The mean loss of one who says the same share of wins each time."""
        share = self.wins / self.n
        return 0.0 if share in (0.0, 1.0) else -(share * log(share) + (1 - share) * log(1 - share))


@dataclass
class Statistics:
    """What some games have in common.

    name     of the folder
    about    how they were made (about.json)
    games    how many there are of which a seat is counted; decisions: asked in them
    every    all seats that are counted: its rate is the base rate
    rates    by table (BY_SEAT, BY_THING) and id
    sources  of Victory Points, by id
    lengths  games by their number of rounds
    bins     how chances came true, by tenth; by_round: by round; both empty where none were kept
    """

    name: str
    about: dict[str, Any]
    games: int = 0
    decisions: int = 0
    every: Rate = field(default_factory=Rate)
    rates: dict[str, dict[str, Rate]] = field(default_factory=dict)
    sources: dict[str, Source] = field(default_factory=dict)
    lengths: dict[int, int] = field(default_factory=dict)
    bins: dict[int, Foretold] = field(default_factory=dict)
    by_round: dict[int, Foretold] = field(default_factory=dict)

    def lift(self, rate: Rate) -> float:
        """A rate over the base rate."""
        return rate.rate / self.every.rate if self.every.wins else 0.0


def count(folder: Path, wanted: Filter | None = None) -> Statistics:
    """Count the games of a folder. Raises DataMistake where it holds none, or no seat that is wanted."""
    about = read_about(folder)
    statistics = Statistics(folder.resolve().name, about)
    for pieces in _batches(pieces_of(folder)):
        _count(statistics, pieces, wanted or Filter())
    if not statistics.every.n:
        raise DataMistake("data-no-games", folder=str(folder))
    return statistics


def _batches(pieces: list[Path]) -> Iterator[list[Path]]:
    import polars as pl

    if not pieces:
        return
    each = pl.scan_parquet(pieces[0] / "games.parquet").select(pl.len()).collect().item()
    size = max(1, GAMES_AT_ONCE // max(1, each))
    for first in range(0, len(pieces), size):
        yield pieces[first : first + size]


def _count(statistics: Statistics, pieces: list[Path], wanted: Filter) -> None:
    import polars as pl

    games = pl.scan_parquet([piece / "games.parquet" for piece in pieces])
    seats = pl.scan_parquet([piece / "seats.parquet" for piece in pieces])
    if wanted.boxes:
        games = games.filter(pl.col("boxes").cast(pl.String) == boxes_id(wanted.boxes))
    bots = pl.col("bot").cast(pl.String)
    seats = seats.filter(
        {
            "": bots != AUTOMATED,
            PEOPLE: bots == "",
            OPPONENTS: ~bots.is_in(["", AUTOMATED]),
        }.get(wanted.bot, bots == wanted.bot)
    )
    if wanted.turn:
        seats = seats.filter(pl.col("turn") == wanted.turn)
    seats = seats.join(games.select("game"), on="game", how="semi").collect(engine="streaming").lazy()
    games = games.join(seats.select("game"), on="game", how="semi")

    tally = [pl.len().alias("n"), pl.col("won").sum().alias("wins"), pl.col("vp").cast(pl.Int64).sum()]
    queries: dict[str, pl.LazyFrame] = {"every": seats.select(tally)}
    for table, column in BY_SEAT.items():
        queries[table] = seats.group_by(pl.col(column).cast(pl.String).alias("id")).agg(tally)
    for table, column in BY_THING.items():
        things = seats.select(pl.col(column).list.unique().alias("id"), "won", "vp").explode("id")
        queries[table] = things.drop_nulls("id").group_by("id").agg(tally).with_columns(pl.col("id").cast(pl.String))
    sources = seats.select("won", id="vp_sources", vp="vp_amounts").explode("id", "vp")
    vp = pl.col("vp").cast(pl.Int64)
    winners = pl.when("won").then(vp).otherwise(0).sum().alias("winners")
    queries["sources"] = sources.drop_nulls("id").group_by("id").agg(n=pl.len(), vp=vp.sum(), winners=winners)
    queries["lengths"] = games.group_by("rounds").agg(n=pl.len(), decisions=pl.col("decisions").cast(pl.Int64).sum())
    if statistics.about["chances"]:
        queries |= _foretold(pieces, seats)
    found = dict(zip(queries, pl.collect_all(queries.values()), strict=True))
    _add(statistics, {name: frame.to_dicts() for name, frame in found.items()})


def _foretold(pieces: list[Path], seats: pl.LazyFrame) -> dict[str, pl.LazyFrame]:
    import polars as pl

    chance = pl.col("chance").cast(pl.Float64).clip(LEAST_CHANCE, 1 - LEAST_CHANCE)
    rounds = pl.scan_parquet([piece / "rounds.parquet" for piece in pieces])
    told = rounds.filter(pl.col("chance").is_not_null()).select("game", "seat", "round", chance=chance)
    told = told.join(seats.select("game", "seat", "won"), on=["game", "seat"])
    p = pl.col("chance")
    sums = [
        pl.len().alias("n"),
        pl.col("won").sum().alias("wins"),
        p.sum().alias("chances"),
        (-pl.when("won").then(p.log()).otherwise((1 - p).log())).sum().alias("loss"),
    ]
    bins = (p * BINS).floor().clip(0, BINS - 1).cast(pl.Int64).alias("id")
    return {"bins": told.group_by(bins).agg(sums), "by_round": told.group_by(id="round").agg(sums)}


def _add(statistics: Statistics, found: dict[str, list[dict[str, Any]]]) -> None:
    statistics.every.add(**found["every"][0])
    for table in (*BY_SEAT, *BY_THING):
        rates = statistics.rates.setdefault(table, {})
        for row in found[table]:
            id = row.pop("id") or (PEOPLE if table == "bots" else "")
            if id:  # House Hagal has no leader
                rates.setdefault(id, Rate()).add(**row)
    for row in found["sources"]:
        source = statistics.sources.setdefault(row["id"], Source())
        source.n += row["n"]
        source.vp += row["vp"]
        source.vp_of_winners += row["winners"]
    for row in found["lengths"]:
        statistics.games += row["n"]
        statistics.decisions += row["decisions"]
        statistics.lengths[row["rounds"]] = statistics.lengths.get(row["rounds"], 0) + row["n"]
    for name, foretold in (("bins", statistics.bins), ("by_round", statistics.by_round)):
        for row in found.get(name, ()):
            one = foretold.setdefault(row["id"], Foretold())
            one.n += row["n"]
            one.wins += row["wins"]
            one.chances += row["chances"]
            one.loss += row["loss"]


# --- As plain rows ----------------------------------------------------------------------------------------------------


def rows(statistics: Statistics) -> dict[str, list[dict[str, Any]]]:
    """All tables as plain rows, by name: what the CSV files hold."""
    tables: dict[str, list[dict[str, Any]]] = {}
    for table, rates in statistics.rates.items():
        tables[table] = [{"id": id, **_rate(statistics, rate)} for id, rate in sorted(rates.items())]
    total = sum(source.vp for source in statistics.sources.values())
    every = statistics.every
    tables["vp"] = [
        {
            "id": id,
            "n": source.n,
            "vp_per_seat": source.vp / every.n,
            "vp_per_winner": source.vp_of_winners / every.wins if every.wins else 0.0,
            "share": source.vp / total if total else 0.0,
        }
        for id, source in sorted(statistics.sources.items())
    ]
    tables["lengths"] = [
        {"rounds": length, "n": n, **_share(n, statistics.games)} for length, n in sorted(statistics.lengths.items())
    ]
    for name, foretold in (("chances", statistics.bins), ("chances_by_round", statistics.by_round)):
        if foretold:
            tables[name] = [{"id": id, **_came_true(one)} for id, one in sorted(foretold.items())]
    return tables


def _rate(statistics: Statistics, rate: Rate) -> dict[str, float]:
    low, high = rate.interval
    return {
        "n": rate.n,
        "share": rate.n / statistics.every.n,
        "wins": rate.wins,
        "win_rate": rate.rate,
        "low": low,
        "high": high,
        "lift": statistics.lift(rate),
        "mean_vp": rate.mean_vp,
    }


def _share(n: int, of: int) -> dict[str, float]:
    low, high = wilson(n, of)
    return {"share": n / of, "low": low, "high": high}


def _came_true(one: Foretold) -> dict[str, float]:
    low, high = wilson(one.wins, one.n)
    return {
        "n": one.n,
        "mean_chance": one.chances / one.n,
        "wins": one.wins,
        "win_rate": one.wins / one.n,
        "low": low,
        "high": high,
        "log_loss": one.loss / one.n,
        "log_loss_of_base_rate": one.base_loss,
    }


def write_csv(folder: Path, sets: Iterable[Statistics]) -> None:
    """Write a file a table, the rows of several sets one after the other. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    tables: dict[str, list[dict[str, Any]]] = {}
    for statistics in sets:
        for table, of_set in rows(statistics).items():
            tables.setdefault(table, []).extend({"set": statistics.name, **row} for row in of_set)
    for table, written in tables.items():
        if written:
            with (folder / f"{table}.csv").open("w", encoding="utf-8", newline="") as file:
                writer = csv.DictWriter(file, list(written[0]))
                writer.writeheader()
                writer.writerows(written)
