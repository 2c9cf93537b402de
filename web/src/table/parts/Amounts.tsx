import { Icon } from "../../icons/Icon";
import "./Amounts.css";

/** An icon with a number, and in words for readers and as a hint. */
export function Amount({
  icon,
  n,
  title,
  size = 18,
  dim,
}: {
  icon: string;
  n: number | string;
  title: string;
  size?: number;
  dim?: boolean;
}) {
  return (
    <span className={dim ? "amount is-dim" : "amount"} title={title}>
      <Icon name={icon} size={size} />
      <span aria-hidden="true" data-count>
        {n}
      </span>
      <span className="visually-hidden">{title}</span>
    </span>
  );
}
