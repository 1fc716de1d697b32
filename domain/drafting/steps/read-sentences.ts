import { factsOf } from "../../posts/post-edition.ts";
import type { CheckedDraft } from "../check-draft.ts";
import { withReading } from "../marks/reading-marks.ts";
import type { RunControl, RunTools } from "../runs/run-control.ts";
import type { Writer } from "../writer.ts";
import { askWriter } from "./draft.ts";
import type { Task } from "./read-task.ts";

type ReadDraft = {
  readonly checked: CheckedDraft;
  /** That a reading did not take place, for the admin; null when it did. */
  readonly remark: string | null;
};

/**
 * Has a model read every sentence of the draft beside the records nearest to it. Without an answer the marks stay as the
 * rules have made them, and `remark` tells the admin so.
 */
export async function readSentences(
  checked: CheckedDraft,
  { task, read }: { readonly task: Task; readonly read: NonNullable<Writer["read"]> },
  tools: RunTools,
  control: RunControl,
): Promise<ReadDraft> {
  const facts = factsOf(task, tools.facts.current());
  const { prepareReading } = await import("../marks/prepare-reading.ts");
  const prepared = await prepareReading(checked.content, facts);
  const { sentences } = prepared;
  if (sentences.length === 0) return { checked, remark: null };
  const answer = await askWriter(task.run, tools, control, (options) =>
    read({ ...prepared, facts }, options),
  );
  if (!answer.ok) return notRead(checked, answer.failure.message);
  const { readings } = answer.value;
  if (readings.length === 0) return notRead(checked, "The AI gave no answer.");
  const { ledger } = checked;
  const marks = [...withReading(ledger.marks, sentences, readings, facts)];
  return { checked: { ...checked, ledger: { ...ledger, marks } }, remark: null };
}

function notRead(checked: CheckedDraft, why: string): ReadDraft {
  return {
    checked,
    remark: `The AI could not read the draft against the records, so please read it with more care. ${why}`,
  };
}
