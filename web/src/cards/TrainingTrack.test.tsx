import { describe, expect, it } from "vitest";
import { libraryOf, makeStage } from "../testing";
import { placesOf, TrainingTrack } from "./TrainingTrack";

const library = libraryOf("en", "uprising");
const stage = makeStage();

describe("a training track", () => {
  it("is laid out from left to right, its forks above and below", () => {
    const places = placesOf([[1, 2], [3], [3], [4, 5], [7], [6], [7], []]);
    expect(places.map(({ column }) => column)).toEqual([0, 1, 1, 2, 3, 3, 4, 5]);
    expect(places.map(({ lane }) => lane)).toEqual([0, -1, 1, 0, -1, 1, 1, 0]);
  });

  it("shows where the token is, and where it can go", () => {
    const track = stage.draw(<TrainingTrack library={library} leader="feyd_rautha_harkonnen" at={3} open={[4, 5]} />);
    expect(track.querySelectorAll(".training-here")).toHaveLength(1);
    expect(track.querySelectorAll(".training-open")).toHaveLength(2);
    expect(track.querySelectorAll(".training-space")).toHaveLength(5);
    expect(track.querySelectorAll(".training-way")).toHaveLength(9);
    expect(track.querySelectorAll(".training-token")).toHaveLength(1);
  });

  it("is there for leaders that have one alone", () => {
    expect(stage.draw(<TrainingTrack library={library} leader="gurney_halleck" at={0} />)).toBeNull();
  });
});
