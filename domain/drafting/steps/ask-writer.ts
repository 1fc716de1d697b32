import { fail, type Result } from "../../shared/result.ts";
import { throwIfInterrupted, rejectOnAbort } from "../interruption.ts";
import { noteUsage, reserveTokens } from "../lease-repository.ts";
import type { RunControl, RunTools } from "../run-tools.ts";
import { reserveAnswer } from "../token-budget.ts";
import type { WriteOptions, WriteResult, WrittenDraft } from "../writer.ts";

/**
 * Asks the writer for one answer: within the day's tokens (`too-many`), for as long as it may take
 * (`provider-late`), with what the provider counted added to the run whatever the answer is. What nobody
 * counted counts against the day as much as was set aside for it.
 */
export async function askWriter(
  runId: string,
  tools: RunTools,
  { signal, lease, onProgress }: RunControl,
  ask: (options: WriteOptions) => Promise<WriteResult>,
): Promise<Result<WrittenDraft>> {
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

function tooLate(seconds: number): WriteResult {
  return fail(
    "provider-late",
    `The AI did not answer within ${seconds} seconds. Your text is kept: please try again.`,
  );
}
