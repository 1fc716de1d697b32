import { stoppingFindings, type Finding } from "../../posts/ledger.ts";
import { type RunControl, type RunTools, throwIfInterrupted } from "../runs/run-control.ts";
import { noteRepair } from "../runs/lease-repository.ts";
import { draftingLimits } from "../limits.ts";
import type { Evidence } from "../writer.ts";
import { askWriter } from "./draft.ts";
import { checkWritten } from "./check.ts";
import { lockedFindings } from "./keep-blocks.ts";
import type { Task } from "./read-request.ts";
import type { CheckedDraft } from "../checks/draft-text.ts";

/** Whether there are findings that this writer may repair. */
export function mayBeRepaired(checked: CheckedDraft, task: Task, { writer }: RunTools): boolean {
  return writer.repair !== null && repairableFindings(checked, task).length > 0;
}

/** What stops publication, without what stands in locked blocks. */
function repairableFindings(checked: CheckedDraft, { base }: Task): readonly Finding[] {
  const locked = lockedFindings(checked, base);
  return stoppingFindings(checked.ledger).filter((finding) => !locked.includes(finding));
}

/**
 * Sends the writer back with exactly what stops the draft, at most twice. What comes back is taken
 * only when less stops it than before: a repair that fails or makes it worse changes nothing.
 */
export async function repair(
  checked: CheckedDraft,
  { task, evidence }: { readonly task: Task; readonly evidence: Evidence },
  tools: RunTools,
  control: RunControl,
): Promise<CheckedDraft> {
  const { writer, database } = tools;
  const { repair: repairDraft } = writer;
  let best = checked;
  for (let round = 1; round <= draftingLimits.repairs; round++) {
    const findings = repairableFindings(best, task);
    if (repairDraft === null || findings.length === 0) break;
    const locks = task.base?.locks ?? new Set<string>();
    const isNew = task.work.kind === "generate";
    const { instructions } = task.run;
    const words = {
      prompt: isNew ? instructions : null,
      corrections: isNew ? null : instructions,
    };
    const request = { draft: best.content, ...words, findings, evidence, locks };
    await noteRepair(database.queries, task.run.id, control.lease(), round);
    const written = await askWriter(task.run.id, tools, control, (options) =>
      repairDraft(request, options),
    );
    throwIfInterrupted(control.signal);
    if (!written.ok) break;
    const again = await checkWritten(written.value.content, task, tools);
    const before = stoppingFindings(best.ledger).length;
    if (again.ok && stoppingFindings(again.value.ledger).length < before) best = again.value;
  }
  return best;
}
