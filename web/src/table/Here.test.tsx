import { afterEach, describe, expect, it } from "vitest";
import { LANGUAGES } from "../app/settings";
import { fixture, textsOf } from "../testing";
import { click, key, makeOpening } from "./opening";

const { open, stage } = makeOpening();

const tabs = () => [...stage.host.querySelectorAll(".log-pane [role=tab]")].map(({ id }) => id);
const menu = () => {
  click(".menu > button");
  return [...stage.host.querySelectorAll(".menu-list > *")].map((item) => item.textContent.trim());
};

afterEach(() => {
  document.head.innerHTML = "";
});

describe("a table of this browser", () => {
  it.each(LANGUAGES)("speaks of no other device, and can be put onto a server where there is one: %s", (language) => {
    const { t } = textsOf(language);
    open(fixture("turn-4"), { language, here: true });
    expect(menu()).toContain(t("here-put-online"));
    expect(menu()).not.toContain(t("handover"));
    document.head.innerHTML = '<meta name="server" content="no">';
    open(fixture("turn-4"), { language, here: true });
    expect(menu()).not.toContain(t("here-put-online"));
  });

  it("has no chat, nor a key for it", () => {
    open(fixture("turn-4"), { here: true });
    expect(tabs()).toEqual(["tab-log", "tab-recap"]);
    key("KeyC");
    expect(stage.host.querySelector("#tab-log")!.getAttribute("aria-selected")).toBe("true");
    open(fixture("turn-4"));
    expect(tabs()).toEqual(["tab-log", "tab-chat", "tab-recap"]);
  });

  it("online it can go on at another device", () => {
    open(fixture("turn-4"));
    expect(menu()).toContain("Go on at another device");
    expect(menu()).not.toContain("Put it onto the server");
  });
});
