import { articleOf, type Article } from "../../posts/text/article.ts";
import { shownBlocks } from "../../posts/text/markdown.ts";
import { readerNote } from "../../posts/revisions/correction.ts";
import type { ScheduleChoice } from "../../posts/revisions/post-drafts.ts";
import { factsOf } from "../../posts/post-edition.ts";
import type { OpenCounts } from "../../posts/revisions/kept-marks.ts";
import type { Schedule } from "../../posts/schedules/post-schedules.ts";
import type { PostStatus } from "../../posts/post.ts";
import { differenceBetween, type Difference } from "../differences/difference.ts";
import type { ReviewTurn } from "../desk-post.ts";
import { markedRevision, type MarkedRevision } from "../marks-view.ts";
import { regenerating } from "../post-access.ts";
import type { SchedulesAfterSaving } from "../schedules/schedules-after-saving.ts";
import { createEditChecks, type Newest } from "./edit-checks.ts";
import { changedParts } from "./edit-instructions.ts";
import {
  editedContent,
  fieldsOf,
  refusedFields,
  type EditedContent,
  type EditedFields,
  type FieldFailure,
  type FormFields,
} from "./edited-content.ts";
import { fail, succeed, type Failure, type Result } from "../../shared/result.ts";
import type { ReviewRoom } from "../review-room.ts";
import type { ReviewTurns } from "../review-turns.ts";
import type { Colleague, WorkingCopies } from "./working-copies.ts";
import type { WorkingCopy } from "./working-copy.ts";

/** A post as an admin opens it to edit it by hand; values in its texts are tokens. */
export type EditablePost = {
  readonly postId: string;
  readonly status: PostStatus | "regenerating";
  /** The newest revision, which these fields are. */
  readonly revision: number;
  /** Null when readers have none. */
  readonly liveRevision: number | null;
  readonly fields: FormFields;
  /** Null when none of its links opens any more. */
  readonly previewUrl: string | null;
  readonly checks: OpenCounts;
  /** The note with which its newest revision was sent back; null without one. */
  readonly returned: ReviewTurn | null;
  /** The revision that goes public by itself; null when none does. */
  readonly scheduled: Pick<Schedule, "revision" | "publishAt" | "scheduledBy"> | null;
  /** What this person has typed and not saved; null for nothing. */
  readonly workingCopy: WorkingCopy | null;
  readonly colleagues: readonly Colleague[];
};

type Opened = { readonly postId: string; readonly by: { readonly email: string } };
export type HandEditing = ReturnType<typeof createHandEditing>;

type EditCommand = {
  readonly postId: string;
  /** The revision that the editor opened. */
  readonly revision: number;
  readonly fields: EditedFields;
  /** What readers of a published post should be told; empty for nothing. */
  readonly readerNote: string;
  /** What becomes of the post's schedule; left out, it stops. */
  readonly schedule?: ScheduleChoice | undefined;
  readonly by: { readonly email: string };
};

type Edited = {
  /** Says what was saved, and the first statements that keep it from publication. */
  readonly message: string;
  readonly post: EditablePost;
};

/** The revision that stands in the way of an edit. */
export type NewerRevision = {
  readonly revision: number;
  /** Who made it: an account's address, or what kind of person. */
  readonly by: string;
  readonly fields: FormFields;
  /** From it to what the editor wanted to save. */
  readonly difference: Difference;
};

/** `unacceptable` names fields, `conflict` the newer revision where there is one. */
export type EditFailure = Failure | FieldFailure | (Failure & { readonly newer: NewerRevision });

/** Unsaved words as readers would see them, with their marks. */
export type EditPreview = MarkedRevision & {
  readonly article: Article;
  /** For each element of the body as it is shown, in order, the number of its block in the marks. */
  readonly blocks: readonly number[];
};

type Dependencies = ReviewRoom & {
  readonly schedulesAfterSaving: SchedulesAfterSaving;
  readonly turns: ReviewTurns;
  readonly workingCopies: WorkingCopies;
};

/** Editing a post by hand: an admin's own words, held against the same checks as a writer's. */
export function createHandEditing(dependencies: Dependencies) {
  const { database, posts, drafting, links, facts } = dependencies;
  const { schedulesAfterSaving, turns, workingCopies } = dependencies;
  const edits = createEditChecks(dependencies);
  return {
    /** The newest revision of a post, to be edited. Changes nothing. */
    async open({ postId, by }: Opened): Promise<Result<EditablePost>> {
      const newest = await edits.newestOf(postId);
      return newest.ok ? succeed(await editablePost(newest.value, by)) : newest;
    },

    /** Changes nothing. */
    async preview(input: {
      readonly postId: string;
      readonly fields: EditedFields;
      readonly by: { readonly email: string };
    }): Promise<Result<EditPreview, Failure | FieldFailure>> {
      const newest = await edits.newestOf(input.postId);
      if (!newest.ok) return newest;
      const { post, stored } = newest.value;
      const edited = editedContent(input.fields, stored.content);
      if (!edited.ok) return edited;
      const { ledger } = await edits.checkedEdit(newest.value, edited.value);
      const content = { ...stored.content, ...edited.value };
      const shown = { ...post, ...content, written_by: stored.writtenBy };
      const current = facts.current();
      const kept = await posts.keptMarks.of(post.id);
      const marked = markedRevision({ content, ledger, kept, facts: factsOf(stored, current) });
      return succeed({
        ...marked,
        article: articleOf(shown, current),
        blocks: shownBlocks(shown.body_markdown),
      });
    },

    /**
     * Makes of an admin's words the newest revision; another address of it is that of the post when this
     * revision is public, of one that never was at once. What the checks stop is
     * saved all the same and kept from publication by the gate. `unacceptable` with a sentence for
     * each field that cannot be stored; `conflict` when there is a newer revision than the one that
     * was opened, or AI is regenerating the post. Without any change nothing is made.
     */
    async save(command: EditCommand): Promise<Result<Edited, EditFailure>> {
      const note = readerNote(command.readerNote);
      if (!note.ok) return note;
      const newest = await edits.newestOf(command.postId);
      if (!newest.ok) return newest;
      const edited = editedContent(command.fields, newest.value.stored.content);
      if (!edited.ok) return edited;
      const blocked = await obstacle(newest.value, command, edited.value);
      if (blocked !== null) return blocked;
      const checked = await edits.checkedEdit(newest.value, edited.value);
      const { content, writtenBy, edition } = newest.value.stored;
      const authorship = {
        ...checked,
        runId: null,
        writtenBy,
        actor: `admin:${command.by.email}`,
        readerNote: note.value,
        schedule: command.schedule ?? "stop",
      };
      const whole = { ...content, ...edited.value };
      const added = await database.transaction(async (queries) => {
        const post = await posts.revisions.lockForUpdate(queries, command.postId);
        if (!post.ok) return post;
        if (await drafting.hasOpenRun(queries, command.postId)) return regenerating();
        const scheduled = await posts.schedules.waitingFor(queries, command.postId);
        const { revision: base } = command;
        const { drafts } = posts;
        const revised = await drafts.revise(queries, post.value, base, whole, authorship, "edited");
        if (!revised.ok) return revised;
        await workingCopies.remove(queries, command.postId, command.by);
        const said = await schedulesAfterSaving.sentence(queries, scheduled, revised.value);
        return succeed({ post: revised.value, ofSchedule: said });
      });
      // Nothing else of it is refused as it is: the address is another post's.
      if (!added.ok && added.failure.kind === "unacceptable")
        return refusedFields(added.failure, { slug: added.failure.message });
      if (!added.ok) {
        const present = await edits.newestOf(command.postId);
        return present.ok
          ? ((await obstacle(present.value, command, edited.value)) ?? added)
          : present;
      }
      const { ledger } = checked;
      const { post, ofSchedule } = added.value;
      const createdAt = post.updated_at;
      const made = { content: whole, writtenBy, runId: null, createdAt, ledger, edition };
      return succeed(await savedPost({ post, stored: made }, ofSchedule, command.by));
    },
  };

  async function editablePost(newest: Newest, by: Opened["by"]): Promise<EditablePost> {
    const { post, stored } = newest;
    const { counts: checks } = await edits.standingOf(newest);
    const isUnderWay = await drafting.hasOpenRun(database.queries, post.id);
    const turn = (await turns.find([post.id])).get(post.id);
    const scheduled = (await posts.schedules.ofPosts([post.id])).get(post.id) ?? null;
    const { own: workingCopy, colleagues } = await workingCopies.of(post.id, by);
    return {
      postId: post.id,
      status: isUnderWay ? "regenerating" : post.status,
      revision: post.revision,
      liveRevision: post.live_revision,
      fields: fieldsOf(stored.content),
      previewUrl: (await links.previewUrls([post.id], `admin:${by.email}`)).get(post.id) ?? null,
      checks,
      returned: turn?.revision === post.revision ? turn : null,
      scheduled,
      workingCopy,
      colleagues,
    };
  }

  /** Why there is nothing to save, or not on top of what was opened; null when there is. */
  async function obstacle(
    newest: Newest,
    command: EditCommand,
    edited: EditedContent,
  ): Promise<Result<Edited, EditFailure> | null> {
    const { post, stored } = newest;
    const number = post.revision;
    if (changedParts(stored.content, edited).length === 0) {
      await database.transaction((queries) =>
        workingCopies.remove(queries, command.postId, command.by),
      );
      const message = `Nothing to save: the post is like this already, as version ${number}.`;
      return succeed({ message, post: await editablePost(newest, command.by) });
    }
    if (number === command.revision) return null;
    const by = await edits.authorOf(command.postId, number);
    const message = `Version ${number} was made by ${by} while you were editing version ${command.revision}.`;
    const newer = {
      revision: number,
      by,
      fields: fieldsOf(stored.content),
      difference: differenceBetween(
        stored.content,
        { ...stored.content, ...edited },
        factsOf(newest.post, facts.current()),
      ),
    };
    return { ok: false, failure: { ...fail("conflict", message).failure, newer } };
  }

  async function savedPost(made: Newest, ofSchedule: string, by: Opened["by"]): Promise<Edited> {
    const { gate } = await edits.standingOf(made);
    const message = `Saved as version ${made.post.revision}.${ofSchedule}${gate.ok ? "" : ` ${gate.failure.message}`}`;
    return { message, post: await editablePost(made, by) };
  }
}
