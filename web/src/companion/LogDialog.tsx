import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import { Button } from "../ui/Button";
import { Sheet } from "../ui/Dialog";
import { useDoing } from "./kept";
import { type Desk, type Line, NO_RIVAL } from "./shown";

/** Every step so far, the last one first; any of them can be gone back to. */
export function LogDialog({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const t = useT();
  const { undo } = useDoing();
  const steps = desk.log.map((lines, i) => ({ lines, i })).filter(({ lines }) => lines.length > 0);
  return (
    <Sheet open title={t("companion-log")} onClose={onClose}>
      {steps.length === 0 && <p className="soft">{t("companion-log-empty")}</p>}
      <ol className="companion-log" reversed role="log">
        {steps.reverse().map(({ lines, i }) => (
          <li key={i}>
            <Lines desk={desk} lines={lines} />
            {i + 1 < desk.log.length && (
              <Button
                look="quiet"
                size="small"
                icon={<Icon name="undo" size={18} />}
                aria-label={t("companion-back-to")}
                hint={t("companion-back-to")}
                onClick={() => undo(i + 1)}
              />
            )}
          </li>
        ))}
      </ol>
      <SettingUp desk={desk} />
    </Sheet>
  );
}

/** What was to lay out before the first round. */
export function SettingUp({ desk }: { desk: Desk }) {
  return desk.setting_up.map(({ title, lines }) => (
    <section key={title} className="companion-last">
      <h3>{title}</h3>
      <ul className="companion-events">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  ));
}

/** What happened, by Rival. */
export function Lines({ desk, lines, named = true }: { desk: Desk; lines: readonly Line[]; named?: boolean }) {
  const t = useT();
  return (
    <ul className="companion-events">
      {lines.map(({ rival, text }, i) => {
        const goesOn = rival !== NO_RIVAL && rival === lines[i - 1]?.rival;
        const who = named && rival !== NO_RIVAL && !goesOn ? desk.names[rival] : undefined;
        return (
          <li key={i} className={named && goesOn ? "companion-goes-on" : undefined}>
            {who === undefined ? text : t("companion-line", { who, what: text })}
          </li>
        );
      })}
    </ul>
  );
}
