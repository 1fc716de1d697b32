import { stoppingFindings, type Finding } from "../../posts/revisions/ledger.ts";
import { type RunControl, type RunTools, throwIfInterrupted, turnOf } from "../runs/run-control.ts";
import { noteRepair } from "../runs/lease-repository.ts";
import { draftingLimits } from "../drafting-limits.ts";
import type { Evidence } from "../writer.ts";
import { evidenceNow } from "./gather-evidence.ts";
import { askWriter } from "./draft.ts";
import { checkWritten } from "./check.ts";
import { lockedFindings } from "./keep-blocks.ts";
import {
  type Corrected,
  correctedLocks,
  correctedParts,
  isAskedFor,
  isBetter,
  keepsCorrections,
} from "./keep-corrections.ts";
import type { Task } from "./read-task.ts";
import type { CheckedDraft } from "../checks/draft-text.ts";

/** Whether there are findings that this writer may repair. */
export function mayBeRepaired(checked: CheckedDraft, task: Task, { writer }: RunTools): boolean {
  const corrected = correctedBy(task, checked);
  return writer.repair !== null && repairableFindings(checked, task, corrected).length > 0;
}

/** What stops publication, each once, without what stands in locked blocks and what a person asked for word for word. */
function repairableFindings(
  checked: CheckedDraft,
  { base }: Task,
  corrected: Corrected | null,
): readonly Finding[] {
  const locked = lockedFindings(checked, base);
  const open = stoppingFindings(checked.ledger).filter(
    (finding) =>
      !locked.includes(finding) && (corrected === null || !isAskedFor(finding, corrected)),
  );
  const byWords = Map.groupBy(open, ({ place, quote }) => JSON.stringify([place, quote]));
  return [...byWords.values()].flatMap(([first]) => first ?? []);
}

/** What the corrections made of the post; null for a new one. */
function correctedBy({ run, base }: Task, { content }: CheckedDraft): Corrected | null {
  return base === null ? null : correctedParts(base, content, run.instructions);
}

/**
 * Sends the writer back with exactly what stops the draft, at most twice. What comes back is taken
 * only when it is better than before and undoes nothing that the corrections asked for: a repair that
 * fails or makes it worse changes nothing.
 */
export async function repair(
  checked: CheckedDraft,
  { task, evidence: gathered }: { readonly task: Task; readonly evidence: Evidence },
  tools: RunTools,
  control: RunControl,
): Promise<CheckedDraft> {
  const { writer, database } = tools;
  const { repair: repairDraft } = writer;
  const corrected = correctedBy(task, checked);
  let best = checked;
  for (let round = 1; round <= draftingLimits.repairs; round++) {
    const findings = repairableFindings(best, task, corrected);
    if (repairDraft === null || findings.length === 0) break;
    const { content } = best;
    const kept = corrected === null ? null : correctedLocks(content, findings, corrected);
    const locks = new Set([...(task.base?.locks ?? []), ...(kept ?? [])]);
    const { prompt } = task.past;
    const corrections = corrected === null ? null : task.run.instructions;
    // What the checks found, they found by the records of now: it is mended by the same.
    const evidence = await evidenceNow(gathered, task, tools, control);
    if (!evidence.ok) break;
    const request = {
      draft: content,
      prompt,
      corrections,
      findings,
      evidence: evidence.value,
      locks,
    };
    await noteRepair(database.queries, task.run.id, control.lease(), round);
    const written = await askWriter(task.run, tools, control, (options) =>
      repairDraft(request, options),
    );
    throwIfInterrupted(control.signal);
    if (!written.ok) break;
    const again = await checkWritten(written.value.content, task, tools, turnOf(task.run, control));
    if (!again.ok || !isBetter(again.value, best)) continue;
    const asked = { locks, findings };
    if (
      corrected === null ||
      keepsCorrections(again.value.content, content, corrected, {
        ...asked,
        facts: evidence.value.records,
      })
    )
      best = again.value;
  }
  return best;
}
