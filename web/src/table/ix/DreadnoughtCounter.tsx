import { Icon } from "../../icons/Icon";
import { Button } from "../../ui/Button";
import { useModel } from "../model";
import "./ix.css";

interface CounterProps {
  n: number;
  most: number;
  onChange: (n: number) => void;
}

/** How many dreadnoughts to deploy beside the troops. */
export function DreadnoughtCounter({ n, most, onChange }: CounterProps) {
  const { texts } = useModel();
  const { t } = texts;
  return (
    <div className="amount-row ship-counter" role="group" aria-label={t("action-deploy_dreadnought", { n })}>
      <Icon name="dreadnought" size={22} title={t("term-dreadnought")} />
      <Button
        size="small"
        icon={<Icon name="minus" size={18} />}
        aria-label={t("table-fewer-dreadnoughts")}
        reason={n === 0 ? t("table-deploy-least") : null}
        onClick={() => onChange(n - 1)}
      />
      <output>{n}</output>
      <Button
        size="small"
        icon={<Icon name="plus" size={18} />}
        aria-label={t("table-more-dreadnoughts")}
        reason={n >= most ? t("table-deploy-most", { n: most }) : null}
        onClick={() => onChange(n + 1)}
      />
    </div>
  );
}
