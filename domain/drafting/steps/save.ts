import type { Queries } from "../../../database/open-database.ts";
import { openMarks } from "../../posts/revisions/kept-marks.ts";
import { describeConflicts } from "../../posts/publishing/post-publication.ts";
import { byHand } from "../../posts/post.ts";
import { succeed, type Result } from "../../shared/result.ts";
import { type RunControl, RunInterrupted, type RunTools, type Task } from "../runs/run-control.ts";
import { released, updateUnderLease } from "../runs/run-repository.ts";
import type { CheckedDraft } from "../check-draft.ts";
import type { RunResult } from "../runs/drafting-run.ts";
import type { WrittenDraft } from "../writer.ts";

type Finished = Pick<WrittenDraft, "fit"> & {
  readonly checked: CheckedDraft;
  /** Why the AI has not read the whole of it against the records; null where it has, or where none is asked. */
  readonly unread: string | null;
};

/** All or nothing, and only while the run is still ours: a crash or a lost lease never makes two posts. */
export async function save(
  finished: Finished,
  task: Task,
  tools: RunTools,
  { lease }: RunControl,
): Promise<Result<RunResult>> {
  const { database, posts, clock } = tools;
  const { run, work } = task;
  return database.transaction(async (queries) => {
    // The post before the run, as everywhere: otherwise two transactions could wait for each other.
    if (work.kind === "regenerate") await posts.revisions.lockForUpdate(queries, work.current.id);
    const { expires_at } = lease();
    if (!(await updateUnderLease(queries, run.id, lease(), { lease_expires_at: expires_at })))
      throw new RunInterrupted("lost");
    const saved = await saveRevision(queries, finished, task, tools);
    if (!saved.ok) return saved;
    await updateUnderLease(queries, run.id, lease(), {
      ...released,
      state: "succeeded",
      post_id: saved.value.post.id,
      remark: saved.value.remark,
      finished_at: clock.now().toISOString(),
    });
    return saved;
  });
}

async function saveRevision(
  queries: Queries,
  { checked: { content, ledger }, fit, unread }: Finished,
  { run, work, edition }: Task,
  { posts, writer, onRunEnded }: RunTools,
): Promise<Result<RunResult>> {
  const actor = run.requested_by;
  const remark =
    unread === null
      ? null
      : `The AI could not read all of the draft against the records, so please read it with more care. ${unread}`;
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
    const authorship = { ...source, readerNote, writtenBy: isByHand ? byHand : writtenBy };
    const open = openMarks(ledger, await posts.keptMarks.of(id, queries));
    const revised = await posts.drafts.revise(queries, locked.value, revision, whole, authorship);
    if (!revised.ok) return revised;
    const post = revised.value;
    await onRunEnded(queries, { kind: "revised", run, post, open, isToPublish: false });
    return succeed({ post, remark, ledger });
  }
  const draft = { ...content, category: work.category };
  const post = await posts.drafts.add(queries, draft, source, edition);
  const open = openMarks(ledger, new Map());
  const reason = draftReasons[fit];
  const isToPublish = work.publish && reason === null && unread === null;
  await onRunEnded(queries, { kind: "drafted", run, post, open, isToPublish });
  if (!work.publish) return succeed({ post, remark, ledger });
  if (reason !== null) return succeed({ post, remark: joinRemarks(reason, remark), ledger });
  const conflicts = describeConflicts(open);
  if (unread !== null && conflicts === null)
    return succeed({ post, remark: `${draftUnread} ${unread}`, ledger });
  const locked = await posts.revisions.lockForUpdate(queries, post.id);
  if (!locked.ok) return locked;
  const command = { revision: post.revision, actor, unseen: true };
  const published = await posts.publication.publish(queries, locked.value, command);
  if (published.ok) return succeed({ post: published.value, remark, ledger });
  // The gate is closed, or another person has to: nothing is lost, the post stays a draft and says why.
  const { kind, message } = published.failure;
  if (kind !== "unacceptable" && kind !== "forbidden") return published;
  const why =
    conflicts === null ? `Saved as a draft. ${message}` : `Saved as a draft: ${conflicts}`;
  return succeed({ post, remark: joinRemarks(why, remark), ledger });
}

const draftUnread =
  "Saved as a draft: the AI could not read all of it against the records, so please read it yourself before you publish.";

const draftReasons = {
  written: null,
  guide: null,
  loose:
    "Saved as a draft: no guide of ours is about this, so it has the passages that come nearest. Please read it before you publish.",
  general:
    "Saved as a draft: the prompt names no subject, so this is the general guide of its category.",
} as const satisfies Record<WrittenDraft["fit"], string | null>;

function joinRemarks(...remarks: readonly (string | null)[]): string | null {
  return remarks.filter((remark) => remark !== null).join(" ") || null;
}
