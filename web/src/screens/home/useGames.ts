import { useCallback, useEffect, useState } from "react";
import { api, asApiError } from "../../app/api";
import { usePart } from "../../app/page";
import { hasServer } from "../../app/site";
import { GameStore } from "../../here/store";
import type { TableList, TableRow } from "../../messages";
import { type GamesHere, gamesHere } from "../here/games";

const RENEW = 10_000;
const NOTHING: TableList = { mine: [], listed: [] };

interface Games extends GamesHere {
  /** Tables where I sit, here and online: those that wait for me first, then the newest. */
  mine: TableRow[];
  /** Open tables of others. */
  listed: TableRow[];
  /** There is a server, but it does not answer. */
  offline: boolean;
  /** Look anew at what is kept here. */
  reload: () => void;
}

/** The games of this browser and of the server, asked for again and again. */
export function useGames(): Games {
  const [online, setOnline] = useState(NOTHING);
  const [here, setHere] = useState<GamesHere>({ tables: [], records: [] });
  const [offline, setOffline] = useState(false);
  const store = usePart(GameStore);
  const reload = useCallback(() => {
    gamesHere(store).then(setHere, () => undefined); // that nothing can be kept is said below, where it is told what is
  }, [store]);
  useEffect(() => {
    reload();
    document.addEventListener("visibilitychange", reload); // it may have been played on in another tab
    return () => document.removeEventListener("visibilitychange", reload);
  }, [reload]);
  useEffect(() => {
    if (!hasServer()) return;
    let current = true;
    const load = () => {
      api.tables("online").then(
        (found) => {
          if (!current) return;
          setOnline(found);
          setOffline(false);
        },
        (error: unknown) => {
          if (current) setOffline(asApiError(error).code === "offline");
        },
      );
    };
    load();
    const timer = window.setInterval(load, RENEW);
    return () => {
      current = false;
      window.clearInterval(timer);
    };
  }, []);
  const mine = [...here.tables, ...online.mine];
  return {
    ...here,
    mine: mine.toSorted((a, b) => Number(b.waiting) - Number(a.waiting) || b.created - a.created),
    listed: online.listed.filter((row) => row.mine.length === 0),
    offline,
    reload,
  };
}
