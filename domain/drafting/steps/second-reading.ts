import type { CheckedSentence, Claim } from "../../posts/revisions/ledger.ts";
import type { CheckedDraft } from "../checks/draft-text.ts";
import { draftingLimits } from "../drafting-limits.ts";
import type { RunControl, RunTools } from "../runs/run-control.ts";
import type { Evidence } from "../writer.ts";
import { askWriter } from "./draft.ts";
import type { Task } from "./read-task.ts";

/** Whether a model can be asked about sentences that the rules take for no claims. */
export function mayBeReadAgain(checked: CheckedDraft, { writer }: RunTools): boolean {
  return writer.secondReading !== null && unclaimed(checked).length > 0;
}

/**
 * Has the model read the draft once more, apart from the writing. It only ever raises attention: what
 * the rules took for no claim may become one that a person has to confirm. Without an answer the draft
 * stays as it is, and `remark` tells the admin so.
 */
export async function readAgain(
  checked: CheckedDraft,
  { task, evidence }: { readonly task: Task; readonly evidence: Evidence },
  tools: RunTools,
  control: RunControl,
): Promise<{ readonly checked: CheckedDraft; readonly remark: string | null }> {
  const { secondReading } = tools.writer;
  if (secondReading === null) return { checked, remark: null };
  const all = unclaimed(checked);
  const sentences = all.slice(0, draftingLimits.readAgain);
  const read = await askWriter(task.run, tools, control, (options) =>
    secondReading({ sentences, evidence }, options),
  );
  if (!read.ok) return { checked, remark: `${notRead} ${read.failure.message}` };
  const claims = read.value.claims.flatMap(({ number, why }) => {
    const sentence = sentences[number - 1];
    return sentence === undefined ? [] : [{ ...sentence, why }];
  });
  const remark = sentences.length < all.length ? partlyRead : null;
  return { checked: withRaisedClaims(checked, claims), remark };
}

const notRead =
  "The second reading by the AI did not take place: please read the draft with more care.";
const partlyRead = "The second reading by the AI covers the first part of this long draft only.";

/** The draft with the claims that a second reading found in it or in an earlier revision, where the same sentence stands under the same heading and the rules see no claim. */
export function withRaisedClaims(
  checked: CheckedDraft,
  found: readonly Pick<Claim, "sentence" | "under" | "why">[],
): CheckedDraft {
  const reasons = new Map(found.map((claim) => [standing(claim), claim.why]));
  const isRaised = (sentence: CheckedSentence) =>
    sentence.verdict === "no-claim" && reasons.has(standing(sentence));
  const raised = checked.sentences.filter(isRaised).map((claim): Claim => {
    const { place, sentence, under } = claim;
    const why = reasons.get(standing(claim)) ?? null;
    return { place, sentence, under, records: [], verdict: "to-confirm", why, raised: true };
  });
  return {
    ...checked,
    ledger: { ...checked.ledger, claims: [...checked.ledger.claims, ...raised] },
    sentences: checked.sentences.map((sentence) =>
      isRaised(sentence) ? { ...sentence, verdict: "to-confirm" } : sentence,
    ),
  };
}

function standing({ sentence, under }: Pick<Claim, "sentence" | "under">): string {
  return JSON.stringify([sentence, under]);
}

function unclaimed({ sentences }: CheckedDraft): readonly CheckedSentence[] {
  return sentences.filter(({ verdict }) => verdict === "no-claim");
}
