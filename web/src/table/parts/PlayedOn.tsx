import { Link } from "../../app/router";
import { Icon } from "../../icons/Icon";
import { useModel } from "../model";

/** Leads to the game whose first moves this one has taken over; nothing where there is none. `short`: a sign alone. */
export function PlayedOn({ short = false }: { short?: boolean }) {
  const { lobby, texts } = useModel();
  const { continues } = lobby.options;
  if (!continues) return null;
  const text = texts.t("replay-played-on");
  return (
    <Link
      className={short ? "icon-button" : "button button-quiet button-medium"}
      href={`/g/${continues}`}
      {...(short && { title: text, "aria-label": text })}
    >
      <Icon name="repeat" size={short ? 20 : 18} /> {!short && text}
    </Link>
  );
}
