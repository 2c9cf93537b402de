import { useState } from "react";
import { api } from "../../app/api";
import { useTexts } from "../../app/i18n";
import { navigate } from "../../app/router";
import { useSettings } from "../../app/settings";
import { failureText } from "../../app/words";
import { Icon } from "../../icons/Icon";
import { Button } from "../../ui/Button";
import { toast } from "../../ui/Toasts";

interface PlayOnProps {
  gameId: string;
  at: number;
  seat: number;
  seatName: (seat: number) => string;
}

/** Goes on with the game from this step at a new table: the seat is mine, opponents take the others. */
export function PlayOn({ gameId, at, seat, seatName }: PlayOnProps) {
  const texts = useTexts();
  const { t } = texts;
  const { botPause } = useSettings();
  const [busy, setBusy] = useState(false);
  const begin = () => {
    setBusy(true);
    api.playOn(gameId, { at, seat, options: { bot_pause: botPause } }).then(
      ({ id }) => navigate(`/t/${id}`),
      (failed: unknown) => {
        setBusy(false);
        toast(failureText(texts, failed), "danger");
      },
    );
  };
  return (
    <Button
      icon={<Icon name="play" size={18} />}
      busy={busy}
      hint={t("replay-play-on-as", { who: seatName(seat) })}
      onClick={begin}
    >
      {t("replay-play-on")}
    </Button>
  );
}
