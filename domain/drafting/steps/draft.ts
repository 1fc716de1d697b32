import type { Result } from "../../shared/result.ts";
import type { RunControl, RunTools } from "../run-tools.ts";
import type { Evidence, WrittenDraft } from "../writer.ts";
import { askWriter } from "./ask-writer.ts";
import type { Task } from "./read-request.ts";

/** Has the writer draft a new post, or revise the present one. */
export function draft(
  { run, wish }: Task,
  evidence: Evidence,
  tools: RunTools,
  control: RunControl,
): Promise<Result<WrittenDraft>> {
  const { writer } = tools;
  return askWriter(run.id, tools, control, (options) =>
    wish.kind === "generate"
      ? writer.draft({ prompt: run.instructions, category: wish.category, evidence }, options)
      : writer.revise({ current: wish.current, corrections: run.instructions, evidence }, options),
  );
}
