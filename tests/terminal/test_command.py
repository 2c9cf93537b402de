"""The command itself: help, looking cards up, wrong options, what it loads, its words."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.resources import files
from inspect import signature
from pathlib import Path
from typing import Any

import pytest
import typer
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from landsraad import Setup, __version__
from landsraad.companion.setup import VARIANTS as COMPANIONS
from landsraad.content.setup import VARIANTS
from landsraad.terminal import hagal, options
from landsraad.terminal.words import guess_language
from landsraad.text import LANGUAGES
from landsraad.text.messages import files_of
from tests.terminal.conftest import Run

COMMANDS = ("play", "simulate", "replay", "cards", "bench", "soak")


def test_help(run: Run) -> None:
    result = run("--help")
    assert result.status == 0
    assert all(command in result.out for command in COMMANDS)
    assert run().out == result.out
    for command in COMMANDS:
        assert run(command, "--help").status == 0
    assert run("--version").out == f"landsraad {__version__}\n"


def test_the_package_loads_nothing_of_the_terminal() -> None:
    code = "import sys, landsraad; print({'rich', 'typer', 'fluent', 'landsraad.terminal'} & set(sys.modules))"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout == "set()\n"


WRONG = [
    ("play --boxes moon", "unknown box 'moon'"),
    ("play --players 7", "7 players"),
    ("play --players two", "'--players'"),
    ("play --seats me,deep_blue,random", "unknown seat 'deep_blue'"),
    ("play --seats me,random --players 4", "2 seats are named for 4 players"),
    ("play --leaders nobody", "unknown way to choose leaders 'nobody'"),
    ("play --leaders paul_atreides,nobody,helena_richese,duke_leto_atreides", "unknown leader 'nobody'"),
    ("play --leaders paul_atreides,helena_richese", "2 leaders are named for 4 seats"),
    ("play --names a,b,c,d,e", "5 names are given for 4 seats"),
    ("play --difficulty hard --players 1", "unknown difficulty 'hard'"),
    ("play --difficulty mentat", "belongs to the solo game"),
    ("play --players 2 --rivals muaddib", "no Rival can be named"),
    ("play --players 1 --boxes uprising --rivals muaddib", "1 Rival is named; in this game 2 play along"),
    ("play --players 2 --boxes uprising --rivals nobody", "unknown Rival 'nobody'; known Rivals: staban_tuek"),
    ("play --players 2 --boxes uprising --rivals muaddib --streamlined", "muaddib is no Rival for the variant"),
    ("simulate --players 1 --bots random --rivals nobody,paul_atreides", "unknown leader 'nobody'"),
    ("soak --players 1 --boxes uprising --rivals muaddib,muaddib", "a Rival is named twice"),
    ("play --language fr", "unknown language 'fr'"),
    ("play --file .", "is a directory"),
    ("play --fast", "--fast"),
    ("simulate --games -3", "'--games'"),
    ("simulate --games 0", "'--games'"),
    ("simulate --bots greedy,deep_blue", "unknown bot 'deep_blue'"),
    ("simulate --bots ,", "no bot is named"),
    ("simulate --bots greedy,random,random --players 4", "3 bots are named for 4 seats"),
    ("simulate --jobs 0", "'--jobs'"),
    ("simulate --seed -1", "'--seed'"),
    ("simulate --csv .", "is a directory"),
    ("simulate --csv nothing/here.csv", "cannot write"),
    ("simulate --boxes base,base", "named twice"),
    ("simulate --boxes uprising --bots random --dice", "variant dice the number of players can be 1"),
    ("simulate --boxes base,choam", "choam needs the box uprising"),
    ("simulate --boxes uprising --old-conflicts", "needs one of the boxes base, ix"),
    ("soak --boxes choam,ix", "choam needs the box uprising"),
    ("soak --boxes base --old-conflicts", "old_conflicts needs the box uprising"),
    ("play --boxes uprising --seats me --streamlined", "variant streamlined the number of players can be 2"),
    ("play --boxes base,ix --seats me,random --escalation", "escalation needs the box uprising"),
    ("cards worm --boxes choam", "choam needs the box uprising"),
    ("hagal --boxes base,choam", "does not know these boxes"),
    ("replay", "FILE"),
    ("replay x.json --step -1", "'--step'"),
    ("cards dagger --language klingon", "unknown language 'klingon'"),
    ("cards dagger --boxes moon", "unknown box 'moon'"),
    ("bench --seconds -1", "'--seconds'"),
    ("bench --players 9", "9 players"),
    ("soak --games -1", "'--games'"),
    ("soak --players 5", "5 players"),
    ("dance", "dance"),
]


@pytest.mark.parametrize(("command", "about"), WRONG)
def test_a_wrong_option_gets_one_line_and_status_2(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, about: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*command.split())
    assert (result.status, result.out) == (2, "")
    assert result.err.count("\n") == 1
    assert result.err.startswith("landsraad: ")
    assert about in result.err


@pytest.mark.parametrize(
    ("query", "language", "shown"),
    [
        ("Дункан Айдахо", "en", "Duncan Idaho"),
        ("Duncan Idaho", "ru", "Дункан Айдахо"),
        ("Дункан Айдахо", "uk", "Дункан Айдаго"),
        ("sietch", "uk", "Січ Табр"),
        ("Master Tactician", "ru", "Мастер тактики"),
        ("siege of arakeen", "en", "Siege of Arrakeen"),
        ("бене гессерит", "en", "Bene Gesserit"),
        ("Full-Scale Assault", "en", "Full-Scale Assault"),
        ("guild spy", "ru", "Шпион Гильдии"),
    ],
)
def test_cards_finds_names_in_every_language(run: Run, query: str, language: str, shown: str) -> None:
    result = run("cards", query, "--language", language)
    assert result.status == 0
    assert result.out.splitlines()[0] == shown
    assert len(result.out.splitlines()) > 1


def test_cards_shows_the_others_that_fit(run: Run) -> None:
    assert "Bene Gesserit Sister" in run("cards", "bene gesserit").out.split("Also: ")[1]


def test_cards_shows_both_boards_where_they_differ(run: Run) -> None:
    """The High Council can be visited again in Uprising."""
    parts = run("cards", "high council").out.split("Also: ")[0].split("\n\n")
    assert [part.splitlines()[0] for part in parts if part.strip()] == ["High Council", "High Council"]
    assert "Base game" in parts[0]
    assert "Uprising" in parts[1]
    assert "Uprising" not in run("cards", "high council", "--boxes", "base").out


def test_cards_without_a_match(run: Run) -> None:
    result = run("cards", "sandwurm tamer")
    assert (result.status, result.out) == (1, "")
    assert "There is nothing like “sandwurm tamer”" in result.err
    assert result.err.count("\n") == 1


def test_cards_lists_everything(run: Run) -> None:
    out = run("cards", "--language", "ru").out
    for heading in ("Карты", "Карты интриг", "Ячейки", "Карты конфликта", "Лидеры", "Фракции"):
        assert f"{heading} (" in out
    assert "  Стилгар\n" in out
    assert "  Шпион Гильдии\n" in out


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "uk"}, "uk"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ru_RU", "LC_ALL": "uk_UA"}, "uk"),
        ({"LANG": ""}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert guess_language() == language


# --- The words -------------------------------------------------------------------------------------------------------


class Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self, node: BaseNode) -> None:
        self.found: set[str] = set()
        self.visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the name is Fluent's
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    sources = [files("landsraad.text").joinpath(file).read_text("utf-8") for file in files_of(language, ("terminal",))]
    body = [entry for source in sources for entry in FluentParser().parse(source).body]
    assert not [entry for entry in body if isinstance(entry, Junk)]
    ids = [entry.id.name for entry in body if isinstance(entry, Message)]
    assert len(ids) == len(set(ids))
    return {entry.id.name: Variables(entry).found for entry in body if isinstance(entry, Message)}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_message_is_used() -> None:
    source = "".join(path.read_text("utf-8") for path in Path(str(files("landsraad.terminal"))).glob("*.py"))
    patterns = [re.escape(written) for written in re.findall(r"""["'](\w[\w-]+)["']""", source)]
    patterns += [
        re.sub(r"\\\{\w+\\\}", r"[\\w-]+", re.escape(said))
        for said in re.findall(r'f"([a-z]+-\{\w+\}[a-z-]*)"', source)
    ]
    for id in messages("en"):
        assert any(re.fullmatch(pattern, id) for pattern in patterns), f"nothing says {id}"


@pytest.mark.parametrize("id", VARIANTS)
@pytest.mark.parametrize("command", ["play --seats greedy,greedy,greedy", "simulate --players 3", "soak --players 3"])
def test_a_flag_switches_its_variant_and_no_other(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str, id: str
) -> None:
    """Of every command that begins games."""
    asked: list[dict[str, Any]] = []

    def read_setup(*_: object, **more: Any) -> Setup:
        asked.append(more)
        raise typer.Exit(0)

    monkeypatch.setattr(options, "read_setup", read_setup)
    assert run(*command.split(), f"--{id.replace('_', '-')}").status == 0
    assert [name for name in VARIANTS if asked[0][name]] == [id]


@pytest.mark.parametrize("id", COMPANIONS)
def test_a_flag_of_the_companion_switches_its_variant_and_no_other(
    run: Run, monkeypatch: pytest.MonkeyPatch, id: str
) -> None:
    asked: list[dict[str, Any]] = []
    wishes = signature(hagal.hagal)

    def companion(*given: object) -> int:
        asked.append(wishes.bind(*given).arguments)
        return 0

    monkeypatch.setattr(hagal, "hagal", companion)
    assert run("hagal", f"--{id.replace('_', '-')}").status == 0
    assert asked[0]["variants"] == {id}
