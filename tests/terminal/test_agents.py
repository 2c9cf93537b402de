"""Bots that researchers bring in a file of their own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from landsraad.bots import BotError, make_bot
from landsraad.lab.agents import AgentMistake, make_agent, make_agents
from tests.terminal.conftest import Run

LAST = """
class Last:
    def choose(self, view):
        return view.options[-1]


def bot(seed):
    return Last()
"""
BROKEN = {
    "nothing": ("x = 1\n", "{file} defines no function bot(seed)", "в {file} не определена", "у {file} не визначено"),
    "no name": (
        "\nnothing.of.this\n",
        "{file}, line 2: NameError: name 'nothing'",
        "строка 2: NameE",
        "рядок 2: NameE",
    ),
    "no Python": ("def bot(seed)\n", "{file}, line 1: SyntaxError", "строка 1: SyntaxE", "рядок 1: SyntaxE"),
    "no weights": (
        "def bot(seed):\n    open('/no')\n",
        "{file}, line 2: FileNotFound",
        "строка 2: File",
        "рядок 2: File",
    ),
    "no bot": ("bot = str\n", "{file} returns str, which has no method choose", "возвращает str", "повертає str"),
}


@pytest.fixture
def last(tmp_path: Path) -> Path:
    """A file with a bot that takes the last of its options."""
    file = tmp_path / "last.py"
    file.write_text(LAST, encoding="utf-8")
    return file


def test_names_are_those_of_bots(last: Path) -> None:
    """A file's name is one where it is asked for, but `make_bot`, which servers call, knows no files."""
    assert type(make_agent("greedy", 1)) is type(make_bot("greedy", 1))
    one, other = make_agents([str(last), str(last)], 1)
    assert type(one) is type(other)
    with pytest.raises(BotError, match="unknown bot"):
        make_bot(str(last), 1)
    with pytest.raises(BotError, match="unknown bot"):
        make_agent("last", 1)


def test_the_ladder_takes_a_file(run: Run, last: Path) -> None:
    """By its name the processes make the bot, each for itself."""
    options = ("--players", "3", "--deals", "2", "--jobs", "2", "--json")
    result = run("ladder", "--level", last, "--against", "random", *options)
    (row,) = json.loads(result.out)
    assert (row["name"], row["against"], row["games"]) == (str(last), "random", 6)
    assert "last.py" in run("ladder", "--level", "random", "--against", last, *options[:-1]).out


def test_simulations_take_a_file(run: Run, last: Path, tmp_path: Path) -> None:
    """Among bots that have names; and their games are shown as the others are."""
    bots = ("--bots", f"{last},random,random", "--games", "6")
    result = run("simulate", *bots, "--jobs", "2", "--json")
    assert json.loads(result.out)["bots"][str(last)]["games"] == 6
    assert run("simulate", *bots, "--out", tmp_path / "games").status == 0
    assert run("stats", tmp_path / "games").status == 0
    assert "last.py" in (tmp_path / "games" / "stats.html").read_text("utf-8")


def test_the_bot_of_the_page_plays(run: Run, tmp_path: Path) -> None:
    """The one with which docs/training.md begins."""
    page = (Path(__file__).parents[2] / "docs" / "training.md").read_text("utf-8")
    (tmp_path / "eager.py").write_text(page.partition("```python\n")[2].partition("```")[0], encoding="utf-8")
    row = run("ladder", "--level", tmp_path / "eager.py", "--against", "random", "--deals", "1", "--json")
    assert json.loads(row.out)[0]["games"] == 4


@pytest.mark.parametrize("name", BROKEN)
def test_a_file_without_a_bot_is_refused(
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    name: str,
) -> None:
    """Before the first game, by one line that says what is wrong in it and where."""
    text, *told = BROKEN[name]
    file = tmp_path / "agent.py"
    file.write_text(text, encoding="utf-8")
    for language, said in zip(("en", "ru", "uk"), told, strict=True):
        monkeypatch.setenv("LANG", language)
        for command in (("ladder", "--level", file), ("simulate", "--bots", file)):
            result = run(*command)
            assert (result.status, result.out, result.err.count("\n")) == (1, "", 1)
            assert said.format(file=file) in result.err


def test_a_file_that_is_not_there(run: Run, tmp_path: Path) -> None:
    result = run("ladder", "--level", tmp_path / "none.py")
    assert (result.status, result.err.count("\n")) == (1, 1)
    assert "there is no file" in result.err
    with pytest.raises(AgentMistake, match="there is no file"):
        make_agent(str(tmp_path / "none.py"), 1)
