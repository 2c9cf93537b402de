import { useLayoutEffect, useMemo, useRef } from "react";
import { useTexts } from "../../app/i18n";
import type { Library, LogLine } from "../../messages";
import { tell } from "../../table/logic/said";
import { SeatMark } from "../../table/parts/SeatMark";
import { names } from "../../ui/names";

const SHOWN = 80;
const HEADS = new Set(["round", "turn", "conflict"]);

/** What has happened up to this step, the newest below. */
export function ReplayLog({
  lines,
  seatName,
  library,
}: {
  lines: readonly LogLine[];
  seatName: (seat: number) => string;
  library: Library;
}) {
  const texts = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const said = useMemo(() => {
    const speaker = { words: texts, seatName, library };
    return lines
      .slice(-SHOWN)
      .flatMap((line, i) =>
        line.said === null ? [] : [{ key: lines.length - SHOWN + i, text: tell(speaker, line.said), line }],
      );
  }, [lines, seatName, library, texts]);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [said]);
  return (
    <ol className="replay-log" ref={list} tabIndex={0} aria-label={texts.t("replay-log")}>
      {said.map(({ key, text, line }) => (
        <li key={key} className={names(HEADS.has(line.event) && `replay-log-${line.event}`)}>
          {line.event === "turn" && line.seat >= 0 && <SeatMark seat={line.seat} size={14} />} {text}
        </li>
      ))}
    </ol>
  );
}
