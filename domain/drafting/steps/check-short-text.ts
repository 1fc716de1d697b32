import { filledText } from "../../posts/text/fact-tokens.ts";
import { factsOf } from "../../posts/post-edition.ts";
import { indianDate } from "../../shared/clock.ts";
import type { ComputingTurn } from "../../computing/computation.ts";
import { succeed, type Result } from "../../shared/result.ts";
import type { RunTools } from "../runs/run-control.ts";
import { textCheck } from "../drafting-computations.ts";

/** A short text that is no post. */
export type ShortText = {
  readonly headline: string;
  /** Plain text with tokens. */
  readonly summary: string;
  readonly edition: string;
};

/** What the checks of posts say of the sentences of a short text, each with why; texts as readers see them. */
type CheckedShortText = {
  /** A record says otherwise, or no text of ours may say it. */
  readonly refused: readonly { readonly sentence: string; readonly why: string }[];
  /** No record answers it. */
  readonly toConfirm: readonly { readonly sentence: string; readonly why: string }[];
};

/** Holds a short text against the records of its edition as they hold now, by the rules for posts. Fails as `Compute` does. */
export async function checkShortText(
  { headline, summary, edition }: ShortText,
  {
    clock,
    facts,
    compute,
    ownContacts,
  }: Pick<RunTools, "clock" | "facts" | "compute" | "ownContacts">,
  turn: ComputingTurn,
): Promise<Result<CheckedShortText>> {
  const now = clock.now();
  const records = factsOf({ edition }, facts.current());
  const context = {
    today: indianDate(now),
    checkedAt: now.toISOString(),
    paths: new Set<never>(),
    suppliedAddresses: new Set<never>(),
    ownContacts,
  };
  const text = { title: headline, text: summary };
  const checked = await compute(textCheck, { text, context }, { ...turn, facts: records });
  if (!checked.ok) return checked;
  const { refused, toConfirm } = checked.value;
  const asRead = ({ sentence, why }: { sentence: string; why: string }) => ({
    sentence: filledText(sentence, records),
    why: filledText(why, records),
  });
  return succeed({ refused: refused.map(asRead), toConfirm: toConfirm.map(asRead) });
}
