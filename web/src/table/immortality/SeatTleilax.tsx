import { useModel } from "../model";
import { researches } from "./facts";
import { TleilaxAmounts } from "./TleilaxAmounts";
import "./immortality.css";

/** A line of a seat's panel: what Immortality gives it. */
export function SeatTleilax({ seat, compact }: { seat: number; compact: boolean }) {
  const { view, library } = useModel();
  if (!researches(view, seat)) return null;
  return (
    <div className="seat-line seat-tleilax">
      <TleilaxAmounts view={view} library={library} seat={seat} size={compact ? 14 : 17} />
    </div>
  );
}
