import { describe, expect, it } from "vitest";
import { fixture, libraryOf, makeStage } from "../../testing";
import { ReplaySeat } from "./ReplaySeat";

const stage = makeStage();
const library = libraryOf("en", "uprising");
const { view } = fixture("up-over-4").game;

function show(seat: number): HTMLElement {
  return stage.draw(
    <ReplaySeat seat={seat} name="Alia" view={view} library={library} acting={false} open onOpen={() => undefined} />,
  );
}

describe("a seat of a replay", () => {
  it.each([0, 1, 2, 3])("counts what Uprising gives it, and shows it when opened (%i)", (seat) => {
    const player = view.players[seat]!;
    const host = show(seat);
    const out = player.spies.length;
    expect(host.querySelector(`[title="Spies: ${player.spies_left} in the supply, ${out} on posts"]`)).not.toBeNull();
    const done = player.contracts_done.length;
    expect(host.querySelectorAll(`[title="Contracts completed: ${done}"]`)).toHaveLength(done > 0 ? 1 : 0);
    for (const id of [...player.contracts, ...player.contracts_done])
      expect(host.textContent).toContain(library.contracts[id]!.name);
    for (const thing of [...player.trophies, ...player.trophies_matched]) {
      const id = thing.split("/")[1]!;
      expect(host.textContent).toContain((library.objectives[id] ?? library.conflicts[id])!.name);
    }
  });

  it("has nothing of Uprising with another board", () => {
    const other = fixture("over-4").game.view;
    const host = stage.draw(
      <ReplaySeat
        seat={0}
        name="Alia"
        view={other}
        library={libraryOf("en")}
        acting={false}
        open
        onOpen={() => undefined}
      />,
    );
    expect(host.querySelector("[title^='Spies:']")).toBeNull();
  });
});
