import { Icon } from "../icons/Icon";
import type { CardSize, FaceProps } from "./CardFace";
import { CardHead } from "./CardHead";
import { agentIcon, definitionOf, listOf, textOf } from "./facts";

const ICON_SIZES: Record<CardSize, number> = { xs: 15, s: 15, m: 18, l: 26 };

/** An observation post: the spaces that a spy here watches. */
export function PostFace({ library, id, size }: FaceProps) {
  const post = definitionOf(library, "post", id)!;
  return (
    <span className="card-face">
      <CardHead name={post.name} corner={<Icon name="observation_post" size={ICON_SIZES[size] + 3} />} />
      {size !== "xs" &&
        listOf(post, "spaces").map((space) => (
          <span key={space} className="card-box">
            <Icon name={agentIcon(textOf(library.spaces[space]!, "icon"))} size={ICON_SIZES[size]} />
            <span className="card-lines">{library.spaces[space]!.name}</span>
          </span>
        ))}
    </span>
  );
}
