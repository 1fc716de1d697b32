import { factsOf } from "../../posts/post-edition.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import { outlineApplying } from "../drafting-computations.ts";
import { type RunControl, type RunTools, turnOf } from "../runs/run-control.ts";
import type { Task } from "./read-task.ts";

/** What stands for the words of corrections that are a choice of sections and nothing else. */
export const sectionsOnly = "The sections as they were chosen.";

/**
 * The task with the sections of its post as they were chosen, to the letter and whoever writes: words of corrections come
 * on top of that. `unacceptable` where that would change a locked passage; fails as `Compute` does.
 */
export async function applyOutline(
  task: Task,
  { facts, compute }: Pick<RunTools, "facts" | "compute">,
  control: Pick<RunControl, "signal">,
): Promise<Result<Task>> {
  const { work, run, base } = task;
  if (work.kind === "generate" || work.outline === null) return succeed(task);
  const job = { ...turnOf(run, control), facts: factsOf(task, facts.current()) };
  const locks = base?.locks ?? new Set<never>();
  const input = { content: work.current, chosen: work.outline, locks };
  const applied = await compute(outlineApplying, input, job);
  if (!applied.ok) return applied;
  if (applied.value.kind === "refused") return fail("unacceptable", applied.value.message);
  const current = { ...work.current, ...applied.value.content };
  return succeed({ ...task, work: { ...work, current } });
}
