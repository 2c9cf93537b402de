import { useT } from "../../app/i18n";
import { type SeatLook, useSeatLook } from "../../board/seats";
import "./SeatMark.css";

const SHAPES: Record<SeatLook["id"], string> = {
  red: "M12 2 23 21H1z",
  blue: "M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21z",
  green: "M2.5 2.5h19v19h-19z",
  yellow: "M12 .8 23.2 12 12 23.2.8 12z",
  muaddib: "M12 .8 22.6 6.4V17.6L12 23.2 1.4 17.6V6.4z",
  shaddam: "M12 .4 15.2 7.7 23.4 8 17.2 13.4 19.3 21.6 12 17.2 4.7 21.6 6.8 13.4.6 8 8.8 7.7z",
};
const LETTER_AT: Partial<Record<SeatLook["id"], number>> = { red: 18.4 };

/** The mark of a seat: its colour, shape and letter, so that colour is never the only sign. */
export function SeatMark({ seat, size = 20, title }: { seat: number; size?: number; title?: string }) {
  const { id } = useSeatLook()(seat);
  const t = useT();
  return (
    <svg
      className={`seat-mark seat-${id}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      {...(title ? { role: "img", "aria-label": title } : { "aria-hidden": true })}
    >
      <path d={SHAPES[id]} />
      <text x="12" y={LETTER_AT[id] ?? 16.6} textAnchor="middle">
        {t(`seat-letter-${id}`)}
      </text>
    </svg>
  );
}
