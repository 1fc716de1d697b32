import type { Result } from "../../shared/result.ts";
import { type RunControl, type RunTools, turnOf } from "../runs/run-control.ts";
import type { DraftingRun, RunResult } from "../runs/drafting-run.ts";
import { applyOutline, evidenceFor, evidenceNow } from "./gather-evidence.ts";
import { checkWritten } from "./check.ts";
import { draft } from "./draft.ts";
import { remarkOn } from "./keep-blocks.ts";
import { readTask } from "./read-task.ts";
import { mayBeRepaired, repair } from "./repair.ts";
import { asRemark, save } from "./save.ts";
import { mayBeReadAgain, readAgain } from "./second-reading.ts";

/** One run from top to bottom. Expected ends are values; `RunInterrupted` and faults are thrown. */
export async function performRun(
  run: DraftingRun,
  tools: RunTools,
  control: RunControl,
): Promise<Result<RunResult>> {
  const { enter } = control;

  await enter("reading");
  const read = await readTask(run, tools);
  if (!read.ok) return read;

  await enter("gathering");
  const task = await applyOutline(read.value, tools, control);
  if (!task.ok) return task;
  const gathered = await evidenceFor(task.value, tools, control);
  if (!gathered.ok) return gathered;
  const { evidence, chosen } = gathered.value;

  await enter("drafting");
  const written = await draft(task.value, evidence, tools, control);
  if (!written.ok) return written;

  await enter("checking");
  const checked = await checkWritten(
    written.value.content,
    task.value,
    tools,
    turnOf(run, control),
  );
  if (!checked.ok) return checked;

  let best = checked.value;
  if (mayBeRepaired(best, task.value, tools)) {
    await enter("repairing");
    best = await repair(best, { task: task.value, evidence }, tools, control);
  }

  const remarks = [
    remarkOn(best, task.value.base, written.value.skippedChanges ?? 0),
    remarkOnUnwritten(written.value.unwritten ?? []),
  ];
  if (mayBeReadAgain(best, tools)) {
    await enter("second-reading");
    const now = await evidenceNow(evidence, task.value, tools, control);
    if (!now.ok) return now;
    const again = await readAgain(best, { task: task.value, evidence: now.value }, tools, control);
    best = again.checked;
    remarks.push(again.remark);
  }

  await enter("saving");
  return save({ ...best, remark: asRemark(remarks), chosen }, task.value, tools, control);
}

function remarkOnUnwritten(headings: readonly string[]): string | null {
  return headings.length === 0
    ? null
    : `Still to be written: ${headings.map((heading) => `“${heading}”`).join(", ")}.`;
}
