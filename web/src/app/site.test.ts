import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addressOf, hasServer, linkTo, linkToScreen, placeOf, screenAt } from "./site";

const HERE = window.location.href;

function mount(content: string): void {
  document.head.innerHTML = `<meta name="root" content="${content}">`;
}

function pathOf(path: string): string {
  return placeOf(new URL(path, HERE).href).path;
}

afterEach(() => {
  document.head.innerHTML = "";
  window.history.replaceState(null, "", HERE);
});

describe("S-23: the place of the client in its site", () => {
  it.each([
    ["./", ""],
    ["/", ""],
    ["/dune/", "/dune"],
    ["/a/b/", "/a/b"],
  ])("is what the server wrote: %s", (content, root) => {
    mount(content);
    expect(addressOf("/api/tables")).toBe(`${root}/api/tables`);
    expect(screenAt("/t/abc?seat=1#take=x")).toBe(`${root}/t/abc?seat=1#take=x`);
    expect(linkTo("/here/")).toBe(`${window.location.origin}${root}/here/`);
    expect(linkToScreen("/new")).toBe(`${window.location.origin}${root}/new`);
    expect(pathOf(`${root}/t/abc/`)).toBe("/t/abc");
    expect(pathOf(`${root}/`)).toBe("/");
    expect(pathOf(root)).toBe("/");
  });

  it("does not begin in the midst of a name", () => {
    mount("/dune/");
    expect(pathOf("/dunes/new")).toBe("/");
  });
});

it("has a server behind it unless the page says that it has none", () => {
  expect(hasServer()).toBe(true);
  document.head.innerHTML = '<meta name="server" content="yes">';
  expect(hasServer()).toBe(true);
  document.head.innerHTML = '<meta name="server" content="no">';
  expect(hasServer()).toBe(false);
});

describe.each(["", "/sub", "/a/b"])("a site of plain files at %s/", (root) => {
  beforeEach(() => {
    document.head.innerHTML = '<meta name="root" content="./"><meta name="server" content="no">';
    window.history.replaceState(null, "", `${root}/index.html`);
  });

  it("is where its page is", () => {
    expect(addressOf("/api/about.json")).toBe(`${root}/api/about.json`);
    expect(screenAt("/")).toBe(`${root}/`);
    expect(placeOf(window.location.href).path).toBe("/");
  });

  it.each([
    "/",
    "/new",
    "/t/here-abc",
    "/t/here-abc?seat=1",
    "/g/x?at=5&as=all",
    "/companion#g=a-b_",
    "/rules?board=ix#r-1",
  ])("knows screens as queries of its page: %s", (path) => {
    expect(new URL(linkToScreen(path)).pathname).toBe(`${root}/`);
    window.history.pushState(null, "", linkToScreen(path));
    const place = placeOf(window.location.href);
    const query = place.query.toString();
    expect(place.path + (query && `?${query}`) + place.hash).toBe(path);
    expect(addressOf("/sw.js")).toBe(`${root}/sw.js`); // wherever the client has gone
  });
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

// What goes out of the client, and who may do it: everybody else gives a path to one of these.
const WAYS_OUT: [way: RegExp, by: string[]][] = [
  [/\bfetch\((?!addressOf\()/, []],
  [/new WebSocket\((?!address\()/, []],
  [/serviceWorker\.register\((?!addressOf\()/, []],
  [/<a\b[^>]*\bhref=["{]["`]?\//, []],
  [/<(img|script|link)\b[^>]*(src|href)=["{]["`]?\//, []],
  [/location\.(origin|href|pathname|assign|replace)/, ["site.ts", "router.tsx", "HandoverDialog.tsx"]],
  [/history\.(pushState|replaceState|back|forward|go)\b/, ["router.tsx"]],
];

it("S-23: every way out of the client knows its place", () => {
  const files = sources("src");
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    for (const [way, by] of WAYS_OUT) {
      if (!by.some((name) => file.endsWith(name))) expect(way.test(text), `${file}: ${way}`).toBe(false);
    }
  }
});
