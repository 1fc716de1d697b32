import type { Queries } from "../../../database/open-database.ts";
import { openMarks } from "../../posts/revisions/kept-marks.ts";
import { describeConflicts } from "../../posts/publishing/post-publication.ts";
import { byHand, type Post } from "../../posts/post.ts";
import { succeed, type Result } from "../../shared/result.ts";
import {
  categoryOf,
  type DraftingRun,
  type RunControl,
  RunInterrupted,
  type RunResult,
  type RunTools,
  type Task,
} from "../runs/drafting-run.ts";
import { released, updateUnderLease } from "../runs/run-repository.ts";
import type { CheckedDraft } from "../check-draft.ts";
import type { WrittenDraft } from "../writer.ts";

export type Reading = {
  readonly checked: CheckedDraft;
  /** Why the AI has not read the whole of it against the records; null where it has, or where none is asked. */
  readonly unread: string | null;
};

type Finished = Reading & Pick<WrittenDraft, "fit">;

/** All or nothing, and only while the run is still ours: a crash or a lost lease never makes two posts. */
export async function save(
  finished: Finished,
  task: Task,
  tools: RunTools,
  { lease }: RunControl,
): Promise<Result<RunResult>> {
  const { database, posts, clock } = tools;
  const { run, current } = task;
  return database.transaction(async (queries) => {
    // The post before the run, as everywhere: otherwise two transactions could wait for each other.
    if (current !== null) await posts.revisions.lockForUpdate(queries, current.id);
    const { expires_at } = lease();
    if (!(await updateUnderLease(queries, run.id, lease(), { lease_expires_at: expires_at })))
      throw new RunInterrupted("lost");
    const saved =
      current === null
        ? await saveNew(queries, finished, task, tools)
        : await saveChange(queries, finished, task, current, tools);
    if (!saved.ok) return saved;
    const { post, remark } = saved.value;
    await updateUnderLease(queries, run.id, lease(), {
      ...released,
      state: "succeeded",
      post_id: post.id,
      remark,
      finished_at: clock.now().toISOString(),
    });
    return succeed({ post, remark, ledger: finished.checked.ledger });
  });
}

type Saved = Result<Pick<RunResult, "post" | "remark">>;

function authorshipOf(run: DraftingRun, { checked }: Finished, { writer }: RunTools) {
  const { provider, model } = writer;
  return {
    instructions: run.prompt,
    runId: run.id,
    writtenBy: model === null ? provider : `${provider}/${model}`,
    actor: run.requested_by,
    ledger: checked.ledger,
  };
}

function notReadWhole(unread: string | null): string | null {
  return unread === null
    ? null
    : `The AI could not read all of the draft against the records, so please read it with more care. ${unread}`;
}

async function saveChange(
  queries: Queries,
  finished: Finished,
  { run }: Task,
  { id, revision, slug, category, author, written_by }: Post,
  tools: RunTools,
): Promise<Saved> {
  const { posts, writer, onRunEnded } = tools;
  const { content, ledger } = finished.checked;
  const whole = { ...content, slug, category, author };
  const locked = await posts.revisions.lockForUpdate(queries, id);
  if (!locked.ok) return locked;
  const authorship = authorshipOf(run, finished, tools);
  // Without a model corrections are the reviewer's own words: who wrote the post stays who wrote it.
  if (writer.model === null && written_by === byHand) authorship.writtenBy = byHand;
  const open = openMarks(ledger, await posts.keptMarks.of(id, queries));
  const revised = await posts.drafts.revise(queries, locked.value, revision, whole, authorship);
  if (!revised.ok) return revised;
  const post = revised.value;
  await onRunEnded(queries, { kind: "revised", run, post, open, isToPublish: false });
  return succeed({ post, remark: notReadWhole(finished.unread) });
}

async function saveNew(
  queries: Queries,
  finished: Finished,
  { run, edition }: Task,
  tools: RunTools,
): Promise<Saved> {
  const { posts, onRunEnded } = tools;
  const { checked, fit, unread } = finished;
  const draft = { ...checked.content, category: categoryOf(run) };
  const post = await posts.drafts.add(queries, draft, authorshipOf(run, finished, tools), edition);
  const open = openMarks(checked.ledger, new Map());
  const reason = draftReasons[fit];
  const isToPublish = run.publish && reason === null && unread === null;
  await onRunEnded(queries, { kind: "drafted", run, post, open, isToPublish });
  const remark = notReadWhole(unread);
  if (!run.publish) return succeed({ post, remark });
  if (reason !== null) return succeed({ post, remark: joined(reason, remark) });
  const conflicts = describeConflicts(open);
  if (unread !== null && conflicts === null)
    return succeed({ post, remark: `${draftUnread} ${unread}` });
  const locked = await posts.revisions.lockForUpdate(queries, post.id);
  if (!locked.ok) return locked;
  const command = { revision: post.revision, actor: run.requested_by, unseen: true };
  const published = await posts.publication.publish(queries, locked.value, command);
  if (published.ok) return succeed({ post: published.value, remark });
  // The gate is closed, or another person has to: nothing is lost, the post stays a draft and says why.
  const { kind, message } = published.failure;
  if (kind !== "unacceptable" && kind !== "forbidden") return published;
  const why =
    conflicts === null ? `Saved as a draft. ${message}` : `Saved as a draft: ${conflicts}`;
  return succeed({ post, remark: joined(why, remark) });
}

const draftUnread =
  "Saved as a draft: the AI could not read all of it against the records, so please read it yourself before you publish.";

const draftReasons = {
  written: null,
  guide: null,
  loose:
    "Saved as a draft: we are not sure that our nearest guide is about this. Please read it before you publish.",
  general:
    "Saved as a draft: the prompt names no subject, so this is the general guide of its category.",
} as const satisfies Record<WrittenDraft["fit"], string | null>;

function joined(reason: string, remark: string | null): string {
  return remark === null ? reason : `${reason} ${remark}`;
}
