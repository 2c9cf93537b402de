import { isUprising } from "../../cards/facts";
import { Icon } from "../../icons/Icon";
import { names } from "../../ui/names";
import { actionLabel } from "../logic/labels";
import { postTitle } from "../logic/uprising";
import { useModel } from "../model";
import { SeatMark } from "../parts/SeatMark";
import "./uprising.css";

/** The observation posts and the Shield Wall as a list: what the board shows of Uprising, for a phone. */
export function UprisingLists() {
  const { view, library, texts, posts, mine, lit } = useModel();
  const { t } = texts;
  if (!isUprising(library)) return null;
  const asked = mine && posts.some((post) => lit.has(`place_spy:${post}`) || lit.has(`recall_spy:${post}`));
  return (
    <section>
      <h3>
        <Icon name="observation_post" size={18} /> {t("board-posts")}
      </h3>
      <div className="tiles-row">
        {posts.map((post) => (
          <PostTile key={post} post={post} asked={asked} />
        ))}
      </div>
      <p className="wall-line">
        <Icon name={view.wall ? "shield_wall" : "breach_wall"} size={20} />{" "}
        {t(view.wall ? "board-wall" : "board-wall-gone")}
      </p>
    </section>
  );
}

function PostTile({ post, asked }: { post: string; asked: boolean }) {
  const { view, library, speaker, decision, mine, lit, pick, look, seatName, staging } = useModel();
  const action = [`place_spy:${post}`, `recall_spy:${post}`].find((one) => mine && lit.has(one));
  return (
    <button
      type="button"
      data-target={`post:${post}`}
      className={names(
        "tile of-post",
        action && "is-legal",
        asked && !action && "is-dim",
        action !== undefined && staging.armed?.includes(action) && "is-staged",
      )}
      onClick={() => (action === undefined ? look({ kind: "post", id: post }) : pick(action))}
    >
      <span className="tile-name">
        {postTitle(library, post)}
        {action !== undefined && <span className="visually-hidden">{actionLabel(speaker, decision, action)}</span>}
        {view.players.map(
          (player, seat) =>
            player.spies.includes(post) && <SeatMark key={seat} seat={seat} size={16} title={seatName(seat)} />,
        )}
      </span>
    </button>
  );
}
