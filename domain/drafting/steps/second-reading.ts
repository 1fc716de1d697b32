import { factText } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { claimKey } from "../../posts/revisions/confirmation.ts";
import type { CheckedSentence, Claim } from "../../posts/revisions/ledger.ts";
import type { CheckedDraft } from "../checks/draft-text.ts";
import { subjectRecords } from "../drafting-computations.ts";
import { draftingLimits } from "../drafting-limits.ts";
import { type RunControl, type RunTools, turnOf } from "../runs/run-control.ts";
import type { Evidence, SentenceReading } from "../writer.ts";
import { askWriter } from "./draft.ts";
import type { Task } from "./read-task.ts";

/** Whether a model can be asked about the sentences of a draft. */
export function mayBeReadAgain(checked: CheckedDraft, { writer }: RunTools): boolean {
  return writer.secondReading !== null && checked.sentences.length > 0;
}

/**
 * Has the model read every sentence of the draft once more, apart from the writing, beside the records of their
 * subjects. Without an answer the draft stays as it is, and `remark` tells the admin so.
 */
export async function readAgain(
  checked: CheckedDraft,
  { task, evidence }: { readonly task: Task; readonly evidence: Evidence },
  tools: RunTools,
  control: RunControl,
): Promise<{ readonly checked: CheckedDraft; readonly remark: string | null }> {
  const { secondReading } = tools.writer;
  if (secondReading === null) return { checked, remark: null };
  const sentences = checked.sentences.slice(0, draftingLimits.readAgain);
  const turn = { ...turnOf(task.run, control), facts: evidence.records };
  const near = await tools.compute(subjectRecords, { sentences }, turn);
  if (!near.ok) return { checked, remark: `${notRead} ${near.failure.message}` };
  const read = await askWriter(task.run, tools, control, (options) =>
    secondReading({ sentences, evidence, records: near.value }, options),
  );
  if (!read.ok) return { checked, remark: `${notRead} ${read.failure.message}` };
  const claims = new Map(checked.ledger.claims.map((claim) => [claimKey(claim), claim]));
  const moved = read.value.claims.flatMap((reading) => {
    const sentence = sentences[reading.number - 1];
    if (sentence === undefined) return [];
    return movedBy(reading, sentence, claims.get(claimKey(sentence)), evidence.records) ?? [];
  });
  const remark = sentences.length < checked.sentences.length ? partlyRead : null;
  return { checked: withReadClaims(checked, moved), remark };
}

const notRead =
  "The second reading by the AI did not take place: please read the draft with more care.";
const partlyRead = "The second reading by the AI covers the first part of this long draft only.";

/** What a reading makes of a sentence, as the ledger has it. */
type ReadClaim = Pick<Claim, "sentence" | "under" | "why" | "group" | "nearest">;

/**
 * Where a reading puts a sentence; null where it stays. It questions what is supported and raises what the rules
 * took for no claim, and it never frees what waits: where it agrees that the very record says the same which the rules
 * have found nearest, and no figure is at stake, one tick for all such sentences is enough.
 */
function movedBy(
  { record: name, agrees, why }: SentenceReading,
  { sentence, under, verdict }: CheckedSentence,
  claim: Claim | undefined,
  facts: FactSnapshot,
): ReadClaim | null {
  const record = name === null ? undefined : facts.find(name);
  const nearest: Claim["nearest"] =
    record === undefined || name === null
      ? (claim?.nearest ?? null)
      : { kind: "record", id: name, value: factText(record) };
  const differing = {
    sentence,
    under,
    why,
    nearest,
    group: nearest === null ? "unknown" : "differs",
  } as const;
  switch (verdict) {
    case "contradicted":
      return null;
    case "no-claim":
      return agrees && record !== undefined ? null : differing;
    case "supported":
      return agrees ? null : { ...differing, group: "differs" };
    case "to-confirm": {
      if (claim === undefined) return null;
      if (!agrees) return claim.group === "differs" ? null : differing;
      const isSameRecord = claim.nearest?.kind === "record" && claim.nearest.id === name;
      const hasFigure = /\d/.test(sentence) || claim.why?.includes("The text: ") === true;
      if (claim.group === "differs" && isSameRecord && !hasFigure)
        return { ...differing, group: "agrees", why: claim.why };
      return claim.group === "unknown" && record !== undefined ? differing : null;
    }
  }
}

/**
 * The draft with what a second reading made of its sentences, now or in an earlier revision, where the same sentence
 * stands under the same heading. What the rules stop stays stopped.
 */
export function withReadClaims(checked: CheckedDraft, read: readonly ReadClaim[]): CheckedDraft {
  if (read.length === 0) return checked;
  const readings = new Map(read.map((claim) => [claimKey(claim), claim]));
  const readingOf = (one: CheckedSentence | Claim) =>
    one.verdict === "contradicted" ? undefined : readings.get(claimKey(one));
  const known = checked.ledger.claims.map((claim): Claim => {
    const reading = readingOf(claim);
    return reading === undefined ? claim : { ...claim, ...asRead(reading) };
  });
  const raised = checked.sentences.flatMap((one): readonly Claim[] => {
    const reading = one.verdict === "no-claim" ? readingOf(one) : undefined;
    if (reading === undefined) return [];
    const { place, sentence, under } = one;
    return [{ place, sentence, under, records: [], ...asRead(reading) }];
  });
  return {
    ...checked,
    ledger: { ...checked.ledger, claims: [...known, ...raised] },
    sentences: checked.sentences.map((sentence) =>
      readingOf(sentence) === undefined ? sentence : { ...sentence, verdict: "to-confirm" },
    ),
  };
}

function asRead({ why, group, nearest }: ReadClaim) {
  return { why, group, nearest, verdict: "to-confirm", raised: true } as const;
}
