import { succeed, type Result } from "../../shared/result.ts";
import { nothingChanged } from "../locked-blocks.ts";
import { RunInterrupted } from "../interruption.ts";
import type { RunControl, RunTools } from "../run-tools.ts";
import { awaitingOtherDrafts } from "../token-budget.ts";
import type { DraftContent, Evidence, WrittenDraft } from "../writer.ts";
import { askWriter } from "./ask-writer.ts";
import type { Base } from "./keep-blocks.ts";
import type { Task } from "./read-request.ts";

/** Has the writer draft a new post, or revise the present one; `unacceptable` when locked blocks left it nothing to change. Throws `RunInterrupted` when it has to wait for tokens. */
export async function draft(
  { run, work, base }: Task,
  evidence: Evidence,
  tools: RunTools,
  control: RunControl,
): Promise<Result<WrittenDraft>> {
  const { writer } = tools;
  const locks = base?.locks ?? none;
  const written = await askWriter(run.id, tools, control, (options) =>
    work.kind === "generate"
      ? writer.draft({ prompt: run.instructions, category: work.category, evidence }, options)
      : writer.revise(
          { current: work.current, corrections: run.instructions, evidence, locks },
          options,
        ),
  );
  // Nothing has been spent on it yet, so it can be begun again.
  if (!written.ok && written.failure === awaitingOtherDrafts)
    throw new RunInterrupted("crowded-out");
  if (!written.ok || base === null || locks.size === 0) return written;
  const { content, skippedChanges = 0 } = written.value;
  return isAsBefore(content, base) ? nothingChanged(skippedChanges) : succeed(written.value);
}

const none: ReadonlySet<never> = new Set();

const parts = [
  "title",
  "hero_summary",
  "meta_description",
  "tags",
  "internal_links",
  "body_markdown",
] as const satisfies readonly (keyof DraftContent)[];

function isAsBefore(content: DraftContent, base: Base): boolean {
  return parts.every(
    (part) => JSON.stringify(content[part]) === JSON.stringify(base.content[part]),
  );
}
