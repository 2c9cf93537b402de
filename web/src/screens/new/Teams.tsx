import { useTexts } from "../../app/i18n";
import { useLibrary } from "../../app/library";
import { Icon } from "../../icons/Icon";
import type { About } from "../../messages";
import { useTeamName } from "../../table/six/teamName";
import { type Draft, roleOf } from "./draft";

/** What is fixed where two teams play: the boxes, the Commanders, the leaders that suit their Allies. */
export function TeamsNote({ draft, about }: { draft: Draft; about: About }) {
  const { t } = useTexts();
  const library = useLibrary(draft.boxes);
  const teamName = useTeamName();
  if (roleOf(about, draft.seats.length, 0) === null) return null;
  return (
    <div className="soft">
      <p>
        {t("six-new-note")} {t("six-choam")}
      </p>
      <ul className="new-teams">
        {about.teams.map(({ commander, recommended }) => (
          <li key={commander}>
            <b>{teamName(commander)}</b>.{" "}
            {t("six-recommended", {
              names: recommended.map((leader) => library?.leaders[leader]?.name ?? t(`leader-${leader}`)).join(", "),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The team of a seat, and what it is in it; nothing where everybody plays for himself. */
export function SeatRole({ about, players, seat }: { about: About | null; players: number; seat: number }) {
  const { t } = useTexts();
  const teamName = useTeamName();
  const role = roleOf(about, players, seat);
  if (role === null) return null;
  return (
    <span className="seat-role">
      <Icon name={role.commands ? "commander" : "ally"} size={16} /> {t(role.commands ? "six-commander" : "six-ally")} ·{" "}
      {teamName(role.commander)}
    </span>
  );
}
