"""What many games have in common: against a tiny set whose numbers are reckoned by hand, and the page about it."""

from __future__ import annotations

import csv
import json
import re
from html.parser import HTMLParser
from math import log
from pathlib import Path
from typing import Any

import pytest

from landsraad.content.registry import BOXES, rules_for
from landsraad.lab import columns, dataset
from landsraad.lab.columns import TABLES, Rows, Wanted
from landsraad.lab.crew import ALONE
from landsraad.lab.match import wilson
from landsraad.lab.stats.count import PEOPLE, Filter, Statistics, count, rows, write_csv
from landsraad.lab.stats.page import make_page
from landsraad.text import LANGUAGES
from landsraad.text.messages import messages

USUAL: dict[str, dict[str, Any]] = {
    "games": {"boxes": "base", "players": 2, "rounds": 8, "decisions": 100, "winners": "0"},
    "seats": {"bot": "naib", "leader": "paul_atreides", "won": False, "vp": 5, "troops": 1},
    "rounds": {"conflict": "skirmish_a"},
}
FILLED = {
    columns.ID: "",
    columns.TEXT: "",
    columns.FLAG: False,
    columns.SHARE: None,
    columns.IDS: "",
    columns.NUMBERS: "",
}


def add(data: Rows, table: str, **given: Any) -> None:
    """A row; what is not said is as usual, empty, or 0."""
    row = {**USUAL[table], **given}
    data.of[table].append(tuple(row.get(name, FILLED.get(kind, 0)) for name, kind in TABLES[table].items()))


def tiny() -> list[Rows]:
    """Two pieces, three games of two persons; in the last a Rival plays, too, and the boxes are others."""
    first, second = Rows(), Rows()
    add(first, "games", game=0)
    add(
        first,
        "seats",
        game=0,
        seat=0,
        turn=1,
        won=True,
        vp=10,
        acquired="dagger scout dagger",
        conflicts="skirmish_a",
        vp_sources="setup track/fremen",
        vp_amounts="1 9",
    )
    add(
        first,
        "seats",
        game=0,
        seat=1,
        turn=2,
        vp=6,
        leader="helena_richese",
        acquired="scout",
        bot="",
        vp_sources="setup track/fremen",
        vp_amounts="1 5",
    )
    add(first, "games", game=1, rounds=10, decisions=140)
    add(first, "seats", game=1, seat=0, turn=2, vp=4, acquired="dagger", vp_sources="setup", vp_amounts="1")
    add(
        first,
        "seats",
        game=1,
        seat=1,
        turn=1,
        won=True,
        vp=12,
        bot="",
        tech="spy_satellites",
        leader="helena_richese",
        vp_sources="track/fremen alliance/fremen",
        vp_amounts="3 -1",
    )
    add(second, "games", game=2, boxes="base,ix")
    add(second, "seats", game=2, seat=0, turn=1, vp=2)
    add(second, "seats", game=2, seat=1, turn=2, vp=8, won=True, acquired="scout")
    add(second, "seats", game=2, seat=2, turn=3, vp=9, bot="automated", leader="", acquired="dagger")
    add(first, "rounds", game=0, round=1, seat=0, chance=0.65)
    add(first, "rounds", game=0, round=1, seat=1, chance=0.35)
    add(first, "rounds", game=0, round=2, seat=0, chance=1.0)
    add(first, "rounds", game=1, round=1, seat=0, chance=0.68)
    add(second, "rounds", game=2, round=1, seat=2, chance=0.5)
    return [first, second]  # fmt: skip


def laid_out(folder: Path, pieces: list[Rows], chances: bool = True) -> Path:
    """A folder that holds these rows."""
    wanted = Wanted(chances=chances)
    dataset.collect(folder, [], ALONE, wanted, lambda n: None, lambda path, why: None)
    for number, piece in enumerate(pieces):
        for table in wanted.tables():
            place = folder / f"piece-{number:05}"
            place.mkdir(exist_ok=True)
            columns.frame(table, piece.of[table]).write_parquet(place / f"{table}.parquet")
    return folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return laid_out(tmp_path / "tiny", tiny())


def counted(statistics: Statistics, table: str) -> dict[str, tuple[int, int, int]]:
    return {id: (rate.n, rate.wins, rate.vp) for id, rate in statistics.rates[table].items()}


def test_numbers_are_those_reckoned_by_hand(folder: Path) -> None:
    """A card counts once a seat; automated opponents do not count."""
    found = count(folder)
    assert (found.games, found.decisions, found.lengths) == (3, 340, {8: 2, 10: 1})
    assert (found.every.n, found.every.wins, found.every.vp) == (6, 3, 42)
    assert counted(found, "bots") == {"naib": (4, 2, 24), PEOPLE: (2, 1, 18)}
    assert counted(found, "turns") == {"1": (3, 2, 24), "2": (3, 1, 18)}
    assert counted(found, "leaders") == {"paul_atreides": (4, 2, 24), "helena_richese": (2, 1, 18)}
    assert counted(found, "cards") == {"dagger": (2, 1, 14), "scout": (3, 2, 24)}
    assert counted(found, "tech") == {"spy_satellites": (1, 1, 12)}
    assert counted(found, "conflicts") == {"skirmish_a": (1, 1, 10)}
    assert counted(found, "contracts") == {}
    sources = {id: (one.n, one.vp, one.vp_of_winners) for id, one in found.sources.items()}
    assert sources == {"setup": (3, 3, 1), "track/fremen": (3, 17, 12), "alliance/fremen": (1, -1, -1)}


def test_rates_have_their_interval_and_lift(folder: Path) -> None:
    (scout,) = [row for row in rows(count(folder))["cards"] if row["id"] == "scout"]
    assert (scout["n"], scout["wins"], scout["share"]) == (3, 2, 0.5)
    assert (scout["low"], scout["high"]) == wilson(2, 3)
    assert scout["lift"] == pytest.approx(4 / 3)
    (longest,) = [row for row in rows(count(folder))["lengths"] if row["rounds"] == 10]
    assert (longest["share"], longest["low"]) == (1 / 3, wilson(1, 3)[0])


def test_chances_are_measured_by_what_came_of_them(folder: Path) -> None:
    found = count(folder)
    assert {bin: (one.n, one.wins) for bin, one in found.bins.items()} == {6: (2, 1), 3: (1, 0), 9: (1, 1)}
    assert found.by_round[1].n == 3
    assert found.by_round[1].loss == pytest.approx(-log(0.65) - log(0.65) - log(0.32), abs=1e-6)
    (first,) = [row for row in rows(found)["chances_by_round"] if row["id"] == 1]
    assert first["log_loss_of_base_rate"] == pytest.approx(-(log(1 / 3) / 3 + 2 * log(2 / 3) / 3))
    (sixth,) = [row for row in rows(found)["chances"] if row["id"] == 6]
    assert sixth["mean_chance"] == pytest.approx(0.665)


@pytest.mark.parametrize(
    ("wanted", "games", "seats", "wins"),
    [
        (Filter(boxes=("ix", "base")), 1, 2, 1),
        (Filter(boxes=("base",)), 2, 4, 2),
        (Filter(bot=PEOPLE), 2, 2, 1),
        (Filter(bot="naib"), 3, 4, 2),
        (Filter(bot="automated"), 1, 1, 0),
        (Filter(bot="opponents"), 3, 4, 2),
        (Filter(turn=2), 3, 3, 1),
        (Filter(boxes=("base",), bot="naib", turn=1), 1, 1, 1),
    ],
)
def test_a_part_of_the_seats(folder: Path, wanted: Filter, games: int, seats: int, wins: int) -> None:
    found = count(folder, wanted)
    assert (found.games, found.every.n, found.every.wins) == (games, seats, wins)
    assert found.rates["cards"].keys() <= {"dagger", "scout"}
    assert "" not in found.rates["leaders"]


def test_no_seat_and_no_folder_are_told(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(dataset.DataMistake, match="no seat"):
        count(folder, Filter(bot="navigator"))
    with pytest.raises(dataset.DataMistake, match="holds no tables"):
        count(tmp_path)


def test_several_batches_add_up(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = count(folder)
    monkeypatch.setattr("landsraad.lab.stats.count.GAMES_AT_ONCE", 1)
    assert count(folder) == whole


def test_csv_has_a_file_a_table(folder: Path, tmp_path: Path) -> None:
    found = count(folder)
    write_csv(tmp_path / "csv", [found, found])
    with (tmp_path / "csv" / "cards.csv").open(encoding="utf-8") as file:
        read = list(csv.DictReader(file))
    assert [(row["set"], row["id"], row["wins"]) for row in read] == [
        *[("tiny", "dagger", "1"), ("tiny", "scout", "2")] * 2
    ]
    assert not (tmp_path / "csv" / "contracts.csv").exists()


# --- The page ---------------------------------------------------------------------------------------------------------

LOADS = {"src", "srcset", "poster", "background", "action", "ping"}


class Looked(HTMLParser):
    """What stands in a page: its tags, what it would load, the text of cells."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def all(self, tag: str) -> list[dict[str, str | None]]:
        """The attributes of all tags of a kind."""
        return [attributes for name, attributes in self.tags if name == tag]


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    return make_page([count(laid_out(tmp_path_factory.mktemp("data") / "tiny", tiny()))], Filter(), "en")


def test_the_page_loads_nothing(page: str) -> None:
    """No address is loaded or followed, none stands in the plots, and its own policy forbids it."""
    looked = Looked(page)
    for _, attributes in looked.tags:
        assert not LOADS & attributes.keys()
        assert (attributes.get("href") or "#").startswith("#")
    assert not looked.all("link")
    plots = page.partition('id="plots">')[2].partition("</script>")[0]
    assert "http" not in plots
    assert not re.findall(r"url\(|@import", page.partition("<style>")[2].partition("</style>")[0])
    assert any("default-src 'none'" in (one.get("content") or "") for one in looked.all("meta"))


def test_tables_have_captions_and_headings_and_plots_a_text(page: str) -> None:
    looked = Looked(page)
    assert len(looked.all("table")) == len(looked.all("caption")) == len(looked.all("section"))
    assert all("scope" in heading for heading in looked.all("th"))
    plots = [one for one in looked.all("div") if one.get("class") == "plot"]
    given = json.loads(page.partition('id="plots">')[2].partition("</script>")[0])["plots"]
    assert {one["id"] for one in plots} == set(given)
    assert all(one["role"] == "img" and one["aria-label"] for one in plots)


def test_the_page_says_the_numbers(page: str) -> None:
    assert '<th scope="row" data-v="Paul Atreides">Paul Atreides</th>' in page
    low, high = wilson(2, 4)
    assert f"{100 * low:.1f}\N{EN DASH}{100 * high:.1f}" in page
    assert "People" in page
    assert "Influence track: Fremen" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_source_that_can_score_has_a_name(language: str) -> None:
    """Those of all boxes; a place of the research track never scores itself, nor do Family Atomics."""
    boxes = tuple(box for box in BOXES if box != "base")
    kinds = {id.partition("/")[0] for rules in (rules_for(("base", "ix")), rules_for(boxes)) for id in rules.source_ids}
    for kind in kinds - {"research", "atomics"}:
        assert messages(language, ("stats",)).say(f"stats-kind-{kind}")


def test_names_that_are_alike_are_told_apart(tmp_path: Path) -> None:
    data = Rows()
    add(data, "games", game=0)
    add(data, "seats", game=0, won=True, conflicts="skirmish_a skirmish_b", vp_sources="setup", vp_amounts="1")
    page = make_page([count(laid_out(tmp_path / "one", [data], chances=False))], Filter(), "en")
    assert "Skirmish (a)" in page
    assert "Skirmish (b)" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_sets_stand_side_by_side(folder: Path, tmp_path: Path, language: str) -> None:
    """In every language; what is in one of them alone has a dash in the other."""
    other = count(laid_out(tmp_path / "other", tiny()[:1], chances=False))
    other.name = "<other>"
    page = make_page([count(folder), other], Filter(("base",), "naib", 1), language)
    assert f'<html lang="{language}">' in page
    assert "<other>" not in page
    assert '<th scope="colgroup" colspan="4">&lt;other&gt;</th>' in page
    groups = Looked(page).all("th")
    assert any(one.get("scope") == "colgroup" for one in groups)
