import { useEffect, useState } from "react";
import { useTexts } from "../../app/i18n";
import { Link } from "../../app/router";
import { boxNames } from "../../app/words";
import { Icon } from "../../icons/Icon";
import type { AdminSeat, AdminTable } from "../../messages";
import { SeatMark } from "../../table/parts/SeatMark";
import { Button } from "../../ui/Button";
import { Chip } from "../../ui/Chip";
import { sizeText } from "./calls";

const SECOND_PRESS = 4000; // milliseconds

interface TablesProps {
  tables: AdminTable[];
  onVacate: (table: string, seat: number) => void;
  onDelete: (table: string) => void;
}

/** The tables of the server, the latest first. */
export function AdminTables({ tables, onVacate, onDelete }: TablesProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const phase = (table: AdminTable) =>
    table.phase === "lobby"
      ? t("admin-lobby")
      : table.phase === "over"
        ? t("home-over")
        : t("admin-round", { n: table.round });
  return (
    <ul className="rows">
      {tables.map((table) => (
        <li key={table.id} className="admin-table">
          <div className="admin-table-head">
            <Link href={`/t/${table.id}`}>{table.id}</Link>
            <Chip tone={table.phase === "playing" ? "good" : "plain"}>{phase(table)}</Chip>
            <span className="soft">
              {[
                boxNames(texts, table.boxes),
                t("admin-moves", { n: table.moves }),
                when.format(table.changed * 1000),
                sizeText(language, table.size),
              ].join(" · ")}
            </span>
            <SecondPress
              label={t("admin-delete")}
              name={`${t("admin-delete")}: ${table.id}`}
              onSure={() => onDelete(table.id)}
            />
          </div>
          <ul className="rows">
            {table.seats.map((seat) => (
              <SeatRow key={seat.seat} seat={seat} onVacate={() => onVacate(table.id, seat.seat)} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function SeatRow({ seat, onVacate }: { seat: AdminSeat; onVacate: () => void }) {
  const { t } = useTexts();
  const name = seat.kind === "open" ? t("seat-open") : seat.name;
  return (
    <li className="admin-seat">
      <SeatMark seat={seat.seat} size={20} />
      <span className={seat.kind === "open" ? "admin-seat-name soft" : "admin-seat-name"}>{name}</span>
      {seat.kind === "human" && (
        <>
          <Chip tone={seat.online ? "good" : "plain"}>{t(seat.online ? "admin-here" : "lobby-away")}</Chip>
          <SecondPress label={t("admin-vacate")} name={`${t("admin-vacate")}: ${name}`} onSure={onVacate} />
        </>
      )}
      {seat.kind === "bot" && <Icon name="bot" size={18} title={t("lobby-bot")} />}
    </li>
  );
}

/** A button for what cannot be taken back: a second press within a while does it. */
function SecondPress({ label, name, onSure }: { label: string; name: string; onSure: () => void }) {
  const { t } = useTexts();
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    if (!armed) return;
    const timer = window.setTimeout(() => setArmed(false), SECOND_PRESS);
    return () => window.clearTimeout(timer);
  }, [armed]);
  const press = () => {
    setArmed(!armed);
    if (armed) onSure();
  };
  return (
    <Button size="small" look={armed ? "danger" : "plain"} {...(armed ? {} : { "aria-label": name })} onClick={press}>
      {armed ? t("admin-sure") : label}
    </Button>
  );
}
