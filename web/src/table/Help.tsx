import { textOf } from "../cards/facts";
import { IconLegend } from "../icons/IconLegend";
import type { Library } from "../messages";
import { Dialog } from "../ui/Dialog";
import { KEYS } from "./logic/keys";
import { useModel } from "./model";
import "./Help.css";

/** Icons that no effect has: they stand on the board, with the seats, on the cards themselves. */
const EVERYWHERE = [
  ...["vp", "persuasion", "sword", "strength", "troop", "garrison", "agent", "mentat", "council_seat", "first_player"],
  ...["control_flag", "alliance", "intrigue", "card", "signet", "combat_mark", "maker", "bonus_spice"],
  ...["influence_at_least", "conflict_1", "conflict_2", "conflict_3"],
];

/** The icons of a library: those of its effects, of its spaces and factions, and what stands everywhere. */
function iconsOf(library: Library): ReadonlySet<string> {
  return new Set([
    ...EVERYWHERE,
    ...Object.keys(library.factions),
    ...Object.values(library.spaces).map((space) => `to_${textOf(space, "icon")}`),
    ...Object.values(library.tokens).flatMap((row) => row.map(({ icon }) => icon)),
  ]);
}

/** Shortcuts and the meaning of the icons. */
export function Help({ onClose }: { onClose: () => void }) {
  const { texts, library } = useModel();
  return (
    <Dialog open title={texts.t("table-help")} onClose={onClose} className="help-dialog">
      <h3>{texts.t("table-shortcuts")}</h3>
      <dl className="help-keys">
        {KEYS.map(({ name, shown }) => (
          <div key={name}>
            <dt>
              <kbd>{shown}</kbd>
            </dt>
            <dd>{texts.t(`table-key-${name}`)}</dd>
          </div>
        ))}
      </dl>
      <h3>{texts.t("table-legend")}</h3>
      <IconLegend only={iconsOf(library)} />
    </Dialog>
  );
}
