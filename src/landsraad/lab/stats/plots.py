"""Plots of statistics by Altair: specifications of Vega-Lite in the looks of the page. Needs Altair (extra `lab`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import altair as alt

PLOTTED: Final = 30  # rows of a plot: of more the best and the worst
COLOURS: Final = ("#e8a055", "#56b4e9")  # of the sets
INK, PALE, GRID = "#cabda8", "#a09380", "#3d352a"
FONT: Final = "Fira Sans, Noto Sans, system-ui, sans-serif"
AXIS: Final = {"labelColor": INK, "titleColor": PALE, "gridColor": GRID, "domainColor": GRID, "tickColor": GRID}
CONFIG: Final = {
    "background": "transparent",
    "font": FONT,
    "axis": {**AXIS, "labelFontSize": 13, "titleFontSize": 12, "titleFontWeight": "normal", "labelLimit": 190},
    "legend": {"labelColor": INK, "labelFontSize": 13, "labelLimit": 300},
    "view": {"stroke": None},
}
ROW, ROW_OF_SHORT, ROW_OF_TWO, ROW_OF_BARS = 19, 27, 27, 32  # pixels
SHORT: Final = 12  # rows
PERCENT: Final = alt.Axis(format="%")
UPRIGHT: Final = alt.Axis(labelAngle=0)
DASHES: Final = [5, 4]

Points = list[dict[str, Any]]  # what is drawn: rows with the names that the plots below read
Spec = dict[str, Any]


class Plots:
    """The plots about one or two sets of games.

    say   the word of a column by its id; sets: the names of the sets, of which each has a colour
    """

    def __init__(self, say: Callable[[str], str], sets: list[str]) -> None:
        self._say = say
        self._sets = sets

    def rates(self, points: Points, bases: Points) -> Spec | None:
        """Rates with their intervals by `name`, best first as they come; None where there is nothing to compare.

        points  name, set, rate, low, high, n; bases: of each set its base `rate`
        """
        names = list(dict.fromkeys(point["name"] for point in points))
        if len(names) < 2:
            return None
        if len(names) > PLOTTED:
            names = names[: PLOTTED // 2] + names[-PLOTTED // 2 :]
        chart = _chart([point for point in points if point["name"] in names])
        y: dict[str, Any] = {"y": alt.Y("name:N", sort=names, title=None)}
        if len(self._sets) > 1:
            y["yOffset"] = alt.YOffset("set:N", sort=self._sets)
        x = alt.X("low:Q", title=self._say("rate"), axis=PERCENT, scale=alt.Scale(zero=False))
        tooltip = [
            self._tip("name:N", "name"),
            self._tip("rate:Q", "rate", ".1%"),
            alt.Tooltip("low:Q", title="95 % \N{GREATER-THAN OR EQUAL TO}", format=".1%"),
            alt.Tooltip("high:Q", title="95 % \N{LESS-THAN OR EQUAL TO}", format=".1%"),
            self._tip("n:Q", "n", ","),
        ]
        spread = chart.mark_rule(strokeWidth=3, opacity=0.55, strokeCap="round").encode(x=x, x2="high:Q", **y)
        dots = chart.mark_point(filled=True, size=70, opacity=1).encode(x="rate:Q", tooltip=tooltip, **y)
        base = _chart(bases).mark_rule(strokeDash=DASHES, opacity=0.8).encode(x="rate:Q")
        row = ROW_OF_TWO if len(self._sets) > 1 else ROW if len(names) > SHORT else ROW_OF_SHORT
        return _spec(
            alt.layer(base, spread, dots).encode(color=self._colour(self._sets)).properties(height=row * len(names))
        )

    def sources(self, points: Points) -> Spec:
        """Victory Points (`vp`) by `kind` of source and group (`set`)."""
        groups = list(dict.fromkeys(point["set"] for point in points))
        most = {point["kind"]: point["vp"] for point in sorted(points, key=lambda point: float(point["vp"]))}
        order = sorted(most, key=lambda kind: -most[kind])
        chart = _chart(points).mark_bar(cornerRadiusEnd=3)
        chart = chart.encode(
            y=alt.Y("kind:N", sort=order, title=None),
            yOffset=alt.YOffset("set:N", sort=groups),
            x=alt.X("vp:Q", title=self._say("vp")),
            color=self._colour(groups),
            tooltip=[self._tip("kind:N", "name"), self._tip("set:N", "n"), self._tip("vp:Q", "vp", ".2f")],
        )
        return _spec(chart.properties(height=ROW_OF_BARS * len(order)))

    def lengths(self, points: Points) -> Spec:
        """Shares of games by their number of rounds: rounds, set, share, n."""
        lengths = sorted({int(point["rounds"]) for point in points})
        chart = _chart(points).mark_bar(cornerRadiusEnd=3)
        chart = chart.encode(
            x=alt.X("rounds:O", sort=lengths, title=self._say("rounds"), axis=UPRIGHT),
            xOffset=alt.XOffset("set:N", sort=self._sets),
            y=alt.Y("share:Q", title=None, axis=PERCENT),
            color=self._colour(self._sets),
            tooltip=[
                self._tip("rounds:O", "rounds"),
                self._tip("share:Q", "share", ".1%"),
                self._tip("n:Q", "games", ","),
            ],
        )
        return _spec(chart.properties(height=240))

    def chances(self, points: Points) -> Spec:
        """How chances came true: mean_chance, set, win_rate, low, high, n."""
        whole = alt.Scale(domain=[0, 1])
        chart, colour = _chart(points), self._colour(self._sets)
        x = alt.X("mean_chance:Q", title=self._say("mean_chance"), axis=PERCENT, scale=whole)
        y = alt.Y("low:Q", title=self._say("rate"), axis=PERCENT, scale=whole)
        tooltip = [
            self._tip("mean_chance:Q", "mean_chance", ".1%"),
            self._tip("win_rate:Q", "rate", ".1%"),
            self._tip("n:Q", "n", ","),
        ]
        right = _chart([{"chance": 0, "rate": 0}, {"chance": 1, "rate": 1}])
        diagonal = right.mark_line(strokeDash=DASHES, color=PALE).encode(x=alt.X("chance:Q", scale=whole), y="rate:Q")
        spread = chart.mark_rule(strokeWidth=3, opacity=0.55).encode(x=x, y=y, y2="high:Q", color=colour)
        line = chart.mark_line(opacity=0.5).encode(x=x, y="win_rate:Q", color=colour)
        dots = chart.mark_point(filled=True, size=80, opacity=1)
        dots = dots.encode(x=x, y="win_rate:Q", color=colour, tooltip=tooltip)
        return _spec(alt.layer(diagonal, spread, line, dots).properties(height=340))

    def losses(self, points: Points, base: str) -> Spec:
        """The log loss by round: round, set, loss; `base` is the name of the set of the base rate."""
        chart = _chart(points).mark_line(point=True, strokeWidth=2.5)
        chart = chart.encode(
            x=alt.X("round:O", title=self._say("round"), axis=UPRIGHT),
            y=alt.Y("loss:Q", title=self._say("log_loss"), scale=alt.Scale(zero=False)),
            color=self._colour([*self._sets, base]),
            tooltip=[self._tip("round:O", "round"), self._tip("loss:Q", "log_loss")],
        )
        return _spec(chart.properties(height=260))

    def _tip(self, field: str, column: str, format: str = "") -> alt.Tooltip:
        return alt.Tooltip(field, title=self._say(column), format=format)

    def _colour(self, groups: list[str]) -> alt.Color:
        colours = [*COLOURS[: len(self._sets)], PALE] if len(groups) > len(self._sets) else COLOURS
        colours = COLOURS if set(groups).isdisjoint(self._sets) else colours
        legend = alt.Legend(title=None, orient="top") if len(groups) > 1 else None
        return alt.Color("set:N", scale=alt.Scale(domain=groups, range=list(colours[: len(groups)])), legend=legend)


def _chart(points: Points) -> alt.Chart:
    return alt.Chart(alt.Data(values=points))  # type: ignore[no-untyped-call] # the class is Altair's


def _spec(chart: Any) -> Spec:
    """A plot as data, without the address of its schema, which nobody needs to load."""
    spec: Spec = chart.properties(width="container").to_dict()
    del spec["$schema"]
    return {**spec, "config": CONFIG, "autosize": {"type": "fit-x", "contains": "padding"}}
