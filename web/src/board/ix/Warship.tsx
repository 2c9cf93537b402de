import { FLAG_SIZE, type Point } from "../layouts";
import { DreadnoughtPiece } from "./Ships";

/** A dreadnought that holds a space: it covers the flag. */
export function Warship({ seat, at: [x, y] }: { seat: number; at: Point }) {
  const [w, h] = FLAG_SIZE;
  return <DreadnoughtPiece seat={seat} x={x + w / 2} y={y + h / 2 - 1} size={36} move={`dreadnought ${seat}`} />;
}
