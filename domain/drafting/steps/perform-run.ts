import { once } from "node:events";
import { takeAdvisoryLock } from "../../../database/open-database.ts";
import { factsOf } from "../../posts/text/fact-tokens.ts";
import { indianDate } from "../../shared/clock.ts";
import { fail, type Result, succeed } from "../../shared/result.ts";
import type { CheckedDraft } from "../check-draft.ts";
import { draftingLimits } from "../drafting-limits.ts";
import {
  categoryOf,
  type DraftingRun,
  type Lease,
  RunInterrupted,
  type RunControl,
  type RunResult,
  type RunTools,
  type Task,
} from "../runs/drafting-run.ts";
import { addTokens, sumTokens } from "../runs/run-repository.ts";
import type {
  Evidence,
  TokenUsage,
  WriteFailure,
  WriteOptions,
  Writer,
  WrittenDraft,
} from "../writer.ts";
import { checkWritten } from "./check.ts";
import { type Reading, save } from "./save.ts";

export async function performRun(
  run: DraftingRun,
  tools: RunTools,
  control: RunControl,
): Promise<Result<RunResult>> {
  const { enter } = control;

  await enter("reading");
  const read = await readTask(run, tools);
  if (!read.ok) return read;
  const task = read.value;

  await enter("gathering");
  const evidence = await gather(task, tools);

  await enter("drafting");
  const written = await draft(task, evidence, tools, control);
  if (!written.ok) return written;

  await enter("checking");
  const { read: readMarks } = tools.writer;
  // A new reading takes the place of those before it, so the marks of the rules alone are its beginning.
  const past = readMarks === null ? task.past : Object.assign({}, task.past, { verdicts: [] });
  const { content, notCovered } = written.value;
  const checked = await checkWritten(content, { ...task, past, notCovered }, tools);
  if (!checked.ok) return checked;

  let reading: Reading = { checked: checked.value, unread: null };
  if (readMarks !== null) {
    await enter("second-reading");
    reading = await readSentences(checked.value, task, evidence, readMarks, tools, control);
  }
  await enter("saving");
  return save({ fit: written.value.fit, ...reading }, task, tools, control);
}

async function readTask(
  run: DraftingRun,
  { posts, facts }: Pick<RunTools, "posts" | "facts">,
): Promise<Result<Task>> {
  const { prompt, post_id: postId } = run;
  if (run.kind === "generate" || postId === null) {
    const past = { prompt, requests: [prompt], otherWords: [], verdicts: [] };
    return succeed({ run, edition: facts.current().edition, current: null, past });
  }
  const current = await posts.revisions.newest(postId);
  if (!current.ok) return current;
  if (current.value.revision !== run.base_revision)
    return fail("conflict", "This post has changed since the corrections were written.");
  const past = await posts.revisions.past(postId);
  const requests = [...past.requests, prompt];
  const { edition } = current.value;
  return succeed({ run, edition, current: current.value, past: { ...past, requests } });
}

async function gather(
  { run, current, edition, past }: Task,
  { facts, readSeats }: Pick<RunTools, "facts" | "readSeats">,
): Promise<Evidence> {
  const request = {
    prompt: current === null ? run.prompt : (past.prompt ?? current.title),
    corrections: current === null ? null : run.prompt,
    category: current === null ? categoryOf(run) : current.category,
  };
  const records = factsOf({ edition }, facts.current());
  const { gatherEvidence } = await import("../guides/gather-evidence.ts");
  return { ...(await gatherEvidence(request, records, readSeats)), records };
}

async function draft(
  { run, current, past }: Task,
  evidence: Evidence,
  tools: RunTools,
  control: RunControl,
): Promise<Result<WrittenDraft>> {
  const { writer, posts } = tools;
  if (current === null) {
    const request = { prompt: run.prompt, category: categoryOf(run), evidence };
    return askWriter(run, tools, control, (options) => writer.draft(request, options));
  }
  const stored = await posts.revisions.find(current.id, current.revision);
  const marks = stored.ok ? (stored.value.ledger?.marks ?? []) : [];
  const openMarks = marks.filter(({ kind }) => kind !== "verified");
  const { prompt } = past;
  const request = { current, prompt, corrections: run.prompt, openMarks, evidence };
  return askWriter(run, tools, control, (options) => writer.revise(request, options));
}

/** Has a model read every sentence of the draft beside the records. Without an answer earlier readings hold. */
async function readSentences(
  { content, ledger }: CheckedDraft,
  task: Task,
  evidence: Evidence,
  read: NonNullable<Writer["read"]>,
  tools: RunTools,
  control: RunControl,
): Promise<Reading> {
  const { prepareReading } = await import("../marks/reading-sources.ts");
  const { verdictsOf, withVerdicts } = await import("../marks/reading-marks.ts");
  const { all, ...prepared } = prepareReading(content, evidence.records, evidence.passages);
  const { sentences, facts } = prepared;
  const answer = await askWriter(task.run, tools, control, (options) => read(prepared, options));
  const readings = answer.ok ? answer.value.readings : [];
  const verdicts = [...verdictsOf(sentences, readings, facts)];
  const known = [...verdicts, ...task.past.verdicts];
  const marks = [...withVerdicts(ledger.marks, all, known, facts)];
  const checked = { content, ledger: { ...ledger, marks, verdicts } };
  if (!answer.ok) return { checked, unread: answer.failure.message };
  if (readings.length === 0) return { checked, unread: "The AI gave no answer." };
  const tooLong = `It reads at most ${sentences.length} sentences, and the draft has ${all.length}.`;
  return { checked, unread: all.length === sentences.length ? null : tooLong };
}

/** Within the day's tokens and for as long as it may take; what the provider counted is noted whatever the answer is. */
async function askWriter<Answer extends { readonly usage: TokenUsage | null }>(
  { id: runId }: Pick<DraftingRun, "id">,
  tools: RunTools,
  { signal, lease }: RunControl,
  ask: (options: WriteOptions) => Promise<Result<Answer, WriteFailure>>,
): Promise<Result<Answer, WriteFailure>> {
  const { database, timeoutSeconds, writer } = tools;
  const reserved = await reserveAnswer(runId, lease(), tools);
  if (!reserved.ok) return reserved;
  signal.throwIfAborted();
  const either = AbortSignal.any([signal, AbortSignal.timeout(timeoutSeconds * 1_000)]);
  const aborted = once(either, "abort").then((): { ok: false; failure: WriteFailure } => {
    signal.throwIfAborted();
    return fail(
      "provider-late",
      `The AI did not answer within ${timeoutSeconds} seconds. Your text is kept: please try again.`,
    );
  });
  const answer = await Promise.race([ask({ signal: either }), aborted]);
  const usage = (answer.ok ? answer.value.usage : answer.failure.usage) ?? null;
  if (usage !== null || writer.model === null)
    await addTokens(database.queries, runId, lease(), { ...usage, reserved: -reserved.value });
  return answer;
}

/**
 * Sets aside what one answer may use, before the model is asked, so that the day's limit is exceeded at most by one
 * answer. An answer that nobody counted, as it broke off or came too late, may have been paid: what was set aside
 * for it stays. Answers how much that is; throws `RunInterrupted` when the run belongs to somebody else by now.
 */
async function reserveAnswer(
  runId: string,
  lease: Lease,
  { database, clock, dailyTokenLimit }: Pick<RunTools, "database" | "clock" | "dailyTokenLimit">,
): Promise<Result<number>> {
  if (dailyTokenLimit === null) return succeed(0);
  return database.transaction(async (queries) => {
    await takeAdvisoryLock(database.engine, queries, "token-budget");
    const startOfDay = new Date(`${indianDate(clock.now())}T00:00:00+05:30`);
    if ((await sumTokens(queries, startOfDay.toISOString())) >= dailyTokenLimit)
      return fail(
        "too-many",
        "The AI's daily limit of tokens is used up, or set aside for drafts under way. Your text is kept: please try again later or tomorrow.",
        draftingLimits.retryAfterLimit,
      );
    const set = { reserved: draftingLimits.answerTokens };
    if (!(await addTokens(queries, runId, lease, set))) throw new RunInterrupted("lost");
    return succeed(draftingLimits.answerTokens);
  });
}
