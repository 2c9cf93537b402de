import { call, refusal } from "../../app/api";
import { addressOf } from "../../app/site";
import type { AdminOverview } from "../../messages";

/** The calls of whoever runs the server; each carries the admin key in a header. */
export interface AdminCalls {
  look: () => Promise<AdminOverview>;
  vacate: (table: string, seat: number) => Promise<unknown>;
  remove: (table: string) => Promise<unknown>;
  /** A copy of the database; it may take a while. */
  backup: () => Promise<File>;
  /** What all finished games have in common, as a page in a language; it may take a while. */
  statistics: (language: string) => Promise<File>;
}

export function adminCalls(key: string): AdminCalls {
  const headers = { "X-Admin-Key": key.replace(/[^\x20-\x7e]/g, "?") }; // a header holds ASCII, as every key does
  const fileOf = async (path: string, name: (now: string) => string) => {
    const answer = await fetch(addressOf(path), { headers });
    if (!answer.ok) throw await refusal(answer);
    const now = new Date().toISOString().slice(0, 16).replace(/\D/g, "");
    return new File([await answer.blob()], name(now));
  };
  return {
    look: () => call<AdminOverview>("GET", "/api/admin", undefined, headers),
    vacate: (table, seat) => call("DELETE", `/api/admin/tables/${table}/seats/${seat}`, undefined, headers),
    remove: (table) => call("DELETE", `/api/admin/tables/${table}`, undefined, headers),
    backup: () => fileOf("/api/admin/backup", (now) => `landsraad-${now}.db`),
    statistics: (language) => fileOf(`/api/admin/statistics/${language}`, (now) => `landsraad-${now}.html`),
  };
}

/** A number of bytes in words. */
export function sizeText(language: string, bytes: number): string {
  const [unit, one] = bytes < 1e6 ? ["kilobyte", 1e3] : bytes < 1e9 ? ["megabyte", 1e6] : ["gigabyte", 1e9];
  return new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits: one > 1e3 ? 1 : 0 }).format(
    bytes / one,
  );
}
