import * as z from "zod/mini";
import { postCategories, type PostCategory } from "../../content/post-categories.ts";
import { postFilters } from "../../domain/review/desk-post.ts";
import type { Services } from "../../domain/services.ts";
import { answers, getCall, optionalText, type ValueOf } from "./endpoint.ts";

/** The calls on posts after their draft, all of the office. */

const categories = /* @__PURE__ */ Object.keys(postCategories) as [PostCategory, ...PostCategory[]];

export const listPosts = getCall(
  "/functions/posts",
  {
    q: optionalText(),
    status: z.pipe(z._default(z.string(), "all"), z.enum(postFilters)),
    category: z.pipe(optionalText(), z.enum(["", ...categories])),
    maker: optionalText(),
    tag: optionalText(),
    cursor: optionalText(),
  },
  answers<ValueOf<Services["desk"]["list"]>>(),
);
