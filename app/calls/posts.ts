import * as z from "zod/mini";
import { postCategories, type PostCategory } from "../../domain/posts/post-categories.ts";
import { postFilters } from "../../domain/review/post-list-filters.ts";
import {
  cursor,
  getCall,
  message,
  nextCursor,
  nullableText,
  ofPost,
  postCall,
  revision,
} from "./endpoint.ts";

/** The calls on posts after their draft, all of the office. */

const categories = /* @__PURE__ */ Object.keys(postCategories) as [PostCategory, ...PostCategory[]];

export const deskPost = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(["draft", "regenerating", "published", "withdrawn"]),
  /** The newest one. */
  revision: z.number(),
  /** The newest revision when it waits beside the live one; null otherwise. */
  pending_revision: z.nullable(z.number()),
  /** The revision that readers have; null when they have none. */
  live_revision: z.nullable(z.number()),
  /** The revision that goes public by itself, and when. */
  scheduled: z.nullable(z.object({ revision: z.number(), publishAt: z.string() })),
  category: z.string(),
  /** Null for a revision older than the checks. */
  checks: z.nullable(
    z.object({
      stops: z.number(),
      claims: z.number(),
      /** Statements that wait for somebody to check them. */
      unconfirmed: z.number(),
    }),
  ),
  created_at: z.string(),
  updated_at: z.string(),
  published_at: nullableText,
  deleted_at: nullableText,
  withdrawn_reason: nullableText,
  /** Who asked for it. */
  created_by: nullableText,
  /** The same person by name, or by address without one; null for nobody of the office. */
  maker: nullableText,
  /** The last word of its review; null when nobody has asked for one. */
  review: z.nullable(
    z.object({
      state: z.enum(["asked", "returned"]),
      revision: z.number(),
      at: z.string(),
      by: nullableText,
      note: nullableText,
    }),
  ),
  previewUrl: nullableText,
  editUrl: nullableText,
  publicUrl: nullableText,
  /** Why the present admin must leave its publication to another; null when not. */
  publishRefusal: nullableText,
});

export type DeskPost = z.output<typeof deskPost>;

const noMonth = { error: "A month is written as its year and its number, for example 2026-03." };

/** A month in India; empty for none. */
function month() {
  const monthText = z.string(noMonth).check(z.regex(/^(20\d\d-(0[1-9]|1[0-2]))?$/, noMonth));
  return z._default(monthText, "");
}

/** One page of all posts, newest first. */
export const listPosts = getCall(
  "/functions/posts",
  z.object({
    q: z._default(z.string(), ""),
    status: z.pipe(
      z._default(z.string(), "all"),
      z.enum(postFilters, { error: "There is no such list of posts." }),
    ),
    category: z.pipe(
      z._default(z.string(), ""),
      z.enum(["", ...categories], { error: "There is no such category." }),
    ),
    /** The address of whoever asked for it. */
    maker: z._default(z.string(), ""),
    /** A whole tag. */
    tag: z._default(z.string(), ""),
    /** Made in this month or later. */
    from: month(),
    /** Made in this month or earlier. */
    to: month(),
    cursor: cursor(),
  }),
  z.object({ posts: z.array(deskPost), nextCursor }),
);

export type PostPage = z.output<typeof listPosts.output>;

/** One page of the live posts that are due for their periodic review, the most urgent first. */
export const listDuePosts = getCall(
  "/functions/posts-to-look-at",
  z.object({ cursor: cursor() }),
  z.object({
    /** Of all pages. */
    count: z.number(),
    posts: z.array(
      z.object({
        id: z.string(),
        slug: z.string(),
        title: z.string(),
        revision: z.number(),
        publicUrl: z.string(),
        /** When a person last checked it; null when nobody has since its drafting. */
        checkedAt: nullableText,
        /** ISO day in India. */
        reviewBy: z.string(),
        isOverdue: z.boolean(),
        changes: z.array(
          z.object({
            id: z.string(),
            label: z.string(),
            was: z.string(),
            now: nullableText,
            /** States the former value in words of its own; null when none does. */
            sentence: nullableText,
          }),
        ),
        /** Why it would not be published today; null when the checks pass it. */
        stopped: nullableText,
        /** How many statements of it today's checks would have a person check; they do not stop it. */
        unconfirmed: z.number(),
      }),
    ),
    nextCursor,
  }),
);

export type DuePage = z.output<typeof listDuePosts.output>;

export type DuePost = DuePage["posts"][number];

/** Notes that a live post is still right as it is shown. */
export const confirmPost = postCall(
  "/functions/confirm-post",
  z.extend(ofPost, { revision: revision() }),
  message,
  "The post could not be confirmed.",
);
