import type { OpenDatabase } from "../../../database/open-database.ts";
import type { DraftingService } from "../../drafting/drafting-service.ts";
import { articleOf, type Article } from "../../posts/article.ts";
import { readerNote } from "../../posts/correction.ts";
import { stoppingFindings, type Ledger } from "../../posts/ledger.ts";
import { isChangeWaiting, type Post, type PostStatus } from "../../posts/post.ts";
import { checkGate } from "../../posts/publication-gate.ts";
import type { KeptRevision, PostService } from "../../posts/post-service.ts";
import { fail, succeed, type Failure, type Result } from "../../shared/result.ts";
import { checksOf, type Checks } from "../checks/checks.ts";
import { differenceBetween, type Difference } from "../differences/difference.ts";
import { regenerating } from "../draft-change.ts";
import type { ReviewLinks } from "../review-links.ts";
import { changedParts, editInstructions } from "./changed-parts.ts";
import {
  editedContent,
  fieldsOf,
  type EditedContent,
  type EditedFields,
  type FieldFailure,
} from "./edited-fields.ts";

/** A post as an admin opens it to edit it by hand; values in its texts are tokens. */
export type EditablePost = {
  readonly postId: string;
  readonly status: PostStatus | "regenerating";
  /** The newest revision, which these fields are. */
  readonly revision: number;
  readonly fields: EditedFields;
  /** Null when none of its links opens any more. */
  readonly previewUrl: string | null;
};

type Opened = { readonly postId: string; readonly by: { readonly email: string } };

export type EditWish = {
  readonly postId: string;
  /** The revision that the editor opened. */
  readonly revision: number;
  readonly fields: EditedFields;
  /** What readers of a published post should be told; empty for nothing. */
  readonly readerNote: string;
  readonly by: { readonly email: string };
};

export type Edited = {
  /** Says what was saved, and the first statements that the checks stopped. */
  readonly message: string;
  /** How many statements the checks stopped. */
  readonly stopped: number;
  readonly post: EditablePost;
};

/** The revision that stands in the way of an edit. */
export type NewerRevision = {
  readonly revision: number;
  /** Who made it: an account's address, or what kind of person. */
  readonly by: string;
  readonly fields: EditedFields;
  /** From it to what the editor wanted to save. */
  readonly difference: Difference;
};

/** `unacceptable` names fields, `conflict` the newer revision where there is one. */
export type EditFailure = Failure | FieldFailure | (Failure & { readonly newer: NewerRevision });

type Dependencies = {
  readonly database: OpenDatabase;
  readonly posts: PostService;
  readonly drafting: DraftingService;
  readonly links: ReviewLinks;
};

type Newest = { readonly post: Post; readonly kept: KeptRevision };

/** Editing a post by hand: an admin's own words, held against the same checks as a writer's. */
export function createHandEditing({ database, posts, drafting, links }: Dependencies) {
  return {
    /** The newest revision of a post, to be edited. Changes nothing. */
    async editable({ postId, by }: Opened): Promise<Result<EditablePost>> {
      const newest = await newestOf(postId);
      return newest.ok ? succeed(await editablePost(newest.value, by)) : newest;
    },

    /** Unsaved words as readers would see them, with what the checks see in them. Changes nothing. */
    async previewEdit(wish: {
      readonly postId: string;
      readonly fields: EditedFields;
    }): Promise<Result<{ article: Article; checks: Checks }, Failure | FieldFailure>> {
      const edited = editedContent(wish.fields);
      if (!edited.ok) return edited;
      const newest = await newestOf(wish.postId);
      if (!newest.ok) return newest;
      const { post, kept } = newest.value;
      const checked = await checkedEdit(newest.value, edited.value);
      if (!checked.ok) return checked;
      const content = { ...kept.content, ...edited.value };
      const article = articleOf({ ...post, ...content, written_by: kept.writtenBy });
      return succeed({ article, checks: checksOf({ content, ledger: checked.value.ledger }) });
    },

    /**
     * Makes of an admin's words the newest revision; its address stays. What the checks stop is
     * saved all the same and kept from publication by the gate. `unacceptable` with a sentence for
     * each field that cannot be stored; `conflict` when there is a newer revision than the one that
     * was opened, or AI is regenerating the post. Without any change nothing is made.
     */
    async editByHand(wish: EditWish): Promise<Result<Edited, EditFailure>> {
      const note = readerNote(wish.readerNote);
      if (!note.ok) return note;
      const edited = editedContent(wish.fields);
      if (!edited.ok) return edited;
      const newest = await newestOf(wish.postId);
      if (!newest.ok) return newest;
      const inTheWay = await obstacle(newest.value, wish, edited.value);
      if (inTheWay !== null) return inTheWay;
      const checked = await checkedEdit(newest.value, edited.value);
      if (!checked.ok) return checked;
      const { content, writtenBy } = newest.value.kept;
      const authorship = {
        ...checked.value,
        runId: null,
        writtenBy,
        actor: `admin:${wish.by.email}`,
        readerNote: note.value,
      };
      const whole = { ...content, ...edited.value };
      const added = await database.transaction(async (queries) => {
        const held = await posts.hold(queries, wish.postId);
        if (!held.ok) return held;
        if (await drafting.hasOpenRun(queries, wish.postId)) return regenerating();
        return posts.addRevision(queries, wish, whole, authorship, "edited");
      });
      if (!added.ok) {
        const present = await newestOf(wish.postId);
        return present.ok
          ? ((await obstacle(present.value, wish, edited.value)) ?? added)
          : present;
      }
      const { ledger } = checked.value;
      const made = { content: whole, writtenBy, runId: null, ledger };
      return succeed(await saved({ post: added.value, kept: made }, ledger, wish.by));
    },
  };

  async function newestOf(postId: string): Promise<Result<Newest>> {
    const post = await posts.byId(postId);
    if (!post.ok) return post;
    const kept = await posts.revision(postId, post.value.revision);
    return kept.ok ? succeed({ post: post.value, kept: kept.value }) : kept;
  }

  async function editablePost({ post, kept }: Newest, by: Opened["by"]): Promise<EditablePost> {
    const isUnderWay = await drafting.hasOpenRun(database.queries, post.id);
    return {
      postId: post.id,
      status: isUnderWay ? "regenerating" : post.status,
      revision: post.revision,
      fields: fieldsOf(kept.content),
      previewUrl: (await links.previewUrls([post.id], `admin:${by.email}`)).get(post.id) ?? null,
    };
  }

  async function checkedEdit(
    { post, kept: { content } }: Newest,
    edited: EditedContent,
  ): Promise<Result<{ instructions: string; ledger: Ledger }>> {
    const instructions = editInstructions(content, edited);
    const ledger = await drafting.recheck(post.id, { ...content, ...edited }, [instructions]);
    return ledger.ok ? succeed({ instructions, ledger: ledger.value }) : ledger;
  }

  /** Why there is nothing to save, or not on top of what was opened; null when there is. */
  async function obstacle(
    newest: Newest,
    wish: EditWish,
    edited: EditedContent,
  ): Promise<Result<Edited, EditFailure> | null> {
    const { post, kept } = newest;
    const number = post.revision;
    if (changedParts(kept.content, edited).length === 0) {
      const message = `Nothing to save: the post is like this already, as revision ${number}.`;
      const stopped = kept.ledger === null ? 0 : stoppingFindings(kept.ledger).length;
      return succeed({ message, stopped, post: await editablePost(newest, wish.by) });
    }
    if (number === wish.revision) return null;
    const by = await makerOf(wish.postId, number);
    const message = `Revision ${number} was made by ${by} while you were editing revision ${wish.revision}.`;
    const difference = differenceBetween(kept.content, { ...kept.content, ...edited });
    const newer = { revision: number, by, fields: fieldsOf(kept.content), difference };
    return { ok: false, failure: { ...fail("conflict", message).failure, newer } };
  }

  async function makerOf(postId: string, revision: number): Promise<string> {
    const actor = (await posts.history(postId)).find((note) => note.revision === revision)?.actor;
    if (actor?.startsWith("admin:") === true) return actor.slice("admin:".length);
    return actor?.startsWith("link:") === true ? "a reviewer with a link" : "the site";
  }

  async function saved(made: Newest, ledger: Ledger, by: Opened["by"]): Promise<Edited> {
    const gate = checkGate(ledger, isChangeWaiting(made.post) ? "change" : "draft");
    const message = `Saved as revision ${made.post.revision}.${gate.ok ? "" : ` ${gate.failure.message}`}`;
    const stopped = stoppingFindings(ledger).length;
    return { message, stopped, post: await editablePost(made, by) };
  }
}
