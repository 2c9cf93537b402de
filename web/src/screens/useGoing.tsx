import { type ReactNode, useCallback, useRef, useState } from "react";
import { asApiError } from "../app/api";
import { useTexts } from "../app/i18n";
import { navigate } from "../app/router";
import { failureText } from "../app/words";
import type { Where } from "../here/where";
import { Dialog } from "../ui/Dialog";
import { toast } from "../ui/Toasts";
import { Preparing, usePreparing } from "./here/Preparing";

interface Way {
  where: Where;
  find: () => Promise<string>;
}

interface Going {
  /** Is something under way? */
  going: boolean;
  /** Do something, here or online, that ends at an address, and go there. What is refused is told in a notice. */
  go: (where: Where, find: () => Promise<string>) => void;
  /** To be drawn somewhere: a window while the engine of this browser is loaded, or where it cannot be. */
  waiting: ReactNode;
}

/** What leads to another screen once it is done: opening a table, opening a record, playing on. */
export function useGoing(): Going {
  const texts = useTexts();
  const preparing = usePreparing();
  const [way, setWay] = useState<Way | null>(null);
  const last = useRef<Way | null>(null); // what somebody has turned away from leads nowhere any more
  const take = useCallback((next: Way | null) => {
    last.current = next;
    setWay(next);
  }, []);
  const go = useCallback(
    (where: Where, find: () => Promise<string>) => {
      const taken = { where, find };
      take(taken);
      find().then(
        (address) => {
          if (last.current !== taken) return;
          take(null);
          navigate(address);
        },
        (failed: unknown) => {
          if (last.current !== taken || asApiError(failed).code === "engine") return;
          take(null);
          toast(failureText(texts, failed), "danger");
        },
      );
    },
    [texts, take],
  );
  return {
    going: way !== null,
    go,
    waiting: way?.where === "here" && preparing !== null && (
      <Dialog open title={preparing} onClose={() => take(null)}>
        <Preparing again={() => go(way.where, way.find)} />
      </Dialog>
    ),
  };
}
