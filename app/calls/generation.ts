import * as z from "zod/mini";
import {
  defaultPostCategory,
  postCategories,
  type PostCategory,
} from "../../content/post-categories.ts";
import type { ReviewService } from "../../domain/review/review-service.ts";
import { anObject, answers, ownPart, postCall, type ValueOf } from "./endpoint.ts";

const categories = /* @__PURE__ */ Object.keys(postCategories) as [PostCategory, ...PostCategory[]];

const noCategory = { error: "Please choose one of the categories." };

/** Has a post made. Sent again with the same key it makes no second one; the server finishes even if nobody listens. */
export const generateBlog = postCall(
  "/functions/manual-blog-generation",
  z.object(
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
  answers<Generated>(),
  "Failed to generate blog post",
);

/** A post to be made, with every choice of the form. */
export type GenerationRequest = {
  readonly prompt: string;
  readonly category: string;
  readonly publish: boolean;
};

export type Generated = ValueOf<ReviewService["requests"]["generate"]>;

/** Answer to `Accept: text/event-stream`: many of the first two, then one of the others. */
export const generationEvents = {
  stage: z.object({ stage: z.string() }),
  /** The number of characters that the model has written so far. */
  progress: z.object({ characters: z.number() }),
  result: ownPart<Generated>(),
  /** With the status that the plain answer would have had, and why no post is made of such a prompt. */
  error: z.object({
    error: z.string(),
    status: z.number(),
    stopped: z.optional(z.string()),
  }),
};
