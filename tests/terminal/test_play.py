"""Playing at the terminal: whole games, saving, taking back, wrong input, several people at one keyboard."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest
from rich.console import Console

from landsraad import BrokenRecord, Game, Record, Setup, new_game, replay, view
from landsraad.bots.coach import advise
from landsraad.engine.machine.rng import Rng
from landsraad.lab.bench import play_random
from landsraad.terminal.choices import choices
from landsraad.terminal.play import FORGET_SCREEN, Table
from landsraad.terminal.seating import seating_of
from landsraad.terminal.story import Story
from landsraad.terminal.table import Painter
from landsraad.terminal.words import words
from landsraad.text import LANGUAGES, texts
from landsraad.text.messages import messages
from tests.terminal.conftest import Run

ALONE = ("play", "--seats", "me,random,random", "--leaders", "paul_atreides,helena_richese,duke_leto_atreides")
PAIR = ("play", "--seats", "me,me,random", "--leaders", "paul_atreides,helena_richese,duke_leto_atreides")
ONES = ["1"] * 400


def autosave(home: Path) -> Record:
    return Record.load(home / "autosave.json")


def decision(out: str) -> str:
    """What was asked last."""
    return out.rstrip().rsplit("\n\n", 1)[-1]


# --- Whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.compiled
def test_a_whole_game_always_choosing_the_first(run: Run, home: Path) -> None:
    result = run(*ALONE, "--seed", "3", typed=ONES)
    assert result.status == 0
    assert result.err == ""
    record = Record.load(home / "last-game.json")
    assert record.result is not None
    winner = replay(record).state.players[record.result["ranking"][0]].leader
    assert winner is not None
    end = result.out.rsplit(words("en")("end-title"), 1)[1]
    assert words("en")("end-winner", who=texts("en").name("leader", winner.id)) in end
    assert all(texts("en").name("leader", id) in end for id in record.setup.leaders)
    assert words("en")("end-sources") in end
    assert not (home / "autosave.json").exists()


@pytest.mark.compiled
@pytest.mark.parametrize(("players", "language"), [("1", "ru"), ("2", "uk")])
def test_a_whole_game_with_automated_opponents(run: Run, home: Path, players: str, language: str) -> None:
    """Against two Rivals alone, and with House Hagal in the way of two."""
    options = ("--seats", "me") if players == "1" else ("--seats", "me,random")
    result = run("play", *options, "--players", players, "--seed", "5", "--language", language, typed=ONES)
    assert (result.status, result.err) == (0, "")
    assert words(language)("end-title") in result.out
    assert words(language)("mark-rival" if players == "1" else "table-hagal") in result.out
    assert Record.load(home / "last-game.json").result is not None


def test_the_difficulty_of_a_solo_game(run: Run, home: Path) -> None:
    run("play", "--players", "1", "--difficulty", "mentat", typed=["1"])
    assert autosave(home).setup.difficulty == "mentat"


@pytest.mark.parametrize(
    ("players", "boxes", "rivals"),
    [
        ("1", "base", "earl_memnon_thorvald,count_ilban_richese"),
        ("1", "uprising", "muaddib,lady_jessica"),
        ("2", "uprising", "muaddib"),
    ],
)
def test_the_rivals_by_name(run: Run, home: Path, players: str, boxes: str, rivals: str) -> None:
    run("play", "--players", players, "--boxes", boxes, "--rivals", rivals, typed=["1"])
    assert ",".join(autosave(home).setup.rival_leaders) == rivals


def test_bots_play_among_themselves(run: Run, finished: Path) -> None:
    assert Record.load(finished).names == ["random", "random", "random"]


@pytest.mark.parametrize("mode", ["choose", "draft"])
def test_leaders_are_chosen_at_the_table(run: Run, mode: str) -> None:
    result = run(
        "play", "--seats", "me,random,random", "--leaders", mode, "--seed", "1", typed=["paul", "helena", "quit"]
    )
    assert "Choose a Leader" in result.out
    assert "Signet Ring" in result.out.split("Choose a Leader")[1], "the abilities of the leaders are shown"
    assert "Round 1" in result.out


def test_a_tie_is_explained(run: Run) -> None:
    """The final ranking names what decided between equal Victory Points."""
    said = [run("play", "--seats", "random,random,random", "--seed", str(seed)).out for seed in range(8)]
    assert any("decided between" in out for out in said)


# --- Choosing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "said", ["1", "play dagger", "play:dagger", "PLAY DAG", "dagger", "Кинжал", "разыграть карту «кинжал»"]
)
def test_a_choice_by_number_or_by_text(run: Run, home: Path, said: str) -> None:
    seed = seed_with(lambda game: game.legal_actions()[0] == "play:dagger")
    language = "ru" if said.startswith("раз") else "en"
    run(*ALONE, "--seed", seed, "--language", language, typed=[said])
    assert autosave(home).actions[0] == "play:dagger"


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("0", "no choice 0: choose 1 to"),
        ("99", "no choice 99: choose 1 to"),
        ("-1", "no choice -1: choose 1 to"),
        ("9" * 6000, "no choice 99999999: choose 1 to"),
        ("play", "can mean several choices: 1 Play"),
        ("sandworm", "no choice “sandworm” now"),
        ("send:conspire", "Send the Agent to Conspire: Not enough spice"),
        ("play:stilgar", "Play Stilgar: The card is not in your hand"),
        ("", "Number or name of your choice"),
        ("? sandworm", "There is nothing like “sandworm”"),
        ("why", "why NAME"),
        ("[/bold] \x1b[31m \udcff", "no choice"),
        ("log x", "Say how many turns: log 3"),
        ("log 0", "Say how many turns: log 3"),
        ("tabel", "did you mean the command “table”?"),
        ("жрнал", "There is no choice “жрнал” now"),
        ("hagga basin", "First play a card that reaches it: "),
        ("buy:the_spice_must_flow", "Buy The Spice Must Flow (9): Only in your Reveal turn"),
        ("end turn", "End turn: Only at the end of an Agent turn or a Reveal turn"),
        ("end", "End turn: Only at the end of an Agent turn or a Reveal turn"),
        # S-31: what belongs to boxes that are not in play is unknown, and so is a key without a letter.
        ("a", "no choice “a” now"),
        ("a dreadnought", "no choice “a dreadnought” now"),
        ("scuttle", "no choice “scuttle” now"),
        ("why freighter", "Nothing here is called “freighter”"),
        ("\x1b[A", "Number or name of your choice"),
        ("\x1bOB", "Number or name of your choice"),
    ],
)
def test_wrong_input_gets_one_clear_line(run: Run, home: Path, said: str, answer: str) -> None:
    seed = seed_with(lambda game: game.state.decider() == 0 and len(game.legal()) > 2)
    result = run(*ALONE, "--seed", seed, typed=[said])
    assert result.status == 0
    assert answer in result.out.rsplit("\n> ", 1)[-1] or answer in result.out.split("> ", 1)[1]
    assert autosave(home).actions == [], "nothing was chosen"


def seed_with(wanted: object) -> str:
    """The first seed whose game with the usual leaders begins like that."""
    assert callable(wanted)
    setup = Setup(players=3, leaders=("paul_atreides", "helena_richese", "duke_leto_atreides"))
    for seed in range(500):
        game = new_game(setup, seed)
        if game.state.decider() == 0 and wanted(game):
            return str(seed)
    raise AssertionError("no such seed")


# --- Questions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said", "answer"),
    [
        ("en", "?", "take your last choice back"),
        ("ru", "?", "вернуть свой последний выбор"),
        ("uk", "?", "повернути свій останній вибір"),
        ("en", "? Дункан Айдахо", "Duncan Idaho"),
        ("ru", "? duncan idaho", "Дункан Айдахо"),
        ("en", "?reveal turn", "Buy cards with Persuasion"),
        ("uk", "? вплив", "переможне очко"),
        ("en", "? mentat", "Agent icon: Landsraad"),
        ("en", "? paul", "Signet Ring"),
        ("en", "why conspire", "Not enough spice: have 0, need 4"),
        ("en", "why sietch tabr", "Influence with the Fremen: have 0, need 2"),
        ("ru", "почему сговор", "есть 0, нужно 4"),
        ("en", "why reveal", "You can: choice"),
        ("en", "why stilgar", "Stilgar"),
        ("en", "why arrakis liaison", "Buy Arrakis Liaison (2): Only in your Reveal turn"),
        ("en", "why convincing argument", "This card has no Agent icons: it can only be revealed"),
        ("ru", "почему закончить ход", "Только в конце хода агента или хода раскрытия"),
        ("uk", "пас", "Спасувати: Лише коли питають про карти інтриг"),
        ("uk", "чому розгорнути", "Лише один раз за хід, після того як агента відправлено на бойову локацію"),
        ("en", "? persuasion", "Buy cards with Persuasion"),
        ("ru", "? убеждение", "Покупайте карты за очки убеждения"),
        ("en", "why xyzzy", "Nothing here is called “xyzzy”"),
        ("en", "log", "Conflict I"),
        ("en", "hand", "In your deck, in no order"),
        ("en", "board", "Requirement: you have at least 2 Influence with the Fremen"),
        ("en", "row", "When acquired: +1 VP"),
        ("en", "table", "Imperium Row"),
        ("ru", "рынок", "Бонус покупки"),
        ("uk", "стіл", "Ряд Імперіуму"),
    ],
)
def test_questions_are_answered_and_choose_nothing(run: Run, home: Path, language: str, said: str, answer: str) -> None:
    seed = seed_with(lambda game: True)
    result = run(*ALONE, "--seed", seed, "--language", language, typed=[said])
    assert answer in result.out.split("\n> ", 1)[1]
    assert autosave(home).actions == []


def test_why_a_space_needs_a_card_first(run: Run) -> None:
    seed = seed_with(lambda game: "play:reconnaissance" in game.legal_actions())
    result = run(*ALONE, "--seed", seed, typed=["why arrakeen"])
    assert "First play a card that reaches it: " in result.out
    assert "Reconnaissance" in result.out.split("First play")[1].splitlines()[0]


@pytest.mark.parametrize(
    ("said", "shown", "hidden"),
    [
        ("? voice", "The Voice", "Also"),
        ("? swordmaster", "a third Agent", "Master Tactician"),
        ("? stillsuits", "Combat space", "Also"),
        ("? skirmish", "1st: +1 Influence with a faction of your choice, +1 spice", "Also"),
        ("? agent turn", "Play a card with an Agent icon", "Also"),
        ("? foldspace", "Agent: draw 1 card, trash this card", "Also"),
        ("? mercenary", "There is nothing like", "Extra start resources"),
    ],
)
def test_explanations_name_only_what_is_called_so_and_in_the_game(run: Run, said: str, shown: str, hidden: str) -> None:
    answer = run(*ALONE, "--seed", seed_with(lambda game: True), typed=[said]).out.split("\n> ", 1)[1]
    assert shown in answer
    assert hidden not in answer


def test_the_log_begins_with_whole_turns(run: Run) -> None:
    seed = seed_with(lambda game: "play:dagger" in game.legal_actions())
    out = run(*ALONE, "--seed", seed, typed=["reveal", "end_turn", "log 2"]).out
    told = out.rsplit("> ", 2)[1]
    assert told.startswith("Turn: ")
    assert told.count("Turn: ") == 2


# --- What has to be known to decide ----------------------------------------------------------------------------------


def test_persuasion_is_shown_with_the_first_question_of_a_reveal_turn(run: Run) -> None:
    """Also where the Reveal turn began by itself, so that the table was drawn just before."""
    table = ["play:dagger", "1", "end_turn", "play:signet_ring", "send:secure_contract", "end_turn"]
    seed = seed_with(lambda game: {"play:dagger", "play:signet_ring"} <= set(game.legal_actions()))
    out = run(*ALONE, "--seed", seed, typed=table).out
    asked = out.rsplit("Resolve effects and buy cards, then end the turn", 1)[0].splitlines()
    assert "Persuasion " in asked[-1]


def test_the_strengths_are_shown_where_combat_cards_are_played() -> None:
    game = new_game(Setup(players=3, leaders=("paul_atreides", "helena_richese", "duke_leto_atreides")), 1)
    first, second, _ = game.state.players
    first.conflict, first.swords = 2, 3
    second.conflict = 1
    line = Painter(texts("en"), words("en"), seating_of(["me"] * 3, [])).strengths(view(game, 0))
    assert line.plain == "Strength in the Conflict: 1 Paul Atreides 7 · 2 Helena Richese 2"


def test_gaining_influence_shows_where_it_leads() -> None:
    position = asks("choose_faction")
    seat = position.state.decider()
    offered = choices(Painter(texts("en"), words("en"), seating_of(["me"] * 3, [])), view(position, seat))
    for choice in offered:
        have = position.state.players[seat].influence_of(int(position.rules.actions.param[choice.action]))
        assert choice.hint.startswith(f"Influence {have} → ")
    assert len(offered) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_thing_means_now_is_said_where_a_person_decides(run: Run, language: str) -> None:
    """Before a turn how one stands, beside a space what it costs, and of what is asked about what it means."""
    typed = ["dune", "?conspire", "quit"] if language == "en" else ["quit"]
    out = run(*ALONE, "--language", language, "--seed", "3", typed=typed).out
    m = messages(language)
    assert f"{words(language)('own-now')}: {m.say('now-strength', n=0, place=0)}" in out
    assert m.say("now-goal", n=10) in out
    if language == "en":
        assert "Now: Not enough spice: have 0, need 4" in out


def test_alternatives_have_only_the_numbers_of_the_choices() -> None:
    position = asks("choose_one")
    seat = position.state.decider()
    offered = choices(Painter(texts("en"), words("en"), seating_of(["me"] * 3, [])), view(position, seat))
    assert len(offered) > 1
    assert all(choice.label.startswith("Option ") for choice in offered)
    assert [choice.shown for choice in offered] == [choice.label.split(": ", 1)[1] for choice in offered]


def asks(kind: str) -> Game:
    """A random game at a decision of a kind."""
    for seed in range(200):
        game = new_game(Setup(players=3), seed)
        rng = Rng(1 + seed)
        while not game.over:
            if game.decision is not None and game.decision.kind == kind:
                return game
            play_random(game, rng, 1)
    raise AssertionError(f"no game asks {kind}")


def test_the_bonus_of_control_is_named_where_somebody_controls() -> None:
    game = new_game(Setup(players=3), 1)
    g = game.state
    space = next(space for space in g.rules.spaces if space.id == "imperial_basin")
    painter = Painter(texts("en"), words("en"), seating_of(["me"] * 3, []))
    harvest = "Effect: harvest 1 spice and all bonus spice here"
    assert painter.space_hint(g, space) == f"⚔ {harvest}"
    g.control = tuple(2 if index == space.control_index else owner for index, owner in enumerate(g.control))
    g.bonus_spice = tuple(3 if index == space.maker_index else n for index, n in enumerate(g.bonus_spice))
    assert painter.space_hint(g, space) == f"⚔ +3 ⚑3 · {harvest} · The controller gains at every visit: +1 spice"


def test_the_requirement_of_a_space_that_is_open_is_not_repeated() -> None:
    game = new_game(Setup(players=3), 1)
    g = game.state
    space = next(space for space in g.rules.spaces if space.id == "sietch_tabr")
    g.players[1].spaces = 1 << int(space.number)
    hint = Painter(texts("en"), words("en"), seating_of(["me"] * 3, [])).space_hint(g, space)
    assert hint == "⚔ [2] · Effect: recruit 1 troop, +1 water"


# --- Taking back -----------------------------------------------------------------------------------------------------


def test_undo_takes_one_own_choice_back(run: Run, home: Path) -> None:
    seed = seed_with(lambda game: "play:dagger" in game.legal_actions() and "play:signet_ring" in game.legal_actions())
    result = run(*ALONE, "--seed", seed, typed=["play:signet_ring", "undo"])
    assert "Taken back: Play Signet Ring" in result.out
    assert "Take the Reveal turn" in decision(result.out.split("Taken back")[1].split("> ")[0])
    assert autosave(home).actions == []


def test_undo_stops_at_the_beginning(run: Run) -> None:
    result = run(*ALONE, "--seed", seed_with(lambda game: True), typed=["undo"])
    assert "There is nothing to take back" in result.out


def test_undo_does_not_cross_a_drawn_card(run: Run, home: Path) -> None:
    """Paul's Signet Ring draws a card; sending the Agent with it can't be taken back."""
    seed = seed_with(lambda game: "play:signet_ring" in game.legal_actions())
    typed = ["play:signet_ring", "send:imperial_basin", "undo"]
    result = run(*ALONE, "--seed", seed, typed=typed)
    assert "Cannot take back: a card or something left to chance has become known since" in result.out
    assert autosave(home).actions[:2] == ["play:signet_ring", "send:imperial_basin"]


def test_undo_does_not_cross_another_seat(run: Run) -> None:
    seed = seed_with(lambda game: "play:dagger" in game.legal_actions())
    result = run(*ALONE, "--seed", seed, typed=["reveal", "end_turn", "undo"])
    assert "Cannot take back: another seat has decided since" in result.out


def test_undo_does_not_cross_the_end_of_a_turn(run: Run) -> None:
    """When everybody else has revealed, one's own turns follow each other; each end is final."""
    table = Table(Console(file=io.StringIO()), "en", last_to_act(), seating_of(["me", "me", "me"], []), Path("unused"))
    table.viewer = table.story.game.state.decider()
    ended = len(table.story.game.history)
    table.story.play("end_turn")
    assert table.story.game.state.decider() == table.viewer
    assert len(table.story.game.history) == ended + 1
    assert table._why_no_undo() == "undo-turn"


def last_to_act() -> Story:
    """Everybody but one seat has revealed; that seat may end an Agent turn now."""
    for seed in range(200):
        story = Story(Setup(players=3), str(seed))
        rng = Rng(1 + seed)
        for _ in range(120):
            g = story.game.state
            others = [player for seat, player in enumerate(g.players) if seat != g.decider()]
            asked = story.game.decision
            if asked is not None and asked.kind == "agent_effects" and all(player.has_revealed() for player in others):
                if "end_turn" in story.game.legal_actions():
                    return story
            if story.game.over:
                break
            options = story.game.legal()
            story.apply(options[rng.below(len(options))])
    raise AssertionError("no such position")


# --- Hints ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_what_is_best_and_why(run: Run, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """In every language, under its name in it; where there is one choice, that is said."""
    monkeypatch.setattr("landsraad.terminal.coach.advise", partial(advise, playouts=3, width=3))
    said = messages(language)
    asked = [words(language)("command-hint"), "1", "1", "hint"]
    result = run(*ALONE, "--seed", "3", "--language", language, typed=asked)
    first, second = " ".join(result.out.split()).split(said.say("coach-worlds", n=2))
    chances = said.say("coach-chance", n="").partition(":")[0]
    assert (first.count(chances), second.count(chances)) == (3, 0)
    assert said.say("coach-unplayed") in second or said.say("coach-only") in second


# --- Saving ----------------------------------------------------------------------------------------------------------


def test_leaving_saves_and_the_next_call_goes_on(run: Run, home: Path) -> None:
    left = run(*ALONE, "--seed", "3", "--names", "Ada", typed=["1"] * 9 + ["quit"])
    assert left.status == 0
    assert "Go on with: landsraad play" in left.out
    saved = autosave(home)
    assert saved.names == ["Ada", "random", "random"]
    again = run("play", typed=["", "1", "1", "quit"])
    assert "There is an unfinished game" in again.out
    assert autosave(home).actions[: len(saved.actions)] == saved.actions
    assert len(autosave(home).actions) >= len(saved.actions) + 2
    assert autosave(home).names == saved.names


def test_end_of_input_is_like_quit(run: Run, home: Path) -> None:
    assert run(*ALONE, "--seed", "3", typed=["1"]).status == 0
    assert autosave(home).result is None


@pytest.mark.parametrize("asked", [True, False])
def test_a_game_that_is_not_continued_is_kept(run: Run, home: Path, asked: bool) -> None:
    """A script that says which game to begin is not asked; a person is."""
    run(*ALONE, "--seed", "3", typed=["1", "1"])
    result = run(*ALONE, "--seed", "4", typed=["n", "1"], at_terminal=asked)
    assert ("There is an unfinished game" in result.out) == asked
    assert "is kept as" in result.out
    (kept,) = home.glob("game-*.json")
    assert Record.load(kept).seed == "3"
    assert autosave(home).seed == "4"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "y"), ("en", "Yes"), ("en", ""), ("ru", "да"), ("ru", "yes"), ("uk", "т"), ("uk", "так")],
)
def test_a_game_is_continued_by_any_yes(run: Run, home: Path, language: str, said: str) -> None:
    run(*ALONE, "--seed", "3", typed=["1"])
    result = run("play", "--language", language, typed=[said], at_terminal=True)
    assert words(language)("play-resumed") in result.out
    assert autosave(home).seed == "3"


def test_a_broken_autosave_does_not_stop_anybody(run: Run, home: Path) -> None:
    home.mkdir(parents=True)
    (home / "autosave.json").write_text("{broken")
    result = run(*ALONE, "--seed", "3", typed=["1"])
    assert result.status == 0
    assert "The saved game cannot be read" in result.out
    assert autosave(home).seed == "3"


def test_save_to_a_file_and_load_it(run: Run, tmp_path: Path, home: Path) -> None:
    file = tmp_path / "my game.json"
    result = run(*ALONE, "--seed", "3", typed=["1", f"save {file}", "quit"])
    assert f"The game is saved: {file}" in result.out.replace("\n", "")
    before = file.read_bytes()
    run("play", "--load", file, typed=["1", "1", "1", "quit"])
    assert file.read_bytes() == before, "loading leaves the file as it was"
    assert len(autosave(home).actions) > len(Record.load(file).actions)


def test_save_does_not_overwrite_what_is_no_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary")
    result = run(*ALONE, "--seed", "3", typed=[f"save {file}", f"save {tmp_path}", "save /dev/null/x", "save a\0b"])
    assert result.status == 0
    assert "no game of ours" in result.out
    assert result.out.count("could not be saved") == 3
    assert file.read_text() == "dear diary"


def test_save_makes_no_folder(run: Run, tmp_path: Path) -> None:
    """S-33: a folder that is missing is more likely a slip than a wish."""
    result = run(*ALONE, "--seed", "3", typed=[f"save {tmp_path / 'slip' / 'game.json'}"])
    assert f"there is no folder {tmp_path / 'slip'}" in result.out.replace("\n", "")
    assert not (tmp_path / "slip").exists()


@pytest.mark.compiled
def test_a_game_can_be_kept_in_a_file_of_its_own(run: Run, tmp_path: Path, home: Path) -> None:
    file = tmp_path / "own.json"
    run(*ALONE, "--seed", "3", "--file", file, typed=["1"])
    taken = len(Record.load(file).actions)
    assert "The game goes on" in run("play", "--file", file, typed=["1", "quit"]).out
    assert len(Record.load(file).actions) > taken
    assert not home.exists()
    run("play", "--file", file, typed=ONES)
    assert Record.load(file).result is not None
    assert "The game is over" in run("play", "--load", file).out


def test_seats_of_a_loaded_game_can_be_changed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "own.json"
    run(*ALONE, "--seed", "3", "--file", file, typed=["1"])
    result = run("play", "--load", file, "--seats", "random,random,random")
    assert "The game is over" in result.out
    for options in (("--seats", "me,me,me,me"), ("--players", "4"), ("--seed", "1"), ("--promo",)):
        wrong = run("play", "--load", file, *options)
        assert (wrong.status, wrong.err.count("\n")) == (2, 1)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGINT to send")
def test_ctrl_c_saves_the_game(tmp_path: Path) -> None:
    file = tmp_path / "own.json"
    command = [sys.executable, "-m", "landsraad.cli", *ALONE, "--seed", "3", "--file", str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        deadline = time.monotonic() + 20
        while not file.exists() and time.monotonic() < deadline:
            time.sleep(0.02)
        time.sleep(0.1)
        os.kill(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=20)
    assert process.returncode == 0
    assert err == b""
    assert b"The game is saved" in out
    assert Record.load(file).seed == "3"


def test_a_mistake_of_ours_keeps_the_game(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("impossible")

    monkeypatch.setattr("landsraad.terminal.play.draw", fail)
    result = run(*ALONE, "--seed", "3")
    assert result.status == 1
    assert "RuntimeError: impossible" in result.out
    assert Record.load(home / "crash.json").seed == "3"


# --- Several people --------------------------------------------------------------------------------------------------


def test_the_curtain_hides_the_other_hand(run: Run) -> None:
    """After the curtain the second person finds nothing on the screen that only the first one may see."""
    setup = Setup(players=3, leaders=("paul_atreides", "helena_richese", "duke_leto_atreides"))
    seed, game = next(
        (str(seed), game)
        for seed in range(500)
        if (game := new_game(setup, seed)).state.decider() == 0 and hidden_from_second(game)
    )
    typed = ["", "reveal", "", "end_turn", ""]
    out = run(*PAIR, "--seed", seed, typed=["", "play:dagger", *["1"] * 3, *typed]).out
    parts = out.split("Everybody else: look away!")
    assert len(parts) >= 3
    assert "press Enter" in parts[1]
    names = [texts("en").name("card", id) for id in hidden_from_second(game)]
    assert all(name in parts[1] for name in names), "the first person saw the hand"
    second = next(part for part in parts[2:] if "Helena Richese (you)" in part)
    assert not [name for name in names if name in second.split("\n> ")[0]]


def hidden_from_second(game: Game) -> list[str]:
    """Cards that the first seat keeps in hand when it plays the Dagger and that the second one has not seen."""
    g = game.state
    own = [g.rules.cards[card].id for card in g.players[0].hand]
    other = [g.rules.cards[card].id for card in g.players[1].hand]
    if "dagger" not in own or own.count("dagger") > 1:
        return []
    return [id for id in ("signet_ring", "seek_allies", "diplomacy") if id in own and id not in other]


def test_the_curtain_wipes_the_screen_of_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = io.StringIO()
    console = Console(file=shown, force_terminal=True, width=100, height=50, highlight=False)
    table = Table(console, "en", Story(Setup(players=3), "1"), seating_of(["me", "me", "me"], []), Path("unused"))
    monkeypatch.setattr("builtins.input", lambda prompt: "quit")
    monkeypatch.setattr(table, "_save", lambda path: True)
    assert table.run() == 0
    assert FORGET_SCREEN in shown.getvalue()
    assert "Your hand" not in shown.getvalue()


def test_undo_does_not_reach_through_the_curtain(run: Run) -> None:
    out = run(*PAIR, "--seed", "3", typed=["", "reveal", "end_turn", "", "undo"]).out
    assert "Cannot take back: another seat has decided since" in out


@pytest.mark.parametrize("seed", range(4))
def test_what_is_drawn_does_not_depend_on_what_is_hidden(seed: int) -> None:
    """The same screen for the true game and for one drawn at random from what the seat may know."""
    painter = Painter(texts("en"), words("en"), seating_of(["me", "me", "me"], []))
    game = new_game(Setup(players=3), seed)
    play_random(game, Rng(seed + 1), 60 + 20 * seed)
    for seat in range(-1, 3):
        true = view(game, seat)
        other = view(Game(true.determinize(Rng(99)), []), seat)
        assert drawn(painter, true) == drawn(painter, other)


def drawn(painter: Painter, seen: object) -> str:
    shown = io.StringIO()
    console = Console(file=shown, width=120)
    console.print(painter.table(seen))  # type: ignore[arg-type]
    if seen.seat >= 0:  # type: ignore[attr-defined]
        console.print(painter.piles(seen))  # type: ignore[arg-type]
    return shown.getvalue()


# --- Beginning -------------------------------------------------------------------------------------------------------


def test_at_a_terminal_it_asks_and_enter_is_enough(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    result = run("play", typed=["", "", "", "", "", ""], at_terminal=True)
    assert result.status == 0
    assert "Зерно цієї партії" in result.out
    assert autosave(home).names == ["", "naib", "naib", "naib"]


def test_the_questions_take_answers(run: Run, home: Path) -> None:
    result = run(
        "play", typed=["fr", "ru", "3", "uprising,choam", "7", "2", "rand", "choose", "", "quit"], at_terminal=True
    )
    assert result.status == 0
    assert "Please answer one of: en, ru, uk" in result.out
    assert "Ответьте одним из: 1, 2, 3" in result.out
    assert "отвернитесь" in result.out
    assert autosave(home).names == ["", "", "random"]
    assert autosave(home).setup.leader_mode == "choose"
    assert autosave(home).setup.boxes == ("uprising", "choam")


def test_the_questions_offer_only_boxes_that_the_players_can_play(run: Run, home: Path) -> None:
    result = run("play", typed=["en", "1", "choam", "base,ix", "", "", "quit"], at_terminal=True)
    assert result.status == 0
    assert "Please answer one of: base, uprising, base,ix" in result.out
    assert autosave(home).setup.boxes == ("base", "ix")


@pytest.mark.parametrize("typed", [[], ["ru"], ["", "4", ""]])
def test_leaving_before_the_game_began(run: Run, home: Path, typed: list[str]) -> None:
    assert run("play", typed=typed, at_terminal=True).status == 0
    assert not home.exists()


def test_a_small_terminal_gets_the_short_table(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("TERM", "xterm")
    out = run(*ALONE, "--seed", "3", typed=[""], at_terminal=True).out
    assert "Your hand" in out
    assert "Imperium Row" not in out
    assert "The whole board, the cards for sale and the texts of your cards: table" in out
    assert "Reveal: +" not in out, "the texts of the cards are left out"


def test_a_terminal_of_middle_height_gets_the_board_without_the_texts_of_the_own_cards(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The head of the table must not scroll off above the question."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "35")
    monkeypatch.setenv("TERM", "xterm")
    out = run(*ALONE, "--seed", "3", typed=[], at_terminal=True).out
    assert "Imperium Row" in out
    assert "The texts of your cards: table" in out
    assert "Reveal: +" not in out
    screen = out[out.index("Round 1 · Phase") : out.rindex("> ")]
    assert screen.count("\n") < 35


def test_the_only_choice_is_not_called_1_to_1(run: Run) -> None:
    assert words("en")("play-choice-number", said="7", n=1) == "There is no choice 7: there is only 1"
    assert words("ru")("play-choice-number", said="7", n=21) == "Нет выбора 7: выберите от 1 до 21"


def test_the_record_of_a_game_is_json_with_one_action_a_line(finished: Path) -> None:
    data = json.loads(finished.read_text())
    assert data["result"]["ranking"]
    with pytest.raises(BrokenRecord):
        Record.from_json(finished.read_bytes()[:-100])
