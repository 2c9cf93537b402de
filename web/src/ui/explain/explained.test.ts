import { describe, expect, it } from "vitest";
import { explainedAt, hushedTitles, iconsIn, saidOf } from "./explained";

document.body.innerHTML = `
  <section data-about="seat/2"><span title="3 spice"><i data-icon="spice"></i>3</span></section>
  <button data-about="card/dagger" title="Not enough"><i data-icon="sword"></i></button>
  <button class="button"><i data-icon="undo"></i></button>
  <p title="2 spice for 3 troops"><i data-icon="spice"></i><i data-icon="arrow_pay"></i><i data-icon="troop"></i></p>
  <b>plain</b>`;
const at = (selector: string) => document.querySelector(selector)!;

describe("what an element is about", () => {
  it("is its thing, of a seat also what it has, and nothing for a button's own icon", () => {
    expect(explainedAt(at("section i"))).toBe(at("section i").closest("[title], [data-icon]"));
    expect(saidOf(at("section i"))).toBe("3 spice");
    expect(explainedAt(at("section"))).toBe(at("section"));
    expect(explainedAt(at("[data-about='card/dagger'] i"))).toBe(at("[data-about='card/dagger']"));
    expect(explainedAt(at(".button i"))).toBeNull();
    expect(explainedAt(at("b"))).toBeNull();
  });

  it("has the icons of the whole that it says, each once", () => {
    expect(iconsIn(at("p i"))).toEqual(["spice", "arrow_pay", "troop"]);
  });

  it("keeps what it says while the browser must not show it", () => {
    const titles = hushedTitles();
    titles.hush(at("p i"));
    expect(at("p").hasAttribute("title")).toBe(false);
    expect(saidOf(at("p i"))).toBe("2 spice for 3 troops");
    titles.restore();
    expect(at("p").getAttribute("title")).toBe("2 spice for 3 troops");
  });
});
