import { api } from "../../app/api";
import { useTexts } from "../../app/i18n";
import { useSettings } from "../../app/settings";
import { whereOf } from "../../here/where";
import { Icon } from "../../icons/Icon";
import { Button } from "../../ui/Button";
import { useGoing } from "../useGoing";

interface PlayOnProps {
  gameId: string;
  at: number;
  seat: number;
  seatName: (seat: number) => string;
}

/** Goes on with the game from this step at a new table: the seat is mine, opponents take the others. */
export function PlayOn({ gameId, at, seat, seatName }: PlayOnProps) {
  const { t } = useTexts();
  const { botPause } = useSettings();
  const { going, go, waiting } = useGoing();
  const begin = () =>
    go(whereOf(gameId), async () => {
      const { id } = await api.playOn(gameId, { at, seat, options: { bot_pause: botPause } });
      return `/t/${id}`;
    });
  return (
    <>
      <Button
        icon={<Icon name="play" size={18} />}
        busy={going}
        hint={t("replay-play-on-as", { who: seatName(seat) })}
        onClick={begin}
      >
        {t("replay-play-on")}
      </Button>
      {waiting}
    </>
  );
}
