import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { scale } from "../../app/theme";
import { Icon } from "../../icons/Icon";
import "./moments.css";

const TRAVELS = 600; // milliseconds
const APART = 80; // milliseconds from one that sets out to the next
const SIZE = 22;

interface Flight {
  icon: string;
  seat: number;
  style: CSSProperties;
}

/** The icons of the rewards on their way to the seats that take them, once; `ranks` holds them, a row a seat. */
export function Flights({ ranks }: { ranks: RefObject<HTMLElement | null> }) {
  const [flights, setFlights] = useState<Flight[]>([]);
  useLayoutEffect(() => {
    const found = ranks.current === null ? [] : flightsFrom(ranks.current);
    setFlights(found);
    const timer = window.setTimeout(() => setFlights([]), TRAVELS + APART * found.length);
    return () => window.clearTimeout(timer);
  }, [ranks]);
  return createPortal(
    flights.map(({ icon, seat, style }, i) => (
      <span key={i} className="flight" data-flight={seat} style={style} aria-hidden="true">
        <Icon name={icon} size={SIZE} />
      </span>
    )),
    document.body,
  );
}

/** From each icon of a reward to the seat of its row; a doubled reward sets out twice. */
function flightsFrom(ranks: HTMLElement): Flight[] {
  const flights: Flight[] = [];
  for (const row of ranks.querySelectorAll<HTMLElement>("[data-takes]")) {
    const seat = Number(row.dataset["takes"]);
    const home = document.querySelector(`[data-seat="${seat}"]`);
    if (home === null) continue;
    const icons = [...row.querySelectorAll("[data-flies] :not(.token-sign) > [data-icon]")];
    const times = row.querySelector(".scene-doubled") === null ? 1 : 2;
    for (const icon of Array.from({ length: times }, () => icons).flat()) {
      const delay = `${APART * flights.length}ms`;
      flights.push({
        icon: icon.getAttribute("data-icon")!,
        seat,
        style: { ...between(icon, home), animationDelay: delay, animationDuration: `${TRAVELS}ms` },
      });
    }
  }
  return flights;
}

/** The way from the middle of an element to that of another one, for the style sheet. */
function between(from: Element, to: Element): CSSProperties {
  return { "--from": middleOf(from), "--to": middleOf(to) } as CSSProperties;
}

function middleOf(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = (middle: number) => `${middle / scale() - SIZE / 2}px`;
  return `${at(left + width / 2)} ${at(top + height / 2)}`;
}
