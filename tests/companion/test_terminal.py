"""The companion in the terminal, and its texts."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from importlib.resources import files
from itertools import count
from pathlib import Path

import pytest
import typer

from landsraad.companion import Companion, CompanionError, Setup
from landsraad.companion.answers import ANSWERS
from landsraad.companion.layout import setting_up
from landsraad.companion.machine import COMMANDS, UNKNOWN
from landsraad.companion.telling import SAME, TILES, WARSHIPS
from landsraad.companion.words import companion_messages
from landsraad.engine.machine.rng import seeded
from landsraad.terminal.hagal import hagal
from landsraad.terminal.hagal_desk import companion_path
from landsraad.text import LANGUAGES
from landsraad.text.messages import files_of
from landsraad.text.search import fold
from tests.companion.make import walks

Run = Callable[..., str]
WORDS_BESIDE = ("undo", "table", "spaces", "timer", "log", "save", "load", "quit", "help")
LEADERS = ["earl_memnon_thorvald", "duke_leto_atreides"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder of its own for each test, and a wide screen."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    monkeypatch.delenv("LANDSRAAD_DATA", raising=False)
    monkeypatch.setenv("COLUMNS", "120")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Type lines at the companion: run("1", "quit"); what it printed."""

    def call(*typed: str, **arguments: object) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        capsys.readouterr()
        assert hagal(**{"language": "en", **arguments}) == 0  # type: ignore[arg-type]
        return capsys.readouterr().out

    return call


def keep(
    *commands: str, cards: list[str] | None = None, ix: bool = False, players: int = 1, variants: bool = False
) -> Companion:
    """Keep a game, as if it had been left. `cards`: seek a seed whose deck begins with them."""
    boxes = ["base", "ix"] if ix else ["base"]
    for number in count():
        seed = str(seeded(str(number)))
        solo = Setup(1, "mentat", boxes, LEADERS, seed, epic=variants, escalation=variants)
        game = Companion(solo if players == 1 else Setup(2, "", boxes, [], seed))
        top = [game.rules.hagal[card].id for card in reversed(game.state.hagal_deck)]
        if top[: len(cards or [])] == (cards or []):
            break
    for command in commands:
        game.do(command)
    game.save(companion_path())
    return game


def kept() -> Companion:
    """The game as the terminal has kept it."""
    return Companion.load(companion_path())


def test_it_asks_what_is_played(run: Run) -> None:
    out = run("1", "1", "kwisatz", "leto", "9", "2", "", "quit")
    assert kept().setup.boxes == ["base"]
    assert kept().setup.difficulty == "kwisatz_haderach"
    assert kept().setup.leaders == ["duke_leto_atreides", "baron_vladimir_harkonnen"]
    assert "Choose 1 to 6" in out
    assert "You cannot gain the Swordmaster" in out


def test_enter_takes_the_first_answers(run: Run) -> None:
    run("", "", "", "", "", "", "quit")
    assert kept().setup.difficulty == "mercenary"
    assert len(set(kept().setup.leaders)) == 2


def test_two_persons_are_asked_nothing_more(run: Run) -> None:
    out = run("2", "", "", "", "reveal", "quit")
    assert kept().setup.players == 2
    assert kept().commands == ["reveal:1"]
    assert "House Hagal" in out


def test_options_say_what_is_played(run: Run) -> None:
    run("quit", players=1, difficulty="sardaukar", leaders=",".join(LEADERS))
    assert (kept().setup.difficulty, kept().setup.leaders) == ("sardaukar", LEADERS)
    run("quit", players=1)
    assert kept().setup.difficulty == "mercenary"
    out = run("turn", "quit", players=3, names="Alia,Feyd,Gurney")
    assert kept().setup.people == ["Alia", "Feyd", "Gurney"]
    assert re.search("It is the turn of (Alia|Feyd|Gurney)", out)
    run("quit", boxes="base,ix")
    assert (kept().setup.players, kept().setup.boxes) == (1, ["base", "ix"])
    assert (kept().setup.epic, kept().setup.escalation) == (False, False)
    run("quit", boxes="base,ix", variants=frozenset(("epic", "escalation")))
    assert (kept().setup.epic, kept().setup.escalation) == (True, True)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"difficulty": "easy"}, "no difficulty “easy”"),
        ({"leaders": "paul_atreides,duke_leto_atreides"}, "no Leader “paul_atreides”"),
        ({"players": 2, "difficulty": "mentat"}, "belong to the game for one"),
        ({"players": 2, "boxes": "atlantis"}, "does not know these boxes"),
        ({"variants": frozenset(["epic"])}, "Without Rise of Ix there is no “epic”"),
        (
            {"players": 2, "boxes": "base,ix", "variants": frozenset(["escalation"])},
            "Brutal Escalation belong to the game for one",
        ),
        ({"load": Path("nowhere.json")}, "nowhere.json"),
    ],
)
def test_wrong_options(arguments: dict[str, object], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(typer.Exit):
        hagal(language="en", **arguments)  # type: ignore[arg-type]
    assert said in capsys.readouterr().err


def test_a_turn_by_numbers(run: Run) -> None:
    keep(cards=["conspire", "wealth"])
    out = run("y", "1", "2", "1", "quit")
    assert "Is Conspire free?" in out
    assert "Is Wealth free?" in out
    assert kept().commands == ["reveal:1", "taken", "place"]
    assert "Agent to Wealth" in out


def test_a_turn_by_words(run: Run) -> None:
    keep(cards=["harvest_spice"])
    first = ["", "mark arrakeen", "free the arr", "free arra", "reveal leto", "1 0 x"]
    out = run(*first, "place", "undo 2", "1,0,0", "1", "quit")
    assert "Nothing here is called “the arr”" in out
    assert kept().commands == ["mark:arrakeen", "free:arrakeen", "reveal:2", "bonus:1,0,0", "place"]
    assert "gains 2 spice" in out


def test_changes_by_words(run: Run) -> None:
    keep()
    out = run(
        "y", "influence 1 emp +1", "gain 2 sol 3", "gain 2 victory 1", "troops 1 garr conf 2", "mentat 2", "combat",
        "influence 1 fremen 4", "1", "hold 0 frem", "round", "quit",
    )  # fmt: skip
    assert kept().commands == [
        "influence:1:emperor:1",
        "gain:2:solari:3",
        "troops:1:garrison:conflict:2",
        "mentat:2",
        "combat",
        "influence:1:fremen:4",
        "yes",
        "hold:0:fremen",
        "round",
    ]
    assert "Nothing here is called “victory”" in out
    assert "Round 2" in out


def test_changes_by_words_of_the_language(run: Run) -> None:
    """S-33: the words of the companion are those of its language; the English ones are understood everywhere."""
    keep()
    typed = ("да", "получить 1 пряность 2", "отряды 1 запас гарнизон 1", "отменить", "влияние 1 фримены 1", "undo")
    said = run(*typed, language="ru")
    assert "Отменено: отряды 1" in said
    assert "Отменено: влияние 1" in said
    assert kept().commands == ["gain:1:spice:2"]
    said = run("так", "отримати 1 прянощі 2", "загони 1 запас гарнізон", "скасувати", language="uk")
    assert "Після загони потрібно: R ДЕ ДЕ N" in said
    assert "Скасовано: отримати 1" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_means_one_thing_and_is_explained(language: str) -> None:
    say = companion_messages(language)
    words = [say.say(f"companion-word-{word}") for word in (*COMMANDS, *WORDS_BESIDE)]
    assert len({fold(word) for word in words}) == len(words)
    told = "".join(
        say.say(f"companion-help{part}") for part in ("", "-conflict", "-scores", "-ix", "-uprising", "-people")
    )
    answered = {answer for answers in ANSWERS.values() for answer in answers}  # those are chosen by number
    for word in {*COMMANDS, *WORDS_BESIDE} - answered - {"help", "tile", "control"}:
        assert say.say(f"companion-word-{word}") in told


def test_a_careful_rival_asks_for_the_persons_strength(run: Run) -> None:
    keep("troops:1:supply:conflict:3", cards=["stillsuits"])
    out = run("y", "1", "1", "2", "quit")
    assert "How much strength do you have" in out
    assert "leads by 4 strength and deploys nothing" in out
    assert kept().commands[-1] == "strength:2"


def test_a_signet_with_a_price(run: Run) -> None:
    keep("gain:2:spice:1", cards=["arrakeen_1p"])
    out = run("y", "2", "1", "yes", "fremen", "quit")
    assert "1 spice → 1 Influence with a faction" in out
    assert kept().table.rivals[1].influence["fremen"] == 1


def test_what_is_not_understood_is_said(run: Run) -> None:
    keep()
    lines = ["y", "?", "dance", "9", "mark", "mark sec", "mark 'wealth", "undo", "undo", "reveal 7", "save"]
    out = run(*lines, "load nowhere", "spaces", "log", "", "q")
    for said in (
        "Nothing here is called “dance”",
        "Choose 1 to 3",
        "mark needs: SPACE",
        "“sec” can mean: Secrets, Secure Contract",
        "There is nothing to take back",
        "There is no Rival “7”",
        "save needs: FILE",
        "Cannot be opened: No such file",
        "Secrets: free",
        "the next round",
        "Go on with: landsraad hagal",
    ):
        assert said in out, said


def test_a_game_is_kept_saved_and_opened(run: Run, tmp_path: Path) -> None:
    keep("round")
    file = tmp_path / "mine.json"
    out = run("y", f"save {file}", "round", f"load {file}", "quit")
    assert f"Saved: {file}" in out
    assert kept().table.round == 2
    run("quit", load=file)
    assert kept().table.round == 2


def test_another_game_leaves_the_old_one_in_a_file(run: Run, tmp_path: Path) -> None:
    keep("round")
    out = run("n", "2", "", "", "quit")
    assert "is kept as" in out
    assert [Companion.load(path).table.round for path in (tmp_path / "landsraad").glob("game-*.json")] == [2]


def test_a_broken_kept_game_is_put_aside(run: Run, tmp_path: Path) -> None:
    companion_path().parent.mkdir(parents=True)
    companion_path().write_text("{}")
    out = run("2", "", "", "quit")
    assert "Cannot be opened: This is no game of the companion" in out
    assert len(list((tmp_path / "landsraad").glob("game-*.json"))) == 1


def test_ctrl_c_keeps_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    keep()
    lines = iter(["y", "round"])

    def typed(prompt: str) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", typed)
    assert hagal(language="en") == 0
    assert kept().table.round == 2


def test_a_folder_that_cannot_be_written_is_told(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    monkeypatch.delenv("LANDSRAAD_DATA", raising=False)
    assert "Could not be saved" in run("2", "", "", "round", "quit")


# --- Rise of Ix ------------------------------------------------------------------------------------------------------


def test_rise_of_ix_is_chosen_in_the_beginning(run: Run) -> None:
    out = run("1", "3", "", "", "mercenary", "rhombur", "hundro", "", "", "quit")
    assert (kept().setup.epic, kept().setup.escalation) == (False, False)
    assert kept().setup.boxes == ["base", "ix"]
    assert kept().setup.leaders == ["rhombur_vernius", "hundro_moritani"]
    for said in (
        "Each Rival: Freighter at the foot of the shipping track, 2 dreadnoughts in its supply",
        "largest stack",
    ):
        assert said in out, said


def test_two_persons_with_rise_of_ix(run: Run) -> None:
    out = run("2", "3", "", "", "", "freighter", "freighter", "freighter", "spacing", "", "quit")
    assert kept().commands == ["freighter:1", "freighter:1", "freighter:1", "faction:guild"]
    assert "it takes no tech tiles" in out
    assert "the first player chooses" in out
    assert "everybody else gains 1 Solari" in out
    assert "Tech tiles" not in out.split("Dreadnoughts")[1]


def test_variants_are_chosen_in_the_beginning(run: Run) -> None:
    out = run("1", "3", "yes", "2", "sardaukar", "rhombur", "hundro", "", "", "quit")
    assert (kept().setup.epic, kept().setup.escalation) == (True, True)
    for said in (
        "Epic Game mode. A longer game, to 12 VP",
        "Conflict deck: 5 Conflicts II on top of 5 Conflicts III, no Conflict I",
        "Each player has Control the Spice in place of one Dune, the Desert Planet",
        "Each player starts with 5 troops in the garrison",
        "for people only",
        "The game ends after the round in which somebody has 12 VP",
        "For a Conflict III each Rival that takes part reveals 2 House Hagal cards",
        "Round 1 · Conflict II · First player: Prince Rhombur Vernius · Epic Game mode · Brutal Escalation",
    ):
        assert said in out, said


def test_two_persons_are_asked_for_the_epic_game_only(run: Run) -> None:
    out = run("2", "3", "2", "", "quit")
    assert (kept().setup.epic, kept().setup.escalation) == (True, False)
    assert "Control the Spice" in out
    assert "Brutal Escalation" not in out
    assert "For a Conflict III" not in out


def test_without_rise_of_ix_no_variant_is_asked_for(run: Run) -> None:
    out = run("1", "1", "mercenary", "leto", "2", "", "quit")
    assert "Epic Game" not in out
    assert kept().setup.difficulty == "mercenary"


def test_each_rival_reveals_two_cards_for_the_last_conflicts(run: Run) -> None:
    keep(*["round"] * 5, "troops:1:supply:conflict:1", cards=["conspire", "heighliner"], ix=True, variants=True)
    out = run("y", "combat", "quit")
    told = [line.strip() for line in out.splitlines() if line.startswith("  · ")]
    assert told == ["· card Conspire", "· card Heighliner", "· 10 swords", "· strength 12"]


def test_a_saved_game_with_an_unknown_option_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.json"
    file.write_bytes(keep("round").to_json().replace(b'"epic"', b'"dice"'))
    with pytest.raises(typer.Exit):
        hagal(language="en", load=file)
    assert "an option that is not known here: “dice”" in capsys.readouterr().err


def test_a_tile_is_bought_by_number(run: Run) -> None:
    keep("gain:1:spice:2", cards=["tech_negotiation_1p"], ix=True)
    out = run("y", "1", "1", "9", "sonic", "", "quit")
    assert "Which of these tiles lies open?" in out
    assert "Detonation Devices (2 spice)" in out
    assert "Choose 1 to" in out
    assert kept().commands[-1] == "tile:sonic_snoopers"
    assert "Tech tiles" in out
    assert "acquires Sonic Snoopers" in out


def test_no_tile_lies_open(run: Run) -> None:
    keep("gain:1:spice:2", cards=["tech_negotiation_1p"], ix=True)
    out = run("y", "1", "1", "none of", "quit")
    assert kept().commands[-1] == "tile:none"
    assert "sends a negotiator to Ix" in out


def test_a_dreadnought_takes_a_space(run: Run) -> None:
    keep("dreadnoughts:2:supply:conflict:1", ix=True)
    out = run("y", "combat", "duke", "Duke Leto Atreides has won", "2", "", "log", "quit")
    assert kept().commands[1:] == ["combat", "won:2", "control:arrakeen"]
    assert "The first with an opponent's Control marker" in out
    assert "If the winner is a Rival, say so" in out
    assert "takes Arrakeen with a dreadnought" in out
    assert "Controls" in out


def test_changes_of_rise_of_ix_by_words(run: Run) -> None:
    keep(ix=True)
    out = run(
        "y", "own 1 holtz", "own 0 wind", "dreadnoughts 2 supply garr 1", "troops leto supply negot 1", "freighter 1",
        "dividends", "own 1 train", "finish", "?", "own", "tile none", "", "quit",
    )  # fmt: skip
    assert kept().commands == [
        "own:1:holtzman_engine",
        "own:0:windtraps",
        "dreadnoughts:2:supply:garrison:1",
        "troops:2:supply:negotiators:1",
        "freighter:1",
        "dividends",
        "own:1:training_drones",
        "finish",
    ]
    for said in (
        "Holtzman Engine counts",
        "With Rise of Ix:",
        "own needs: R TILE",
        "Nothing is asked that this would answer",
        "Holtzman Engine, Training Drones",
        "level 1",
        "Garrison 1",
    ):
        assert said in out, said


def test_invasion_ships_ask_what_stands_there(run: Run) -> None:
    keep("own:1:invasion_ships", "mark:conspire", cards=["conspire"], ix=True)
    out = run("y", "1", "yes", "", "quit")
    assert "Does an Agent stand on Conspire?" in out
    assert "With Invasion Ships Earl Memnon Thorvald gets past it" in out
    assert "Invasion Ships (turned over)" in out


def test_without_rise_of_ix_its_words_are_refused(run: Run) -> None:
    keep()
    out = run("y", "dividends", "?", "quit")
    assert "Without Rise of Ix there is no “dividends”" in out
    assert "With Rise of Ix:" not in out


def test_a_table_of_more_is_set_out_and_kept(run: Run) -> None:
    out = run("quit", players=4, boxes="base,ix", variants=frozenset(["epic"]))
    assert ": First Player, 5 troops in the garrison" in out
    assert "5 of level II, 5 of level III" in out
    assert len(set(kept().setup.leaders)) == 4


def test_persons_by_themselves_say_where_they_sit(run: Run) -> None:
    leaders = ["duke_leto_atreides", "helena_richese", "earl_memnon_thorvald"]
    out = run("three", "1", "leto", "helena", "memnon", "Alia, , Feyd", "turn", "revealed", "?", "undo", "quit")
    assert kept().setup.leaders == leaders
    assert "Alia (Duke Leto Atreides): First Player" in out or "Alia (Duke Leto Atreides): 3 troops" in out
    assert "It is the turn of Feyd" in out
    assert kept().commands == ["turn"]
    assert "Agent turn is over" in out
    assert "outcome N,N,…" in out
    assert "reveal [R]" not in out


def test_six_are_asked_for_their_allies_only(run: Run) -> None:
    out = run("six", "1", "", "gurney", "", "", "", "", "outcome 1 2 3", "quit")
    assert (kept().setup.leaders[1], kept().setup.leaders[3]) == ("gurney_halleck", "shaddam_corrino_iv")
    assert "Team of Muad'Dib: 6 VP" in out
    assert "First name the Conflict" in out
    assert not re.search(r"Seat [14]\b", out)
    assert "outcome N,N,N,N" in run("y", "conflict test_of_loyalty", "combat", "quit")


def test_the_timer_goes_on_with_the_turns(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("landsraad.terminal.hagal_clock._now", count(step=60_000).__next__)
    out = run("timer", "timer 1", "first 1", "turn", "timer", "timer 9", "quit", players=3)
    assert "The timer has not been started" in out
    assert "Choose 1 to 3" in out
    last = re.findall(r"Timer: (.*)", out)[-1]
    assert [part[:1] == "▶" for part in last.split(" · ")] == [False, True, False]
    assert not re.search(r" 00:00(?= · |$)", last.split(" · ")[0])
    again = run("y", "quit")
    assert "▶" not in again
    assert "Timer: " in again


def test_a_table_that_cannot_be_set_out_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(typer.Exit):
        hagal(language="en", players=5)
    assert "5" in capsys.readouterr().err


def test_the_conflict_by_words(run: Run) -> None:
    keep("troops:1:supply:conflict:1", cards=["conspire"])
    out = run("y", "conflict", "conflict skirmish_a", "round", "", "combat", "outcome 1", "quit")
    assert "skirmish_b Skirmish. 1st: +1 VP; 2nd: +1 water" in out
    assert "Next round all the same? [No]" in out
    assert kept().commands[1:] == ["conflict:skirmish_a", "combat", "outcome:1"]
    assert "the first reward" in out
    assert "you: reward: draw 1 Intrigue card, +2 Solari" in out


def test_scores_stand_beside_the_rivals(run: Run) -> None:
    out = run("2", "", "2", "", "standing 1 fremen 2", "points 2 3", "table", "?", "quit")
    assert kept().commands == ["standing:1:fremen:2", "points:2:3"]
    assert "Player 1: Influence with the Fremen is now 2" in out
    assert "Victory Points besides those of Influence" in out
    assert re.search(r"VP +1 +3", out)


def sources() -> list[str]:
    """The source of every module of the companion."""
    folder = files("landsraad.companion")
    return [file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".py")]


# --- Texts -----------------------------------------------------------------------------------------------------------


@pytest.mark.compiled
def test_every_event_can_be_said() -> None:
    """In each of the languages in turn."""
    says = [companion_messages(language) for language in LANGUAGES]
    for game in walks():
        for number, event in enumerate(event for events in game.events for event in events):
            say = says[number % len(says)]
            assert say.event(game.setup, game.rules, event)
            assert say.who(game.setup, event.rival)
        assert all(setting_up(say, game) for say in says)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_its_text(language: str) -> None:
    """Also those that no long game brings."""
    found = {kind for text in sources() for kind in re.findall(r'(?<!variant_)(?:note|_add)\(\s*"(\w+)"', text)}
    found |= {*SAME, *TILES.values(), *WARSHIPS.values()}
    assert len(found) > 40
    assert {f"companion-event-{kind}" for kind in found} <= companion_messages(language).ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    say = companion_messages(language)
    found = [code for text in sources() for code in re.findall(r'CompanionError\(\s*"(\w+)"', text)]
    found += UNKNOWN.values()
    assert len(set(found)) > 30
    for code in found:
        assert say.wrong(CompanionError(code, what="x", n=1, known="y", why="z", rival=1))


def test_every_language_has_the_same_texts() -> None:
    for language in LANGUAGES:
        assert companion_messages(language).ids == companion_messages("en").ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters(language: str) -> None:
    texts = [files("landsraad.text").joinpath(name).read_text("utf-8") for name in files_of(language, ("companion",))]
    assert len(texts) == 6
    text = "".join(texts)
    assert not re.findall(r"\w*(?:[a-zA-Z][а-яёіїєґА-ЯЁІЇЄҐ]|[а-яёіїєґА-ЯЁІЇЄҐ][a-zA-Z])\w*", text)
    assert not re.findall({"ru": r"[іїєґІЇЄҐ]", "uk": r"[ыэъёЫЭЪЁ]", "en": r"[а-яА-Я]"}[language], text)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown language 'fr'"):
        companion_messages("fr")
