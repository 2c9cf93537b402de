import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import type { ChatLine, Decision } from "../../messages";
import { fixture } from "../../testing";
import { click, key, makeOpening } from "../opening";

const { open, say, sent, stage } = makeOpening();
const message = fixture("turn-4");

const line = (n: number, seat = 1): ChatLine => ({ seat, name: "Feyd", text: `line ${n}`, at: n });
const lines = (count: number) => Array.from({ length: count }, (_, i) => line(i + 1));
const field = () => stage.host.querySelector<HTMLInputElement>(".chat-form input")!;
const list = () => stage.host.querySelector<HTMLElement>("[role=log]")!;
const badge = () => stage.host.querySelector("#tab-chat .tab-badge")?.textContent ?? "";
const chats = () => sent().filter(({ type }) => type === "chat") as unknown as { command: number; text: string }[];

function type(text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  act(() => {
    value?.set?.call(field(), text); // past React, which looks for changes of its own
    field().dispatchEvent(new Event("input", { bubbles: true }));
  });
}

function enter(): void {
  act(() => field().form!.requestSubmit());
}

/** The list is 1000 px high and shows 100 of them from here. */
function scrollTo(top: number): void {
  Object.defineProperty(list(), "scrollHeight", { value: 1000, configurable: true });
  Object.defineProperty(list(), "clientHeight", { value: 100, configurable: true });
  act(() => {
    list().scrollTop = top;
    list().dispatchEvent(new Event("scroll"));
  });
}

let seq = 1;
const hear = (body: object) =>
  act(async () => {
    say({ seq: ++seq, ...body });
    await Promise.resolve();
  });

function openChat(chat: ChatLine[] = [], seat = message.lobby.seat): void {
  seq = 1;
  open({ ...message, lobby: { ...message.lobby, seat }, chat });
  click("#tab-chat");
}

describe("S-9: a line of chat", () => {
  it("is sent once, however often Enter is pressed", () => {
    openChat();
    type("hello");
    enter();
    enter();
    expect(chats().map(({ text }) => text)).toEqual(["hello"]);
  });

  it("leaves alone what is typed while it is under way", async () => {
    openChat();
    type("hello");
    enter();
    type("and more");
    await hear({ type: "ack", command: chats()[0]!.command });
    expect(field().value).toBe("and more");
  });

  it("comes back when it is refused, and it is said why", async () => {
    openChat();
    type("hello");
    enter();
    type("and more");
    await hear({ type: "error", command: chats()[0]!.command, code: "too_fast", args: {}, detail: "" });
    expect(field().value).toBe("hello and more");
  });
});

describe("S-10: a list of chat lines", () => {
  it("stays where the reader is", async () => {
    openChat(lines(30));
    scrollTo(200);
    await hear({ type: "chat", line: line(31) });
    expect(list().scrollTop).toBe(200);
    click(".log-new");
    expect(list().scrollTop).toBe(1000);
  });

  it("follows at its end, with 200 lines held as well", async () => {
    openChat(lines(200));
    scrollTo(900);
    await hear({ type: "chat", line: line(201) });
    expect(list().scrollTop).toBe(1000);
  });

  it("counts what was not read, with 200 lines held as well, whatever tab was opened meanwhile", async () => {
    openChat(lines(200));
    click("#tab-log");
    expect(badge()).toBe("");
    await hear({ type: "chat", line: line(201) });
    await hear({ type: "chat", line: line(202) });
    expect(badge()).toBe("2");
    click("#tab-recap");
    expect(badge()).toBe("2");
    click("#tab-chat");
    expect(badge()).toBe("");
  });
});

describe("S-11: what is being written", () => {
  it("stays when another tab is opened", () => {
    openChat();
    type("secret plan");
    click("#tab-log");
    click("#tab-chat");
    expect(field().value).toBe("secret plan");
  });

  it("belongs to its table", () => {
    openChat();
    type("secret plan");
    openChat(); // every opening is another table
    expect(field().value).toBe("");
  });

  it("belongs to its seat", async () => {
    const { useDraft } = await import("../../app/chat");
    const drafts: Record<number, ReturnType<typeof useDraft>> = {};
    function Writer({ seat }: { seat: number }) {
      drafts[seat] = useDraft({ id: "shared", seat } as never, vi.fn());
      return null;
    }
    stage.draw(<Writer seat={0} />);
    act(() => drafts[0]!.write("secret plan"));
    stage.draw(<Writer seat={1} />);
    expect(drafts[1]!.draft).toBe("");
    stage.draw(<Writer seat={0} />);
    expect(drafts[0]!.draft).toBe("secret plan");
  });
});

describe("S-8: that the server does not answer", () => {
  it("is said no longer than it is so", async () => {
    open(message);
    const { decision } = message.game;
    act(() => void window.dispatchEvent(new Event("offline")));
    key("KeyR");
    key("KeyR");
    await act(() => Promise.resolve());
    const notice = () => document.querySelector("#decision .decision-notice")?.textContent ?? "";
    expect(decision!.options).toContain("reveal");
    expect(notice()).toContain("The server does not answer.");
    seq = 1;
    await hear({ ...message, seq: 2 });
    expect(notice()).toBe("");
  });

  it("goes with Escape as well", async () => {
    open(message);
    act(() => void window.dispatchEvent(new Event("offline")));
    key("KeyR");
    key("KeyR");
    await act(() => Promise.resolve());
    key("Escape", { key: "Escape" });
    expect(document.querySelector("#decision .decision-notice")).toBeNull();
  });
});

describe("S-15: who is away", () => {
  const away = (lobby: object, seat: object) => {
    const asked = message.game.decision!.seat;
    const other = (asked + 1) % 4;
    const seats = message.lobby.seats.map((one, i) => ({
      ...one,
      kind: "human" as const,
      name: `P${i}`,
      host: i === other,
      mine: i === other,
      online: i !== asked,
      ...(i === asked ? seat : {}),
    }));
    const decision: Decision = {
      id: message.game.decision!.id,
      seat: asked,
      about: asked,
      kind: "turn",
      source: "setup",
      prompt: ["ask-turn", {}],
    };
    open({
      ...message,
      lobby: { ...message.lobby, seat: other, host: true, seats, ...lobby },
      game: { ...message.game, decision },
    });
    return document.querySelector("#decision")!.textContent;
  };

  it("is said, and the host can let the computer play", () => {
    expect(away({}, {})).toMatch(/is not here.*Let the computer play/);
    expect(away({}, { online: true })).not.toContain("Let the computer play");
    expect(away({}, { kind: "open" })).toMatch(/Nobody holds this seat.*Let the computer play/);
    expect(away({ host: false }, {})).not.toContain("Let the computer play");
  });

  it("takes the own seat back", () => {
    const { seats } = message.lobby;
    const me = message.lobby.seat!;
    open({
      ...message,
      lobby: {
        ...message.lobby,
        seats: seats.map((one, i) => (i === me ? { ...one, kind: "bot", stand_in: true, mine: true } : one)),
      },
    } as never);
    expect(document.querySelector("#decision")!.textContent).toMatch(/playing for you.*Take my seat back/);
    expect(document.querySelector("#decision [data-action]")).toBeNull();
  });

  it("is told in the log and on the screen when a clock has run out", async () => {
    open(message);
    const from = message.log!.from + message.log!.lines.length;
    const said = ["note-clock", { who: { seat: 2, called: "Feyd" } }];
    const note = { event: "clock", seat: 2, said, tags: ["note"], hurts: -1, fixed: false };
    await hear({ ...message, seq: 2, chat: null, log: { from, lines: [note] } });
    expect(document.querySelector(".log-pane")!.textContent).toContain("Feyd ran out of time: the computer chose");
  });
});
