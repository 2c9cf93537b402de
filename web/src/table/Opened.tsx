import { PileDialog } from "./dock/PileDialog";
import { Help } from "./Help";
import { VoteDialog } from "./HintVote";
import { useModel } from "./model";
import { SeatSheet } from "./seats/SeatSheet";

/** The dialog that lies open above the table, if any; only its reader closes it. */
export function Opened() {
  const { open, show } = useModel();
  const close = () => show(null);
  switch (open?.what) {
    case "seat":
      return <SeatSheet seat={open.seat} onClose={close} />;
    case "pile":
      return <PileDialog pile={open.pile} seat={open.seat} onClose={close} />;
    case "help":
      return <Help onClose={close} />;
    case "hints":
      return <VoteDialog onClose={close} />;
    case "thing": // TableExplanation
    case undefined:
      return null;
  }
}
