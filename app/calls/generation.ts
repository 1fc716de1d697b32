import * as z from "zod/mini";
import {
  defaultPostCategory,
  postCategories,
  type PostCategory,
} from "../../content/post-categories.ts";
import type { ReviewService } from "../../domain/review/review-service.ts";
import { type InputOf, postCall, type ValueOf, type AnswerOf, getCall } from "./endpoint.ts";

export const categories = /* @__PURE__ */ Object.keys(postCategories) as [
  PostCategory,
  ...PostCategory[],
];

const noCategory = { error: "Please choose one of the categories." };

const asked = {
  // A prompt that is missing counts as empty: the service has the sentence for that.
  prompt: z.catch(z.string(), ""),
  category: z.pipe(
    z._default(z.string(noCategory), defaultPostCategory),
    z.enum(categories, noCategory),
  ),
};

export const planArticle = postCall<ValueOf<ReviewService["requests"]["plan"]>>()(
  "/functions/plan-article",
  asked,
  "The plan could not be made",
);

/** Has a post made. Sent again with the same key it makes no second one; the server finishes even if nobody listens. */
export const generateBlog = postCall<Generated>()(
  "/functions/manual-blog-generation",
  { ...asked, publish: z._default(z.boolean(), false) },
  "Failed to generate blog post",
);

export type GenerationRequest = InputOf<typeof generateBlog>;

export type Generated = ValueOf<ReviewService["requests"]["generate"]>;

/** Answer to `Accept: text/event-stream`: stages, then one of the others. */
export type GenerationEvent =
  | { readonly name: "stage"; readonly data: { readonly stage: string } }
  | { readonly name: "result"; readonly data: Generated }
  | {
      readonly name: "error";
      /** With the status that the plain answer would have had, and why no post is made of such a prompt. */
      readonly data: { readonly error: string; readonly status: number; readonly stopped?: string };
    };

export const readRecentRuns = getCall<{
  readonly runs: Awaited<ReturnType<ReviewService["requests"]["recent"]>>;
}>()("/functions/recent-runs");

export type RecentRun = AnswerOf<typeof readRecentRuns>["runs"][number];
