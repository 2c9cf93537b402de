import { Icon } from "../icons/Icon";
import { Dialog } from "../ui/Dialog";
import { KEYS } from "./logic/keys";
import { useModel } from "./model";
import "./Help.css";

const LEGEND: [icon: string, text: string][] = [
  ["solari", "term-solari"],
  ["spice", "term-spice"],
  ["water", "term-water"],
  ["vp", "term-victory_point"],
  ["persuasion", "term-persuasion"],
  ["sword", "term-sword"],
  ["strength", "term-strength"],
  ["troop", "term-troop"],
  ["garrison", "term-garrison"],
  ["agent", "term-agent"],
  ["agent_plus", "term-swordmaster"],
  ["mentat", "term-mentat"],
  ["council_seat", "term-council_seat"],
  ["intrigue", "term-intrigue_card"],
  ["card", "term-card"],
  ["signet", "term-signet_ring"],
  ["alliance", "term-alliance"],
  ["control_flag", "term-control"],
  ["combat_mark", "term-combat_space"],
  ["maker", "term-maker_space"],
  ["bonus_spice", "term-bonus_spice"],
  ["first_player", "term-first_player"],
  ["to_emperor", "icon-emperor"],
  ["to_guild", "icon-guild"],
  ["to_bene_gesserit", "icon-bene_gesserit"],
  ["to_fremen", "icon-fremen"],
  ["to_landsraad", "icon-landsraad"],
  ["to_city", "icon-city"],
  ["to_spice_trade", "icon-spice_trade"],
];

/** Shortcuts and the meaning of the icons. */
export function Help({ onClose }: { onClose: () => void }) {
  const { texts } = useModel();
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
      <ul className="help-legend">
        {LEGEND.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} size={22} /> {texts.t(text)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
