import { Icon } from "../../icons/Icon";
import type { Amount } from "../../messages";
import type { Speaker } from "../logic/said";
import "./moments.css";

/** What was paid (`by` -1) or gained (1), as icons with signs; in words for readers and as a hint. */
export function Amounts({ amounts, by, speaker }: { amounts: readonly Amount[]; by: 1 | -1; speaker: Speaker }) {
  return amounts.map(({ icon, n }) => {
    const said = signed(by * n);
    const id = `icon-${icon}`;
    const name = speaker.words.has(id) ? speaker.words.t(id) : "";
    return (
      <span key={icon} className={by * n < 0 ? "gain is-paid" : "gain"} title={`${name} ${said}`}>
        <Icon name={icon} size={15} />
        <span aria-hidden="true">{said}</span>
        <span className="visually-hidden">{`${name} ${said}`}</span>
      </span>
    );
  });
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
