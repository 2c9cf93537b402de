import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import { Button } from "../ui/Button";
import { Sheet } from "../ui/Dialog";
import type { Game } from "./game";
import { useDoing } from "./kept";
import { type Event, NO_RIVAL } from "./state";
import { eventText, whoText } from "./words";

/** Every step so far, the last one first; any of them can be gone back to. */
export function LogDialog({ game, onClose }: { game: Game; onClose: () => void }) {
  const t = useT();
  const { undo } = useDoing();
  const steps = game.events.map((events, i) => ({ events, i })).filter(({ events }) => events.length > 0);
  return (
    <Sheet open title={t("companion-log")} onClose={onClose}>
      {steps.length === 0 && <p className="soft">{t("companion-log-empty")}</p>}
      <ol className="companion-log" reversed role="log">
        {steps.reverse().map(({ events, i }) => (
          <li key={i}>
            <EventLines game={game} events={events} />
            {i + 1 < game.commands.length && (
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
    </Sheet>
  );
}

/** What happened, in words, by Rival. */
export function EventLines({ game, events, named = true }: { game: Game; events: readonly Event[]; named?: boolean }) {
  const t = useT();
  return (
    <ul className="companion-events">
      {events.map((event, i) => {
        const what = eventText(t, game.facts, event);
        const who = named && event.rival !== NO_RIVAL && event.rival !== events[i - 1]?.rival;
        return <li key={i}>{who ? t("companion-line", { who: whoText(t, game.setup, event.rival), what }) : what}</li>;
      })}
    </ul>
  );
}
