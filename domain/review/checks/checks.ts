import { filledText } from "../../posts/fact-tokens.ts";
import type { Place } from "../../posts/ledger.ts";
import type { KeptRevision } from "../../posts/post-service.ts";
import { blockNumbers } from "./block-numbers.ts";
import { checkedFigures, type CheckedFigure } from "./checked-figures.ts";
import { checkedLinks, type CheckedLink } from "./checked-links.ts";
import { flaggedIn, type Flagged } from "./flagged.ts";

/** What a reviewer has to know of one revision before approving it. */
export type Checks = {
  /** ISO instant; null when the revision is older than the checks. */
  readonly checkedAt: string | null;
  /** What stops publication, then what is only noted. */
  readonly flagged: readonly Flagged[];
  readonly figures: readonly CheckedFigure[];
  /** Statements on dates, fees, cutoffs or rules of which the records say nothing. */
  readonly unknown: readonly { readonly sentence: string; readonly place: Place }[];
  readonly links: readonly CheckedLink[];
  /** The description for search engines, which the page does not show. */
  readonly description: string;
  /** For each element of the body as it is shown, in order, the number of its block in the ledger. */
  readonly blocks: readonly number[];
};

/** What the checks saw in a revision, beside what the records say now. */
export function checksOf({ content, ledger }: Pick<KeptRevision, "content" | "ledger">): Checks {
  return {
    checkedAt: ledger?.checked_at ?? null,
    flagged: ledger === null ? [] : flaggedIn(ledger),
    figures: checkedFigures(content, ledger),
    unknown: (ledger?.claims ?? [])
      .filter(({ verdict }) => verdict === "unsupported")
      .map(({ sentence, place }) => ({ sentence, place })),
    links: checkedLinks(content, ledger),
    description: filledText(content.meta_description),
    blocks: blockNumbers(content.body_markdown),
  };
}
