import { PileDialog } from "./dock/PileDialog";
import { Help } from "./Help";
import { useModel } from "./model";
import { SeatSheet } from "./seats/SeatSheet";
import { ThingDialog } from "./ThingDialog";

/** The dialog that lies open above the table, if any; only its reader closes it. */
export function Opened() {
  const { open, show } = useModel();
  const close = () => show(null);
  switch (open?.what) {
    case "thing":
      return <ThingDialog thing={open.thing} onClose={close} />;
    case "seat":
      return <SeatSheet seat={open.seat} onClose={close} />;
    case "pile":
      return <PileDialog pile={open.pile} seat={open.seat} onClose={close} />;
    case "help":
      return <Help onClose={close} />;
    case undefined:
      return null;
  }
}
