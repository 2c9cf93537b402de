import type { FinalFacts, Gains, TileFacts } from "./facts";
import { CompanionError, NO_RIVAL } from "./state";
import { Units } from "./units";

export const NO_TILE = "none";

/** Tech tiles of the Rivals. People see which tiles lie open; the companion knows what a Rival can pay. */
export class Tech extends Units {
  // Buying

  /** Ask for the first open one of the tiles that can be paid, the dearest first. */
  protected buyTile(discount: number): void {
    const { turn } = this;
    const { spice, negotiators } = this.rival(turn.rival);
    turn.discount = discount;
    const tiles = this.facts.tiles.filter(
      (tile) => !Object.hasOwn(this.s.tiles, tile.id) && this.price(tile) <= spice + negotiators,
    );
    if (tiles.length === 0) return;
    const dearestFirst = [...tiles].sort((a, b) => b.cost - a.cost);
    this.ask("tile", turn.rival, { among: [...dearestFirst.map((tile) => tile.id), NO_TILE] });
  }

  private price(tile: TileFacts): number {
    return Math.max(0, tile.cost - this.turn.discount);
  }

  protected doTile(id: string): void {
    const { rival } = this.settle(id);
    if (id === NO_TILE) return;
    if (this.s.todo[0] === "negotiate") this.s.todo.shift();
    this.pays(rival, this.tile(id));
  }

  /** Pay with spice, and with negotiators what is missing. */
  private pays(number: number, tile: TileFacts): void {
    const rival = this.rival(number);
    const price = this.price(tile);
    const negotiators = Math.max(0, price - rival.spice);
    if (negotiators > 0) {
      rival.negotiators -= negotiators;
      rival.supply += negotiators;
      this.note("call_back", number, "", negotiators);
    }
    this.pay(number, { spice: price - negotiators });
    this.s.tiles[tile.id] = number;
    this.note("tile", number, tile.id);
    this.give(tile.acquired);
  }

  protected negotiate(): void {
    const number = this.turn.rival;
    const rival = this.rival(number);
    if (rival.supply === 0) return;
    rival.supply -= 1;
    rival.negotiators += 1;
    this.note("negotiate", number, "", 1);
  }

  private give(gains: Gains): void {
    const { turn } = this;
    this.gainAll(turn.rival, gains.resources);
    this.score(turn.rival, gains.vp);
    this.recruit(gains.troops);
    turn.raised = [];
    this.next(...Array<string>(gains.factions).fill("raise"));
  }

  // Using

  /** What the Rival does with its tiles in its turn, wherever it can pay for it, one after the other. */
  protected useTiles(): void {
    const number = this.turn.rival;
    for (const tile of this.owned(number)) {
      if (Object.keys(tile.trash_pay).length > 0 && this.canPay(number, tile.trash_pay)) {
        this.next("tiles");
        this.pay(number, tile.trash_pay);
        this.s.tiles[tile.id] = NO_RIVAL;
        this.note("tile_trashed", number, tile.id);
        return this.give(tile.trashed);
      }
      if (!this.mayTurn(number, tile)) continue;
      if (tile.use === "combat" && this.asksStrength("tiles")) return;
      if (tile.use === "turn" || !this.holdsBack()) {
        this.next("tiles");
        this.turnOver(number, tile);
        this.pay(number, tile.pay);
        return this.give(tile.used);
      }
    }
  }

  /** Is this the turn for it? Whether the Rival stays at home is another question. */
  private mayTurn(number: number, tile: TileFacts): boolean {
    if (this.s.turned.includes(tile.id) || !this.canPay(number, tile.pay)) return false;
    if (tile.use === "combat")
      return this.space(this.turn.space).combat && this.rival(number).supply >= this.facts.fleet;
    return tile.use === "turn";
  }

  protected turnOver(number: number, tile: TileFacts): void {
    this.s.turned.push(tile.id);
    this.note("tile_turned", number, tile.id);
  }

  // Keeping them right

  /** People put right who has a tile; with 0 it is out of the game. */
  protected doOwn(number: number, id: string): void {
    if (!this.solo) throw new CompanionError("gains_nothing");
    if (this.s.tiles[id] === number) throw new CompanionError("holds_already", { what: id });
    this.s.tiles[id] = number;
    this.note(number === NO_RIVAL ? "tile_gone" : "tile", number, id);
  }

  protected tilesAtRoundStart(): void {
    this.s.turned = [];
    for (let number = 1; number <= this.s.rivals.length; number++) {
      for (const tile of this.owned(number)) this.gainAll(number, tile.each_round);
    }
  }

  /** The game is over: count what the tiles score. */
  protected doFinish(): void {
    if (!this.solo) throw new CompanionError("gains_nothing");
    if (this.s.finished) throw new CompanionError("finished");
    this.s.finished = true;
    this.note("finish");
    for (let number = 1; number <= this.s.rivals.length; number++) {
      for (const tile of this.owned(number)) {
        const vp = this.final(number, tile.final);
        if (vp > 0) {
          this.note("tile_counts", number, tile.id, vp);
          this.score(number, vp);
        }
        if (tile.wins_ties) this.note("wins_ties", number, tile.id);
      }
    }
  }

  private final(number: number, { vp, vp_all, at, vp_each, below }: FinalFacts): number {
    const influence = Object.values(this.rival(number).influence);
    const everywhere = influence.every((n) => n >= at);
    return vp + (everywhere ? vp_all : 0) + vp_each * influence.filter((n) => n < below).length;
  }
}
