// What can be clicked on the screen now. Runs in the page; waits until there is something, or something new.
async ({ before, patience, answer, keyboard }) => {
  const DECISION = "#decision";
  const CANDIDATES = [
    ["leader", ".leader-take"],
    ["hand", ".dock .hand:not(.intrigues) .card-is-legal"],
    ["intrigue", ".dock .intrigues .card-is-legal"],
    ["board", "#board .target-lit:not(.target-staged)"],
    ["tile", ".tiles .tile.is-legal:not(.is-staged)"],
    ["market", ".market .card-is-legal, .throne-card.is-legal"],
    ["tleilax", ".tleilax .target-lit, .tleilax .card-is-legal"],
    ["atomics", ".dock .atomics:not([aria-disabled])"],
    ["contract", ".contract-plate.is-legal"],
    ["seat", ".seat-panel.is-legal, .phone-chip.is-legal, .team-seat.is-legal, .team-chip.is-legal"],
    ["tray", `${DECISION} .tray-row[data-choice]`],
    ["choice", `${DECISION} .choice-button[data-choice]`],
    ["amount", `${DECISION} .amount-chooser [data-action]`],
    ["reveal", `${DECISION} .decision-foot [data-action="reveal"]`],
    ["end", `${DECISION} .decision-foot [data-action="end_turn"]`],
    ["pass", `${DECISION} .decision-foot [data-action="pass"]`],
    ["foot", `${DECISION} .decision-foot [data-action]:not([data-action="reveal"], [data-action="end_turn"], [data-action="pass"])`],
  ];
  const sleep = (time) => new Promise((done) => setTimeout(done, time));
  const numbers = (window.__e2e ??= { last: 0, ids: new WeakMap() });
  const numberOf = (element) => {
    if (!numbers.ids.has(element)) numbers.ids.set(element, ++numbers.last);
    return numbers.ids.get(element);
  };
  const usable = (element) =>
    element.dataset.settling === undefined && element.getAttribute("aria-disabled") !== "true" && element.getAttribute("aria-busy") !== "true" && element.getClientRects().length > 0;
  // A point of the element where a click reaches it; null where something else lies above all of it.
  const pointOf = (element) => {
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const box = element.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.15, 0.5], [0.5, 0.2], [0.5, 0.8], [0.85, 0.5], [0.1, 0.1], [0.1, 0.9]]) {
      const at = [box.left + box.width * x, box.top + box.height * y];
      const hit = document.elementFromPoint(...at);
      if (hit !== null && element.contains(hit)) return at;
    }
    return null;
  };
  const nameOf = (element) => element.dataset.action ?? element.dataset.target ?? element.getAttribute("aria-label") ?? element.textContent;
  window.__e2e.point = pointOf;
  const scale = Number(getComputedStyle(document.documentElement).zoom) || 1; // how far things have been scrolled does not know of it
  // Where it lies, whatever has been scrolled since: in the panel that sticks to an edge of the window, where it is in one.
  const placeOf = (element) => {
    const { left, top } = element.getBoundingClientRect();
    const at = [left, top];
    for (let one = element.parentElement; one !== null; one = one.parentElement) {
      if (getComputedStyle(one).position === "sticky") {
        const panel = one.getBoundingClientRect();
        return [at[0] - panel.left, at[1] - panel.top];
      }
      at[0] += one.scrollLeft * scale;
      at[1] += one.scrollTop * scale;
    }
    return at;
  };
  // What could be clicked before, can still be clicked, and lies elsewhere now. Cards that look the same are left out, and answers to another question.
  const movedFrom = (found, prompt) => {
    const before = numbers.places ?? new Map();
    const places = new Map();
    for (const [kind, element] of found) {
      if (kind === "sheet") continue; // it rises
      if (kind === "intrigue" && document.querySelector(".phone") !== null) continue; // there the cards lie in one row that is pushed along
      const of = kind === "choice" ? prompt : kind === "tray" ? element.querySelector(".tray-name").textContent : "";
      const name = `${kind} ${nameOf(element)} of ${of}`;
      const copies = document.querySelectorAll(`.dock [data-action="${element.dataset.action}"]`).length;
      places.set(name, places.has(name) || copies > 1 ? null : placeOf(element));
    }
    numbers.places = places;
    const now = (name) => places.get(name) ?? null;
    const far = ([name, at]) => at !== null && now(name) !== null && (Math.abs(at[0] - now(name)[0]) > 1 || Math.abs(at[1] - now(name)[1]) > 1);
    return [...before].filter(far).map(([name, at]) => `${name}: ${at.map(Math.round)} -> ${now(name).map(Math.round)}`);
  };
  const offer = (kind, element) => {
    const at = keyboard ? [0, 0] : pointOf(element);
    const digit = element.dataset.choice === undefined ? 0 : Number(element.dataset.choice);
    return { kind, name: nameOf(element).trim().slice(0, 60), at, digit };
  };
  const look = () => {
    const failure = document.querySelector(".failure pre");
    if (failure !== null) throw new Error(failure.textContent);
    const round = document.querySelector(".status-round")?.textContent ?? "";
    const state = { round, over: document.querySelector(".end-screen") !== null, prompt: "", sign: "", offers: [], covered: [] };
    if (state.over) return { ...state, sign: "over" };
    const found = [];
    const dialog = document.querySelector("dialog[open]");
    const sheet = document.querySelector(".stage-sheet .button-main"); // on a phone what has happened is told over everything
    const curtain = document.querySelector(".curtain .button");
    const panel = document.querySelector(`${DECISION}.is-mine`);
    if (dialog !== null) {
      const cards = [...dialog.querySelectorAll(".card-is-legal")];
      for (const card of cards) found.push(["dialog", card]);
      if (cards.length === 0) found.push(["close", dialog.querySelector(".dialog-head .button")]);
    } else if (sheet !== null) {
      found.push(["sheet", sheet]);
    } else if (curtain !== null) {
      found.push(["curtain", curtain]);
    } else if (panel !== null) {
      if (panel.querySelector("[aria-busy=true]") !== null) return state;
      const armed = document.querySelector(`${DECISION} .decision-armed .button-main, .market-take`);
      if (armed !== null && !usable(armed)) return state;
      if (armed !== null) found.push(["armed", armed]);
      else for (const [kind, selector] of CANDIDATES) for (const element of document.querySelectorAll(selector)) if (usable(element)) found.push([kind, element]);
    } else {
      // Before the result the last Combat is told, until one goes on.
      const over = document.querySelector(".waiting-line a[href^='/g/']");
      const told = over && document.querySelector(".stage .button-main");
      if (!told) return state;
      found.push(["sheet", told]);
    }
    state.prompt = panel?.querySelector("[data-prompt]")?.textContent ?? "";
    if (found.length === 0) return state;
    const body = panel?.querySelector(".decision-body");
    state.sign = [body ? numberOf(body) : 0, state.prompt, ...found.map(([kind, element]) => `${kind} ${nameOf(element)} ${element.textContent}`)].join("|");
    state.found = found;
    return state;
  };
  const begun = performance.now();
  let other = begun; // when something else than before was last seen: a message on its way, others at their turn
  for (;;) {
    const { found = [], ...state } = look();
    if (state.sign === "" || state.sign !== before) other = performance.now();
    const late = performance.now() > begun + patience || performance.now() > other + answer;
    if ((state.sign !== "" && state.sign !== before) || late) {
      state.moved = keyboard ? [] : movedFrom(found, state.prompt);
      window.__e2e.offered = [];
      for (const [kind, element] of found) {
        const one = offer(kind, element);
        if (one.at === null) {
          state.covered.push(`${kind} ${one.name}`);
          continue;
        }
        state.offers.push(one);
        window.__e2e.offered.push(element);
      }
      return { ...state, late };
    }
    await sleep(8);
  }
}
