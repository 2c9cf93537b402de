import { useState } from "react";
import { failureText } from "../../app/words";
import { toast } from "../../ui/Toasts";
import { useModel } from "../model";

/** Something is asked of the server from a button: it is busy meanwhile, and what goes wrong is said. */
export function useAttempt() {
  const { texts } = useModel();
  const [busy, setBusy] = useState(false);
  const attempt = (call: Promise<unknown>) => {
    setBusy(true);
    call.catch((error: unknown) => toast(failureText(texts, error), "danger")).finally(() => setBusy(false));
  };
  return { busy, attempt };
}
