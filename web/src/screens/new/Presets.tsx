import { useState } from "react";
import { useT } from "../../app/i18n";
import { copyText } from "../../app/share";
import { linkToScreen } from "../../app/site";
import { Icon } from "../../icons/Icon";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { Field } from "../../ui/Field";
import { toast } from "../../ui/Toasts";
import { type Draft, encodeDraft, keepPresets, presets } from "./draft";

/** Setups that were kept under a name, and the link to the present one. */
export function Presets({ draft, onLoad }: { draft: Draft; onLoad: (draft: Draft) => void }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [rows, setRows] = useState(presets);
  const [name, setName] = useState("");
  const keep = (changed: typeof rows) => {
    setRows(changed);
    keepPresets(changed);
  };
  const share = async () => {
    const copied = await copyText(linkToScreen(`/new?setup=${encodeDraft(draft)}`));
    toast(t(copied ? "copied" : "not-copied"), copied ? "good" : "danger");
  };
  return (
    <div className="new-presets">
      <Button
        look="quiet"
        icon={<Icon name="pin" size={20} />}
        aria-label={t("presets")}
        hint={t("presets")}
        onClick={() => setOpen(true)}
      >
        <span className="new-wide">{t("presets")}</span>
      </Button>
      <Button
        look="quiet"
        icon={<Icon name="share" size={20} />}
        aria-label={t("presets-share")}
        hint={t("presets-share-hint")}
        onClick={() => void share()}
      >
        <span className="new-wide">{t("presets-share")}</span>
      </Button>
      <Dialog open={open} title={t("presets")} onClose={() => setOpen(false)}>
        <form
          className="join-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (!name.trim()) return;
            keep([
              ...rows.filter((row) => row.name !== name.trim()),
              { name: name.trim(), draft: { ...draft, seed: "" } },
            ]);
            setName("");
          }}
        >
          <Field
            label={t("presets-name")}
            value={name}
            maxLength={40}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" look="main">
            {t("presets-keep")}
          </Button>
        </form>
        <ul className="new-preset-list">
          {rows.map((row) => (
            <li key={row.name}>
              <Button
                className="new-preset"
                onClick={() => {
                  onLoad(row.draft);
                  setOpen(false);
                }}
              >
                {row.name}
              </Button>
              <Button
                look="quiet"
                icon={<Icon name="close" size={20} />}
                aria-label={t("presets-drop", { name: row.name })}
                onClick={() => keep(rows.filter((other) => other !== row))}
              />
            </li>
          ))}
          {rows.length === 0 && <li className="soft">{t("presets-none")}</li>}
        </ul>
      </Dialog>
    </div>
  );
}
