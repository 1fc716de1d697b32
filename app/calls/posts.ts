import * as z from "zod/mini";
import { postCategories, type PostCategory } from "../../content/post-categories.ts";
import { postFilters } from "../../domain/review/desk-post.ts";
import type { Services } from "../../domain/services.ts";
import { answers, cursor, getCall, type ValueOf } from "./endpoint.ts";

/** The calls on posts after their draft, all of the office. */

const categories = /* @__PURE__ */ Object.keys(postCategories) as [PostCategory, ...PostCategory[]];

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
    cursor: cursor(),
  }),
  answers<ValueOf<Services["desk"]["list"]>>(),
);
