import { readerNote } from "../../posts/revisions/correction.ts";
import { factsOf } from "../../posts/text/fact-tokens.ts";
import { checkGate } from "../../posts/publishing/post-publication.ts";
import { countOpen, openMarks, type OpenCounts } from "../../posts/revisions/kept-marks.ts";
import type { Ledger } from "../../posts/revisions/ledger.ts";
import type { StoredRevision } from "../../posts/revisions/post-revisions.ts";
import type { Schedule } from "../../posts/schedules/schedule.ts";
import type { Post, PostStatus } from "../../posts/post.ts";
import { differenceBetween, type Difference } from "../differences/difference.ts";
import type { ReviewTurn } from "../desk-post.ts";
import { addressOfActor } from "../office.ts";
import { markedArticle, type MarkedArticle } from "../marks-view.ts";
import { regenerating } from "../post-access.ts";
import {
  changedParts,
  editedContent,
  editInstructions,
  fieldsOf,
  refusedFields,
  type EditedContent,
  type FieldFailure,
  type WorkingCopy,
} from "./edited-content.ts";
import { longIndianTime } from "../../shared/indian-times.ts";
import { fail, succeed, type Failure, type Result } from "../../shared/result.ts";
import type { ReviewRoom } from "../review-room.ts";
import type { ReviewTurns } from "../review-turns.ts";
import type { EditedFields, FormFields } from "./form-fields.ts";
import type { Colleague, WorkingCopies } from "./working-copies.ts";

export type EditablePost = {
  readonly postId: string;
  readonly status: PostStatus | "regenerating";
  readonly revision: number;
  readonly liveRevision: number | null;
  readonly fields: FormFields;
  readonly previewUrl: string | null;
  readonly checks: OpenCounts;
  readonly returned: ReviewTurn | null;
  readonly scheduled: Pick<Schedule, "revision" | "publishAt" | "scheduledBy"> | null;
  readonly workingCopy: WorkingCopy | null;
  readonly colleagues: readonly Colleague[];
};

type Opened = { readonly postId: string; readonly by: { readonly email: string } };

export type HandEditing = ReturnType<typeof createHandEditing>;

type EditCommand = Opened & {
  readonly revision: number;
  readonly fields: EditedFields;
  readonly readerNote: string;
};

type Edited = { readonly message: string; readonly post: EditablePost };

export type NewerRevision = {
  readonly revision: number;
  readonly by: string;
  readonly fields: FormFields;
  readonly difference: Difference;
};

/** `unacceptable` names fields, `conflict` the newer revision where there is one. */
export type EditFailure = Failure | FieldFailure | (Failure & { readonly newer: NewerRevision });

type Newest = { readonly post: Post; readonly stored: StoredRevision };

type Dependencies = ReviewRoom & {
  readonly turns: ReviewTurns;
  readonly workingCopies: WorkingCopies;
};

export function createHandEditing(dependencies: Dependencies) {
  const { database, posts, drafting, links, facts } = dependencies;
  const { turns, workingCopies } = dependencies;
  return {
    async open({ postId, by }: Opened): Promise<Result<EditablePost>> {
      const newest = await newestOf(postId);
      return newest.ok ? succeed(await editablePost(newest.value, by)) : newest;
    },

    async preview(
      postId: string,
      fields: EditedFields,
    ): Promise<Result<MarkedArticle, Failure | FieldFailure>> {
      const newest = await newestOf(postId);
      if (!newest.ok) return newest;
      const { post, stored } = newest.value;
      const edited = editedContent(fields, stored.content);
      if (!edited.ok) return edited;
      const { ledger } = await checkedEdit(newest.value, edited.value);
      const kept = await posts.keptMarks.of(postId);
      return succeed(markedArticle({ ...post, ...edited.value }, ledger, kept, facts.current()));
    },

    /** A `conflict` has the newer revision. Without any change nothing is made. */
    async save(command: EditCommand): Promise<Result<Edited, EditFailure>> {
      const { postId, revision: base, by } = command;
      const note = readerNote(command.readerNote);
      if (!note.ok) return note;
      const newest = await newestOf(postId);
      if (!newest.ok) return newest;
      const { content, written_by: writtenBy } = newest.value.stored;
      const edited = editedContent(command.fields, content);
      if (!edited.ok) return edited;
      const blocked = await obstacle(newest.value, command, edited.value);
      if (blocked !== null) return blocked;
      const authorship = {
        ...(await checkedEdit(newest.value, edited.value)),
        writtenBy,
        actor: `admin:${by.email}`,
        readerNote: note.value,
      };
      const whole = { ...content, ...edited.value };
      const saved = await database.transaction(async (queries) => {
        const post = await posts.revisions.lockForUpdate(queries, postId);
        if (!post.ok) return post;
        if (await drafting.hasOpenRun(queries, postId)) return regenerating();
        const scheduled = await posts.schedules.findWaiting(queries, postId);
        const { drafts } = posts;
        const revised = await drafts.revise(queries, post.value, base, whole, authorship, "edited");
        if (!revised.ok) return revised;
        await workingCopies.remove(queries, postId, by);
        const message = `Saved as version ${revised.value.revision}.`;
        if (scheduled === null) return succeed(message);
        const when = longIndianTime(scheduled.publishAt);
        return succeed(
          `${message} Its publication on ${when} was stopped: schedule the version that you mean.`,
        );
      });
      const present = await newestOf(postId);
      if (!present.ok) return present;
      if (saved.ok) {
        const gate = checkGate(await openOf(present.value));
        const message = gate.ok ? saved.value : `${saved.value} ${gate.failure.message}`;
        return succeed({ message, post: await editablePost(present.value, by) });
      }
      // Nothing else of it is refused as it is: the address is another post's.
      if (saved.failure.kind === "unacceptable")
        return refusedFields(saved.failure, { slug: saved.failure.message });
      return (await obstacle(present.value, command, edited.value)) ?? saved;
    },
  };

  async function newestOf(postId: string): Promise<Result<Newest>> {
    const post = await posts.revisions.newest(postId);
    if (!post.ok) return post;
    const stored = await posts.revisions.find(postId, post.value.revision);
    return stored.ok ? succeed({ post: post.value, stored: stored.value }) : stored;
  }

  async function checkedEdit(
    { post: { id }, stored: { content: before, edition, ledger } }: Newest,
    edited: EditedContent,
  ): Promise<{ instructions: string; ledger: Ledger }> {
    const instructions = editInstructions(before, edited);
    const content = { ...before, ...edited };
    const asked = { id, edition, content, notCovered: ledger?.not_covered ?? [] };
    return { instructions, ledger: await drafting.recheck({ ...asked, words: [instructions] }) };
  }

  async function openOf({ post, stored: { ledger } }: Newest) {
    if (ledger === null) return { conflicts: [], stopping: [], unverified: [] };
    return openMarks(ledger, await posts.keptMarks.of(post.id));
  }

  async function editablePost(newest: Newest, by: Opened["by"]): Promise<EditablePost> {
    const { post, stored } = newest;
    const isUnderWay = await drafting.hasOpenRun(database.queries, post.id);
    const turn = (await turns.find([post.id])).get(post.id);
    const { own: workingCopy, colleagues } = await workingCopies.of(post.id, by);
    return {
      postId: post.id,
      status: isUnderWay ? "regenerating" : post.status,
      revision: post.revision,
      liveRevision: post.live_revision,
      fields: fieldsOf(stored.content),
      previewUrl: (await links.previewUrls([post.id], `admin:${by.email}`)).get(post.id) ?? null,
      checks: countOpen(await openOf(newest)),
      returned: turn?.revision === post.revision ? turn : null,
      scheduled: await posts.schedules.findWaiting(database.queries, post.id),
      workingCopy,
      colleagues,
    };
  }

  async function obstacle(
    newest: Newest,
    { postId, revision: opened, by }: EditCommand,
    edited: EditedContent,
  ): Promise<Result<Edited, EditFailure> | null> {
    const { post } = newest;
    const { content } = newest.stored;
    const { revision } = post;
    if (changedParts(content, edited).length === 0) {
      await database.transaction((queries) => workingCopies.remove(queries, postId, by));
      const message = `Nothing to save: the post is like this already, as version ${revision}.`;
      return succeed({ message, post: await editablePost(newest, by) });
    }
    if (revision === opened) return null;
    const history = await posts.revisions.history(postId);
    const actor = history.find((one) => one.revision === revision)?.actor ?? "";
    const author =
      addressOfActor(actor) ?? (actor.startsWith("link:") ? "a reviewer with a link" : "the site");
    const message = `Version ${revision} was made by ${author} while you were editing version ${opened}.`;
    const own = factsOf(post, facts.current());
    const difference = differenceBetween(content, { ...content, ...edited }, own);
    const newer = { revision, by: author, fields: fieldsOf(content), difference };
    return { ok: false, failure: { ...fail("conflict", message).failure, newer } };
  }
}
