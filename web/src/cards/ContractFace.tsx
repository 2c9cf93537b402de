import { Icon } from "../icons/Icon";
import type { CardSize, FaceProps } from "./CardFace";
import { CardHead } from "./CardHead";
import { rewardTokens, taskIcon, taskTokens } from "./contracts";
import { Effects } from "./Effects";
import { definitionOf, wordsOf } from "./facts";
import { Tokens } from "./Tokens";

const ICON_SIZES: Record<CardSize, number> = { xs: 15, s: 15, m: 18, l: 24 };

/** A contract: what completes it, and what it gives then. */
export function ContractFace({ library, id, size }: FaceProps) {
  const contract = definitionOf(library, "contract", id)!;
  const icon = ICON_SIZES[size];
  const reward = rewardTokens(library, id);
  return (
    <span className="card-face">
      <CardHead name={contract.name} corner={<Icon name={taskIcon(contract)} size={icon + 3} />} />
      <Effects size={size} name={contract.name} library={library} boxes={[[reward]]}>
        {size !== "xs" && (
          <span className="card-box card-box-agent">
            <span className="card-lines">
              <Tokens tokens={taskTokens(contract)} library={library} size={icon} />
            </span>
          </span>
        )}
        <span className="card-box card-box-contract">
          <Icon name="complete_contract" size={icon} />
          <span className="card-lines">
            <Tokens tokens={reward} library={library} size={icon} />
          </span>
        </span>
      </Effects>
      {size === "l" && (
        <span className="card-lines contract-words">
          {wordsOf(contract).map((line) => (
            <span key={line} className="card-words">
              {line}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
