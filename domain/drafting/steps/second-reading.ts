import type { CheckedSentence, Claim } from "../../posts/ledger.ts";
import type { CheckedDraft } from "../checks/draft-text.ts";
import { draftingLimits } from "../limits.ts";
import type { RunControl, RunTools } from "../runs/run-control.ts";
import type { Evidence } from "../writer.ts";
import { askWriter } from "./draft.ts";
import type { Task } from "./read-request.ts";

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
  const sentences = withinBounds(all);
  const read = await askWriter(task.run.id, tools, control, (options) =>
    secondReading({ sentences, evidence }, options),
  );
  if (!read.ok) return { checked, remark: `${notRead} ${read.failure.message}` };
  const raised = read.value.claims.flatMap(({ number, why }): Claim[] => {
    const sentence = sentences[number - 1];
    return sentence === undefined ? [] : [raisedClaim(sentence, why)];
  });
  return {
    checked: withClaims(checked, raised),
    remark: sentences.length < all.length ? partlyRead : null,
  };
}

const notRead =
  "The second reading by the AI did not take place: please read the draft with more care.";
const partlyRead = "The second reading by the AI covers the first part of this long draft only.";

/** The draft with the claims that an earlier second reading found, where the same sentence stands under the same heading and the rules see no claim. */
export function withRaisedClaims(checked: CheckedDraft, earlier: readonly Claim[]): CheckedDraft {
  if (earlier.length === 0) return checked;
  const reasons = new Map(earlier.map((claim) => [standing(claim), claim.why]));
  const raised = unclaimed(checked).flatMap((sentence) => {
    const why = reasons.get(standing(sentence));
    return why === undefined ? [] : [raisedClaim(sentence, why)];
  });
  return withClaims(checked, raised);
}

function standing({ sentence, under }: Pick<CheckedSentence, "sentence" | "under">): string {
  return JSON.stringify([sentence, under]);
}

function raisedClaim({ place, sentence, under }: CheckedSentence, why: string | null): Claim {
  return { place, sentence, under, records: [], verdict: "to-confirm", why, raised: true };
}

function unclaimed({ sentences }: CheckedDraft): readonly CheckedSentence[] {
  return sentences.filter(({ verdict }) => verdict === "no-claim");
}

function withClaims(checked: CheckedDraft, raised: readonly Claim[]): CheckedDraft {
  if (raised.length === 0) return checked;
  const { ledger, sentences } = checked;
  const found = new Set(raised.map(standing));
  return {
    ...checked,
    ledger: { ...ledger, claims: [...ledger.claims, ...raised] },
    sentences: sentences.map((sentence) =>
      sentence.verdict === "no-claim" && found.has(standing(sentence))
        ? { ...sentence, verdict: "to-confirm" }
        : sentence,
    ),
  };
}

/** As many from the start as one question takes. */
function withinBounds(sentences: readonly CheckedSentence[]): readonly CheckedSentence[] {
  const { sentences: most, characters } = draftingLimits.secondReading;
  const lengths = sentences.map(({ sentence, under }) => sentence.length + under.length);
  let [count, read] = [0, 0];
  while (count < Math.min(most, sentences.length) && read + (lengths[count] ?? 0) <= characters)
    read += lengths[count++] ?? 0;
  return sentences.slice(0, count);
}
