import * as z from "zod/mini";
import { postCategories, type PostCategory } from "../../content/post-categories.ts";
import { postFilters, postActions, type DeskPost } from "../../domain/review/desk-post.ts";
import type { Services } from "../../domain/services.ts";
import {
  answers,
  getCall,
  optionalText,
  type ValueOf,
  ofPost,
  postCall,
  postStatus,
  revision,
} from "./endpoint.ts";

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

export const readPostChoices = getCall(
  "/functions/post-choices",
  {},
  answers<Awaited<ReturnType<Services["desk"]["choices"]>>>(),
);

/** Changes a post that is still as it is shown, and answers what it is then. */
export const actOnPost = postCall(
  "/functions/post-action",
  {
    ...ofPost,
    action: z.enum(postActions),
    revision: revision(),
    status: z.optional(postStatus),
    reason: optionalText(),
  },
  answers<{ readonly post: DeskPost }>(),
);

const notPost = { error: "post has to be the id of a post." };

/** How often all posts were read in 7 days; and the post of this id in 30 days and of all time, null without one or before its first reading. */
export const readReadership = getCall(
  "/functions/readership",
  {
    post: z._default(
      z
        .string(notPost)
        .check(z.regex(/^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/, notPost)),
      "",
    ),
  },
  answers<{
    readonly week: number;
    readonly post: { readonly recent: number; readonly all: number } | null;
  }>(),
);
