import * as z from "zod/mini";
import {
  anObject,
  lenientText,
  message,
  nullableText,
  ofPost,
  postStatus,
  revision,
  unreadable,
  type Endpoint,
} from "./endpoint.ts";

/** The calls of people with a review link, and those that admins may make in their place. */

function linkCall() {
  return z.object({ postId: lenientText(), token: lenientText() }, anObject);
}

export const previewBlog = {
  path: "/functions/preview-blog",
  method: "GET",
  input: linkCall(),
  output: z.object({
    post: z.object({ id: z.string(), title: z.string(), revision: z.number() }),
    approveToken: z.optional(z.string()),
    editToken: z.optional(z.string()),
  }),
  failure: unreadable,
} as const satisfies Endpoint;

/** How far a post and its regeneration are; any token of the post will do. */
export const readPostStatus = {
  path: "/functions/post-status",
  method: "GET",
  input: linkCall(),
  output: z.object({
    status: postStatus,
    revision: z.number(),
    /** The latest regeneration, if there was one. */
    job: z.nullable(z.object({ state: z.string(), stage: z.string(), error: nullableText })),
  }),
  failure: "The state of the post could not be read.",
} as const satisfies Endpoint;

export type JobState = NonNullable<z.output<typeof readPostStatus.output>["job"]>;

/** Publishes the revision that the token names. */
export const publishBlog = {
  path: "/functions/publish-blog",
  method: "POST",
  input: linkCall(),
  output: z.object({
    post: z.object({ slug: z.string(), title: z.string(), published_at: z.string() }),
  }),
  failure: "Failed to publish blog post",
} as const satisfies Endpoint;

export type PublishedPost = z.output<typeof publishBlog.output>["post"];

/** Hands a reviewer's words to the regeneration, which runs as a stored job. */
export const submitCorrections = {
  path: "/functions/edit-blog",
  method: "POST",
  input: z.extend(linkCall(), { corrections: lenientText() }),
  output: message,
  failure: "Failed to submit corrections",
} as const satisfies Endpoint;

/** Has the AI change a post, published or not, as an admin. */
export const requestCorrections = {
  path: "/functions/request-corrections",
  method: "POST",
  input: z.extend(ofPost, {
    /** The newest revision on the screen: another one there by now refuses the call. */
    revision: revision(),
    // What is missing counts as empty: the service has the sentence for that.
    corrections: z._default(z.string({ error: "corrections has to be a text." }), ""),
    /** What readers are told once the change is public; may be empty. */
    readerNote: z._default(z.nullable(z.string({ error: "readerNote has to be a text." })), null),
  }),
  output: message,
  failure: "Failed to submit corrections",
} as const satisfies Endpoint;

/** Without a token it is an admin's call. */
function revisionCall() {
  return z.extend(linkCall(), { revision: revision() });
}

/** Makes of an earlier revision the newest one. */
export const restoreRevision = {
  path: "/functions/restore-revision",
  method: "POST",
  input: z.extend(revisionCall(), {
    /** The latest revision on the screen: another one there by now refuses the call. */
    latest: z._default(z.catch(z.nullable(revision()), null), null),
  }),
  output: z.object({ message: z.string(), revision: z.number() }),
  failure: "Failed to restore the revision",
} as const satisfies Endpoint;

function passages() {
  const notNumbers = { error: "blocks has to be a list of numbers of passages." };
  const number = z.int(notNumbers);
  const fromOne = z.minimum(1, { error: "Passages are counted from 1." });
  return z.array(number.check(fromOne), notNumbers);
}

/** Locks these passages and frees the others; answers with those that are locked. */
export const lockPassages = {
  path: "/functions/lock-passages",
  method: "POST",
  input: z.extend(revisionCall(), {
    /** Numbers of all blocks that are to be locked. */
    blocks: passages(),
    /** Those that were locked when the page was read: what others have locked since stays. */
    seen: z._default(z.nullable(passages()), null),
  }),
  output: z.object({ message: z.string(), locked: z.array(z.number()) }),
  failure: "The passages could not be saved",
} as const satisfies Endpoint;
