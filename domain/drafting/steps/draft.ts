import type { Post } from "../../posts/post.ts";
import type { Mark } from "../../posts/revisions/mark.ts";
import { fail, type Result } from "../../shared/result.ts";
import {
  rejectOnAbort,
  type RunControl,
  RunInterrupted,
  type RunTools,
  throwIfInterrupted,
} from "../runs/run-control.ts";
import { awaitingOtherDrafts, reserveAnswer } from "../runs/token-budget.ts";
import type { Evidence, TokenUsage, WriteFailure, WriteOptions, WrittenDraft } from "../writer.ts";
import type { DraftingRun } from "../runs/drafting-run.ts";
import type { Task } from "./read-task.ts";
import { noteUsage, reserveTokens } from "../runs/token-repository.ts";

/** Has the writer draft a new post, or revise the present one. Throws `RunInterrupted` when it has to wait for tokens. */
export async function draft(
  { run, work, past }: Task,
  evidence: Evidence,
  tools: RunTools,
  control: RunControl,
): Promise<Result<WrittenDraft>> {
  const { writer, posts } = tools;
  const { instructions } = run;
  const openMarks = work.kind === "generate" ? [] : await openMarksOf(work.current, posts);
  const written = await askWriter(run, tools, control, (options) =>
    work.kind === "generate"
      ? writer.draft({ prompt: instructions, category: work.category, evidence }, options)
      : writer.revise(
          {
            current: work.current,
            prompt: past.prompt,
            corrections: instructions,
            openMarks,
            evidence,
          },
          options,
        ),
  );
  // Nothing has been spent on it yet, so it can be begun again.
  if (!written.ok && written.failure === awaitingOtherDrafts)
    throw new RunInterrupted("awaiting-tokens");
  return written;
}

async function openMarksOf(
  { id, revision }: Post,
  posts: RunTools["posts"],
): Promise<readonly Mark[]> {
  const stored = await posts.revisions.find(id, revision);
  const marks = stored.ok ? (stored.value.ledger?.marks ?? []) : [];
  return marks.filter(({ kind }) => kind !== "verified");
}

/**
 * Asks the writer for one answer: within the day's tokens (`too-many`), for as long as it may take
 * (`provider-late`), with what the provider counted added to the run whatever the answer is. What nobody
 * counted counts against the day as much as was set aside for it.
 */
export async function askWriter<Answer extends { readonly usage: TokenUsage | null }>(
  { id: runId }: Pick<DraftingRun, "id">,
  tools: RunTools,
  { signal, lease, onProgress }: RunControl,
  ask: (options: WriteOptions) => Promise<Result<Answer, WriteFailure>>,
): Promise<Result<Answer, WriteFailure>> {
  const { database, timeoutSeconds, dailyTokenLimit, writer } = tools;
  const reserved = await reserveAnswer(runId, lease(), tools);
  if (!reserved.ok) return reserved;
  throwIfInterrupted(signal);
  const deadline = AbortSignal.timeout(timeoutSeconds * 1_000);
  const either = AbortSignal.any([signal, deadline]);
  const work = ask({ signal: either, onProgress });
  const answer = await rejectOnAbort(either, work).catch((fault: unknown) => {
    if (deadline.aborted && !signal.aborted) return tooLate(timeoutSeconds);
    throw fault;
  });
  const usage = (answer.ok ? answer.value.usage : answer.failure.usage) ?? null;
  if (usage !== null) await noteUsage(database.queries, runId, lease(), usage);
  else if (dailyTokenLimit !== null && writer.model === null)
    await reserveTokens(database.queries, runId, lease(), null);
  return answer;
}

function tooLate(seconds: number): { ok: false; failure: WriteFailure } {
  return fail(
    "provider-late",
    `The AI did not answer within ${seconds} seconds. Your text is kept: please try again.`,
  );
}
