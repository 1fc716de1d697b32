import * as z from "zod/mini";
import { postCategories, type PostCategory } from "../../content/post-categories.ts";
import { postFilters } from "../../domain/review/desk-post.ts";
import type { Services } from "../../domain/services.ts";
import { answers, cursor, getCall, type ValueOf } from "./endpoint.ts";

/** The calls on posts after their draft, all of the office. */

const categories = /* @__PURE__ */ Object.keys(postCategories) as [PostCategory, ...PostCategory[]];

const noMonth = { error: "A month is written as its year and its number, for example 2026-03." };

/** A month in India; empty for none. */
function month() {
  const monthText = z.string(noMonth).check(z.regex(/^(20\d\d-(0[1-9]|1[0-2]))?$/, noMonth));
  return z._default(monthText, "");
}

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
    maker: z._default(z.string(), ""),
    tag: z._default(z.string(), ""),
    /** Made in this month or later. */
    from: month(),
    to: month(),
    cursor: cursor(),
  }),
  answers<ValueOf<Services["desk"]["list"]>>(),
);
