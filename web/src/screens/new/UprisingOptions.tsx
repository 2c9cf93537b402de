import { useTexts } from "../../app/i18n";
import type { About } from "../../messages";
import { Switch } from "../../ui/Field";
import { ADDED, type Draft, setOf, withBox, withUprising } from "./draft";

interface UprisingOptionsProps {
  draft: Draft;
  about: About;
  onChange: (draft: Draft) => void;
}

/** What can be added to Uprising: its CHOAM module, the base box. What cannot says why. */
export function UprisingOptions({ draft, about, onChange }: UprisingOptionsProps) {
  const { t } = useTexts();
  if (!withUprising(draft)) return null;
  const barred = (box: string) => (setOf(withBox(draft, box, true), about) === undefined ? t("new-not-here") : null);
  const needed = (box: string) =>
    draft.boxes.includes(box) &&
    setOf(withBox(draft, box, false), about)?.players.includes(draft.seats.length) === false;
  return ADDED.map((box) => (
    <Switch
      key={box}
      label={t(`new-add-${box}`)}
      note={needed(box) ? t("six-choam") : t(`new-add-${box}-note`)}
      checked={draft.boxes.includes(box)}
      reason={barred(box)}
      onChange={(added) => !needed(box) && onChange(withBox(draft, box, added))}
    />
  ));
}
