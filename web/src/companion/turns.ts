import type { CardFacts, SignetFacts } from "./facts";
import { shuffled } from "./rng";
import { type Ask, CompanionError, NO_RIVAL, passingTile } from "./state";
import { Tech } from "./tech";

const GUILD = "guild";

/** An Agent turn of a Rival: the cards, the space, and what the card says (B-168). */
export class Turns extends Tech {
  // The cards

  /** The card of this turn, or its other half where that is used. */
  protected get card(): CardFacts {
    const { turn } = this;
    const card = this.facts.cards.find((one) => one.id === turn.card) as CardFacts;
    return turn.otherwise ? (card.otherwise as CardFacts) : card;
  }

  protected doReveal(rival: number): void {
    if (this.rival(rival).agents === 0) throw new CompanionError("no_agents", { rival });
    this.seek(rival);
  }

  /** Reveal cards until one names a space that is not known to be taken; then ask. */
  private seek(rival: number): void {
    const tries = 2 * (this.s.deck.length + this.s.discard.length);
    for (let i = 0; i < tries; i++) {
      const card = this.draw(rival);
      const turn = this.beginTurn(rival, card.id);
      if (!this.isUsed(card)) continue;
      const used = this.card;
      if (used.harvests) {
        if (this.makers.some((maker) => !this.isTaken(maker.id))) return this.ask("bonus", rival);
        this.note("no_bonus", rival);
        continue;
      }
      turn.space = used.space;
      if (!this.isTaken(used.space)) return this.ask("place", rival);
      if (this.passes()) return;
      this.note("occupied", rival, used.space);
    }
    throw new CompanionError("no_card_fits");
  }

  private isTaken(space: string): boolean {
    return Object.hasOwn(this.s.taken, space);
  }

  /** The next card onto the discard pile; Reshuffle and an empty deck make a new deck (B-170). */
  protected draw(rival: number): CardFacts {
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

  /** Is the card used, or with little Guild Influence its other half? If not it is passed over. */
  private isUsed(card: CardFacts): boolean {
    const { turn } = this;
    if (card.guild > this.influence(turn.rival, GUILD)) {
      turn.otherwise = card.otherwise !== null;
      if (!turn.otherwise) this.note("no_guild", turn.rival, "", card.guild);
      return turn.otherwise;
    }
    if (card.dreadnought && this.rival(turn.rival).dreadnoughts.supply === 0) {
      this.note("no_dreadnought", turn.rival);
      return false;
    }
    return true;
  }

  // The space

  protected doBonus(text: string): void {
    const parts = text.split(",");
    if (
      parts.length !== this.makers.length ||
      !parts.every((part) => part === "x" || (isNumber(part) && Number(part) >= 0))
    ) {
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

  protected doTaken(): void {
    const { turn } = this;
    this.doMark(turn.space);
    if (this.card.harvests) return this.findMaker();
    this.s.ask = null;
    if (!this.passes()) this.seek(turn.rival);
  }

  protected doMark(space: string): void {
    if (this.isTaken(space)) throw new CompanionError("is_taken", { what: space });
    this.s.taken[space] = NO_RIVAL;
    const i = this.makers.findIndex((maker) => maker.id === space);
    if (i >= 0) this.s.bonus[i] = 0;
    this.note("mark", NO_RIVAL, space);
  }

  protected doFree(space: string): void {
    if (!this.isTaken(space)) throw new CompanionError("is_free", { what: space });
    delete this.s.taken[space];
    this.note("free", NO_RIVAL, space);
  }

  /** Does a tile bring the Agent past the one that stands on its space? People tell whether it is an Agent. */
  private passes(): boolean {
    const { turn } = this;
    const holder = this.s.taken[turn.space];
    const tile = passingTile(this.facts, this.s, turn.rival);
    if (!tile || holder === turn.rival) return false;
    if (holder === NO_RIVAL) {
      this.ask("pass", turn.rival);
    } else {
      this.turnOver(turn.rival, tile);
      this.send();
    }
    return true;
  }

  protected doPlace(): void {
    this.s.ask = null;
    this.send();
  }

  private send(): void {
    const { turn } = this;
    const rival = this.rival(turn.rival);
    rival.agents -= 1;
    this.s.taken[turn.space] = turn.rival;
    this.note("send", turn.rival, turn.space, rival.agents);
    this.rewardControl(turn.space);
    this.s.todo = this.stepsOf(this.card);
  }

  /** The controller gains something for each visit; only dreadnoughts of Rivals are known here. */
  private rewardControl(space: string): void {
    const { control } = this.space(space);
    const holder = this.s.warships[space];
    if (Object.keys(control).length === 0) return;
    if (holder === undefined) return this.note("control", this.turn.rival, space);
    if (!this.solo) return;
    this.note("controls", holder, space);
    this.gainAll(holder, control);
  }

  /** What the card says, in the order in which the engine carries it out. */
  private stepsOf(card: CardFacts): string[] {
    const steps = ["harvest", "influence", "troops"];
    if (card.dreadnought) steps.push("commission");
    steps.push("signet", "tiles", ...Array<string>(card.freighters).fill("freighter"));
    if (card.tech && this.solo) {
      steps.push(`buy:${card.discount}`);
      if (card.negotiates) steps.push("negotiate");
      steps.push("tiles"); // a tile just bought may be used at once
    }
    return [...steps, "deploy"];
  }

  /** Carry out what is to be done until somebody must answer. */
  protected carryOn(): void {
    while (this.s.todo.length > 0 && !this.s.ask) {
      const [name, argument] = (this.s.todo.shift() as string).split(":");
      this.step(name as string, Number(argument));
    }
    if (!this.s.ask) this.s.turn = null;
  }

  private step(name: string, n: number): void {
    switch (name) {
      case "harvest":
        return this.harvest();
      case "influence":
        return this.card.influence ? this.gainInfluence(this.turn.rival, this.card.influence, 1) : undefined;
      case "troops":
        this.recruit(this.card.troops);
        return;
      case "commission":
        return this.commission();
      case "signet":
        return this.askSignet();
      case "tiles":
        return this.useTiles();
      case "freighter":
        return this.moveFreighter();
      case "dividends":
        return this.payDividends(this.turn.rival);
      case "load":
        return this.load();
      case "unload":
        return this.unload(n);
      case "raise":
        return this.raiseLeast();
      case "buy":
        return this.buyTile(n);
      case "negotiate":
        return this.negotiate();
      default:
        return this.deployAll();
    }
  }

  // What the card says

  private harvest(): void {
    const { turn } = this;
    const i = this.makers.findIndex((maker) => maker.id === turn.space);
    const maker = this.makers[i];
    if (!maker) return;
    const bonus = this.s.bonus[i] as number;
    this.s.bonus[i] = 0;
    if (this.solo) this.gain(turn.rival, "spice", maker.maker + bonus);
    else this.note("bank", turn.rival, "spice", bonus);
  }

  private get signet(): SignetFacts {
    const { leader } = this.rival(this.turn.rival);
    return (this.facts.leaders.find((one) => one.id === leader) as { signet: SignetFacts }).signet;
  }

  private askSignet(): void {
    const { turn } = this;
    const { leader } = this.rival(turn.rival);
    if (!this.card.signet || !leader) return;
    const { pay, always } = this.signet;
    if (!this.canPay(turn.rival, pay)) this.note("signet_short", turn.rival, leader);
    else if (Object.keys(pay).length > 0 && !always) this.ask("signet", turn.rival);
    else this.useSignet();
  }

  private useSignet(): void {
    const { turn, signet } = this;
    const rival = this.rival(turn.rival);
    this.note("signet", turn.rival, rival.leader);
    this.pay(turn.rival, signet.pay);
    this.gainAll(turn.rival, signet.gain);
    const allied = Object.values(this.s.alliances).includes(turn.rival);
    this.recruit(signet.recruit + (allied ? signet.recruit_allied : 0));
    this.next(...Array<string>(signet.freighters).fill("freighter"));
    if (signet.tech) this.next("buy:0", "negotiate");
    if (signet.influence > 0) {
      const among = [...this.facts.factions].sort(
        (a, b) => this.influence(turn.rival, a) - this.influence(turn.rival, b),
      );
      this.ask("faction", turn.rival, { among });
    }
  }

  protected doFaction(faction: string): void {
    this.settle(faction);
    this.raise(faction);
  }

  // Questions that are answered with yes or no

  protected doYes(): void {
    const ask = this.s.ask as Ask;
    this.s.ask = null;
    if (ask.kind === "signet") return this.useSignet();
    if (ask.kind === "alliance") return this.giveAlliance(ask.rival, ask.faction);
    const tile = passingTile(this.facts, this.s, ask.rival);
    if (tile) this.turnOver(ask.rival, tile);
    this.send();
  }

  protected doNo(): void {
    const ask = this.s.ask as Ask;
    this.s.ask = null;
    if (ask.kind === "signet") return this.note("signet_left", ask.rival, this.rival(ask.rival).leader);
    if (ask.kind === "pass") {
      this.note("occupied", ask.rival, this.turn.space);
      return this.seek(ask.rival);
    }
    const holder = this.s.alliances[ask.faction] as number;
    if (holder !== NO_RIVAL && this.influence(holder, ask.faction) < this.facts.alliance_at)
      this.giveAlliance(NO_RIVAL, ask.faction);
  }
}

/** A number of at most three digits, with or without a minus? */
export function isNumber(text: string): boolean {
  return /^-?[0-9]{1,3}$/.test(text);
}
