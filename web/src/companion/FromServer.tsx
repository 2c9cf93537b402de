import { useTexts } from "../app/i18n";
import { useStore } from "../app/store";
import { engine } from "../here/engine";

/** Says that the server answers because the engine of this browser cannot be started, and why. */
export function FromServer() {
  const { t } = useTexts();
  const state = useStore(engine.store);
  if (state.status !== "failed") return null;
  return (
    <p className="companion-forgetful" role="status">
      {t("companion-from-server")} {t(`engine-${state.why}`)}
    </p>
  );
}
