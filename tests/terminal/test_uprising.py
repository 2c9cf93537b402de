"""What the table draws of Uprising and its CHOAM module, and what can be asked of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from landsraad import Game, Setup, View, new_game, view
from landsraad.engine.machine import actions
from landsraad.engine.machine.rng import Rng
from landsraad.engine.state.state import GameState
from landsraad.lab.bench import play_random
from landsraad.record import Record
from landsraad.terminal.choices import Choice, choices, draw
from landsraad.terminal.questions import explain, help_text, name_list, topics, why
from landsraad.terminal.words import words
from landsraad.text import LANGUAGES, texts
from tests.support.table import given, seat
from tests.support.terminal import drawn, line_with, painter, printed
from tests.terminal.conftest import Run

CHOAM = ("uprising", "choam")
EVERYTHING = ("uprising", "choam", "base", "ix")
LEADERS = ("muaddib", "shaddam_corrino_iv", "feyd_rautha_harkonnen", "lady_jessica")
SETUP = Setup(players=4, boxes=CHOAM, leaders=LEADERS)


def post_of(g: GameState, id: str) -> int:
    return next(1 << post.number for post in g.rules.posts if post.id == id)


def conflict_of(g: GameState, id: str) -> int:
    return next(int(conflict.number) for conflict in g.rules.conflicts if conflict.id == id)


def contract_of(g: GameState, id: str) -> int:
    return next(int(contract.number) for contract in g.rules.contracts if contract.id == id)


def won(g: GameState, id: str) -> int:
    """The source of a Conflict card, as a seat keeps it."""
    return int(g.rules.first_conflict) + conflict_of(g, id)


def goal(g: GameState, id: str) -> int:
    return int(g.rules.first_objective) + next(int(one.number) for one in g.rules.objectives if one.id == id)


def asked(game: Game, kind: str, rng: Rng, family: int = -1) -> View:
    """Random play until somebody is asked that; with `family` the first option is an action of it."""
    while True:
        if game.over:
            game = new_game(SETUP, f"again {rng.below(1 << 20)}")
        seen = view(game, game.state.decider())
        if seen.kind == kind and family in (-1, game.rules.actions.family[seen.options[0]]):
            return seen
        play_random(game, rng, 1)


# --- The board -------------------------------------------------------------------------------------------------------


def test_spies_stand_beside_the_spaces_that_they_watch() -> None:
    game = new_game(SETUP, 3)
    g = game.state
    g.players[1].spies = post_of(g, "arrakeen_and_spice_refinery")
    g.players[2].spies = post_of(g, "arrakeen_and_spice_refinery") | post_of(g, "hagga_basin")
    cities = line_with(drawn(game), "City: ")
    assert cities.startswith("City: Arrakeen⚔ ◉2 ◉3 · Spice Refinery⚔ ◉2 ◉3 · Research Station⚔ (2 water) · ")
    board = printed(painter().spaces(view(game, 0)))
    assert line_with(board, "Arrakeen / Spice Refinery").endswith("◉2 ◉3")
    assert line_with(board, "Hagga Basin  ").endswith("◉3")
    assert line_with(board, "Espionage / Secrets").endswith("no spy")
    space = g.rules.spaces[g.rules.space_number("spice_refinery")]
    assert painter().space_hint(g, space).startswith("⚔ ◉2 ◉3 · You may pay 1 spice: +4 Solari")


def test_the_name_of_a_post_is_set_in_where_it_goes_on() -> None:
    board = printed(painter().spaces(view(new_game(SETUP, 3), 0)))
    lines = board.splitlines()
    start = next(place for place, line in enumerate(lines) if line.startswith("  High Council / Imperial"))
    assert lines[start + 1].startswith("    Privilege / Swordmaster")


@pytest.mark.parametrize(
    ("conflict", "wall", "said"),
    [
        ("siege_of_arrakeen_uprising", True, "the Shield Wall keeps sandworms out of it"),
        ("skirmish_crysknife", True, "the Shield Wall stands"),
        ("siege_of_arrakeen_uprising", False, "the Shield Wall is gone"),
    ],
)
def test_the_shield_wall_and_what_it_means_for_the_conflict(conflict: str, wall: bool, said: str) -> None:
    game = new_game(SETUP, 3)
    game.state.conflict = conflict_of(game.state, conflict)
    game.state.wall = wall
    assert f" · {said}" in drawn(game)
    assert f" · {said}" in printed(painter().short_table(view(game, 0)))


def test_the_battle_icon_of_the_conflict_is_named() -> None:
    game = new_game(SETUP, 3)
    game.state.conflict = conflict_of(game.state, "propaganda")
    assert "Propaganda · Conflict III · Battle icon: Wild" in drawn(game)


def test_on_a_narrow_screen_no_thing_is_broken_over_two_lines() -> None:
    game = new_game(SETUP, 3)
    seen = view(game, 0)
    said = words("en")("table-conflicts-left", n=len(game.state.conflict_deck))
    assert said in printed(painter().conflict(seen), len(said) + 2)
    spies = words("en")("own-spies")
    assert f"{spies} 3" in printed(painter().own_line(seen), len(spies) + 4)


# --- Seats -----------------------------------------------------------------------------------------------------------


def test_sandworms_and_spies_in_the_supply_have_columns() -> None:
    game = new_game(SETUP, 3)
    g = game.state
    g.players[2].conflict, g.players[2].sandworms = 1, 2
    g.players[2].spies = post_of(g, "hagga_basin")
    out = drawn(game)
    [head] = [line.split() for line in out.splitlines() if line.split()[:1] == ["VP"]]
    [row] = [line.split() for line in out.splitlines() if line.split()[:2] == ["3", "Feyd-Rautha"]]
    numbers = dict(zip(reversed(head), reversed(row), strict=False))
    assert (numbers["Con"], numbers["Wm"], numbers["Str"], numbers["Sp"]) == ("1", "2", "8", "2")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("boxes", [CHOAM, EVERYTHING])
def test_every_column_has_room_on_a_small_terminal(language: str, boxes: tuple[str, ...]) -> None:
    game = new_game(Setup(players=4, boxes=boxes), 3)
    seats = printed(painter(language).seats(view(game, 0)), width=80)
    say = words(language)
    heads = ["vp", "solari", "spice", "water", "agents", "garrison", "conflict", "sandworms", "strength", "spies"]
    heads += ["emperor", "guild", "bene_gesserit", "fremen", "hand", "intrigue"]
    heads += ["dreadnoughts"] if "ix" in boxes else []
    assert sorted(seats.splitlines()[0].split()) == sorted(say(f"head-{head}") for head in heads)


def test_what_a_seat_has_for_the_rest_of_the_game() -> None:
    game = new_game(SETUP, 3)
    g = game.state
    assert "Maker Hooks" not in printed(painter().seats(view(game, 0)))
    g.players[0].hooks = True
    g.players[2].training = 4
    g.players[3].memories = 2
    marks = "1 Maker Hooks · 3 training space 4 · 4 memories: 2"
    assert marks in printed(painter().short_table(view(game, 0)))
    out = printed(painter().seats(view(game, 0)))
    for mark in ("(you, Maker Hooks)", "(Random, training space 4)", "(Random, memories: 2)"):
        assert mark in out


def test_a_leader_that_has_turned_over_is_called_by_its_other_side() -> None:
    game = new_game(SETUP, 3)
    assert "4 Lady Jessica" in drawn(game)
    rules = game.rules
    game.state.players[3].leader = rules.leaders[rules.leader_number("reverend_mother_jessica")]
    assert "4 Reverend Mother Jessica" in drawn(game)


def test_battle_icons_face_up_and_face_down() -> None:
    game = new_game(SETUP, 3)
    g = game.state
    for player in g.players:
        player.trophies = ()
    g.players[0].trophies = (goal(g, "crysknife_i"), won(g, "propaganda"))
    g.players[2].trophies = (goal(g, "ornithopter_i"),)
    g.players[2].trophies_matched = (won(g, "skirmish_desert_mouse"), goal(g, "desert_mouse_i"))
    line = "Battle icons: 1 Crysknife, Wild · 3 Ornithopter, (Desert Mouse ×2)"
    assert line_with(drawn(game), "Battle icons:") == line
    assert line_with(printed(painter().short_table(view(game, 0))), "Battle icons:") == line


def test_cards_without_a_battle_icon_are_no_battle_icons() -> None:
    game = new_game(Setup(players=4, boxes=EVERYTHING, leaders=LEADERS, old_conflicts=True), 3)
    g = game.state
    g.players[0].trophies = (won(g, "siege_of_arrakeen"), goal(g, "crysknife_i"))
    assert line_with(drawn(game), "Battle icons:").startswith("Battle icons: 1 Crysknife · ")


# --- Contracts -------------------------------------------------------------------------------------------------------


def with_contracts() -> Game:
    game = new_game(SETUP, 3)
    g = game.state
    g.contract_market = (contract_of(g, "espionage"), contract_of(g, "harvest_4"))
    g.players[0].contracts = (contract_of(g, "arrakeen_water"), contract_of(g, "high_council_solari"))
    g.players[0].contracts_done = (contract_of(g, "immediate"),)
    g.players[3].contracts_done = (contract_of(g, "immediate"), contract_of(g, "deliver_supplies"))
    return game


@pytest.mark.parametrize(
    ("language", "contracts", "said"),
    [
        ("ru", "Контракты: ", "Сбор Пряности 4+: +4 солярия · только лидер Шаддам Коррино IV: Сардаукары (карты)"),
        ("uk", "Контракти: ", "Збір прянощів 4+: +4 солярії · лише лідер Шаддам Корріно IV: Сардаукари (карти)"),
    ],
)
def test_contracts_in_good_russian_and_ukrainian(language: str, contracts: str, said: str) -> None:
    assert said in line_with(drawn(with_contracts(), language), contracts)


def test_the_open_contracts_and_those_of_shaddam() -> None:
    game = with_contracts()
    line = line_with(drawn(game), "Contracts: ")
    assert line.startswith("Contracts: Espionage: +3 Solari · Harvest 4+: +4 Solari · only for Shaddam Corrino IV: ")
    assert "Sardaukar (cards)" in line
    assert line.endswith(f"in the stack: {len(game.state.contract_stack)}")
    sold = printed(painter().market_cards(view(game, 0)))
    assert "Completed by sending an Agent to Espionage · Reward: +3 Solari" in sold
    assert "Sardaukar (Agent)" in sold


def test_the_contracts_of_the_seats() -> None:
    game = with_contracts()
    assert line_with(drawn(game), "Contracts taken: ") == (
        "Contracts taken: 1 Arrakeen (water), High Council (Solari), completed: 1 · 4 completed: 2"
    )
    short = printed(painter().short_table(view(game, 0)))
    assert line_with(short, "Contracts taken: ") == "Contracts taken: 1 open: 2, completed: 1 · 4 completed: 2"
    assert line_with(short, "Your contracts (2): ") == "Your contracts (2): Arrakeen (water), High Council (Solari)"


def test_the_own_contracts_are_told_in_full() -> None:
    own = printed(painter().own(view(with_contracts(), 0)))
    assert "Your contracts (2)" in own
    assert "Completed by sending an Agent to Arrakeen · Reward: " in own
    assert "Your contracts" not in printed(painter().own(view(with_contracts(), 1)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_it_in_other_games(language: str) -> None:
    say = words(language)
    base = drawn(new_game(Setup(players=3), 3), language)
    uprising = drawn(new_game(Setup(players=3, boxes=("uprising",)), 3), language)
    for id in ("table-icons", "head-sandworms", "table-wall-stands"):
        assert say(id) not in base
        assert say(id) in uprising
    assert f"\n{say('library-contract')}: " not in uprising
    assert f"\n{say('library-contract')}: " in drawn(new_game(SETUP, 3), language)


def test_the_name_of_a_contract_is_not_broken_over_two_lines() -> None:
    game = with_contracts()
    table = printed(painter().market(view(game, 0)), 80)
    assert "only for Shaddam Corrino IV: Sardaukar (cards), Sardaukar (Agent)" in table


@pytest.mark.parametrize(("language", "kind"), [("en", "Random"), ("ru", "Наугад"), ("uk", "Навмання")])
def test_what_plays_a_seat_is_told_in_the_language_of_the_table(language: str, kind: str) -> None:
    assert drawn(new_game(SETUP, 3), language).count(f"({kind})") == 3


# --- Rivals ----------------------------------------------------------------------------------------------------------


def solo_game() -> Game:
    return new_game(Setup(players=1, boxes=("uprising",), rival_leaders=("lady_jessica", "muaddib")), 3)


@pytest.mark.parametrize(
    ("language", "far"),
    [
        ("en", "Gathered for the third Agent: 2 5 of 6"),
        ("ru", "Накоплено на третьего агента: 2 5 из 6"),
        ("uk", "Зібрано на третього агента: 2 5 з 6"),
    ],
)
def test_how_far_a_rival_is_and_what_it_can_do(language: str, far: str) -> None:
    game = solo_game()
    jessica, muaddib = game.state.players[1:]
    jessica.solari, jessica.spice, jessica.water, jessica.intrigue = 1, 2, 1, (0,)
    muaddib.swordmaster = True
    table = drawn(game, language)
    assert f"{far}\n" in table
    assert words(language)("mark-rival") in table
    assert texts(language).name("rival", "lady_jessica") in table
    assert f"\n{words(language)('library-rival')}: " in table


def test_rival_cards_to_choose_are_told_in_full() -> None:
    game = new_game(Setup(players=1, boxes=("uprising",), leader_mode="choose"), 3)
    game.play("leader:staban_tuek")
    first = shown(view(game, 0))[0]
    assert first.label == "Rival: Staban Tuek"
    assert "Spy network, with the third spy: recruit 2 troops" in first.hint


def test_a_rival_card_is_explained_where_rivals_play() -> None:
    for game, cards in ((solo_game(), 1), (new_game(SETUP, 3), 0)):
        explained = explain(painter(), view(game, 0), "Lady Jessica")
        assert explained is not None
        assert printed(explained).count("Rival card") == cards


# --- Choosing --------------------------------------------------------------------------------------------------------


def shown(view: View, language: str = "en") -> list[Choice]:
    return choices(painter(language), view)


def test_posts_to_choose_are_named_by_their_spaces() -> None:
    game = new_game(SETUP, "posts")
    offered = shown(asked(game, "place_spy", Rng(5), actions.PLACE_SPY))
    names = {choice.text: choice.shown for choice in offered}
    assert names["place_spy:espionage_and_secrets"] == "Espionage / Secrets"
    assert next(choice for choice in offered if choice.shown == "Espionage / Secrets").label == (
        "Place the spy: post between Espionage and Secrets"
    )


def test_a_spy_that_is_taken_back_first_is_told_so() -> None:
    offered = shown(asked(new_game(SETUP, "back"), "place_spy", Rng(7), actions.RECALL_SPY))
    assert all(choice.shown.startswith("First recall the spy: post ") for choice in offered[:-1])
    assert offered[-1].shown == "Place no spy"


def test_a_space_that_takes_a_spy_to_enter_is_told_so() -> None:
    spying = seat(hand=["reconnaissance"], spies=["arrakeen_and_spice_refinery"])
    table = given(boxes=CHOAM, A=spying, B=seat(on=["arrakeen"])).play("reconnaissance")
    hints = {choice.text: choice.hint for choice in shown(view(table.game, 0))}
    assert hints["send:arrakeen"].startswith("infiltrating, a spy of yours goes back · ⚔ [2]")
    assert hints["send:spice_refinery"].startswith("⚔")


def test_contracts_to_choose_are_told_in_full() -> None:
    offered = shown(asked(new_game(SETUP, "take"), "take_contract", Rng(3)))
    assert all(choice.hint.startswith("Completed ") and choice.whole for choice in offered)
    out = "".join(printed(line, 60) for line in draw(offered, 60, 1))
    assert "…" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_alone_chooses_a_post_or_a_contract(run: Run, language: str) -> None:
    offered = asked(new_game(SETUP, "take"), "take_contract", Rng(3))
    rules = offered.state.rules
    contract = rules.contracts[rules.actions.param[offered.options[0]]]
    said = why(painter(language), offered, shown(offered, language), texts(language).name("contract", contract.id))
    assert said == words(language)("why-legal", n=1)


def test_names_in_a_list_are_not_parted_by_what_they_have() -> None:
    """A comma would make two cards of "Chani, Clever Tactician"."""
    table = given(boxes=CHOAM, A=seat(hand=["chani_clever_tactician", "maula_pistol"]))
    seen = view(table.game, 0)
    names = "Chani, Clever Tactician · Maula Pistol"
    assert why(painter(), seen, shown(seen), "arrakeen").endswith(f": {names}")
    cards = [("card", "chani_clever_tactician"), ("card", "maula_pistol")]
    assert name_list(painter(), cards) == names
    assert name_list(painter(), [("space", space.id) for space in seen.state.rules.spaces]).endswith(" · …")


# --- Explaining ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_explains_what_only_uprising_brings(language: str) -> None:
    say = words(language)
    choam = help_text(painter(language), SETUP.rules()).plain
    alone = help_text(painter(language), Setup(players=4, boxes=("uprising",)).rules()).plain
    base = help_text(painter(language), Setup(players=4).rules()).plain
    assert say("help-legend-uprising").strip() in choam
    assert say("help-legend-uprising").strip() not in base
    assert say("topic-contracts") in choam
    assert say("topic-contracts") not in alone
    assert say("topic-sandworms") in alone
    assert say("topic-sandworms") not in base


@pytest.mark.parametrize(
    ("query", "topic"),
    [("spies", "spy"), ("Шпионы", "spy"), ("Піщані хробаки", "sandworms"), ("shield wall", "sandworms"),
     ("battle icons", "icons"), ("контракти", "contracts"), ("spy", "spy")],
)  # fmt: skip
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_uprising_in_short(language: str, query: str, topic: str) -> None:
    game = new_game(SETUP, 3)
    said = explain(painter(language), view(game, 0), query)
    assert said is not None
    assert words(language)(f"topic-{topic}-text") in printed(said, 5000)
    assert topic in topics(game.rules)


def test_why_a_card_that_needs_no_influence_reaches_a_space() -> None:
    """The requirement of a space does not stop a card that ignores it."""
    seen = asked(new_game(SETUP, "why"), "turn", Rng(1))
    g = seen.state
    card = next(card for card in g.rules.cards if card.ignores_requirements)
    g.players[seen.seat].hand = (int(card.number),)
    g.players[seen.seat].solari = 9
    space = next(
        space for space in g.rules.spaces if space.requirement is not None and (card.reach >> space.number) & 1
    )
    said = why(painter(), seen, shown(seen), texts("en").name("space", space.id))
    assert said == words("en")("why-play-first", names=texts("en").name("card", card.id))


# --- Beginning and keeping a game ------------------------------------------------------------------------------------


def test_a_whole_game_of_uprising_at_the_command(run: Run, home: Path) -> None:
    result = run(
        "play", "--boxes", "uprising,choam,base,ix", "--old-conflicts", "--seats", "random,random,random,random",
        "--seed", "8",
    )  # fmt: skip
    assert result.status == 0
    assert "The game is over" in result.out
    record = Record.load(home / "last-game.json")
    assert record.setup.old_conflicts
    assert run("replay", home / "last-game.json", "--verify").status == 0


def test_records_older_than_the_mixing_of_conflicts_can_be_read(finished: Path) -> None:
    data = json.loads(finished.read_text())
    del data["setup"]["old_conflicts"]
    old = Record.from_json(json.dumps(data).encode())
    assert not old.setup.old_conflicts
    assert not old.read_setup().old_conflicts


def test_a_setup_that_is_refused_leaves_the_saved_game_alone(run: Run, home: Path) -> None:
    run("play", "--seats", "me,random,random", "--seed", "1", typed=["quit"])
    kept = (home / "autosave.json").read_bytes()
    result = run("play", "--boxes", "uprising", "--players", "3", "--streamlined")
    assert result.status == 2
    assert "variant streamlined the number of players can be 2" in result.err
    assert (home / "autosave.json").read_bytes() == kept


def test_the_library_finds_old_conflict_cards_beside_those_of_uprising(run: Run) -> None:
    out = run("cards", "raid stockpiles", "--boxes", "uprising,base").out
    assert "Conflict II" in out
    assert run("cards", "raid stockpiles", "--boxes", "uprising").status == 1
