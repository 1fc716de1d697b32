import { articleOf, type Article } from "../../posts/text/article.ts";
import { shownBlocks } from "../../posts/text/markdown.ts";
import { readerNote } from "../../posts/revisions/correction.ts";
import type { ScheduleChoice } from "../../posts/revisions/post-drafts.ts";
import { factsOf } from "../../posts/post-edition.ts";
import { checkGate } from "../../posts/publishing/publication-gate.ts";
import {
  countOpen,
  openMarks,
  type OpenCounts,
  type OpenMarks,
} from "../../posts/revisions/kept-marks.ts";
import type { Ledger } from "../../posts/revisions/ledger.ts";
import type { StoredRevision } from "../../posts/revisions/post-revisions.ts";
import type { Schedule } from "../../posts/schedules/post-schedules.ts";
import type { Post, PostStatus } from "../../posts/post.ts";
import { differenceBetween, type Difference } from "../differences/difference.ts";
import type { ReviewTurn } from "../desk-post.ts";
import { addressOfActor } from "../office.ts";
import { markedRevision, type MarkedRevision } from "../marks-view.ts";
import { regenerating } from "../post-access.ts";
import type { Schedules } from "../schedules/review-schedules.ts";
import { changedParts, editInstructions } from "./edit-instructions.ts";
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

type EditCommand = {
  readonly postId: string;
  readonly revision: number;
  readonly fields: EditedFields;
  readonly readerNote: string;
  readonly schedule?: ScheduleChoice | undefined;
  readonly by: { readonly email: string };
};

type Edited = {
  readonly message: string;
  readonly post: EditablePost;
};

export type NewerRevision = {
  readonly revision: number;
  readonly by: string;
  readonly fields: FormFields;
  readonly difference: Difference;
};

/** `unacceptable` names fields, `conflict` the newer revision where there is one. */
export type EditFailure = Failure | FieldFailure | (Failure & { readonly newer: NewerRevision });

export type EditPreview = MarkedRevision & {
  readonly article: Article;
  readonly blocks: readonly number[];
};

type Newest = { readonly post: Post; readonly stored: StoredRevision };

type Dependencies = ReviewRoom & {
  readonly schedules: Pick<Schedules, "sentence">;
  readonly turns: ReviewTurns;
  readonly workingCopies: WorkingCopies;
};

export function createHandEditing(dependencies: Dependencies) {
  const { database, posts, drafting, links, facts } = dependencies;
  const { schedules, turns, workingCopies } = dependencies;
  return {
    async open({ postId, by }: Opened): Promise<Result<EditablePost>> {
      const newest = await newestOf(postId);
      return newest.ok ? succeed(await editablePost(newest.value, by)) : newest;
    },

    async preview(input: {
      readonly postId: string;
      readonly fields: EditedFields;
      readonly by: { readonly email: string };
    }): Promise<Result<EditPreview, Failure | FieldFailure>> {
      const newest = await newestOf(input.postId);
      if (!newest.ok) return newest;
      const { post, stored } = newest.value;
      const edited = editedContent(input.fields, stored.content);
      if (!edited.ok) return edited;
      const { ledger } = await checkedEdit(newest.value, edited.value);
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
      const newest = await newestOf(command.postId);
      if (!newest.ok) return newest;
      const edited = editedContent(command.fields, newest.value.stored.content);
      if (!edited.ok) return edited;
      const blocked = await obstacle(newest.value, command, edited.value);
      if (blocked !== null) return blocked;
      const checked = await checkedEdit(newest.value, edited.value);
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
        const said = await schedules.sentence(queries, scheduled, revised.value);
        return succeed({ post: revised.value, ofSchedule: said });
      });
      // Nothing else of it is refused as it is: the address is another post's.
      if (!added.ok && added.failure.kind === "unacceptable")
        return refusedFields(added.failure, { slug: added.failure.message });
      if (!added.ok) {
        const present = await newestOf(command.postId);
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

  async function newestOf(postId: string): Promise<Result<Newest>> {
    const post = await posts.revisions.newest(postId);
    if (!post.ok) return post;
    const stored = await posts.revisions.find(postId, post.value.revision);
    return stored.ok ? succeed({ post: post.value, stored: stored.value }) : stored;
  }

  async function checkedEdit(
    { post, stored: { content: before, edition, ledger } }: Newest,
    edited: EditedContent,
  ): Promise<{ instructions: string; ledger: Ledger }> {
    const instructions = editInstructions(before, edited);
    const words = [instructions];
    const content = { ...before, ...edited };
    const notCovered = ledger?.not_covered ?? [];
    const asked = { id: post.id, edition, content, words, notCovered };
    return { instructions, ledger: await drafting.recheck(asked) };
  }

  async function authorOf(postId: string, revision: number): Promise<string> {
    const history = await posts.revisions.history(postId);
    const actor = history.find((note) => note.revision === revision)?.actor ?? "";
    return (
      addressOfActor(actor) ?? (actor.startsWith("link:") ? "a reviewer with a link" : "the site")
    );
  }

  async function openOf({ post, stored: { ledger } }: Newest): Promise<OpenMarks> {
    const none = { conflicts: [], stopping: [], unverified: [] };
    return ledger === null ? none : openMarks(ledger, await posts.keptMarks.of(post.id));
  }

  async function editablePost(newest: Newest, by: Opened["by"]): Promise<EditablePost> {
    const { post, stored } = newest;
    const checks = countOpen(await openOf(newest));
    const isUnderWay = await drafting.hasOpenRun(database.queries, post.id);
    const turn = (await turns.find([post.id])).get(post.id);
    const scheduled = await posts.schedules.waitingFor(database.queries, post.id);
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
    const by = await authorOf(command.postId, number);
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
    const gate = checkGate(await openOf(made));
    const message = `Saved as version ${made.post.revision}.${ofSchedule}${gate.ok ? "" : ` ${gate.failure.message}`}`;
    return { message, post: await editablePost(made, by) };
  }
}
