import type { Result } from "../../shared/result.ts";
import type { RunControl, RunTools } from "../runs/run-control.ts";
import type { DraftingRun, RunResult } from "../runs/drafting-run.ts";
import { checkWritten } from "./check.ts";
import { draft } from "./draft.ts";
import { gatherFor } from "./gather.ts";
import { readTask } from "./read-task.ts";
import { readSentences } from "./read-sentences.ts";
import { save } from "./save.ts";

/** One run from top to bottom. Expected ends are values; `RunInterrupted` and faults are thrown. */
export async function performRun(
  run: DraftingRun,
  tools: RunTools,
  control: RunControl,
): Promise<Result<RunResult>> {
  const { enter } = control;

  await enter("reading");
  const task = await readTask(run, tools);
  if (!task.ok) return task;

  await enter("gathering");
  const evidence = await gatherFor(task.value, tools);

  await enter("drafting");
  const written = await draft(task.value, evidence, tools, control);
  if (!written.ok) return written;

  await enter("checking");
  const checked = await checkWritten(written.value, task.value, tools);
  if (!checked.ok) return checked;

  const { read } = tools.writer;
  if (read === null) {
    await enter("saving");
    return save(
      checked.value,
      { written: written.value, remark: null },
      task.value,
      tools,
      control,
    );
  }
  await enter("second-reading");
  const again = await readSentences(checked.value, { task: task.value, read }, tools, control);
  await enter("saving");
  const { remark } = again;
  return save(again.checked, { written: written.value, remark }, task.value, tools, control);
}
