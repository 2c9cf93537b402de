import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { fixture, libraryFor, makeStage } from "../../testing";
import { ReplayMarket } from "./ReplayMarket";

const stage = makeStage();
const library = libraryFor(["base", "uprising", "choam"], "en");
const { view } = fixture("up-over-4").game;

describe("the market of a replay", () => {
  it("has the open contracts, as the table has them, and those opened say more", () => {
    const opened = vi.fn();
    const contracts = [...view.contract_market, ...view.contracts_aside];
    expect(view.contract_market.length).toBeGreaterThan(0);
    const host = stage.draw(<ReplayMarket view={view} library={library} onOpen={opened} />);
    const plates = [...host.querySelectorAll<HTMLElement>(".contract-plate")];
    expect(plates.map((plate) => plate.querySelector(".tech-plate-head")!.textContent)).toEqual(
      contracts.map((id) => library.contracts[id]!.name),
    );
    act(() => plates[0]!.click());
    expect(opened).toHaveBeenCalledWith("contract", view.contract_market[0]);
    expect(host.querySelector("h2")!.textContent).toContain(String(view.contract_stack.length));
  });

  it("has none without them", () => {
    const other = fixture("over-4").game.view;
    const host = stage.draw(
      <ReplayMarket view={other} library={libraryFor(["base"], "en")} onOpen={() => undefined} />,
    );
    expect(host.querySelectorAll(".card")).toHaveLength(other.row.length);
    expect(host.querySelector(".contract-plate")).toBeNull();
  });
});
