"""The commands speak three languages: their help, their mistakes, what they report; and shells complete them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import typer.main

from landsraad.cli import app
from landsraad.content.setup import VARIANTS
from landsraad.terminal.folder import autosave_path
from landsraad.terminal.words import words
from landsraad.text import LANGUAGES
from tests.support.records import changed, good
from tests.terminal.conftest import Run

COMMANDS = typer.main.get_command(app).commands  # type: ignore[attr-defined] # the class is typer's own


# The words of a call and the command: also those that stand in a group.
CALLS = {
    (name, *below): command
    for name, group in COMMANDS.items()
    for below, command in [((), group), *[((inner,), one) for inner, one in getattr(group, "commands", {}).items()]]
}


def option_ids() -> set[str]:
    """The message of each option of each command, its own one where there is one; variants share theirs."""
    found: set[str] = set()
    group = typer.main.get_command(app)
    for call, command in {("root",): group, **CALLS}.items():
        for param in command.params:
            own = f"option-{call[-1]}-{param.name}"
            shared = "option-variant" if param.name in VARIANTS else f"option-{param.name}"
            found.add(own if words("en").has(own) else shared)
    return found | {"option-help"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_every_language(run: Run, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """S-33: help of every command, whole: its own words and those of its options."""
    monkeypatch.setenv("LANG", language)
    monkeypatch.setenv("COLUMNS", "300")
    said = words(language)
    assert all(said(f"command-{name}") in run("--help").out for name in COMMANDS)
    for call, command in CALLS.items():
        out, name = run(*call, "--help").out, call[-1]
        assert said(f"command-{name}") in out
        assert said("help-usage") in out
        assert said("help-options") in out
        for param in command.params:
            own = f"option-{name}-{param.name}"
            usual = f"variant-{param.name}.note" if param.name in VARIANTS else f"option-{param.name}"
            assert said(own if said.has(own) else usual) in out


def test_every_message_about_options_is_used() -> None:
    ids = {id for id in words("en").ids if id.startswith("option-")}
    assert ids == option_ids()


@pytest.mark.parametrize(
    ("command", "russian", "ukrainian"),
    [
        ("dance", "нет команды «dance»", "немає команди «dance»"),
        ("play --fast", "нет параметра --fast", "немає параметра --fast"),
        ("play --seed", "у --seed должно быть значение", "--seed потребує значення"),
        ("replay", "не хватает 'FILE'", "бракує 'FILE'"),
        ("cards a b", "это лишнее: b", "це зайве: b"),
        ("bench --players x", "'--players' — это целое число", "'--players' — це ціле число"),
        ("simulate --games 0", "число не меньше 1", "число, не менше за 1"),
        ("serve --port 70000", "число не больше 65535", "число, не більше за 65535"),
        ("bench --seconds x", "'--seconds' — это число", "'--seconds' — це число"),
        ("simulate --bots deep_blue", "неизвестный бот «deep_blue»", "невідомий бот «deep_blue»"),
        ("simulate --bots greedy,random,random --players 4", "названо 3 бота, а мест 4", "названо 3 боти, а місць 4"),
        ("play --seats me,deep_blue,random", "неизвестное место «deep_blue»", "невідоме місце «deep_blue»"),
        ("play --seats me,random --players 4", "названо 2 места, а игроков 4", "названо 2 місця, а гравців 4"),
        ("play --names a,b,c,d,e", "дано 5 имён, а мест 4", "дано 5 імен, а місць 4"),
        ("play --leaders nobody", "неизвестный способ выбора лидеров", "невідомий спосіб вибору лідерів"),
        ("play --language fr", "неизвестный язык «fr»", "невідома мова «fr»"),
        ("replay nothing.json", "нет файла nothing.json", "немає файлу nothing.json"),
        ("replay . --json", "--json указывают вместе с --report", "--json указують разом із --report"),
        ("play --file .", "папка, а не файл", "тека, а не файл"),
        ("play --boxes moon", "неизвестная коробка «moon»", "невідома коробка «moon»"),
        ("play --players 7", "7 игроков — так играть нельзя", "7 гравців — так грати не можна"),
        ("soak --boxes uprising --smart-politics", "число игроков бывает таким: 1, 2", "кількість гравців буває така"),
        ("simulate --csv nothing/here.csv", "не удалось записать nothing/here.csv", "не вдалося записати nothing"),
    ],
)
def test_mistakes_are_in_the_language_of_the_environment(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: str, russian: str, ukrainian: str
) -> None:
    """S-33: what the option parser refuses, and what the commands refuse themselves."""
    monkeypatch.chdir(tmp_path)
    for language, expected in (("ru_RU.UTF-8", russian), ("uk_UA.UTF-8", ukrainian)):
        monkeypatch.setenv("LANG", language)
        result = run(*command.split())
        assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)
        assert expected in result.err


REFUSED: dict[str, tuple[Callable[[], bytes], str, str]] = {
    "no record": (lambda: b"{}", "не запись партии: нет версии", "не запис партії: немає версії"),
    "a broken record": (lambda: changed(format=99), "версия формата 99", "версія формату 99"),
    "a name": (lambda: changed(names=["x" * 99]), "имя длиннее 24 символов", "ім’я довше за 24 символів"),
    "a setup": (
        lambda: changed(setup=json.loads(good())["setup"] | {"boxes": ["moon"]}),
        *("играть нельзя: неизвестная коробка «moon»", "грати не можна: невідома коробка «moon»"),
    ),
    "an illegal action": (
        lambda: changed(actions=["end_turn"]),
        *(
            "действие 1 из 1: недопустимое действие «end_turn» (Только в конце хода агента или хода раскрытия)",
            "дія 1 з 1: неприпустима дія «end_turn» (Лише в кінці ходу",
        ),
    ),
}


@pytest.mark.parametrize("how", REFUSED)
@pytest.mark.parametrize("door", [("replay",), ("replay", "--verify"), ("replay", "--report"), ("play", "--load")])
def test_refused_records_are_in_the_language_of_the_environment(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, how: str, door: tuple[str, ...]
) -> None:
    """S-33: what is wrong with a record, with its setup and with an action in it."""
    make, russian, ukrainian = REFUSED[how]
    file = tmp_path / "record.json"
    file.write_bytes(make())
    for language, expected in (("ru", russian), ("uk", ukrainian)):
        monkeypatch.setenv("LANG", language)
        assert expected in run(*door, file).err


def test_where_an_older_record_stops_is_in_the_language_of_the_environment(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """S-33: as it is shown, checked and reported on; and a saved game that cannot be read."""
    file = tmp_path / "record.json"
    file.write_bytes(changed(actions=["fly:moon"], rules=1))
    monkeypatch.setenv("LANG", "ru")
    stop = "действие 1 из 1: недопустимое действие «fly:moon» (такого действия нет)"
    assert f"По нынешним: {stop}" in run("replay", file).out
    assert f"{stop}; партия сыграна по правилам версии 1" in run("replay", "--verify", file).err
    assert f"партия не окончена: {stop}" in run("replay", "--report", file).err
    monkeypatch.setenv("LANDSRAAD_DATA", str(tmp_path))
    file.rename(autosave_path())
    assert stop in run("play", "--seats", "greedy,greedy,greedy").out


def test_a_named_language_goes_before_that_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """And belongs to one call alone."""
    assert "нет файла" in run("replay", "nothing.json", "--language", "ru").err
    assert "there is no file" in run("replay", "nothing.json").err


def test_reports_are_in_the_language_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """S-33: tables and figures."""
    monkeypatch.setenv("LANG", "ru")
    assert "доля побед" in run("simulate", "--games", "1", "--bots", "random", "--players", "3").out
    assert "решений за партию" in run("bench", "--seconds", "0.1").out
    assert "проверена 1 партия" in run("soak", "--games", "1", "--players", "3").out


def test_what_was_written_is_said(run: Run, tmp_path: Path) -> None:
    """S-33: a file gets a line, `-` is the standard output."""
    few = ("simulate", "--games", "1", "--bots", "random", "--players", "3")
    file = tmp_path / "tables.csv"
    result = run(*few, "--csv", file)
    assert (result.status, result.out, result.err) == (0, f"Written: {file}\n", "")
    result = run(*few, "--csv", file, "--json")
    assert result.out.startswith("{")
    assert result.err == f"Written: {file}\n"
    assert run(*few, "--csv", "-").out.splitlines() == file.read_text(encoding="utf-8").splitlines()
    assert not Path("-").exists()


@pytest.mark.parametrize(("typed", "offered"), [("landsraad sim", "simulate"), ("landsraad play --lang", "--language")])
def test_shells_complete(typed: str, offered: str) -> None:
    """S-33: commands and options."""
    words_typed = typed.split()
    environment = {
        "_LANDSRAAD_COMPLETE": "complete_bash",
        "COMP_WORDS": typed,
        "COMP_CWORD": str(len(words_typed) - 1),
        "PYTHONPATH": ":".join(sys.path),
    }
    call = [sys.executable, "-m", "landsraad"]
    said = subprocess.run(call, env=environment, capture_output=True, text=True, check=False)
    assert said.stdout.split() == [offered]
