// @vitest-environment node
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";
import { beforeEach, describe, expect, it } from "vitest";
import { filesToKeep } from "./service-worker";

const ORIGIN = "https://example.org";
const SHELL = ["", "manifest.webmanifest", "assets/index-1.js"];
const ENGINE = ["assets/pyodide-1.wasm"];
const code = readFileSync(fileURLToPath(new URL("./sw.js", import.meta.url)), "utf8");

/** What lies on the server, by address; null: it cannot be reached. */
type Files = Record<string, string> | null;

/** A browser with a service worker at `/dune/`: its caches stay when another build is installed. */
class Browser {
  files: Files = {};
  room = true;
  readonly shown: unknown[][] = [];
  readonly opened: string[] = [];
  windows: string[] = [];
  readonly stored = new Map<string, Map<string, Response>>();
  private readonly handlers = new Map<string, (event: object) => void>();

  async install(version: string, engine = ENGINE): Promise<void> {
    const filled = code
      .replace('"@version@"', JSON.stringify(version))
      .replace('"@shell@"', JSON.stringify(SHELL))
      .replace('"@engine@"', JSON.stringify(engine));
    const self = {
      registration: {
        scope: `${ORIGIN}/dune/`,
        showNotification: (...call: unknown[]) => Promise.resolve(this.shown.push(call)),
      },
      location: { origin: ORIGIN },
      clients: {
        claim: () => Promise.resolve(),
        openWindow: (address: string) => Promise.resolve(this.opened.push(address)),
        matchAll: () =>
          Promise.resolve(this.windows.map((url) => ({ url, focus: () => this.opened.push(`focus ${url}`) }))),
      },
      skipWaiting: () => Promise.resolve(),
      addEventListener: (kind: string, handler: (event: object) => void) => this.handlers.set(kind, handler),
    };
    const At = class extends Request {
      constructor(file: string, init?: RequestInit) {
        super(new URL(file, ORIGIN), init);
      }
    };
    const world = { self, caches: this.caches(), fetch: this.fetch, Request: At };
    runInContext(filled, createContext({ ...world, URL, AbortController, setTimeout, clearTimeout }));
    await this.tell("install");
    await this.tell("activate");
  }

  /** An event, and all that is done because of it. */
  async tell(kind: string, event: object = {}): Promise<void> {
    const done: Promise<unknown>[] = [];
    this.handlers.get(kind)?.({ ...event, waitUntil: (work: Promise<unknown>) => done.push(work) });
    while (done.length) await done.shift();
  }

  /** What the page gets for an address: "(network)" in front where the service worker leaves it to the browser. */
  async get(path: string, mode = "cors"): Promise<string> {
    const request = { url: new URL(path, ORIGIN).href, method: "GET", mode };
    let answer: Promise<Response> | null = null;
    const respondWith = (given: Promise<Response>) => {
      answer = given;
    };
    const done: Promise<unknown>[] = [];
    this.handlers.get("fetch")?.({ request, respondWith, waitUntil: (work: Promise<unknown>) => done.push(work) });
    if (!answer) return `(network) ${path}`;
    const text = await (await (answer as Promise<Response>)).text();
    await Promise.all(done);
    return text;
  }

  kept(cache: string): string[] {
    return [...(this.stored.get(cache)?.keys() ?? [])].sort();
  }

  private readonly fetch = (given: string | { url: string }) => {
    if (this.files === null) return Promise.reject(new TypeError("no network"));
    const text = this.files[new URL(typeof given === "string" ? given : given.url, ORIGIN).pathname];
    return Promise.resolve(new Response(text ?? "", { status: text === undefined ? 404 : 200 }));
  };

  private caches() {
    const pathOf = (given: string | { url: string }) =>
      new URL(typeof given === "string" ? given : given.url, ORIGIN).pathname;
    const open = (name: string) => {
      const cache = this.stored.get(name) ?? new Map<string, Response>();
      this.stored.set(name, cache);
      const put = async (given: string | { url: string }, answer: Response) => {
        const text = await answer.text();
        if (!this.room) throw new DOMException("full", "QuotaExceededError");
        cache.set(pathOf(given), new Response(text));
      };
      return Promise.resolve({
        put,
        add: async (one: string) => {
          const answer = await this.fetch(one);
          if (!answer.ok) throw new TypeError("not ok");
          await put(one, answer);
        },
        addAll: async (all: (string | { url: string })[]) => {
          const answers = await Promise.all(all.map(this.fetch));
          if (answers.some((answer) => !answer.ok)) throw new TypeError("not ok");
          await Promise.all(all.map((one, i) => put(one, answers[i] as Response)));
        },
        keys: () => Promise.resolve([...cache.keys()].map((path) => ({ url: ORIGIN + path }))),
        delete: (path: string) => Promise.resolve(cache.delete(path)),
      });
    };
    return {
      open,
      has: (name: string) => Promise.resolve(this.stored.has(name)),
      keys: () => Promise.resolve([...this.stored.keys()]),
      delete: (name: string) => Promise.resolve(this.stored.delete(name)),
      match: (given: string | { url: string }) =>
        Promise.resolve(
          [...this.stored.values()].map((cache) => cache.get(pathOf(given))?.clone()).find((found) => found),
        ),
    };
  }
}

/** A site with a build of the client and of the game. */
function site(build: string, zip: string): Record<string, string> {
  return {
    "/dune/": `page ${build}`,
    "/dune/manifest.webmanifest": "{}",
    "/dune/assets/index-1.js": "code",
    "/dune/assets/pyodide-1.wasm": "machine",
    "/dune/assets/pyodide-2.wasm": "newer machine",
    "/dune/here/zip.json": JSON.stringify({ zip }),
    [`/dune/here/${zip}`]: `game ${zip}`,
    "/dune/api/about.json": "about",
    "/dune/api/library/en/base+ix.json": "library",
  };
}

const KEEP = { data: {} };
const OF_ENGINE = ["/dune/assets/pyodide-1.wasm", "/dune/here/game-1.zip", "/dune/here/zip.json"];

describe("the service worker", () => {
  let browser: Browser;
  beforeEach(async () => {
    browser = new Browser();
    browser.files = site("1", "game-1.zip");
    await browser.install("1");
  });

  it("keeps the client at the first visit, and shows it on every screen", async () => {
    browser.files = null;
    for (const path of ["/dune/", "/dune/new", "/dune/?screen=/t/here-abc"]) {
      expect(await browser.get(path, "navigate")).toBe("page 1");
    }
    expect(await browser.get("/dune/assets/index-1.js")).toBe("code");
    expect(browser.kept("/dune/engine")).toEqual([]);
  });

  it("shows the newest page while there is a network", async () => {
    browser.files = site("2", "game-1.zip");
    expect(await browser.get("/dune/", "navigate")).toBe("page 2");
  });

  it("leaves alone what is not the client's, and what changes something", async () => {
    for (const path of ["/other/new", "/dune/api/tables", "https://elsewhere.org/dune/"]) {
      expect(await browser.get(path, "navigate")).toContain("(network)");
    }
  });

  it("keeps what the engine needs once it has been started", async () => {
    await browser.tell("message", KEEP);
    expect(browser.kept("/dune/engine")).toEqual(OF_ENGINE);
    browser.files = null;
    expect(await browser.get("/dune/assets/pyodide-1.wasm")).toBe("machine");
    expect(JSON.parse(await browser.get("/dune/here/zip.json"))).toEqual({ zip: "game-1.zip" });
    expect(await browser.get("/dune/here/game-1.zip")).toBe("game game-1.zip");
  });

  it("names the newest game while there is a network, and then keeps that one alone", async () => {
    await browser.tell("message", KEEP);
    browser.files = site("1", "game-2.zip");
    expect(JSON.parse(await browser.get("/dune/here/zip.json"))).toEqual({ zip: "game-2.zip" });
    expect(await browser.get("/dune/here/game-2.zip")).toBe("game game-2.zip");
    await browser.tell("message", KEEP);
    expect(browser.kept("/dune/engine")).toEqual([OF_ENGINE[0], "/dune/here/game-2.zip", OF_ENGINE[2]]);
  });

  it("keeps a game only together with its name", async () => {
    await browser.tell("message", KEEP);
    browser.files = { ...site("1", "game-2.zip") };
    delete browser.files["/dune/here/game-2.zip"];
    await browser.tell("message", KEEP);
    browser.files = null;
    expect(browser.kept("/dune/engine")).toEqual(OF_ENGINE);
    expect(JSON.parse(await browser.get("/dune/here/zip.json"))).toEqual({ zip: "game-1.zip" });
  });

  it("takes the engine along to the next build where it is used, and leaves nothing of the old one", async () => {
    await browser.tell("message", KEEP);
    browser.stored.set("library", new Map()); // of an older client
    browser.stored.set("/other/shell-9", new Map()); // of another one in the same site
    browser.files = site("2", "game-2.zip");
    await browser.install("2", ["assets/pyodide-2.wasm"]);
    expect([...browser.stored.keys()].sort()).toEqual(["/dune/engine", "/dune/shell-2", "/other/shell-9"]);
    browser.files = null;
    expect(await browser.get("/dune/", "navigate")).toBe("page 2");
    expect(browser.kept("/dune/engine")).toEqual([
      "/dune/assets/pyodide-2.wasm",
      "/dune/here/game-2.zip",
      "/dune/here/zip.json",
    ]);
  });

  it("keeps answers as they come, and never those that failed", async () => {
    expect(await browser.get("/dune/api/library/en/base+ix.json")).toBe("library");
    expect(await browser.get("/dune/api/library/en/nothing.json")).toBe("");
    browser.files = null;
    expect(await browser.get("/dune/api/library/en/base+ix.json")).toBe("library");
    expect(browser.kept("/dune/answers")).toEqual(["/dune/api/library/en/base+ix.json"]);
    await expect(browser.get("/dune/api/about.json")).rejects.toThrow("no network");
  });

  it("keeps what was read before it came", async () => {
    const read = ["api/library/en/base+ix.json", "api/about.json", "assets/index-1.js", "api/library/en/none.json"];
    await browser.tell("message", { data: { read: read.map((path) => `${ORIGIN}/dune/${path}`) } });
    expect(browser.kept("/dune/answers")).toEqual(["/dune/api/about.json", "/dune/api/library/en/base+ix.json"]);
  });

  it("keeps what may be read later, once", async () => {
    const wanted = [`${ORIGIN}/dune/api/library/en/base+ix.json`];
    await browser.tell("message", { data: { wanted } });
    browser.files = { "/dune/api/library/en/base+ix.json": "newer" };
    await browser.tell("message", { data: { wanted } });
    browser.files = null;
    expect(await browser.get("/dune/api/library/en/base+ix.json")).toBe("library");
  });

  it("shows calls, and opens their table in the window that shows it, never another site", async () => {
    const call = { title: "Your turn", body: "Seat 2", link: "https://public.example/dune/t/abc", tag: "abc-turn" };
    await browser.tell("push", { data: { json: () => call } });
    expect(browser.shown).toEqual([
      ["Your turn", { body: "Seat 2", tag: "abc-turn", icon: "/dune/icon-192.png", data: call.link }],
    ]);
    for (const data of [call.link, "https://evil.example/elsewhere", call.link]) {
      await browser.tell("notificationclick", { notification: { data, close: () => undefined } });
      browser.windows = [`${ORIGIN}/dune/t/abc?seat=1`];
    }
    expect(browser.opened).toEqual([`${ORIGIN}/dune/t/abc`, `${ORIGIN}/dune/`, `focus ${ORIGIN}/dune/t/abc?seat=1`]);
  });

  it("gives what came even where there is no room to keep it", async () => {
    browser.room = false;
    expect(await browser.get("/dune/api/library/en/base+ix.json")).toBe("library");
    await browser.tell("message", KEEP);
    expect(await browser.get("/dune/here/game-1.zip")).toBe("game game-1.zip");
    expect(browser.kept("/dune/answers")).toEqual([]);
  });
});

it("the large parts of the engine are not kept at the first visit", () => {
  const built = ["index.html", "assets/index-a.js", "assets/index-a.js.map", "assets/pyodide.asm-b.wasm"];
  expect(filesToKeep([...built, "assets/worker-c.js", "assets/python_stdlib-d.zip"])).toEqual({
    shell: ["", "manifest.webmanifest", "icon.svg", "assets/index-a.js", "assets/worker-c.js"],
    engine: ["assets/pyodide.asm-b.wasm", "assets/python_stdlib-d.zip"],
  });
});
