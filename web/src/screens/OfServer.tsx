import type { ReactNode } from "react";
import { useT } from "../app/i18n";
import { hasServer } from "../app/site";
import { whereOf } from "../here/where";
import { NotFoundScreen } from "./NotFoundScreen";

/** A screen of the server, or (`id`) of a table or game that may be there; where there is no server it is said instead. */
export function OfServer({ id = "", children }: { id?: string; children: ReactNode }) {
  const t = useT();
  return hasServer() || whereOf(id) === "here" ? children : <NotFoundScreen text={t("here-no-server")} />;
}
