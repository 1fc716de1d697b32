import { filledText } from "../../posts/fact-tokens.ts";
import { factsOf } from "../../posts/post-edition.ts";
import { indianDate } from "../../shared/clock.ts";
import type { RunTools } from "../runs/run-control.ts";

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

/** Holds a short text against the records of its edition as they hold now, by the rules for posts. */
export async function checkShortText(
  { headline, summary, edition }: ShortText,
  { clock, facts, ownContacts }: Pick<RunTools, "clock" | "facts" | "ownContacts">,
): Promise<CheckedShortText> {
  // Loaded with the first text: the rules are built from every record, and readers never need them.
  const { checkText } = await import("../checks/check-text.ts");
  const now = clock.now();
  const records = factsOf({ edition }, facts.current());
  const checked = checkText(
    { title: headline, text: summary },
    {
      facts: records,
      today: indianDate(now),
      checkedAt: now.toISOString(),
      paths: new Set(),
      suppliedAddresses: new Set(),
      ownContacts,
    },
  );
  const asRead = ({ sentence, why }: { sentence: string; why: string }) => ({
    sentence: filledText(sentence, records),
    why: filledText(why, records),
  });
  return { refused: checked.refused.map(asRead), toConfirm: checked.toConfirm.map(asRead) };
}
