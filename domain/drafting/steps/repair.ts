import { stoppingFindings } from "../../posts/ledger.ts";
import type { CheckedDraft } from "../checks/check-draft.ts";
import { throwIfInterrupted } from "../interruption.ts";
import { noteRepair } from "../lease-repository.ts";
import { draftingLimits } from "../limits.ts";
import type { RunControl, RunTools } from "../run-tools.ts";
import type { Evidence } from "../writer.ts";
import { askWriter } from "./ask-writer.ts";
import { checkWritten } from "./check.ts";
import type { Task } from "./read-request.ts";

/** Whether there is something to mend, and a writer that can. */
export function mayBeRepaired({ ledger }: CheckedDraft, { writer }: RunTools): boolean {
  return writer.repair !== null && stoppingFindings(ledger).length > 0;
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
  const { repair: mend } = writer;
  let best = checked;
  for (let round = 1; round <= draftingLimits.repairs; round++) {
    const findings = stoppingFindings(best.ledger);
    if (mend === null || findings.length === 0) break;
    const request = { draft: best.content, findings, evidence };
    await noteRepair(database.queries, task.run.id, control.lease(), round);
    const written = await askWriter(task.run.id, tools, control, (options) =>
      mend(request, options),
    );
    throwIfInterrupted(control.signal);
    if (!written.ok) break;
    const again = await checkWritten(written.value.content, task, tools);
    if (again.ok && stoppingFindings(again.value.ledger).length < findings.length)
      best = again.value;
  }
  return best;
}
