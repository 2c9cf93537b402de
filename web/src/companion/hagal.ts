import { type Facts, RESOURCES, type Resource } from "./facts";
import type { AskKind, Event, Setup, State, TroopZone, Zone } from "./state";
import { CompanionError, isFighting, levelOf, NO_RIVAL, strength, troopZones, turnOrder, ZONES } from "./state";
import { NO_TILE } from "./tech";
import { isNumber, Turns } from "./turns";

/**
 * House Hagal for a table of cardboard: the state machine of `landsraad.companion` (Python) once more, as pure functions.
 * tests/companion/cases.json and walks.json hold both to the same answers. Change the two together.
 */

/**
 * What can be said, with what belongs behind the colons: Rival, Space, Faction, Number, Zone, Kind of gain, Bonus spice,
 * Tile.
 */
const COMMANDS: Record<string, string> = {
  reveal: "R",
  place: "",
  taken: "",
  bonus: "B",
  yes: "",
  no: "",
  faction: "F",
  strength: "N",
  mark: "S",
  free: "S",
  combat: "",
  round: "",
  influence: "RFN",
  hold: "RF",
  gain: "RKN",
  troops: "RZZN",
  mentat: "R",
  tile: "T",
  control: "S",
  freighter: "R",
  dividends: "",
  won: "R",
  finish: "",
  dreadnoughts: "RZZN",
  own: "RT",
};

/** Those that need Rise of Ix. */
const IX_COMMANDS = new Set(["tile", "control", "freighter", "dividends", "won", "finish", "dreadnoughts", "own"]);

const ANSWERS: Record<AskKind, readonly string[]> = {
  place: ["place", "taken"],
  bonus: ["bonus"],
  signet: ["yes", "no"],
  alliance: ["yes", "no"],
  faction: ["faction"],
  strength: ["strength"],
  raise: ["faction"],
  pass: ["yes", "no"],
  tile: ["tile"],
  control: ["control"],
};
const ANSWERING = new Set(Object.values(ANSWERS).flat());

/** Does this command answer a question? */
export function isAnswer(command: string): boolean {
  return ANSWERING.has(command.split(":")[0] as string);
}

/** The state after a command, and what happened. Throws CompanionError; `state` is never changed. */
export function apply(facts: Facts, setup: Setup, state: State, command: string): { state: State; events: Event[] } {
  const machine = new Machine(facts, setup, structuredClone(state));
  machine.run(command);
  return { state: machine.s, events: machine.events };
}

/** A state that is being changed by one command. */
class Machine extends Turns {
  run(command: string): void {
    const [verb = "", ...parts] = command.split(":");
    const kinds = Object.hasOwn(COMMANDS, verb) ? (COMMANDS[verb] as string) : null;
    if (kinds === null || parts.length !== kinds.length)
      throw new CompanionError("command", { what: command.slice(0, 60) });
    if (IX_COMMANDS.has(verb) && this.facts.tiles.length === 0) throw new CompanionError("needs_ix", { what: verb });
    const { ask } = this.s;
    if (ask && !ANSWERS[ask.kind].includes(verb)) throw new CompanionError("answer_first", { what: ask.kind });
    if (!ask && ANSWERING.has(verb)) throw new CompanionError("not_asked", { what: verb });
    parts.forEach((part, i) => this.check(kinds[i] as string, part, verb));
    this.carryOut(verb, parts);
    this.carryOn();
  }

  private check(kind: string, text: string, verb: string): void {
    const known = (wanted: readonly string[], code: string) => {
      if (!wanted.includes(text)) throw new CompanionError(code, { what: text.slice(0, 40) });
    };
    if (kind === "R") {
      const least = verb === "hold" || verb === "own" ? 0 : 1;
      if (!isNumber(text) || Number(text) < least || Number(text) > this.s.rivals.length) {
        throw new CompanionError("no_rival", { what: text.slice(0, 20) });
      }
    } else if (kind === "N" && !isNumber(text)) {
      throw new CompanionError("number", { what: text.slice(0, 20) });
    } else if (kind === "F") known(this.facts.factions, "no_faction");
    else if (kind === "S") this.space(text);
    else if (kind === "T" && !(text === NO_TILE && verb === "tile")) this.tile(text);
    else if (kind === "Z") known(verb === "troops" ? troopZones(this.facts, this.setup) : ZONES, "no_zone");
    else if (kind === "K") known([...RESOURCES, "vp", "agents"], "no_resource");
  }

  private carryOut(verb: string, [a = "", b = "", c = "", d = ""]: string[]): void {
    switch (verb) {
      case "reveal":
        return this.doReveal(Number(a));
      case "place":
        return this.doPlace();
      case "taken":
        return this.doTaken();
      case "bonus":
        return this.doBonus(a);
      case "yes":
        return this.doYes();
      case "no":
        return this.doNo();
      case "faction":
        return this.doFaction(a);
      case "strength":
        return this.doStrength(Number(a));
      case "mark":
        return this.doMark(a);
      case "free":
        return this.doFree(a);
      case "combat":
        return this.doCombat();
      case "round":
        return this.doRound();
      case "influence":
        return Number(c) > 0
          ? this.gainInfluence(Number(a), b, Number(c))
          : this.loseInfluence(Number(a), b, -Number(c));
      case "hold":
        return this.doHold(Number(a), b);
      case "gain":
        return this.doGain(Number(a), b as Resource | "vp" | "agents", Number(c));
      case "troops":
        return this.doTroops(Number(a), b as TroopZone, c as TroopZone, Number(d));
      case "mentat":
        return this.doMentat(Number(a));
      case "tile":
        return this.doTile(a);
      case "control":
        return this.doControl(a);
      case "freighter":
        return this.doFreighter(Number(a));
      case "dividends":
        return this.doDividends();
      case "won":
        return this.doWon(Number(a));
      case "finish":
        return this.doFinish();
      case "dreadnoughts":
        return this.doDreadnoughts(Number(a), b as Zone, c as Zone, Number(d));
      default:
        return this.doOwn(Number(a), b);
    }
  }

  // What the people tell

  private doHold(number: number, faction: string): void {
    if (this.s.alliances[faction] === number) throw new CompanionError("holds_already", { what: faction });
    if (number !== NO_RIVAL && this.influence(number, faction) < this.facts.alliance_at) {
      throw new CompanionError("too_few", { what: faction, n: this.influence(number, faction) });
    }
    this.giveAlliance(number, faction);
  }

  private doGain(number: number, what: Resource | "vp" | "agents", n: number): void {
    const rival = this.rival(number);
    if (what !== "agents" && !this.solo) throw new CompanionError("gains_nothing");
    if (rival[what] + n < 0) throw new CompanionError("too_few", { what, n: rival[what] });
    if (n === 0 || Math.abs(n) > 99) throw new CompanionError("number", { what: String(n) });
    if (what === "vp") return this.score(number, n);
    if (what !== "agents") return this.gain(number, what, n);
    rival.agents += n;
    this.note("agents", number, "", rival.agents);
  }

  private doTroops(number: number, source: TroopZone, target: TroopZone, n: number): void {
    moveUnits(this.rival(number), source, target, n);
    this.note(`to_${target}`, number, source, n);
  }

  private doDreadnoughts(number: number, source: Zone, target: Zone, n: number): void {
    moveUnits(this.rival(number).dreadnoughts, source, target, n);
    this.note(`dreadnought_to_${target}`, number, source, n);
  }

  private doMentat(number: number): void {
    if (!this.solo) throw new CompanionError("gains_nothing");
    const rival = this.rival(number);
    rival.mentat = !rival.mentat;
    this.note(rival.mentat ? "mentat" : "mentat_lost", number);
  }

  // Combat and the round

  /** A card for each Rival with units in the Conflict, in turn order (B-177); more with Brutal Escalation. */
  private doCombat(): void {
    if (this.s.fought) throw new CompanionError("fought");
    const fighting = turnOrder(this.setup, this.s).filter((number) => isFighting(this.rival(number)));
    if (fighting.length === 0) throw new CompanionError("no_troops");
    this.s.fought = true;
    const cards = this.setup.escalation && this.isLastLevel ? this.facts.escalation : 1;
    for (const number of fighting) {
      const rival = this.rival(number);
      rival.swords = 0;
      for (let i = 0; i < cards; i++) rival.swords += this.draw(number).swords;
      this.note("swords", number, "", rival.swords);
      this.note("strength", number, "", strength(this.facts, rival));
    }
  }

  /** Units go home, Makers fill, Agents return (B-126, B-129); the third Agents may come (B-201). */
  private doRound(): void {
    const { s, facts } = this;
    if (s.round >= facts.levels.length) throw new CompanionError("last_round", { n: s.round });
    s.rivals.forEach((rival, i) => {
      if (rival.vp >= facts.vp_to_end) this.note("end", i + 1, "", rival.vp);
    });
    s.bonus = s.bonus.map((n, i) => (Object.hasOwn(s.taken, this.makers[i]?.id ?? "") ? n : n + 1));
    this.unitsHome();
    s.taken = {};
    s.fought = s.won = false;
    s.round += 1;
    this.note("round", NO_RIVAL, "", s.round);
    const level = levelOf(facts, this.setup);
    s.rivals.forEach((rival, i) => {
      if (level && s.round === level.swordmaster_round) {
        rival.swordmaster = true;
        this.note("swordmaster", i + 1);
      }
      rival.agents = facts.agents + (rival.swordmaster ? 1 : 0) + (rival.mentat ? 1 : 0);
      rival.mentat = false;
      this.exchange(i + 1, "spice"); // a new level may end the saving for tiles
    });
    this.tilesAtRoundStart();
  }
}

function moveUnits<Z extends string>(zones: Record<Z, number>, source: Z, target: Z, n: number): void {
  if (n < 1 || source === target) throw new CompanionError("number", { what: String(n) });
  if (zones[source] < n) throw new CompanionError("too_few", { what: source, n: zones[source] });
  zones[source] -= n;
  zones[target] += n;
}
