import { controlledOf, type ShippingFacts } from "./facts";
import { Ledger } from "./ledger";
import { CompanionError, isFighting, NO_RIVAL, strength, UNTOLD } from "./state";

/** Troops, dreadnoughts and freighters of the Rivals. */
export class Units extends Ledger {
  // Troops

  /** Supply to garrison, as many as the supply has; returns how many (B-47). */
  protected recruit(wanted: number): number {
    const { turn } = this;
    const rival = this.rival(turn.rival);
    const n = Math.min(wanted, rival.supply);
    if (n === 0) return 0;
    rival.supply -= n;
    rival.garrison += n;
    turn.recruited += n;
    this.note("recruit", turn.rival, "", n);
    return n;
  }

  /** Garrison to Conflict. */
  private deploy(n: number): void {
    const number = this.turn.rival;
    this.rival(number).garrison -= n;
    this.rival(number).conflict += n;
    if (n > 0) this.note("deploy", number, "", n);
  }

  /** On a Combat space: all troops recruited and up to two units of the garrison (B-174, B-175, R-335). */
  protected deployAll(): void {
    const { turn, facts } = this;
    const rival = this.rival(turn.rival);
    const dreadnoughts = Math.min(rival.dreadnoughts.garrison, facts.from_garrison);
    const troops = Math.min(rival.garrison, turn.recruited + facts.from_garrison - dreadnoughts);
    if (!this.space(turn.space).combat || dreadnoughts + troops === 0 || this.asksStrength("deploy")) return;
    if (this.holdsBack()) return this.note("hold_back", turn.rival, "", this.lead());
    if (dreadnoughts > 0) {
      rival.dreadnoughts.garrison -= dreadnoughts;
      rival.dreadnoughts.conflict += dreadnoughts;
      this.note("deploy_dreadnought", turn.rival, "", dreadnoughts);
    }
    this.deploy(troops);
  }

  // Staying at home (B-211)

  /** How much strength the Rival has more than the others, as far as theirs is known. */
  private lead(): number {
    const { turn, facts } = this;
    const others = this.s.rivals.filter((_, i) => i + 1 !== turn.rival).map((rival) => strength(facts, rival));
    return strength(facts, this.rival(turn.rival)) - Math.max(0, turn.enemy, ...others);
  }

  protected holdsBack(): boolean {
    return this.isCareful && this.lead() >= this.facts.careful_lead;
  }

  /** Ask for the person's strength where staying at home hangs on it; then `step` comes once more. */
  protected asksStrength(step: string): boolean {
    if (this.turn.enemy !== UNTOLD || !this.holdsBack()) return false;
    this.ask("strength", this.turn.rival);
    this.next(step);
    return true;
  }

  protected doStrength(n: number): void {
    if (n < 0) throw new CompanionError("number", { what: String(n) });
    this.s.ask = null;
    this.turn.enemy = n;
  }

  // Freighters

  private get shipping(): ShippingFacts {
    return this.facts.shipping as ShippingFacts;
  }

  protected doFreighter(number: number): void {
    this.beginTurn(number);
    this.next("freighter");
  }

  /** Up to the second level, then back to the bottom for the rewards of both. */
  protected moveFreighter(): void {
    const { turn } = this;
    const rival = this.rival(turn.rival);
    if (rival.freighter < this.shipping.back_at) {
      rival.freighter += 1;
      return this.note("freighter", turn.rival, "", rival.freighter);
    }
    rival.freighter = 0;
    this.note("recall", turn.rival);
    turn.raised = [];
    this.next("dividends", "load", "raise");
  }

  protected doDividends(): void {
    if (!this.solo) throw new CompanionError("gains_nothing");
    this.payDividends(NO_RIVAL);
  }

  /** Dividends of a Rival, or of a person; House Hagal of the two-player game keeps nothing. */
  protected payDividends(taker: number): void {
    const { shipping } = this;
    this.note("dividends", taker, "", shipping.others);
    if (!this.solo) return;
    for (let number = 1; number <= this.s.rivals.length; number++) {
      this.gain(number, "solari", number === taker ? shipping.dividends : shipping.others);
    }
  }

  /** The troops of the second level; a tile brings one more and carries all of them to the Conflict. */
  protected load(): void {
    const carried = this.owned(this.turn.rival).some((tile) => tile.transports);
    const recruited = this.recruit(this.shipping.troops + (carried ? this.shipping.transported : 0));
    if (carried && recruited > 0) this.next(`unload:${recruited}`);
  }

  protected unload(n: number): void {
    const { turn } = this;
    if (this.asksStrength(`unload:${n}`)) return;
    if (this.holdsBack()) return this.note("hold_back", turn.rival, "", this.lead());
    turn.recruited -= n;
    this.deploy(n);
  }

  // Dreadnoughts

  protected commission(): void {
    const number = this.turn.rival;
    const { dreadnoughts } = this.rival(number);
    dreadnoughts.supply -= 1;
    dreadnoughts.garrison += 1;
    this.note("commission", number, "", 1);
  }

  /** What winning the Conflict gives besides its reward: tiles, a space for a dreadnought. */
  protected doWon(number: number): void {
    if (this.s.won) throw new CompanionError("won");
    const rival = this.rival(number);
    if (!isFighting(rival)) throw new CompanionError("not_fighting");
    this.s.won = true;
    this.note("won", number);
    const tiles = this.owned(number);
    for (const tile of tiles) this.gainAll(number, tile.won);
    if (rival.dreadnoughts.conflict === 0) return;
    if (tiles.some((tile) => tile.scuttles)) {
      rival.dreadnoughts.conflict -= 1;
      rival.dreadnoughts.supply += 1;
      this.note("scuttle", number);
      this.score(number, 1);
    } else {
      const free = controlledOf(this.facts).filter((space) => !Object.hasOwn(this.s.warships, space.id));
      this.ask("control", number, { among: free.map((space) => space.id) });
    }
  }

  protected doControl(space: string): void {
    const { rival } = this.settle(space);
    this.rival(rival).dreadnoughts.conflict -= 1;
    this.s.warships[space] = rival;
    this.s.new_warship = space;
    this.note("warship", rival, space);
  }

  /** Troops go to supplies, dreadnoughts to garrisons, also from spaces taken in the last round. */
  protected unitsHome(): void {
    const { s } = this;
    for (const rival of s.rivals) {
      rival.supply += rival.conflict;
      rival.conflict = 0;
      rival.swords = 0;
      rival.dreadnoughts.garrison += rival.dreadnoughts.conflict;
      rival.dreadnoughts.conflict = 0;
    }
    for (const [space, number] of Object.entries(s.warships)) {
      if (space === s.new_warship) continue;
      delete s.warships[space];
      this.rival(number).dreadnoughts.garrison += 1;
      this.note("warship_home", number, space);
    }
    s.new_warship = "";
  }
}
