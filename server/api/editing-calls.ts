import type { Context } from "hono";
import { z } from "zod";
import { checkedPost } from "../../app/desk/checks/checks-data.ts";
import { reviewedPost } from "../../app/desk/review-data.ts";
import { statusOf } from "../../app/failure-status.ts";
import type { EditFailure } from "../../domain/review/editing/hand-editing.ts";
import type { PostDesk } from "../../domain/review/post-desk.ts";
import { respondFailure } from "../respond.ts";
import { admittedAdmin, type AdminCheck } from "./admin-only.ts";
import { jsonBody, parsedQuery } from "./json-body.ts";
import { revisionSchema } from "./revision-schema.ts";

const postId = z.string({ error: "Missing post ID" });
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

const notAnObject = { error: "The body of this call has to be a JSON object." };

const previewSchema = z.object({ postId, fields: fieldsSchema }, notAnObject);

const editSchema = z.object(
  {
    postId,
    revision: revisionSchema,
    fields: fieldsSchema,
    readerNote: text("readerNote").default(""),
  },
  notAnObject,
);

/** The calls of the page where an admin edits a post by hand: the bearer token decides. */
export function editingCalls(desk: PostDesk, auth: AdminCheck) {
  return { editable, preview, edit };

  async function editable(context: Context) {
    const admin = await admittedAdmin(context, auth);
    if (!admin.ok) return respondFailure(context, admin.failure);
    const call = parsedQuery(context, postSchema);
    if (!call.ok) return respondFailure(context, call.failure);
    const post = await desk.editable({ ...call.value, by: admin.value });
    return post.ok ? context.json({ post: post.value }) : respondFailure(context, post.failure);
  }

  /** The unsaved post as review pages show one, so that what is typed and what is saved look alike. */
  async function preview(context: Context) {
    const admin = await admittedAdmin(context, auth);
    if (!admin.ok) return respondFailure(context, admin.failure);
    const call = await jsonBody(context, previewSchema);
    if (!call.ok) return respondFailure(context, call.failure);
    const seen = await desk.previewEdit(call.value);
    if (!seen.ok) return respondEditFailure(context, seen.failure);
    const { article, checks } = seen.value;
    const { hero_image_url: url, hero_image_alt: alt } = article.post;
    const image = url === null ? null : { url, alt: alt ?? "" };
    return context.json({ ...checkedPost(reviewedPost(article), checks, new Set()), image });
  }

  async function edit(context: Context) {
    const admin = await admittedAdmin(context, auth);
    if (!admin.ok) return respondFailure(context, admin.failure);
    const call = await jsonBody(context, editSchema);
    if (!call.ok) return respondFailure(context, call.failure);
    const edited = await desk.editByHand({ ...call.value, by: admin.value });
    return edited.ok ? context.json(edited.value) : respondEditFailure(context, edited.failure);
  }
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
