import { listOf } from "../../cards/facts";
import { Icon } from "../../icons/Icon";
import type { Library, View } from "../../messages";
import { names } from "../../ui/names";
import type { Layout, Point, Rect } from "../layouts";
import { seatsWhere } from "../look";
import { POST_RADIUS } from "./layout";
import { SpyPiece } from "./pieces";

interface PostsProps {
  layout: Layout;
  view: View;
  /** Can the post be chosen now? */
  lit: (post: string) => boolean;
  /** Is the post chosen here, and not sent yet? */
  staged: (post: string) => boolean;
  /** The post that is pointed at elsewhere. */
  shown: string | null;
}

const SPY = 27;
const STACKED = 10;

/** The lines from each observation post to the spaces that it watches; they lie under everything else. */
export function PostLines({ layout, library }: { layout: Layout; library: Library }) {
  return Object.entries(layout.uprising!.posts).flatMap(([id, at]) => {
    const post = library.posts[id];
    const watched = post === undefined ? [] : listOf(post, "spaces");
    return watched.flatMap((space) => {
      const tile = layout.spaces[space];
      if (tile === undefined) return [];
      const [x, y] = nearest(at, tile.rect);
      return [<path key={`${id} ${space}`} className="post-line" d={`M${at[0]} ${at[1]}L${x} ${y}`} />];
    });
  });
}

/** The point of a tile, a little inside of it, that lies nearest. */
function nearest([x, y]: Point, [left, top, w, h]: Rect): Point {
  const inside = 10;
  return [
    Math.max(left + inside, Math.min(x, left + w - inside)),
    Math.max(top + inside, Math.min(y, top + h - inside)),
  ];
}

/** The observation posts with the spies of all seats. */
export function Posts({ layout, view, lit, staged, shown }: PostsProps) {
  return Object.entries(layout.uprising!.posts).map(([id, [x, y]]) => {
    const seats = seatsWhere(view, (player) => player.spies.includes(id));
    return (
      <g
        key={id}
        className={names("post", lit(id) && "post-lit", staged(id) && "post-staged", shown === id && "post-shown")}
      >
        <circle cx={x} cy={y} r={POST_RADIUS - 1} />
        {seats.length === 0 && <Icon name="eye" size={23} x={x - 11.5} y={y - 11.5} className="post-eye" />}
        {seats.map((seat, i) => (
          <SpyPiece
            key={seat}
            seat={seat}
            x={x + (i - (seats.length - 1) / 2) * STACKED}
            y={y - 1}
            size={SPY}
            move={`spy ${seat}`}
          />
        ))}
      </g>
    );
  });
}
