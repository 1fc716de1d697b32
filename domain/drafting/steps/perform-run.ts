import { once } from "node:events";
import { postAddress } from "../../posts/post-address.ts";
import { factsOf } from "../../posts/text/fact-tokens.ts";
import type { Post } from "../../posts/post.ts";
import type { Mark } from "../../posts/revisions/mark.ts";
import { fail, type Result, succeed } from "../../shared/result.ts";
import type { CheckedDraft } from "../check-draft.ts";
import { draftingLimits } from "../drafting-limits.ts";
import type { DraftingRun, RunResult } from "../runs/drafting-run.ts";
import type { RunControl, RunTools, Task } from "../runs/run-control.ts";
import { addTokens } from "../runs/run-repository.ts";
import { reserveAnswer } from "../runs/token-budget.ts";
import type {
  Evidence,
  TokenUsage,
  WriteFailure,
  WriteOptions,
  Writer,
  WrittenDraft,
} from "../writer.ts";
import { checkWritten } from "./check.ts";
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
  const evidence = await gather(task.value, tools);

  await enter("drafting");
  const written = await draft(task.value, evidence, tools, control);
  if (!written.ok) return written;
  const { fit } = written.value;

  await enter("checking");
  const { read } = tools.writer;
  const { past } = task.value;
  // A new reading takes the place of those before it, so the marks of the rules alone are its beginning.
  const ruled = read === null ? past : Object.assign({}, past, { verdicts: [] });
  const checked = await checkWritten(written.value, { ...task.value, past: ruled }, tools);
  if (!checked.ok) return checked;

  let reading: Reading = { checked: checked.value, unread: null };
  if (read !== null) {
    await enter("second-reading");
    const { guide } = evidence;
    reading = await readSentences(checked.value, { ...task.value, guide }, read, tools, control);
  }
  await enter("saving");
  return save({ fit, ...reading }, task.value, tools, control);
}

async function readTask(
  run: DraftingRun,
  { posts, facts }: Pick<RunTools, "posts" | "facts">,
): Promise<Result<Task>> {
  const { assignment, instructions } = run;
  if (assignment.kind === "generate") {
    const past = { prompt: instructions, requests: [instructions], otherWords: [], verdicts: [] };
    return succeed({ run, edition: facts.current().edition, work: assignment, past });
  }
  const { postId, baseRevision, readerNote } = assignment;
  const current = await posts.revisions.newest(postId);
  if (!current.ok) return current;
  const { revision, edition } = current.value;
  if (revision !== baseRevision)
    return fail("conflict", "This post has changed since the corrections were written.");
  const past = await posts.revisions.past(postId);
  const work = { kind: "regenerate", current: current.value, readerNote } as const;
  const requests = [...past.requests, instructions];
  return succeed({ run, edition, work, past: { ...past, requests } });
}

async function gather(
  { run, work, edition, past }: Task,
  { posts, facts }: Pick<RunTools, "posts" | "facts">,
): Promise<Evidence> {
  const newest = await posts.published.newestAsWritten(draftingLimits.evidencePosts);
  const published = newest.flatMap(({ title, hero_summary, slug, published_at }) =>
    published_at === null ? [] : { title, hero_summary, path: postAddress({ slug, published_at }) },
  );
  const isNew = work.kind === "generate";
  const request = {
    prompt: isNew ? run.instructions : (past.prompt ?? work.current.title),
    corrections: isNew ? null : run.instructions,
    category: isNew ? work.category : work.current.category,
    published,
  };
  const records = factsOf({ edition }, facts.current());
  const { gatherEvidence } = await import("../guides/gather-evidence.ts");
  return { ...(await gatherEvidence(request, records)), records };
}

async function draft(
  { run, work, past }: Task,
  evidence: Evidence,
  tools: RunTools,
  control: RunControl,
): Promise<Result<WrittenDraft>> {
  const { writer, posts } = tools;
  const { instructions } = run;
  const openMarks = work.kind === "generate" ? [] : await openMarksOf(work.current, posts);
  return askWriter(run, tools, control, (options) => {
    if (work.kind === "generate")
      return writer.draft({ prompt: instructions, category: work.category, evidence }, options);
    const { current } = work;
    const { prompt } = past;
    return writer.revise(
      { current, prompt, corrections: instructions, openMarks, evidence },
      options,
    );
  });
}

async function openMarksOf(
  { id, revision }: Post,
  posts: RunTools["posts"],
): Promise<readonly Mark[]> {
  const stored = await posts.revisions.find(id, revision);
  const marks = stored.ok ? (stored.value.ledger?.marks ?? []) : [];
  return marks.filter(({ kind }) => kind !== "verified");
}

type Reading = {
  readonly checked: CheckedDraft;
  readonly unread: string | null;
};

/** Has a model read every sentence of the draft beside what is nearest to it. Without an answer earlier readings hold. */
async function readSentences(
  { content, ledger }: CheckedDraft,
  task: Task & Pick<Evidence, "guide">,
  read: NonNullable<Writer["read"]>,
  tools: RunTools,
  control: RunControl,
): Promise<Reading> {
  const facts = factsOf(task, tools.facts.current());
  const { prepareReading } = await import("../marks/prepare-reading.ts");
  const { verdictsOf, withVerdicts } = await import("../marks/reading-marks.ts");
  const { all, ...prepared } = await prepareReading(content, facts, task.guide);
  const { sentences } = prepared;
  const answer = await askWriter(task.run, tools, control, (options) =>
    read({ ...prepared, facts }, options),
  );
  const readings = answer.ok ? answer.value.readings : [];
  const verdicts = [...verdictsOf(sentences, readings, facts)];
  const known = [...verdicts, ...task.past.verdicts];
  const marks = [...withVerdicts(ledger.marks, all, known, facts)];
  return {
    checked: { content, ledger: { ...ledger, marks, verdicts } },
    unread: unreadOf(),
  };

  function unreadOf(): string | null {
    if (!answer.ok) return answer.failure.message;
    if (readings.length === 0) return "The AI gave no answer.";
    return all.length === sentences.length
      ? null
      : `It reads at most ${sentences.length} sentences, and the draft has ${all.length}.`;
  }
}

/** Within the day's tokens and for as long as it may take; what the provider counted is noted whatever the answer is. */
async function askWriter<Answer extends { readonly usage: TokenUsage | null }>(
  { id: runId }: Pick<DraftingRun, "id">,
  tools: RunTools,
  { signal, lease, onProgress }: RunControl,
  ask: (options: WriteOptions) => Promise<Result<Answer, WriteFailure>>,
): Promise<Result<Answer, WriteFailure>> {
  const { database, timeoutSeconds, writer } = tools;
  const reserved = await reserveAnswer(runId, lease(), tools);
  if (!reserved.ok) return reserved;
  signal.throwIfAborted();
  const deadline = AbortSignal.timeout(timeoutSeconds * 1_000);
  const either = AbortSignal.any([signal, deadline]);
  const aborted = once(either, "abort").then(() => {
    signal.throwIfAborted();
    return tooLate(timeoutSeconds);
  });
  const answer = await Promise.race([ask({ signal: either, onProgress }), aborted]);
  const usage = (answer.ok ? answer.value.usage : answer.failure.usage) ?? null;
  if (usage !== null || writer.model === null)
    await addTokens(database.queries, runId, lease(), { ...usage, reserved: -reserved.value });
  return answer;
}

function tooLate(seconds: number): { ok: false; failure: WriteFailure } {
  return fail(
    "provider-late",
    `The AI did not answer within ${seconds} seconds. Your text is kept: please try again.`,
  );
}
