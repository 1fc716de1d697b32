import type { Context } from "hono";
import { z } from "zod";
import { checkedPost } from "../../app/desk/checks/checks-data.ts";
import { reviewedPost } from "../../app/desk/review-data.ts";
import { statusOf } from "../../app/failure-status.ts";
import type { EditFailure, HandEditing } from "../../domain/review/editing/hand-editing.ts";
import { respondFailure } from "../respond.ts";
import type { AdminCalls } from "./admin-calls.ts";
import { anObject, postIdSchema as postId, revisionSchema } from "./call-schemas.ts";

const postSchema = z.object({ postId });

const fieldsSchema = z.object(
  {
    title: text("title"),
    hero_summary: text("hero_summary"),
    tags: z.array(text("Each of tags"), { error: "tags has to be a list of texts." }),
    body_markdown: text("body_markdown"),
    meta_description: text("meta_description"),
    hero_image_url: text("hero_image_url"),
    hero_image_alt: text("hero_image_alt"),
    source_references: z.array(
      z.object(
        { title: text("The title of a reference"), url: text("The url of a reference") },
        { error: "Each of source_references has to have a title and a url." },
      ),
      { error: "source_references has to be a list." },
    ),
  },
  { error: "fields has to be an object with the parts of the post." },
);

const previewSchema = z.object({ postId, fields: fieldsSchema }, anObject);

const editSchema = z.object(
  {
    postId,
    revision: revisionSchema,
    fields: fieldsSchema,
    readerNote: text("readerNote").default(""),
  },
  anObject,
);

/** The calls of the page where an admin edits a post by hand. */
export function editingCalls(editing: HandEditing, admins: AdminCalls) {
  return {
    editable: admins.byQuery(postSchema, async (wish, by, context) => {
      const post = await editing.open({ ...wish, by });
      return post.ok ? context.json({ post: post.value }) : post;
    }),

    /** The unsaved post as review pages show one, so that what is typed and what is saved look alike. */
    preview: admins.byBody(previewSchema, async (wish, _by, context) => {
      const seen = await editing.preview(wish);
      if (!seen.ok) return respondEditFailure(context, seen.failure);
      const { article, checks } = seen.value;
      const { hero_image_url: url, hero_image_alt: alt } = article.post;
      const image = url === null ? null : { url, alt: alt ?? "" };
      return context.json({ ...checkedPost(reviewedPost(article), checks, new Set()), image });
    }),

    edit: admins.byBody(editSchema, async (wish, by, context) => {
      const edited = await editing.save({ ...wish, by });
      return edited.ok ? edited : respondEditFailure(context, edited.failure);
    }),
  };
}

/** Beside the sentence: what is wrong with each field, or the revision that stands in the way. */
function respondEditFailure(context: Context, failure: EditFailure): Response {
  if ("fields" in failure)
    return context.json({ error: failure.message, fields: failure.fields }, statusOf[failure.kind]);
  if ("newer" in failure)
    return context.json({ error: failure.message, newer: failure.newer }, statusOf[failure.kind]);
  return respondFailure(context, failure);
}

function text(name: string) {
  return z.string({ error: `${name} has to be a text.` });
}
