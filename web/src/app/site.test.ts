import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { addressOf, linkTo, pathOf } from "./site";

function mount(content: string): void {
  document.head.innerHTML = `<meta name="root" content="${content}">`;
}

afterEach(() => {
  document.head.innerHTML = "";
});

describe("S-23: the place of the client in its site", () => {
  it.each([
    ["./", ""],
    ["/", ""],
    ["/dune/", "/dune"],
    ["/a/b/", "/a/b"],
  ])("is what the server wrote: %s", (content, root) => {
    mount(content);
    expect(addressOf("/t/abc?seat=1#take=x")).toBe(`${root}/t/abc?seat=1#take=x`);
    expect(linkTo("/new")).toBe(`${window.location.origin}${root}/new`);
    expect(pathOf(`${root}/t/abc/`)).toBe("/t/abc");
    expect(pathOf(`${root}/`)).toBe("/");
    expect(pathOf(root)).toBe("/");
  });

  it("does not begin in the midst of a name", () => {
    mount("/dune/");
    expect(pathOf("/dunes/new")).toBe("/");
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
  [/history\.|pushState/, ["router.tsx"]],
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
