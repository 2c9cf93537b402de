import { useTexts } from "../../app/i18n";
import { useStore } from "../../app/store";
import type { Part, Why } from "../../here/carried";
import { type EngineState, engine } from "../../here/engine";
import { Icon } from "../../icons/Icon";
import { Button } from "../../ui/Button";
import "./preparing.css";

type Loading = Extract<EngineState, { status: "loading" }>;

/** Which stretch of the whole way a part is: the first one is by far the largest. */
const STRETCHES: Record<Part, [from: number, to: number]> = {
  python: [0, 85],
  game: [85, 90],
  start: [90, 100],
};

/** What stands above `Preparing`; null where there is nothing to say: the engine has not been needed, or is ready. */
export function usePreparing(): string | null {
  const { t } = useTexts();
  const { status } = useStore(engine.store);
  if (status === "failed") return t("engine-title");
  return status === "loading" ? t("here-preparing") : null;
}

/** While the engine of this browser is loaded: how far it is; where it cannot be: why, and what to do. */
export function Preparing({ again }: { again: () => void }) {
  const state = useStore(engine.store);
  if (state.status === "failed") return <Failed why={state.why} again={again} />;
  return state.status === "loading" ? <Progress {...state} /> : null;
}

/** What is being loaded, and how much of it is here. Its places stand from the beginning, so that nothing moves. */
function Progress({ part, done, total }: Loading) {
  const { t, language } = useTexts();
  const megabytes = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const [from, to] = STRETCHES[part];
  const percent = Math.round(from + (total > 0 ? Math.min(1, done / total) * (to - from) : 0));
  const what = t(`here-loading-${part}`);
  const much =
    total > 0 && part !== "start"
      ? t("here-loaded", { done: megabytes.format(done / 1e6), total: megabytes.format(total / 1e6) })
      : "";
  return (
    <div className="preparing">
      <p role="status">{what}</p>
      <div
        className="preparing-bar"
        role="progressbar"
        aria-label={t("here-preparing")}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={[what, much].filter(Boolean).join(": ")}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      <p className="preparing-much soft" aria-hidden="true">
        {much}
      </p>
      <p className="soft">{t("here-once")}</p>
    </div>
  );
}

function Failed({ why, again }: { why: Why; again: () => void }) {
  const { t } = useTexts();
  const restart = () => {
    engine.start().catch(() => undefined); // its state says it
    again();
  };
  return (
    <div className="preparing" role="alert">
      <p className="preparing-why">
        <Icon name="warning" size={24} /> {t(`engine-${why}`)}
      </p>
      <div>
        <Button look="main" onClick={restart}>
          {t(why === "silent" ? "engine-restart" : "try-again")}
        </Button>
      </div>
    </div>
  );
}
