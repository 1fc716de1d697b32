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
  type Message,
} from "./endpoint.ts";
import type { LinkDesk, LinksOfPost } from "../../domain/review/links/link-desk.ts";
import {
  linkScopes,
  longestLinkDays,
  previewLinkDays,
} from "../../domain/review/links/link-terms.ts";
import type { ScheduleList, Schedules } from "../../domain/review/review-schedules.ts";

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

/** How often all posts were read in 7 days; and the post of this id in 30 days and of all time, null without one or before its first reading. */
export const readReadership = getCall(
  "/functions/readership",
  {
    post: z._default(
      z.union([z.literal(""), z.uuid()], { error: "post has to be the id of a post." }),
      "",
    ),
  },
  answers<{
    readonly week: number;
    readonly post: { readonly recent: number; readonly all: number } | null;
  }>(),
);

const notDays = { error: `days has to be a whole number from 1 to ${longestLinkDays}.` };
const days = z.int(notDays).check(z.minimum(1, notDays), z.maximum(longestLinkDays, notDays));

export const listReviewLinks = getCall("/functions/review-links", ofPost, answers<LinksOfPost>());

/** Left out, the scope is the widest that its maker may give. */
export const makeReviewLink = postCall(
  "/functions/review-link",
  { ...ofPost, scope: z.optional(z.enum(linkScopes)), days: z._default(days, previewLinkDays) },
  answers<ValueOf<LinkDesk["issue"]>>(),
);

export const revokeReviewLinks = postCall(
  "/functions/revoke-links",
  { ...ofPost, linkId: z._default(z.nullable(z.string()), null) },
  answers<ValueOf<LinkDesk["revoke"]>>(),
);

/** Sets when a revision goes public, or ends that for null. */
export const schedulePost = postCall(
  "/functions/schedule-blog",
  { ...ofPost, revision: revision(), publishAt: z.nullable(z.string()) },
  answers<ValueOf<Schedules["schedule"]>>(),
);

export const listSchedules = getCall("/functions/schedules", {}, answers<ScheduleList>());

export const dismissSchedule = postCall(
  "/functions/dismiss-schedule",
  { id: z.string() },
  answers<Message>(),
);
