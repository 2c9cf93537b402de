import { factsFor, makersOf, RESOURCES, type CardFacts, type Facts, type LevelFacts, type Resource, type SignetFacts, type SpaceFacts } from "./facts";
import { isSeed, shuffled } from "./rng";

/**
 * House Hagal for a table of cardboard: the state machine of `landsraad.companion` (Python) once more, as pure functions.
 * tests/companion/cases.json and walks.json hold both to the same answers. Change the two together.
 */

export const ZONES = ["supply", "garrison", "conflict"] as const;
export type Zone = (typeof ZONES)[number];
export const NO_RIVAL = 0;

export interface Setup {
  players: number;
  difficulty: string;
  boxes: string[];
  leaders: string[];
  seed: string;
}

export interface Rival {
  leader: string;
  agents: number;
  influence: Record<string, number>;
  supply: number;
  garrison: number;
  conflict: number;
  swords: number;
  swordmaster: boolean;
  mentat: boolean;
  solari: number;
  spice: number;
  water: number;
  intrigue: number;
  vp: number;
}

export type AskKind = "place" | "bonus" | "signet" | "faction" | "alliance" | "strength";

export interface Ask {
  kind: AskKind;
  rival: number;
  faction: string;
}

export interface Turn {
  rival: number;
  card: string;
  space: string;
  recruited: number;
}

export interface State {
  round: number;
  rng: string;
  deck: number[];
  discard: number[];
  taken: Record<string, number>;
  bonus: number[];
  alliances: Record<string, number>;
  rivals: Rival[];
  fought: boolean;
  ask: Ask | null;
  turn: Turn | null;
  todo: string[];
}

export interface Event {
  kind: string;
  rival: number;
  what: string;
  n: number;
}

/** Something that cannot be done; the texts `companion-wrong-CODE` explain the code. */
export class CompanionError extends Error {
  constructor(
    readonly code: string,
    readonly values: Record<string, string | number> = {},
  ) {
    super(`${code} ${JSON.stringify(values)}`);
  }
}

/** What can be said, with what belongs behind the colons: Rival, Space, Faction, Number, Zone, Kind of gain, Bonus spice. */
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
};

const ANSWERS: Record<AskKind, readonly string[]> = {
  place: ["place", "taken"],
  bonus: ["bonus"],
  signet: ["yes", "no"],
  alliance: ["yes", "no"],
  faction: ["faction"],
  strength: ["strength"],
};
const ANSWERING = new Set(Object.values(ANSWERS).flat());

/** Does this command answer a question? */
export function isAnswer(command: string): boolean {
  return ANSWERING.has(command.split(":")[0] as string);
}

/** The facts for a setup; throws CompanionError where it cannot be played. */
export function checkSetup(setup: Setup): Facts {
  const facts = factsFor(setup.boxes);
  if (!facts) throw new CompanionError("no_box", { what: setup.boxes.join(", "), known: "base" });
  if (!(String(setup.players) in facts.rivals)) throw new CompanionError("players", { n: setup.players });
  if (setup.players === 2) {
    if (setup.difficulty || setup.leaders.length > 0) throw new CompanionError("two_persons");
  } else {
    const levels = facts.difficulties.map((level) => level.id);
    if (!levels.includes(setup.difficulty)) throw new CompanionError("no_level", { what: setup.difficulty, known: levels.join(", ") });
    const leaders = facts.leaders.map((leader) => leader.id);
    const strange = setup.leaders.find((leader) => !leaders.includes(leader));
    if (strange !== undefined) throw new CompanionError("no_leader", { what: strange, known: leaders.join(", ") });
    const wanted = facts.rivals["1"] as number;
    if (setup.leaders.length !== wanted || new Set(setup.leaders).size !== wanted) throw new CompanionError("leaders", { n: wanted });
  }
  if (!isSeed(facts, setup.seed)) throw new CompanionError("seed", { what: setup.seed.slice(0, 30) });
  return facts;
}

/** A table after setting up: cards without the other mode's mark, shuffled (B-183, B-196, B-197). */
export function firstState(facts: Facts, setup: Setup): State {
  const cards = facts.cards.flatMap((card, i) => (card.mark === 0 || card.mark === setup.players ? Array<number>(card.copies).fill(i) : []));
  const { cards: deck, rng } = shuffled(facts, setup.seed, cards);
  return {
    round: 1,
    rng,
    deck,
    discard: [],
    taken: {},
    bonus: makersOf(facts).map(() => 0),
    alliances: byFaction(facts),
    rivals: firstRivals(facts, setup),
    fought: false,
    ask: null,
    turn: null,
    todo: [],
  };
}

function byFaction(facts: Facts): Record<string, number> {
  return Object.fromEntries(facts.factions.map((faction) => [faction, 0]));
}

function firstRivals(facts: Facts, setup: Setup): Rival[] {
  const bare = (leader: string): Rival => ({
    leader,
    agents: facts.agents,
    influence: byFaction(facts),
    supply: facts.troops,
    garrison: 0,
    conflict: 0,
    swords: 0,
    swordmaster: false,
    mentat: false,
    solari: 0,
    spice: 0,
    water: 0,
    intrigue: 0,
    vp: 0,
  });
  const level = levelOf(facts, setup);
  if (!level) return [{ ...bare(""), agents: facts.agents + 1, swordmaster: true }];
  return setup.leaders.map((leader) => ({
    ...bare(leader),
    supply: facts.troops - level.garrison,
    garrison: level.garrison,
    water: facts.water,
    intrigue: level.intrigue,
  }));
}

/** The difficulty of a solo game. */
export function levelOf(facts: Facts, setup: Setup): LevelFacts | undefined {
  return facts.difficulties.find((level) => level.id === setup.difficulty);
}

/** A Rival's strength in the Conflict (B-178). */
export function strength(facts: Facts, rival: Rival): number {
  return rival.conflict > 0 ? facts.strength_of_troop * rival.conflict + rival.swords : 0;
}

/** Who is first player in this round of a solo game: a Rival, or 0 for the person (B-198). */
export function firstPlayer(setup: Setup, state: State): number {
  return setup.players === 1 ? state.round % (1 + state.rivals.length) : NO_RIVAL;
}

/** The Rivals in turn order of this round. */
export function turnOrder(setup: Setup, state: State): number[] {
  if (setup.players === 2) return [1];
  const seats = 1 + state.rivals.length;
  const first = firstPlayer(setup, state);
  return Array.from({ length: seats }, (_, distance) => (first + distance) % seats).filter((seat) => seat !== NO_RIVAL);
}

/** The state after a command, and what happened. Throws CompanionError; `state` is never changed. */
export function apply(facts: Facts, setup: Setup, state: State, command: string): { state: State; events: Event[] } {
  const machine = new Machine(facts, setup, structuredClone(state));
  machine.run(command);
  return { state: machine.s, events: machine.events };
}

/** A state that is being changed by one command. */
class Machine {
  readonly events: Event[] = [];
  private readonly makers: SpaceFacts[];
  private readonly solo: boolean;

  constructor(
    private readonly facts: Facts,
    private readonly setup: Setup,
    readonly s: State,
  ) {
    this.makers = makersOf(facts);
    this.solo = setup.players === 1;
  }

  run(command: string): void {
    const [verb = "", ...parts] = command.split(":");
    const kinds = Object.hasOwn(COMMANDS, verb) ? (COMMANDS[verb] as string) : null;
    if (kinds === null || parts.length !== kinds.length) throw new CompanionError("command", { what: command.slice(0, 60) });
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
      const least = verb === "hold" ? 0 : 1;
      if (!isNumber(text) || Number(text) < least || Number(text) > this.s.rivals.length) {
        throw new CompanionError("no_rival", { what: text.slice(0, 20) });
      }
    } else if (kind === "N" && !isNumber(text)) {
      throw new CompanionError("number", { what: text.slice(0, 20) });
    } else if (kind === "F") known(this.facts.factions, "no_faction");
    else if (kind === "S") this.space(text);
    else if (kind === "Z") known(ZONES, "no_zone");
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
        return Number(c) > 0 ? this.gainInfluence(Number(a), b, Number(c)) : this.loseInfluence(Number(a), b, -Number(c));
      case "hold":
        return this.doHold(Number(a), b);
      case "gain":
        return this.doGain(Number(a), b as Resource | "vp" | "agents", Number(c));
      case "troops":
        return this.doTroops(Number(a), b as Zone, c as Zone, Number(d));
      default:
        return this.doMentat(Number(a));
    }
  }

  private note(kind: string, rival = NO_RIVAL, what = "", n = 0): void {
    this.events.push({ kind, rival, what, n });
  }

  private rival(number: number): Rival {
    return this.s.rivals[number - 1] as Rival;
  }

  private get turn(): Turn {
    return this.s.turn as Turn;
  }

  private get card(): CardFacts {
    return this.facts.cards.find((card) => card.id === this.turn.card) as CardFacts;
  }

  private space(id: string): SpaceFacts {
    const space = this.facts.spaces.find((one) => one.id === id);
    if (!space) throw new CompanionError("no_space", { what: id.slice(0, 40) });
    return space;
  }

  private isTaken(space: string): boolean {
    return Object.hasOwn(this.s.taken, space);
  }

  private ask(kind: AskKind, rival: number, faction = ""): void {
    this.s.ask = { kind, rival, faction };
  }

  // An Agent turn (B-168)

  private doReveal(rival: number): void {
    if (this.rival(rival).agents === 0) throw new CompanionError("no_agents", { rival });
    this.seek(rival);
  }

  /** Reveal cards until one names a space that is not known to be taken; then ask. */
  private seek(rival: number): void {
    const tries = 2 * (this.s.deck.length + this.s.discard.length);
    for (let i = 0; i < tries; i++) {
      const card = this.draw(rival);
      this.s.turn = { rival, card: card.id, space: "", recruited: 0 };
      if (card.harvests) {
        if (this.makers.some((maker) => !this.isTaken(maker.id))) return this.ask("bonus", rival);
        this.note("no_bonus", rival);
      } else if (this.isTaken(card.space)) {
        this.note("occupied", rival, card.space);
      } else {
        this.s.turn.space = card.space;
        return this.ask("place", rival);
      }
    }
    throw new CompanionError("no_card_fits");
  }

  /** The next card onto the discard pile; Reshuffle and an empty deck make a new deck (B-170). */
  private draw(rival: number): CardFacts {
    const { s } = this;
    for (;;) {
      if (s.deck.length === 0) this.shuffle(s.discard);
      const number = s.deck.pop() as number;
      s.discard.push(number);
      const card = this.facts.cards[number] as CardFacts;
      this.note("card", rival, card.id);
      if (!card.reshuffle) return card;
      this.shuffle([...s.deck, ...s.discard]);
    }
  }

  private shuffle(cards: number[]): void {
    const { cards: deck, rng } = shuffled(this.facts, this.s.rng, cards);
    this.s.deck = deck;
    this.s.discard = [];
    this.s.rng = rng;
    this.note("shuffle", NO_RIVAL, "", cards.length);
  }

  private doBonus(text: string): void {
    const parts = text.split(",");
    if (parts.length !== this.makers.length || !parts.every((part) => part === "x" || (isNumber(part) && Number(part) >= 0))) {
      throw new CompanionError("bonus", { n: this.makers.length });
    }
    this.makers.forEach((maker, i) => {
      const part = parts[i] as string;
      if (part === "x" && !this.isTaken(maker.id)) this.s.taken[maker.id] = NO_RIVAL;
      this.s.bonus[i] = part === "x" ? 0 : Number(part);
    });
    this.findMaker();
  }

  /** The free Maker space with the most bonus spice, then with the most spice in all (B-176). */
  private findMaker(): void {
    const { turn } = this;
    let best = 0;
    let bestTotal = 0;
    turn.space = "";
    this.makers.forEach((maker, i) => {
      const bonus = this.s.bonus[i] as number;
      const total = bonus + maker.maker;
      if (bonus === 0 || this.isTaken(maker.id) || bonus < best || (bonus === best && total <= bestTotal)) return;
      best = bonus;
      bestTotal = total;
      turn.space = maker.id;
    });
    if (turn.space) return this.ask("place", turn.rival);
    this.s.ask = null;
    this.note("no_bonus", turn.rival);
    this.seek(turn.rival);
  }

  private doTaken(): void {
    const { turn } = this;
    this.doMark(turn.space);
    if (this.card.harvests) return this.findMaker();
    this.s.ask = null;
    this.seek(turn.rival);
  }

  private doPlace(): void {
    const { turn } = this;
    const rival = this.rival(turn.rival);
    rival.agents -= 1;
    this.s.taken[turn.space] = turn.rival;
    this.note("send", turn.rival, turn.space, rival.agents);
    if (Object.keys(this.space(turn.space).control).length > 0) this.note("control", turn.rival, turn.space);
    this.s.ask = null;
    this.s.todo = ["harvest", "influence", "troops", "signet", "deploy"];
  }

  /** Carry out what is to be done until somebody must answer. */
  private carryOn(): void {
    while (this.s.todo.length > 0 && !this.s.ask) this.step(this.s.todo.shift() as string);
    if (!this.s.ask) this.s.turn = null;
  }

  private step(step: string): void {
    const { turn, card } = this;
    switch (step) {
      case "harvest":
        return this.harvest();
      case "influence":
        return card.influence ? this.gainInfluence(turn.rival, card.influence, 1) : undefined;
      case "troops":
        return this.recruit(card.troops);
      case "signet":
        return this.askSignet();
      default:
        return this.askDeploy();
    }
  }

  private harvest(): void {
    const { turn } = this;
    const i = this.makers.findIndex((maker) => maker.id === turn.space);
    if (i < 0) return;
    const bonus = this.s.bonus[i] as number;
    this.s.bonus[i] = 0;
    if (this.solo) this.gain(turn.rival, "spice", (this.makers[i] as SpaceFacts).maker + bonus);
    else this.note("bank", turn.rival, "spice", bonus);
  }

  private recruit(wanted: number): void {
    const { turn } = this;
    const rival = this.rival(turn.rival);
    const n = Math.min(wanted, rival.supply);
    if (n === 0) return;
    rival.supply -= n;
    rival.garrison += n;
    turn.recruited += n;
    this.note("recruit", turn.rival, "", n);
  }

  private get signet(): SignetFacts {
    const { leader } = this.rival(this.turn.rival);
    return (this.facts.leaders.find((one) => one.id === leader) as { signet: SignetFacts }).signet;
  }

  private askSignet(): void {
    const { turn } = this;
    const rival = this.rival(turn.rival);
    if (!this.card.signet || !rival.leader) return;
    const price = amounts(this.signet.pay);
    if (price.some(([what, n]) => rival[what] < n)) this.note("signet_short", turn.rival, rival.leader);
    else if (price.length > 0) this.ask("signet", turn.rival);
    else this.useSignet();
  }

  private useSignet(): void {
    const { turn, signet } = this;
    const rival = this.rival(turn.rival);
    this.note("signet", turn.rival, rival.leader);
    for (const [what, n] of amounts(signet.pay)) {
      rival[what] -= n;
      this.note("pay", turn.rival, what, n);
    }
    for (const [what, n] of amounts(signet.gain)) this.gain(turn.rival, what, n);
    const allied = Object.values(this.s.alliances).includes(turn.rival);
    this.recruit(signet.recruit + (allied ? signet.recruit_allied : 0));
    if (signet.influence > 0) this.ask("faction", turn.rival);
  }

  private doFaction(faction: string): void {
    this.s.ask = null;
    this.gainInfluence(this.turn.rival, faction, this.signet.influence);
  }

  /** On a Combat space: all troops recruited and up to two from the garrison (B-174, B-175). */
  private askDeploy(): void {
    const { turn } = this;
    if (!this.space(turn.space).combat || this.deployable === 0) return;
    if (this.mayHoldBack()) this.ask("strength", turn.rival);
    else this.deploy();
  }

  private get deployable(): number {
    return Math.min(this.rival(this.turn.rival).garrison, this.turn.recruited + this.facts.from_garrison);
  }

  private deploy(): void {
    const { turn } = this;
    const rival = this.rival(turn.rival);
    const n = this.deployable;
    rival.garrison -= n;
    rival.conflict += n;
    this.note("deploy", turn.rival, "", n);
  }

  /** How much strength the Rival whose turn it is has more than the other one. */
  private lead(): number {
    const own = strength(this.facts, this.rival(this.turn.rival));
    const others = this.s.rivals.filter((_, i) => i + 1 !== this.turn.rival).map((rival) => strength(this.facts, rival));
    return own - Math.max(0, ...others);
  }

  /** Would a careful Rival stay at home if the person had no strength at all (B-211)? */
  private mayHoldBack(): boolean {
    const level = levelOf(this.facts, this.setup);
    const early = (this.facts.levels[this.s.round - 1] as number) < this.facts.last_level;
    return level !== undefined && level.careful && early && this.lead() >= this.facts.careful_lead;
  }

  private doStrength(n: number): void {
    if (n < 0) throw new CompanionError("number", { what: String(n) });
    this.s.ask = null;
    const { turn } = this;
    const lead = Math.min(this.lead(), strength(this.facts, this.rival(turn.rival)) - n);
    if (lead >= this.facts.careful_lead) this.note("hold_back", turn.rival, "", lead);
    else this.deploy();
  }

  // Questions that are answered with yes or no

  private doYes(): void {
    const ask = this.s.ask as Ask;
    this.s.ask = null;
    if (ask.kind === "signet") this.useSignet();
    else this.giveAlliance(ask.rival, ask.faction);
  }

  private doNo(): void {
    const ask = this.s.ask as Ask;
    this.s.ask = null;
    if (ask.kind === "signet") return this.note("signet_left", ask.rival, this.rival(ask.rival).leader);
    const holder = this.s.alliances[ask.faction] as number;
    if (holder !== NO_RIVAL && this.influence(holder, ask.faction) < this.facts.alliance_at) this.giveAlliance(NO_RIVAL, ask.faction);
  }

  // Influence, resources, Victory Points

  private influence(number: number, faction: string): number {
    return this.rival(number).influence[faction] as number;
  }

  /** Move up: the VP at 2, no bonus at 4, the Alliance (B-172, B-202). */
  private gainInfluence(number: number, faction: string, n: number): void {
    const old = this.influence(number, faction);
    const now = Math.min(this.facts.top, old + n);
    if (now === old) return this.note("top", number, faction, now);
    this.rival(number).influence[faction] = now;
    this.note("influence", number, faction, now);
    if (old < this.facts.vp_at && now >= this.facts.vp_at) this.score(number, 1);
    const holder = this.s.alliances[faction] as number;
    if (now < this.facts.alliance_at || holder === number) return;
    if (holder === NO_RIVAL) this.ask("alliance", number, faction);
    else if (now > this.influence(holder, faction)) this.giveAlliance(number, faction);
  }

  private loseInfluence(number: number, faction: string, n: number): void {
    const old = this.influence(number, faction);
    const now = Math.max(0, old - n);
    if (now === old) throw new CompanionError("too_few", { what: faction, n: old });
    this.rival(number).influence[faction] = now;
    this.note("influence", number, faction, now);
    if (now < this.facts.vp_at && old >= this.facts.vp_at) this.score(number, -1);
    if (this.s.alliances[faction] !== number) return;
    for (let heir = 1; heir <= this.s.rivals.length; heir++) {
      const theirs = this.influence(heir, faction);
      if (heir !== number && theirs > now && theirs >= this.facts.alliance_at) return this.ask("alliance", heir, faction);
    }
    if (now < this.facts.alliance_at) this.giveAlliance(NO_RIVAL, faction);
  }

  /** The token goes to a Rival, or away from one, and its VP with it (B-88, B-89). */
  private giveAlliance(number: number, faction: string): void {
    const holder = this.s.alliances[faction] as number;
    this.s.alliances[faction] = number;
    if (holder !== NO_RIVAL) {
      this.note("alliance_lost", holder, faction);
      this.score(holder, -1);
    }
    if (number !== NO_RIVAL) {
      this.note("alliance", number, faction);
      this.score(number, 1);
    }
  }

  /** Victory Points; House Hagal of the two-player game scores none (B-188). */
  private score(number: number, n: number): void {
    if (!this.solo) return;
    this.rival(number).vp += n;
    this.note("vp", number, "", n);
  }

  /** Resources; each full set is exchanged at once (B-206). */
  private gain(number: number, what: Resource, n: number): void {
    const rival = this.rival(number);
    rival[what] += n;
    if (n > 0) this.note("gain", number, what, n);
    else if (n < 0) this.note("lose", number, what, -n);
    const size = this.facts.exchange[what];
    while (rival[what] >= size) {
      rival[what] -= size;
      this.note("exchange", number, what, size);
      this.score(number, 1);
    }
  }

  // What the people tell

  private doMark(space: string): void {
    if (this.isTaken(space)) throw new CompanionError("is_taken", { what: space });
    this.s.taken[space] = NO_RIVAL;
    const i = this.makers.findIndex((maker) => maker.id === space);
    if (i >= 0) this.s.bonus[i] = 0;
    this.note("mark", NO_RIVAL, space);
  }

  private doFree(space: string): void {
    if (!this.isTaken(space)) throw new CompanionError("is_free", { what: space });
    delete this.s.taken[space];
    this.note("free", NO_RIVAL, space);
  }

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

  private doTroops(number: number, source: Zone, target: Zone, n: number): void {
    const rival = this.rival(number);
    if (n < 1 || source === target) throw new CompanionError("number", { what: String(n) });
    if (rival[source] < n) throw new CompanionError("too_few", { what: source, n: rival[source] });
    rival[source] -= n;
    rival[target] += n;
    this.note(`to_${target}`, number, source, n);
  }

  private doMentat(number: number): void {
    if (!this.solo) throw new CompanionError("gains_nothing");
    const rival = this.rival(number);
    rival.mentat = !rival.mentat;
    this.note(rival.mentat ? "mentat" : "mentat_lost", number);
  }

  // Combat and the round

  /** A card for each Rival with troops in the Conflict, in turn order (B-177). */
  private doCombat(): void {
    if (this.s.fought) throw new CompanionError("fought");
    const fighting = turnOrder(this.setup, this.s).filter((number) => this.rival(number).conflict > 0);
    if (fighting.length === 0) throw new CompanionError("no_troops");
    this.s.fought = true;
    for (const number of fighting) {
      const rival = this.rival(number);
      rival.swords = this.draw(number).swords;
      this.note("swords", number, "", rival.swords);
      this.note("strength", number, "", strength(this.facts, rival));
    }
  }

  /** Troops go home, Makers fill, Agents return (B-126, B-129); the third Agents may come (B-201). */
  private doRound(): void {
    const { s, facts } = this;
    if (s.round >= facts.levels.length) throw new CompanionError("last_round", { n: s.round });
    s.rivals.forEach((rival, i) => {
      if (rival.vp >= facts.vp_to_end) this.note("end", i + 1, "", rival.vp);
    });
    s.bonus = s.bonus.map((n, i) => (this.isTaken((this.makers[i] as SpaceFacts).id) ? n : n + 1));
    s.taken = {};
    s.fought = false;
    s.round += 1;
    this.note("round", NO_RIVAL, "", s.round);
    const level = levelOf(facts, this.setup);
    s.rivals.forEach((rival, i) => {
      rival.supply += rival.conflict;
      rival.conflict = 0;
      rival.swords = 0;
      if (level && s.round === level.swordmaster_round) {
        rival.swordmaster = true;
        this.note("swordmaster", i + 1);
      }
      rival.agents = facts.agents + (rival.swordmaster ? 1 : 0) + (rival.mentat ? 1 : 0);
      rival.mentat = false;
    });
  }
}

function amounts(of: Partial<Record<Resource, number>>): [Resource, number][] {
  return Object.entries(of) as [Resource, number][];
}

function isNumber(text: string): boolean {
  return /^-?[0-9]{1,3}$/.test(text);
}
