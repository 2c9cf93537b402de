import { useEffect, useState } from "react";
import { useT } from "../app/i18n";
import { navigate, usePlace } from "../app/router";
import "../companion/companion.css";
import { Desk } from "../companion/Desk";
import { type Game, stateOf, toJson } from "../companion/game";
import { useDoing, useKept } from "../companion/kept";
import { SetupForm } from "../companion/SetupForm";
import { gameIn } from "../companion/share";
import { wrongText } from "../companion/words";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { toast } from "../ui/Toasts";

/** House Hagal for people who play with the box. Needs no server and no network. */
export default function CompanionScreen() {
  const { game } = useKept();
  return (
    <>
      {game ? <Desk game={game} /> : <SetupForm />}
      <Shared own={game} />
    </>
  );
}

/** A game that the address holds: taken at once where there is none, else asked for. */
function Shared({ own }: { own: Game | null }) {
  const t = useT();
  const { hash } = usePlace();
  const { take } = useDoing();
  const [shared, setShared] = useState<Game | null>(null);
  useEffect(() => {
    if (!hash) return;
    let current = true;
    gameIn(hash).then(
      (game) => {
        if (current) setShared(game);
      },
      (error: unknown) => {
        if (!current) return;
        toast(wrongText(t, error), "danger");
        navigate("/companion", { replace: true });
      },
    );
    return () => {
      current = false;
    };
  }, [hash, t]);
  const done = (game: Game | null) => {
    if (game) take(game);
    setShared(null);
    navigate("/companion", { replace: true });
  };
  const same = shared !== null && own !== null && toJson(own) === toJson(shared);
  const settled = shared !== null && (own === null || same);
  useEffect(() => {
    if (!settled) return;
    take(shared);
    navigate("/companion", { replace: true });
  }, [settled, shared, take]);
  if (!shared || settled || hash === "") return null;
  return (
    <Dialog
      open
      title={t("companion-title")}
      onClose={() => done(null)}
      foot={
        <>
          <Button onClick={() => done(null)}>{t("companion-shared-drop")}</Button>
          <Button look="main" onClick={() => done(shared)}>
            {t("companion-shared-use")}
          </Button>
        </>
      }
    >
      <p>{t("companion-shared", { n: stateOf(shared).round })}</p>
    </Dialog>
  );
}
