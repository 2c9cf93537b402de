import "./SeatMark.css";

/** The colours of the seats: fill, shape and letter, in seat order. */
export const SEAT_COLOURS = ["red", "blue", "green", "yellow"] as const;

const SHAPES: Record<string, string> = {
  red: "M12 2 23 21H1z",
  blue: "M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21z",
  green: "M2.5 2.5h19v19h-19z",
  yellow: "M12 .8 23.2 12 12 23.2.8 12z",
};

/** The mark of a seat: its colour, shape and letter, so that colour is never the only sign. */
export function SeatMark({ seat, size = 20, title }: { seat: number; size?: number; title?: string }) {
  const colour = SEAT_COLOURS[seat % SEAT_COLOURS.length]!;
  return (
    <svg
      className={`seat-mark seat-${colour}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      {...(title ? { role: "img", "aria-label": title } : { "aria-hidden": true })}
    >
      <path d={SHAPES[colour]} />
      <text x="12" y={colour === "red" ? 18.4 : 16.6} textAnchor="middle">
        {colour[0]!.toUpperCase()}
      </text>
    </svg>
  );
}
