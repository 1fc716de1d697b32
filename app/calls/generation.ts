import * as z from "zod/mini";
import {
  defaultPostCategory,
  postCategories,
  type PostCategory,
} from "../../domain/posts/post-categories.ts";
import {
  anObject,
  message,
  nothing,
  nullableText,
  postStatus,
  unreadable,
  type Endpoint,
} from "./endpoint.ts";
import { nearest } from "./writer-refusal.ts";

const categories = Object.keys(postCategories) as [PostCategory, ...PostCategory[]];

const noCategory = { error: "Please choose one of the categories." };

const post = {
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  status: postStatus,
  published_at: nullableText,
};

/** Has a post made. Sent again with the same key it makes no second one; the server finishes even if nobody listens. */
export const generateBlog = {
  path: "/functions/manual-blog-generation",
  method: "POST",
  input: z.object(
    {
      // A prompt that is missing counts as empty: the service has the sentence for that.
      prompt: z.catch(z.string(), ""),
      category: z.pipe(
        z._default(z.string(noCategory), defaultPostCategory),
        z.enum(categories, noCategory),
      ),
      publish: z._default(z.boolean({ error: "publish has to be true or false." }), false),
    },
    anObject,
  ),
  output: z.object({
    message: z.string(),
    post: z.object({ ...post, previewUrl: z.string() }),
  }),
  failure: "Failed to generate blog post",
} as const satisfies Endpoint;

/** A post to be made, with every choice of the form. */
export type GenerationRequest = {
  readonly prompt: string;
  readonly category: string;
  readonly publish: boolean;
};

export type Generated = z.output<typeof generateBlog.output>;

/** What `generateBlog` answers with `Accept: text/event-stream`: many of the first two, then one of the others. */
export const generationEvents = {
  stage: z.object({ stage: z.string() }),
  /** The number of characters that the model has written so far. */
  progress: z.object({ characters: z.number() }),
  result: generateBlog.output,
  /** With the status that the plain answer would have had, and what it would have named. */
  error: z.object({ error: z.string(), status: z.number(), nearest: z.optional(nearest) }),
};

/** Ends work of the AI that waits or is under way; its text is kept. */
export const cancelRun = {
  path: "/functions/cancel-run",
  method: "POST",
  input: z.object({ runId: z.string({ error: "Missing run ID" }) }, anObject),
  output: message,
  failure: "This work could not be cancelled.",
} as const satisfies Endpoint;

/** Puts a failure away for the whole office, or takes it back. */
export const dismissRun = {
  path: "/functions/dismiss-run",
  method: "POST",
  input: z.object(
    {
      runId: z.string({ error: "Missing run ID" }),
      dismissed: z._default(z.boolean({ error: "dismissed has to be true or false." }), true),
    },
    anObject,
  ),
  output: message,
  failure: "This failure could not be put away.",
} as const satisfies Endpoint;

/** The latest drafting runs but failures that were put away, newest first. */
export const readRecentRuns = {
  path: "/functions/recent-runs",
  method: "GET",
  input: nothing,
  output: z.object({
    runs: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(["generate", "regenerate"]),
        state: z.enum(["queued", "running", "succeeded", "failed", "cancelled"]),
        stage: z.string(),
        prompt: z.string(),
        category: nullableText,
        error: nullableText,
        /** Why its post was not published, although that was asked for. */
        remark: nullableText,
        created_at: z.string(),
        post: z.nullable(
          z.object({
            ...post,
            /** Null when readers have all of the post, or no link of its draft opens any more. */
            previewUrl: nullableText,
          }),
        ),
      }),
    ),
  }),
  failure: unreadable,
} as const satisfies Endpoint;

export type RecentRun = z.output<typeof readRecentRuns.output>["runs"][number];

export type RunPost = NonNullable<RecentRun["post"]>;
