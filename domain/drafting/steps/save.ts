import type { Queries } from "../../../database/open-database.ts";
import { unconfirmedClaims } from "../../posts/revisions/confirmation.ts";
import { byHand } from "../../posts/revisions/written-by.ts";
import { succeed, type Result } from "../../shared/result.ts";
import { type RunControl, RunInterrupted, type RunTools } from "../runs/run-control.ts";
import { extendLease, markSucceeded } from "../runs/lease-repository.ts";
import type { ChosenOutline } from "../outline/outline-shape.ts";
import type { RunResult } from "../runs/drafting-run.ts";
import type { Task } from "./read-task.ts";
import type { CheckedDraft } from "../checks/draft-text.ts";

type Finished = CheckedDraft & {
  /** What the person has to know of it. */
  readonly remark: string | null;
  /** What it is made of; null to keep what is known of the post. */
  readonly chosen: ChosenOutline | null;
};

/** What a person has to know, in one text; null for nothing. */
export function asRemark(remarks: readonly (string | null)[]): string | null {
  return remarks.filter((remark) => remark !== null).join(" ") || null;
}

/**
 * Saves the revision with its ledger, and publishes it where that was asked for and nothing stops
 * it. All or nothing, and only while the run is still ours: a crash or a lost lease never makes two
 * posts.
 */
export async function save(
  checked: Finished,
  task: Task,
  tools: RunTools,
  { lease }: RunControl,
): Promise<Result<RunResult>> {
  const { database, posts, clock } = tools;
  const { run, work } = task;
  return database.transaction(async (queries) => {
    // The post before the run, as everywhere: otherwise two transactions could wait for each other.
    if (work.kind === "regenerate") await posts.revisions.lockForUpdate(queries, work.current.id);
    if (!(await extendLease(queries, run.id, lease()))) throw new RunInterrupted("lost");
    const saved = await saveRevision(queries, checked, task, tools);
    if (!saved.ok) return saved;
    const { post, remark } = saved.value;
    const at = clock.now().toISOString();
    const { chosen: outline } = checked;
    await markSucceeded(queries, run.id, lease(), { postId: post.id, remark, outline, at });
    return saved;
  });
}

async function saveRevision(
  queries: Queries,
  { content, ledger, remark }: Finished,
  { run, work, edition }: Task,
  { posts, writer, onRunEnded }: RunTools,
): Promise<Result<RunResult>> {
  const actor = run.requested_by;
  const writtenBy = writer.model === null ? writer.provider : `${writer.provider}/${writer.model}`;
  const source = { instructions: run.instructions, runId: run.id, writtenBy, actor, ledger };
  if (work.kind === "regenerate") {
    const { id, revision, slug, category, author } = work.current;
    const { readerNote } = work;
    const whole = { ...content, slug, category, author };
    const locked = await posts.revisions.lockForUpdate(queries, id);
    if (!locked.ok) return locked;
    // Without a model corrections are the reviewer's own words: who wrote the post stays who wrote it.
    const isByHand = writer.model === null && work.current.written_by === byHand;
    const authorship = { ...source, readerNote, ...(isByHand && { writtenBy: byHand }) };
    const revised = await posts.drafts.revise(queries, locked.value, revision, whole, authorship);
    if (!revised.ok) return revised;
    const unconfirmed = unconfirmedClaims(ledger, await posts.confirmations.of(id, queries));
    await onRunEnded(queries, { kind: "revised", run, post: revised.value, ledger, unconfirmed });
    return succeed({ post: revised.value, remark });
  }
  const draft = { ...content, category: work.category };
  const post = await posts.drafts.add(queries, draft, source, edition);
  const unconfirmed = unconfirmedClaims(ledger, new Map());
  await onRunEnded(queries, { kind: "drafted", run, post, ledger, unconfirmed });
  if (!work.publish) return succeed({ post, remark });
  const locked = await posts.revisions.lockForUpdate(queries, post.id);
  if (!locked.ok) return locked;
  const command = { revision: post.revision, actor, unseen: true };
  const published = await posts.publication.publish(queries, locked.value, command);
  if (published.ok) return succeed({ post: published.value, remark });
  // The gate is closed, or another person has to: nothing is lost, the post stays a draft and says why.
  if (published.failure.kind === "unacceptable" || published.failure.kind === "forbidden")
    return succeed({ post, remark: asRemark([published.failure.message, remark]) });
  return published;
}
