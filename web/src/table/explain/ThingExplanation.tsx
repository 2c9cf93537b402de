import { boardOf } from "../../app/boards";
import { Link, useAddress } from "../../app/router";
import { Icon } from "../../icons/Icon";
import { Explanation } from "../../ui/explain/Explanation";
import { kindAndId } from "../../ui/explain/explained";
import { ruleOfIcon, ruleOfThing } from "./rules";
import { type Explainable, toldOf } from "./telling";

interface ThingExplanationProps {
  about: Explainable;
  /** A thing that is to be explained until it is closed: its kind and id (`space/arrakeen`). */
  open: string | null;
  onClose: () => void;
}

/** The explanation of whatever is shown of a game: what the thing does, what it means now, the rule. */
export function ThingExplanation({ about, open, onClose }: ThingExplanationProps) {
  const { library, texts } = about;
  const from = useAddress();
  const board = boardOf(about.boxes);
  const link = (address: string | null) =>
    address === null ? null : (
      <Link href={address}>
        <Icon name="rules" size={16} /> {texts.t("explain-rule")}
      </Link>
    );
  return (
    <Explanation
      open={open}
      onClose={onClose}
      ruleOf={(icon) => link(ruleOfIcon(icon, board, from))}
      tell={(thing, said) => {
        const [kind, id] = kindAndId(thing);
        const told = toldOf(about, kind, id, said);
        return told && { ...told, rule: link(ruleOfThing(library, kind, id, board, from)) };
      }}
    />
  );
}
