import { type Amounts, type Facts, makersOf, type Resource, type SpaceFacts, type TileFacts } from "./facts";
import {
  type Ask,
  type AskKind,
  CompanionError,
  type Event,
  levelOf,
  NO_RIVAL,
  newTurn,
  type Rival,
  type Setup,
  type State,
  type Turn,
  tilesOf,
} from "./state";

/** A state that is being changed, and what has happened to it: Influence and Alliances, resources, Victory Points. */
export class Ledger {
  readonly events: Event[] = [];
  protected readonly makers: SpaceFacts[];
  protected readonly solo: boolean;

  constructor(
    protected readonly facts: Facts,
    protected readonly setup: Setup,
    readonly s: State,
  ) {
    this.makers = makersOf(facts);
    this.solo = setup.players === 1;
  }

  protected note(kind: string, rival = NO_RIVAL, what = "", n = 0): void {
    this.events.push({ kind, rival, what, n });
  }

  protected ask(kind: AskKind, rival: number, { faction = "", among = [] as string[] } = {}): void {
    this.s.ask = { kind, rival, faction, among };
  }

  /** The question, settled by one of the answers that it offers. */
  protected settle(answer: string): Ask {
    const ask = this.s.ask as Ask;
    if (!ask.among.includes(answer)) throw new CompanionError("not_among", { what: answer });
    this.s.ask = null;
    return ask;
  }

  /** Carry these steps out before all others. */
  protected next(...steps: string[]): void {
    this.s.todo.unshift(...steps);
  }

  protected beginTurn(rival: number, card = ""): Turn {
    this.s.turn = newTurn(rival, card);
    return this.s.turn;
  }

  protected rival(number: number): Rival {
    return this.s.rivals[number - 1] as Rival;
  }

  protected get turn(): Turn {
    return this.s.turn as Turn;
  }

  protected space(id: string): SpaceFacts {
    const space = this.facts.spaces.find((one) => one.id === id);
    if (!space) throw new CompanionError("no_space", { what: id.slice(0, 40) });
    return space;
  }

  protected tile(id: string): TileFacts {
    const tile = this.facts.tiles.find((one) => one.id === id);
    if (!tile) throw new CompanionError("no_tile", { what: id.slice(0, 40) });
    return tile;
  }

  /** The tiles that a Rival has. */
  protected owned(number: number): TileFacts[] {
    return tilesOf(this.facts, this.s, number);
  }

  protected get isLastLevel(): boolean {
    return this.facts.levels[this.s.round - 1] === this.facts.last_level;
  }

  /** Do Rivals that lead hold back in this round (B-211)? */
  protected get isCareful(): boolean {
    return levelOf(this.facts, this.setup)?.careful === true && !this.isLastLevel;
  }

  // Influence

  protected influence(number: number, faction: string): number {
    return this.rival(number).influence[faction] as number;
  }

  /** Move up: the VP at 2, no bonus at 4, the Alliance (B-172, B-202). */
  protected gainInfluence(number: number, faction: string, n: number): void {
    const old = this.influence(number, faction);
    const now = Math.min(this.facts.top, old + n);
    if (now === old) return this.note("top", number, faction, now);
    this.rival(number).influence[faction] = now;
    this.note("influence", number, faction, now);
    if (old < this.facts.vp_at && now >= this.facts.vp_at) this.score(number, 1);
    const holder = this.s.alliances[faction] as number;
    if (now < this.facts.alliance_at || holder === number) return;
    if (holder === NO_RIVAL) this.ask("alliance", number, { faction });
    else if (now > this.influence(holder, faction)) this.giveAlliance(number, faction);
  }

  protected loseInfluence(number: number, faction: string, n: number): void {
    const old = this.influence(number, faction);
    const now = Math.max(0, old - n);
    if (now === old) throw new CompanionError("too_few", { what: faction, n: old });
    this.rival(number).influence[faction] = now;
    this.note("influence", number, faction, now);
    if (now < this.facts.vp_at && old >= this.facts.vp_at) this.score(number, -1);
    if (this.s.alliances[faction] === number) this.passAlliance(number, faction);
  }

  /** Its holder has less Influence now: another Rival may take it, or nobody holds it. */
  private passAlliance(number: number, faction: string): void {
    const own = this.influence(number, faction);
    for (let heir = 1; heir <= this.s.rivals.length; heir++) {
      const theirs = this.influence(heir, faction);
      if (heir !== number && theirs > own && theirs >= this.facts.alliance_at)
        return this.ask("alliance", heir, { faction });
    }
    if (own < this.facts.alliance_at) this.giveAlliance(NO_RIVAL, faction);
  }

  /** The token goes to a Rival, or away from one, and its VP with it (B-88, B-89). */
  protected giveAlliance(number: number, faction: string): void {
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

  /** 1 Influence where the Rival has least; people choose among equals (B-208). */
  protected raiseLeast(): void {
    const { rival, raised } = this.turn;
    const left = this.facts.factions.filter((faction) => !raised.includes(faction));
    const least = Math.min(...left.map((faction) => this.influence(rival, faction)));
    const among = left.filter((faction) => this.influence(rival, faction) === least);
    if (among.length === 1) this.raise(among[0] as string);
    else this.ask("raise", rival, { among });
  }

  protected raise(faction: string): void {
    this.turn.raised.push(faction);
    this.gainInfluence(this.turn.rival, faction, 1);
  }

  // Resources and Victory Points

  /** Victory Points; House Hagal of the two-player game scores none (B-188). */
  protected score(number: number, n: number): void {
    if (!this.solo || n === 0) return;
    this.rival(number).vp += n;
    this.note("vp", number, "", n);
  }

  /** Resources from the bank, or back to it where `n` is below 0. */
  protected gain(number: number, what: Resource, n: number): void {
    this.rival(number)[what] += n;
    if (n > 0) this.note("gain", number, what, n);
    else if (n < 0) this.note("lose", number, what, -n);
    this.exchange(number, what);
  }

  protected gainAll(number: number, amounts: Amounts): void {
    for (const [what, n] of listed(amounts)) this.gain(number, what, n);
  }

  /** Each full set is exchanged at once (B-206); spice is saved for tiles before the last Conflicts. */
  protected exchange(number: number, what: Resource): void {
    if (what === "spice" && this.facts.tiles.length > 0 && !this.isLastLevel) return;
    const rival = this.rival(number);
    const size = this.facts.exchange[what];
    while (rival[what] >= size) {
      rival[what] -= size;
      this.note("exchange", number, what, size);
      this.score(number, 1);
    }
  }

  protected canPay(number: number, price: Amounts): boolean {
    return listed(price).every(([what, n]) => this.rival(number)[what] >= n);
  }

  protected pay(number: number, price: Amounts): void {
    for (const [what, n] of listed(price)) {
      if (n === 0) continue;
      this.rival(number)[what] -= n;
      this.note("pay", number, what, n);
    }
  }
}

function listed(amounts: Amounts): [Resource, number][] {
  return Object.entries(amounts) as [Resource, number][];
}
