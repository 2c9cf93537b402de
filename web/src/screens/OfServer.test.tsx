import { afterEach, expect, it } from "vitest";
import { makeStage } from "../testing";
import { OfServer } from "./OfServer";

const stage = makeStage();
const text = (id?: string) => {
  stage.draw(<OfServer {...(id === undefined ? {} : { id })}>shown</OfServer>);
  return stage.host.textContent;
};

afterEach(() => {
  document.head.innerHTML = "";
});

it("shows what needs a server where there is one, and games of this browser everywhere", () => {
  expect([text(), text("abc"), text("here-abc")]).toEqual(["shown", "shown", "shown"]);
  document.head.innerHTML = '<meta name="server" content="no">';
  expect(text("here-abc")).toBe("shown");
  for (const id of [undefined, "abc"]) expect(text(id)).toContain("There is no server behind this page");
});
