/**
 * Labels, prompts, sources and reasons in the reader's language; the same rules as `text/play.py` and `text/why.py`.
 * Ids never reach the screen: what is not known is said with the general message.
 */

import type { Arguments, Texts } from "../../app/i18n";
import type { Decision, Library, Reason, View } from "../../messages";
import { CARD_FAMILIES, numberOf, parse, rowOf, seatOf, sourceParts } from "./actions";
import { dreadnoughtsWith } from "./combat";
import { leftToPay, levelAfter, type Price, tilePrice } from "./ix";
import { extraPrice, flippedSource, trophyOf } from "./uprising";

/** What labels depend on: messages, definitions of the library, who sits where, and what is asked. */
export interface Speaker {
  words: Texts;
  library: Library;
  view: View;
  seatName: (seat: number) => string;
  decision: Decision | null;
}

const FORMS = ["of", "influence", "alliance"] as const;
const SPACE_FAMILIES = new Set(["send", "mark", "recall", "control"]);
const INTRIGUE_FAMILIES = new Set(["intrigue", "keep_intrigue", "return_intrigue", "trash_intrigue"]);
const SOLARI_INSTEAD = 2; // of a contract
const TURN_ABILITY_LINE = 2;
const FLIP_LINE = 0; // a tech tile turned over; the next line trashes it

/** The name of a component: `card`, `space`, `leader`, ... and its id. */
export function nameOf(words: Texts, kind: string, id: string): string {
  for (const message of [`${kind}-${id}`, `space-${id}`]) {
    if (words.has(message)) return words.t(message);
  }
  return words.t("table-unknown");
}

/** The variables of a message that speaks of a faction. */
export function factionArgs(words: Texts, id: string): Arguments {
  const args: Arguments = { faction: nameOf(words, "faction", id) };
  for (const form of FORMS) args[`faction_${form}`] = words.t(`faction-${id}.${form}`);
  return args;
}

/** The name of a source (`card/dagger`, `track/fremen`, `setup`). */
export function sourceName(words: Texts, source: string): string {
  const [kind, id] = sourceParts(source);
  const alone = `source-${source}`;
  if (id === "" && words.has(alone)) return words.t(alone, { n: 1 });
  if (kind === "track" || kind === "alliance") return words.t(`source-${kind}`, factionArgs(words, id));
  if (words.has(`source-${kind}`)) return words.t(`source-${kind}`, { name: nameOf(words, kind, id) });
  return nameOf(words, kind, id);
}

/** What is asked, without its source. */
export function promptOf(words: Texts, kind: string): string {
  return words.has(`ask-${kind}`) ? words.t(`ask-${kind}`) : words.t("ask-choose");
}

/** Why something cannot be done. */
export function reasonText(words: Texts, library: Library, reason: Reason): string {
  const args: Arguments = { have: reason.have, need: reason.need };
  let what = reason.what;
  for (const faction of Object.keys(library.factions)) {
    const found = new RegExp(`(^|_)${faction}(?=_|$)`).exec(what);
    if (!found) continue;
    Object.assign(args, factionArgs(words, faction));
    what = (what.slice(0, found.index) + what.slice(found.index + found[0].length)).replace(/^_+|_+$/g, "");
    break;
  }
  for (const id of [`why-${reason.code}-${what}`, `why-${reason.code}`]) {
    if (words.has(id)) return words.t(id, args);
  }
  return words.t("why-not_now");
}

/** The words of an effect by the path of its node; empty where the library has none. */
export function effectText(library: Library, node: string): string {
  return library.effects[node] ?? "";
}

/** The label of an action as it is meant at the present decision. */
export function actionLabel(speaker: Speaker, text: string): string {
  const { words } = speaker;
  const action = parse(text);
  const { family, param } = action;
  const id = `action-${family}`;
  if (family === "buy" || family === "claim") return buyLabel(speaker, family, param);
  if (CARD_FAMILIES.has(family)) return words.t(special(speaker, id), { name: nameOf(words, "card", param) });
  if (SPACE_FAMILIES.has(family)) return words.t(id, { name: nameOf(words, "space", param) });
  if (INTRIGUE_FAMILIES.has(family)) return words.t(id, { name: nameOf(words, "intrigue", param) });
  switch (family) {
    case "deploy":
    case "deploy_dreadnought":
    case "retreat_dreadnought":
      return words.t(id, { n: numberOf(action) });
    case "retreat":
      return retreatLabel(speaker, numberOf(action));
    case "target":
    case "target_dreadnought":
    case "alliance":
      return words.t(special(speaker, id), { who: speaker.seatName(seatOf(action)) });
    case "influence":
    case "lose":
    case "token":
      return words.t(id, factionArgs(words, param));
    case "leader":
      return words.t(id, { name: nameOf(words, "leader", param) });
    case "move":
      return param === "leader" ? words.t("action-move-leader") : words.t(id, { name: nameOf(words, "space", param) });
    case "choose":
      return chooseLabel(speaker, text);
    case "freighter":
      return freighterLabel(speaker, text);
    case "tech":
      return words.t(id, {
        name: nameOf(words, "tech", param),
        price: priceText(words, tilePrice(speaker.library, speaker.decision, param)),
      });
    case "negotiators":
      return negotiatorsLabel(speaker, numberOf(action));
    case "resolve":
      return words.t(id, { name: rowName(speaker, text) });
    case "place_spy":
    case "recall_spy":
      return words.t(special(speaker, id), { name: nameOf(words, "post", param) });
    case "contract":
      return contractLabel(speaker, param);
    case "flip":
      return flipLabel(speaker, param);
    default:
      return plainLabel(speaker, family);
  }
}

/** The message of an action for the kind of the present decision, where there is one of its own. */
function special({ words, decision }: Speaker, id: string): string {
  const own = `${id}-${decision?.kind ?? ""}`;
  return words.has(own) ? own : id;
}

function retreatLabel({ words, decision }: Speaker, n: number): string {
  const dreadnoughts = -Math.min(0, ...dreadnoughtsWith(decision, -n));
  if (dreadnoughts === 0) return words.t("action-retreat", { n });
  if (n === 0) return words.t("action-retreat_dreadnought", { n: dreadnoughts });
  return words.t("action-retreat_both", {
    troops: words.t("count-troops", { n }),
    dreadnoughts: words.t("count-dreadnoughts", { n: dreadnoughts }),
  });
}

function freighterLabel({ words, view, decision }: Speaker, text: string): string {
  if (decision === null) return words.t(`action-${text.replace(":", "-")}`);
  const level = levelAfter(view, decision, text);
  return level === 0 ? words.t("action-freighter-recall") : words.t("action-freighter-advance-to", { n: level });
}

function negotiatorsLabel({ words, view, decision }: Speaker, n: number): string {
  const price = leftToPay(view, decision, n);
  if (price === null || price.n === 0) return words.t("action-negotiators", { n });
  return words.t("action-negotiators-pay", { n, price: priceText(words, price) });
}

function contractLabel(speaker: Speaker, contract: string): string {
  const { words, library, decision } = speaker;
  const name = nameOf(words, "contract", contract);
  if (decision === null) return words.t("action-contract", { name });
  const kept = special(speaker, "action-contract");
  return words.t(kept === "action-contract" ? "action-contract-told" : kept, {
    name,
    effect: effectText(library, `contract/${contract}/reward`),
  });
}

function flipLabel(speaker: Speaker, id: string): string {
  const { words, library } = speaker;
  const source = flippedSource(library, id);
  const { icon } = trophyOf(library, source);
  const name = sourceName(words, source);
  if (icon === "") return words.t("action-flip-bare", { name });
  return words.t(special(speaker, "action-flip"), { name, icon: nameOf(words, "battle_icon", icon) });
}

function extraLabel({ words, view, library, decision }: Speaker, family: string): string {
  const space = view.turn_space ?? "";
  const price = extraPrice(view, library, decision!.seat);
  if (family === "accept" && price !== null) {
    return words.t("action-accept-pay_extra", {
      cost: words.t(`count-${price.goods}`, { n: price.n }),
      effect: effectText(library, `space/${space}/paid`),
    });
  }
  const effect = effectText(library, `space/${space}/unpaid`);
  return effect ? words.t("action-decline-pay_extra-told", { effect }) : words.t("action-decline-pay_extra");
}

/** A price in words. */
export function priceText(words: Texts, { n, goods }: Price): string {
  return words.t(`count-${goods}`, { n });
}

function plainLabel(speaker: Speaker, family: string): string {
  const { words, library, decision } = speaker;
  const kind = decision?.kind ?? "";
  if (kind === "pay_extra") return extraLabel(speaker, family);
  if (kind === "take_contract")
    return words.t("action-decline-take_contract", { effect: words.t("effect-gain-solari", { n: SOLARI_INSTEAD }) });
  if (family === "accept" && kind === "may") {
    const effect = effectText(library, `${decision?.node}/0`);
    if (effect) return words.t("action-accept-may", { effect });
  }
  const special = `action-${family}-${kind}`;
  if (words.has(special)) return words.t(special);
  return words.has(`action-${family}`) ? words.t(`action-${family}`) : words.t("table-unknown");
}

/** What a card costs now, with the discount of this turn; null where persuasion does not buy it. */
export function priceOf(library: Library, view: View, card: string): number | null {
  const cost = library.cards[card]?.cost;
  if (typeof cost !== "number" || cost < 0) return null;
  return view.turn_discount_card === card ? Math.max(0, cost - view.turn_discount) : cost;
}

function buyLabel({ words, library, view, decision }: Speaker, family: string, card: string): string {
  const name = nameOf(words, "card", card);
  const price = priceOf(library, view, card);
  if (family === "claim") {
    if (decision?.kind !== "reveal_effects" || price === null) return words.t("action-claim-free", { name });
    return words.t("action-claim", { name, n: Math.max(0, price - 1) });
  }
  return price === null ? words.t("action-buy-free", { name }) : words.t("action-buy", { name, n: price });
}

/** The node of the alternative that a `choose:` takes; null where there is none to read. */
export function chosenNode(decision: Decision | null, text: string): string | null {
  if (decision?.kind === "choose_reward") return `shipping/${numberOf(parse(text)) - 1}`;
  return decision && decision.kind !== "look_at_top" ? `${decision.node}/${numberOf(parse(text)) - 1}` : null;
}

function chooseLabel({ words, library, decision }: Speaker, text: string): string {
  const n = numberOf(parse(text));
  if (decision?.kind === "look_at_top") return words.t(n === 1 ? "action-choose-draw" : "action-choose-trash");
  const effect = effectText(library, chosenNode(decision, text) ?? "");
  if (decision?.kind === "choose_reward") return words.t("action-choose-reward", { n, effect });
  if (decision?.kind === "train") return words.t("action-choose-training", { n, effect });
  return effect ? words.t("action-choose-effect", { n, effect }) : words.t("action-choose", { n });
}

/** The node of a `resolve:`: that of its tray row, or of the leader's ability. */
export function rowNode(decision: Decision | null, text: string): string | null {
  const row = decision?.tray?.find((one) => one.action === text);
  if (row) return row.node;
  const { source, line } = rowOf(parse(text));
  if (source.startsWith("tech/")) return `${source}/${line === FLIP_LINE ? "flip" : "spend"}`;
  return line === TURN_ABILITY_LINE ? `${source}/turn_ability` : null;
}

/** What a `resolve:` resolves: the name of a card or space, or of a leader's ability. */
export function rowName({ words, decision }: Speaker, text: string): string {
  const { source, line } = rowOf(parse(text));
  const [kind, id] = sourceParts(source);
  if (kind === "leader") {
    const inReveal = rowNode(decision, text)?.startsWith(`${source}/reveal`) === true; // the left ability, though its lines count from 0
    const ability = `ability-${id}-${line === 0 && !inReveal ? "signet" : "left"}`;
    if (words.has(ability)) return words.t(ability);
  }
  return sourceName(words, source);
}
