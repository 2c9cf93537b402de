"""What many games have in common (count.py) as one page: tables, and plots by Altair, with all that they need inside.

Needs Altair and vl-convert (the extra `lab`).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any, Final

import vl_convert

from landsraad.lab.columns import AUTOMATED
from landsraad.lab.stats.count import BINS, BY_SEAT, BY_THING, OPPONENTS, PEOPLE, Filter, Rate, Statistics, rows
from landsraad.lab.stats.plots import PLOTTED, Plots, Points
from landsraad.text import MissingText, texts
from landsraad.text.messages import messages

FEW: Final = 30  # seats: rows of fewer say little
LOOKS: Final = Path(__file__).with_name("page.css")
SCRIPT: Final = Path(__file__).with_name("page.js")
POLICY: Final = "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'; img-src data:"
# The kind by which names of things are known to landsraad.text.
NAMED: Final = {
    "leaders": "leader",
    "cards": "card",
    "played": "card",
    "intrigues": "intrigue",
    "tech": "tech",
    "contracts": "contract",
    "conflicts": "conflict",
}
LEAST_ROWS: Final = {**dict.fromkeys(BY_SEAT, 2), **dict.fromkeys(BY_THING, 1)}  # one kind of seat is no comparison


@dataclass(frozen=True)
class Cell:
    """A cell of a table: what it says, what it is sorted by, how it looks."""

    said: str
    value: float | str = ""
    look: str = ""


@dataclass
class Section:
    """A part of the page.

    headings  of the columns behind the first, of each set; wide: those that small screens leave out
    rows      the first cell, the others, and whether the row says little
    """

    id: str
    first: str
    headings: list[str]
    wide: set[str]
    rows: list[tuple[Cell, list[Cell], bool]]
    alternative: str = ""
    plot: dict[str, Any] | None = None
    by_set: bool = True
    more: list[str] = field(default_factory=list)


class Page:
    """The page about one set of games, or two side by side."""

    def __init__(self, sets: list[Statistics], wanted: Filter, language: str) -> None:
        self.sets = sets
        self.wanted = wanted
        self.language = language
        self.say = messages(language, ("stats", "opponents")).say
        self.names = texts(language)
        self.plots = Plots(lambda column: self.say(f"stats-column-{column}"), [one.name for one in sets])
        self.sections = [*self._rates(), self._vp(), self._lengths(), *self._chances()]

    # --- Words and numbers --------------------------------------------------------------------------------------------

    def number(self, value: float, digits: int = 0, sign: bool = False) -> str:
        """A number as the language writes it."""
        said = f"{value:{'+' if sign else ''},.{digits}f}".replace("-", "\N{MINUS SIGN}")
        if self.language == "en":
            return said
        return said.replace(",", "\N{NARROW NO-BREAK SPACE}").replace(".", ",")

    def percent(self, share: float, digits: int = 1, sign: bool = False) -> str:
        """A share in percent."""
        return f"{self.number(100 * share, digits, sign)}\N{NO-BREAK SPACE}%"

    def name(self, table: str, id: str) -> str:
        """What a row is called."""
        if table == "turns":
            return id
        if table == "bots":
            return self._bot(id)
        for kind in (NAMED[table], "rival"):
            with suppress(MissingText):
                return self.names.name(kind, id)
        return id

    def _bot(self, id: str) -> str:
        with suppress(MissingText):
            return self.say(f"stats-{id}" if id in (PEOPLE, OPPONENTS, AUTOMATED) else f"bot-{id}")
        return id  # somebody's own, named by its file

    def _source(self, id: str) -> str:
        try:
            return self.names.source(id)
        except MissingText:
            return id

    def _boxes(self, boxes: Iterable[str]) -> str:
        return " + ".join(self.names.name("box", box) for box in boxes)

    # --- Sections -----------------------------------------------------------------------------------------------------

    def _rates(self) -> Iterable[Section]:
        for table in (*BY_SEAT, *BY_THING):
            ids = {id for one in self.sets for id in one.rates[table]}
            if len(ids) >= LEAST_ROWS[table]:
                yield self._rate_section(table, self._ordered(table, ids))

    def _ordered(self, table: str, ids: set[str]) -> list[str]:
        """The best first, by the first set that knows them; those of few seats last."""
        if table == "turns":
            return sorted(ids, key=int)

        def place(id: str) -> tuple[bool, float, str]:
            best = max((one.rates[table].get(id, Rate()) for one in self.sets[:1]), key=lambda rate: rate.n)
            return best.n < FEW, -best.rate, id

        return sorted(ids, key=place)

    def _rate_section(self, table: str, ids: list[str]) -> Section:
        with_lift = table in BY_THING
        headings = ["n", "share", "rate", "interval", *(["lift"] if with_lift else []), "vp"]
        wide = {"share", "vp"} if len(self.sets) == 1 else {"share", "vp", "interval", "lift"}
        if len(self.sets) > 1:
            headings = [one for one in headings if one not in ("share", "vp")]
        written: list[tuple[Cell, list[Cell], bool]] = []
        plotted: Points = []
        names = self._told_apart(table, ids)
        for id in ids:
            rates = [one.rates[table].get(id, Rate()) for one in self.sets]
            name, few = names[id], max(rate.n for rate in rates) < FEW
            cells = [
                cell for one, rate in zip(self.sets, rates, strict=True) for cell in self._cells(one, rate, headings)
            ]
            if len(self.sets) > 1:
                cells.append(self._difference(rates))
            written.append((Cell(name, int(id) if table == "turns" else name), cells, few))
            if not few:
                both = zip(self.sets, rates, strict=True)
                plotted += [self._point(name, one, rate) for one, rate in both if rate.n]
        first = "turn" if table == "turns" else "name"
        section = Section(table, self.say(f"stats-column-{first}"), headings, wide, written)
        if len(self.sets) > 1:
            section.more = [self.say("stats-column-difference")]
        section.alternative = self.say("stats-plot-rates")
        section.plot = self.plots.rates(plotted, [{"set": one.name, "rate": one.every.rate} for one in self.sets])
        return section

    def _told_apart(self, table: str, ids: list[str]) -> dict[str, str]:
        """The names of some rows; where several are called the same, with the end of their ids."""
        names = {id: self.name(table, id) for id in ids}
        often = Counter(names.values())
        return {id: name if often[name] == 1 else f"{name} ({id.rpartition('_')[2]})" for id, name in names.items()}

    def _cells(self, one: Statistics, rate: Rate, headings: list[str]) -> list[Cell]:
        if not rate.n:
            return [Cell("\N{EN DASH}", -1.0)] * len(headings)
        low, high = rate.interval
        lift = one.lift(rate)
        share = rate.n / one.every.n
        cells = {
            "n": Cell(self.number(rate.n), rate.n),
            "share": Cell(self.percent(share), share),
            "rate": Cell(self.percent(rate.rate), rate.rate, "strong"),
            "interval": Cell(f"{self.number(100 * low, 1)}\N{EN DASH}{self.number(100 * high, 1)}", low),
            "lift": Cell(self.number(lift, 2), lift),
            "vp": Cell(self.number(rate.mean_vp, 2), rate.mean_vp),
        }
        return [cells[heading] for heading in headings]

    def _difference(self, rates: list[Rate]) -> Cell:
        """Of the second set to the first; marked where the intervals do not overlap."""
        one, two = rates
        if not (one.n and two.n):
            return Cell("\N{EN DASH}", 0.0)
        apart = two.rate - one.rate
        sure = two.interval[0] > one.interval[1] or two.interval[1] < one.interval[0]
        look = ("more" if apart > 0 else "less") if sure else ""
        return Cell(self.percent(apart, 1, sign=True), apart, look)

    def _point(self, name: str, one: Statistics, rate: Rate) -> dict[str, Any]:
        low, high = rate.interval
        return {
            "name": name,
            "set": one.name,
            "rate": round(rate.rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "n": rate.n,
        }

    def _vp(self) -> Section:
        tables = [{row["id"]: row for row in rows(one)["vp"]} for one in self.sets]
        mean = {
            id: max(table[id]["vp_per_seat"] for table in tables if id in table) for table in tables for id in table
        }
        headings = ["vp_per_seat", "vp_per_winner", "vp_share"]
        written: list[tuple[Cell, list[Cell], bool]] = []
        for id in sorted(mean, key=lambda id: -mean[id]):
            cells: list[Cell] = []
            for table in tables:
                row = table.get(id)
                if row is None:
                    cells += [Cell("\N{EN DASH}", 0.0)] * len(headings)
                    continue
                for key in ("vp_per_seat", "vp_per_winner"):
                    cells.append(Cell(self.number(row[key], 3), row[key], "strong" if key == "vp_per_seat" else ""))
                cells.append(Cell(self.percent(row["share"]), row["share"]))
            written.append((Cell(self._source(id), self._source(id)), cells, False))
        wide = {"vp_share"} if len(self.sets) == 1 else {"vp_share", "vp_per_winner"}
        section = Section("vp", self.say("stats-column-name"), headings, wide, written)
        section.alternative, section.plot = self.say("stats-plot-vp"), self.plots.sources(self._source_points())
        return section

    def _lengths(self) -> Section:
        tables = [{row["rounds"]: row for row in rows(one)["lengths"]} for one in self.sets]
        written: list[tuple[Cell, list[Cell], bool]] = []
        plotted: Points = []
        for length in sorted({length for table in tables for length in table}):
            cells: list[Cell] = []
            for one, table in zip(self.sets, tables, strict=True):
                row = table.get(length, {"n": 0, "share": 0.0, "low": 0.0, "high": 0.0})
                interval = f"{self.number(100 * row['low'], 1)}\N{EN DASH}{self.number(100 * row['high'], 1)}"
                cells.append(Cell(self.number(row["n"]), row["n"]))
                cells.append(Cell(self.percent(row["share"]), row["share"], "strong"))
                cells.append(Cell(interval, row["low"]))
                plotted.append({"rounds": length, "set": one.name, "share": round(row["share"], 4), "n": row["n"]})
            written.append((Cell(str(length), length), cells, False))
        headings = ["games", "share", "interval"]
        section = Section("lengths", self.say("stats-column-rounds"), headings, set(), written)
        section.alternative, section.plot = self.say("stats-plot-lengths"), self.plots.lengths(plotted)
        return section

    def _chances(self) -> Iterable[Section]:
        told = [one for one in self.sets if one.bins]
        if not told:
            return
        tables = [rows(one) for one in told]
        yield self._chance_section(told, [{row["id"]: row for row in table["chances"]} for table in tables])
        yield self._loss_section(told, [{row["id"]: row for row in table["chances_by_round"]} for table in tables])

    def _chance_section(self, told: list[Statistics], tables: list[dict[int, dict[str, Any]]]) -> Section:
        headings = ["n", "mean_chance", "rate", "interval"]
        points: Points = []

        def cells(one: Statistics, row: dict[str, Any]) -> list[Cell]:
            points.append(
                {
                    "set": one.name,
                    **{key: round(row[key], 4) for key in ("mean_chance", "win_rate", "low", "high", "n")},
                }
            )
            return [
                Cell(self.number(row["n"]), row["n"]),
                Cell(self.percent(row["mean_chance"]), row["mean_chance"]),
                Cell(self.percent(row["win_rate"]), row["win_rate"], "strong"),
                Cell(f"{self.number(100 * row['low'], 1)}\N{EN DASH}{self.number(100 * row['high'], 1)}", row["low"]),
            ]

        def name(bin: int) -> Cell:
            first, last = 100 * bin // BINS, 100 * (bin + 1) // BINS
            return Cell(f"{first}\N{EN DASH}{last}\N{NO-BREAK SPACE}%", bin)

        written = self._rows_of(told, tables, name, cells, len(headings))
        section = Section("chances", self.say("stats-column-chance"), headings, {"n"}, written)
        section.alternative, section.plot = self.say("stats-plot-chances"), self.plots.chances(points)
        return section

    def _loss_section(self, told: list[Statistics], tables: list[dict[int, dict[str, Any]]]) -> Section:
        headings = ["n", "log_loss", "base_loss"]
        points: Points = []

        def cells(one: Statistics, row: dict[str, Any]) -> list[Cell]:
            kept = (("log_loss", one.name), ("log_loss_of_base_rate", self.say("stats-column-base_loss")))
            points.extend({"round": row["id"], "set": of, "loss": round(row[key], 4)} for key, of in kept)
            return [
                Cell(self.number(row["n"]), row["n"]),
                Cell(self.number(row["log_loss"], 4), row["log_loss"], "strong"),
                Cell(self.number(row["log_loss_of_base_rate"], 4), row["log_loss_of_base_rate"]),
            ]

        written = self._rows_of(told, tables, lambda round: Cell(str(round), round), cells, len(headings))
        section = Section("chances_by_round", self.say("stats-column-round"), headings, {"n"}, written)
        section.alternative, section.plot = (
            self.say("stats-plot-loss"),
            self.plots.losses(points, self.say("stats-column-base_loss")),
        )
        return section

    def _rows_of(
        self,
        told: list[Statistics],
        tables: list[dict[int, dict[str, Any]]],
        name: Callable[[int], Cell],
        cells: Callable[[Statistics, dict[str, Any]], list[Cell]],
        width: int,
    ) -> list[tuple[Cell, list[Cell], bool]]:
        """The rows of a table about chances; a set that kept none has no numbers in it."""
        of = {one.name: table for one, table in zip(told, tables, strict=True)}
        return [
            (
                name(id),
                [
                    cell
                    for one in self.sets
                    for cell in (
                        cells(one, of[one.name][id])
                        if id in of.get(one.name, {})
                        else [Cell("\N{EN DASH}", -1.0)] * width
                    )
                ],
                False,
            )
            for id in sorted({id for table in tables for id in table})
        ]

    def _source_points(self) -> Points:
        """Victory Points by kind of source: of one set those of all seats and of winners, of two those of all seats."""
        points: Points = []
        for one in self.sets:
            sums: dict[str, list[float]] = {}
            for row in rows(one)["vp"]:
                both = sums.setdefault(row["id"].partition("/")[0], [0.0, 0.0])
                both[0] += row["vp_per_seat"]
                both[1] += row["vp_per_winner"]
            groups = [one.name] if len(self.sets) > 1 else [self.say("stats-every"), self.say("stats-winners")]
            points += [
                {"kind": self.say(f"stats-kind-{kind}"), "set": group, "vp": round(vp, 3)}
                for kind, both in sums.items()
                for group, vp in zip(groups, both, strict=False)
            ]
        return points

    # --- HTML ---------------------------------------------------------------------------------------------------------

    def html(self) -> str:
        """The page."""
        plots = {f"plot-{section.id}": section.plot for section in self.sections if section.plot is not None}
        locale = {"decimal": ",", "thousands": "\N{NARROW NO-BREAK SPACE}", "grouping": [3], "currency": ["", ""]}
        given = {"plots": plots, **({} if self.language == "en" else {"locale": locale})}
        data = json.dumps(given, ensure_ascii=False).replace("<", "\\u003c")
        library = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;").replace("</script", "<\\/script")
        title = escape(f"{self.say('stats-title')}: {', '.join(one.name for one in self.sets)}")
        return "\n".join(
            (
                f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">',
                f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
                '<meta name="viewport" content="width=device-width, initial-scale=1">',
                f"<title>{title}</title>\n<style>\n{LOOKS.read_text('utf-8')}</style>\n</head>\n<body>",
                self._header(),
                "<main>",
                *(self._section(section) for section in self.sections),
                "</main>",
                f"<footer><p>{self._said('stats-made')}</p></footer>",
                f'<script type="application/json" id="plots">{data}</script>',
                f"<script>{library}</script>",
                f"<script>\n{SCRIPT.read_text('utf-8')}</script>\n</body>\n</html>\n",
            )
        )

    def _said(self, id: str, **values: str | int) -> str:
        return escape(self.say(id, **values))

    def _header(self) -> str:
        links = (
            f'<li><a href="#{section.id}">{self._said(f"stats-{section.id}")}</a></li>' for section in self.sections
        )
        notes = (self._said("stats-sort"), self._said("stats-few", n=FEW), self._said("stats-plotted", n=PLOTTED))
        filters = self._filters()
        only = self._said("stats-filter", what=", ".join(filters))
        return "\n".join(
            (
                f"<header>\n<h1>{self._said('stats-title')}</h1>\n<p>{self._said('stats-lead')}</p>",
                *([f'<p class="filter">{only}</p>'] if filters else []),
                f'<div class="sets">{"".join(self._set(one) for one in self.sets)}</div>',
                f'<nav aria-label="{self._said("stats-contents")}"><ul>{"".join(links)}</ul></nav>',
                f'<p class="notes">{" ".join(notes)}</p>',
                f"<noscript><p>{self._said('stats-no-script')}</p></noscript>\n</header>",
            )
        )

    def _filters(self) -> list[str]:
        wanted = self.wanted
        return [
            *([self.say("stats-filter-boxes", boxes=self._boxes(wanted.boxes))] if wanted.boxes else []),
            *([self.say("stats-filter-bot", bot=self._bot(wanted.bot))] if wanted.bot else []),
            *([self.say("stats-filter-turn", n=wanted.turn)] if wanted.turn else []),
        ]

    def _set(self, one: Statistics) -> str:
        about, every = one.about, one.every
        if about["made"] == "simulate":
            setup = about["setup"]
            bots = ", ".join(self._bot(id) for id in dict.fromkeys(about["bots"]))
            how = [
                self._boxes(setup["boxes"]),
                self.say("stats-about-players", n=setup["players"]),
                self.say("stats-about-played", bots=bots, seed=str(about["seed"])),
            ]
        else:
            how = [self.say(f"stats-about-{about['made']}")]
        how.append(self.say("stats-about-version", version=about["version"]))
        rounds = sum(length * n for length, n in one.lengths.items())
        facts = {
            "games": self.number(one.games),
            "seats": self.number(every.n),
            "base": self.percent(every.rate),
            "rounds": self.number(rounds / one.games, 1),
            "decisions": self.number(one.decisions / one.games),
            "vp": self.number(every.mean_vp, 2),
        }
        listed = "".join(
            f"<div><dt>{self._said(f'stats-fact-{id}')}</dt><dd>{said}</dd></div>" for id, said in facts.items()
        )
        return (
            f'<div class="set"><h2>{escape(one.name)}</h2><p>{escape(" · ".join(how))}</p>'
            f'<dl class="facts">{listed}</dl></div>'
        )

    def _section(self, section: Section) -> str:
        id, title = section.id, self._said(f"stats-{section.id}")
        plot = ""
        if section.plot is not None:
            plot = f'<div class="plot" id="plot-{id}" role="img" aria-label="{escape(section.alternative)}"></div>'
        body = "".join(self._row(section, row) for row in section.rows)
        table = (
            f'<div class="scroll" role="group" tabindex="0" aria-label="{title}"><table><caption>{title}</caption>'
            f"{self._head(section)}<tbody>{body}</tbody></table></div>"
        )
        side = "both" if len(self.sets) == 1 else "stacked"
        both = f'<div class="{side}">{plot}{table}</div>' if plot else table
        return (
            f'<section id="{id}" aria-labelledby="title-{id}"><h2 id="title-{id}">{title}</h2>'
            f"<p>{self._said(f'stats-{id}.lead')}</p>{both}</section>"
        )

    def _head(self, section: Section) -> str:
        def heading(place: int, said: str, look: str = "") -> str:
            return f'<th scope="col" data-column="{place}"{look}><button type="button">{escape(said)}</button></th>'

        places = len(section.headings)
        heads = [heading(0, section.first)]
        for number in range(len(self.sets)):
            for place, id in enumerate(section.headings):
                look = ' class="wide"' if id in section.wide else ""
                heads.append(heading(1 + number * places + place, self.say(f"stats-column-{id}"), look))
        for place, said in enumerate(section.more):
            heads.append(heading(1 + len(self.sets) * places + place, said))
        above = ""
        if len(self.sets) > 1:
            names = "".join(f'<th scope="colgroup" colspan="{places}">{escape(one.name)}</th>' for one in self.sets)
            above = f'<tr class="sets-of"><td></td>{names}{"<td></td>" * len(section.more)}</tr>'
        return f"<thead>{above}<tr>{''.join(heads)}</tr></thead>"

    def _row(self, section: Section, row: tuple[Cell, list[Cell], bool]) -> str:
        first, cells, few = row
        ids = section.headings * len(self.sets) + [""] * len(section.more)
        told = "".join(
            f'<td{_look(cell.look, id in section.wide)} data-v="{_value(cell.value)}">{escape(cell.said)}</td>'
            for cell, id in zip(cells, ids, strict=True)
        )
        name = f'<th scope="row" data-v="{_value(first.value)}">{escape(first.said)}</th>'
        return f"<tr{_look('few' if few else '')}>{name}{told}</tr>"


def _look(look: str, wide: bool = False) -> str:
    looks = " ".join(one for one in (look, "wide" if wide else "") if one)
    return f' class="{looks}"' if looks else ""


def _value(value: float | str) -> str:
    return escape(value) if isinstance(value, str) else f"{value:.6g}"


def make_page(sets: list[Statistics], wanted: Filter, language: str) -> str:
    """The page as HTML. Raises ValueError for an unknown language."""
    return Page(sets, wanted, language).html()
