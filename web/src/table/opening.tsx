/** What the tests of the table screen share: a server that says what they make it say, and a window of any size. */
import { act } from "react";
import { beforeEach, vi } from "vitest";
import type { Socket } from "../app/connection";
import { Libraries, shelfOf } from "../app/library";
import { LANGUAGES, type Language } from "../app/settings";
import { engine } from "../here/engine";
import { type Fixture, libraryFor, makeStage, textsOf } from "../testing";
import TableScreen from "./TableScreen";

const TEXTS = Object.fromEntries(LANGUAGES.map((language) => [language, textsOf(language)]));

interface Sent {
  type: string;
  decision?: number;
  actions?: string[];
}

interface Window {
  language?: Language;
  width?: number;
  /** Is the main pointer a finger? */
  coarse?: boolean;
  /** The seats that this browser holds. */
  seats?: number[];
  /** Is it a table of this browser? */
  here?: boolean;
}

/** The table screen of a test file: each test opens it anew. */
export function makeOpening() {
  const stage = makeStage();
  let tables = 0;
  let sent: Sent[] = [];
  let say: (message: object) => void = () => undefined;

  /** A server that says what the test makes it say. */
  class FakeSocket {
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose = null;
    constructor() {
      say = (message) => this.onmessage?.({ data: JSON.stringify(message) });
    }
    send(text: string): void {
      sent.push(JSON.parse(text) as Sent);
    }
    close(): void {
      this.onmessage = null;
    }
  }

  beforeEach(() => {
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.spyOn(engine, "dial").mockImplementation(() => new FakeSocket() as unknown as Socket);
    sent = [];
  });

  return {
    /** Where it is drawn. */
    stage,
    /** Opens the table at a message of the server. */
    open: (message: Fixture, { language = "en", width = 1440, coarse = false, seats, here = false }: Window = {}) => {
      pretendWindow(width, coarse);
      for (const one of LANGUAGES) stage.page.part(Libraries).give(one, libraryFor(shelfOf(message.lobby.setup), "en"));
      const { seat } = message.lobby;
      const onSeat = vi.fn();
      stage.draw(
        <TableScreen
          tableId={`${here ? "here-" : "test "}${++tables}`}
          seat={seat}
          seats={seats ?? (seat === null ? [] : [seat])}
          onSeat={onSeat}
        />,
        TEXTS[language],
      );
      act(() => say(message));
      return { element: stage.host, onSeat };
    },
    /** What the server says next. */
    say: (message: object) => say(message),
    /** What was sent to it. */
    sent: () => sent,
    /** The actions that were sent to it. */
    acts: () => sent.filter(({ type }) => type === "act").map(({ actions }) => actions),
  };
}

function pretendWindow(width: number, coarse: boolean): void {
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const least = /min-width: (\d+)px/.exec(query)?.[1];
    const matches = query.includes("pointer: coarse")
      ? coarse
      : query.includes("hover")
        ? !coarse
        : width >= Number(least ?? 0);
    return {
      matches,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as unknown as MediaQueryList;
  });
}

/** Clicks the nth element that the selector finds. */
export function click(selector: string, nth = 0): void {
  const found = document.querySelectorAll<HTMLElement>(selector)[nth];
  if (!found) throw new Error(`nothing is ${selector}`);
  act(() => found.click());
}

/** Presses a key, by its code. */
export function key(code: string, more: KeyboardEventInit = {}): void {
  act(() => {
    window.dispatchEvent(new KeyboardEvent("keydown", { code, bubbles: true, ...more }));
  });
}
