import { useTexts } from "../../app/i18n";
import { useLibrary } from "../../app/library";
import { set, useSettings } from "../../app/settings";
import { botName } from "../../app/words";
import { looksOf, SeatLooks } from "../../board/seats";
import type { About } from "../../messages";
import { SeatMark } from "../../table/parts/SeatMark";
import { Field, Select } from "../../ui/Field";
import { offered } from "../../ui/Levels";
import { type Draft, leadersFor, roleOf, type SeatKind, withSeat } from "./draft";
import { SeatRole } from "./Teams";

interface SeatsProps {
  draft: Draft;
  about: About;
  onChange: (draft: Draft) => void;
}

/** Who sits where: a row for each seat. */
export function Seats({ draft, about, onChange }: SeatsProps) {
  return (
    <SeatLooks value={looksOf(draft.seats.length)}>
      <ol className="rows">
        {draft.seats.map((_, n) => (
          <SeatRow key={n} n={n} draft={draft} about={about} onChange={onChange} />
        ))}
      </ol>
    </SeatLooks>
  );
}

function SeatRow({ n, draft, about, onChange }: SeatsProps & { n: number }) {
  const texts = useTexts();
  const { t } = texts;
  const library = useLibrary(draft.boxes);
  const seat = draft.seats[n]!;
  const place = t("seat-number", { n: n + 1 });
  const value = seat.kind === "bot" ? `bot ${seat.bot}` : seat.kind;
  const taken = draft.seats.filter((_, i) => i !== n).map(({ leader }) => leader);
  const choose = (chosen: string) => {
    const [kind = "bot", bot] = chosen.split(" ");
    onChange(withSeat(draft, n, bot ? { kind: "bot", bot } : { kind: kind as SeatKind }));
  };
  return (
    <li className="new-seat">
      <SeatMark seat={n} size={28} title={place} />
      <SeatRole about={about} players={draft.seats.length} seat={n} />
      <Select label={place} hideLabel value={value} onChange={(event) => choose(event.target.value)}>
        <option value="me">{t("seat-me")}</option>
        <option value="here">{t("new-seat-here")}</option>
        {draft.where === "online" && <option value="open">{t("new-seat-open")}</option>}
        <optgroup label={t("new-seat-bots")}>
          {offered(about.levels, seat.bot).map((bot) => (
            <option key={bot} value={`bot ${bot}`}>
              {t("new-seat-bot", { name: botName(texts, bot) })}
            </option>
          ))}
        </optgroup>
      </Select>
      {seat.kind === "me" && <MyName longest={about.limits.name} />}
      {(seat.kind === "here" || seat.kind === "bot") && (
        <Field
          label={t("name-of", { seat: place })}
          hideLabel
          placeholder={t("name")}
          maxLength={about.limits.name}
          value={seat.name}
          onChange={(event) => onChange(withSeat(draft, n, { name: event.target.value }))}
        />
      )}
      {draft.leaders === "named" && !roleOf(about, draft.seats.length, n)?.commands && (
        <Select
          className="new-seat-leader"
          label={t("leader-of", { seat: place })}
          hideLabel
          value={seat.leader}
          onChange={(event) => onChange(withSeat(draft, n, { leader: event.target.value }))}
        >
          <option value="">{t("new-leader-any")}</option>
          {leadersFor(draft, about).map((leader) => (
            <option key={leader} value={leader} disabled={taken.includes(leader)}>
              {library?.leaders[leader]?.name ?? t(`leader-${leader}`)}
              {taken.includes(leader) ? ` (${t("taken")})` : ""}
            </option>
          ))}
        </Select>
      )}
    </li>
  );
}

/** My own name, which is kept for all tables. */
function MyName({ longest }: { longest: number }) {
  const { t } = useTexts();
  const name = useSettings((settings) => settings.name);
  return (
    <Field
      label={t("new-my-name")}
      hideLabel
      placeholder={t("name")}
      maxLength={longest}
      value={name}
      onChange={(event) => set({ name: event.target.value })}
    />
  );
}
