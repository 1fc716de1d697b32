import * as z from "zod/mini";
import { postFilters, postActions, type DeskPost } from "../../domain/review/desk-post.ts";
import type { Services } from "../../domain/services.ts";
import {
  getCall,
  optionalText,
  type ValueOf,
  ofPost,
  postCall,
  postStatus,
  revision,
  type Message,
} from "./endpoint.ts";
import { categories } from "./generation.ts";
import type { LinkDesk, LinksOfPost } from "../../domain/review/links/link-desk.ts";
import {
  linkScopes,
  longestLinkDays,
  previewLinkDays,
} from "../../domain/review/links/link-terms.ts";
import type { ScheduleList, Schedules } from "../../domain/review/review-schedules.ts";

export const listPosts = getCall<ValueOf<Services["desk"]["list"]>>()("/functions/posts", {
  q: optionalText(),
  status: z.pipe(z._default(z.string(), "all"), z.enum(postFilters)),
  category: z.pipe(optionalText(), z.enum(["", ...categories])),
  maker: optionalText(),
  tag: optionalText(),
  cursor: optionalText(),
});

export const readPostChoices =
  getCall<Awaited<ReturnType<Services["desk"]["choices"]>>>()("/functions/post-choices");

/** Changes a post that is still as it is shown, and answers what it is then. */
export const actOnPost = postCall<{ readonly post: DeskPost }>()("/functions/post-action", {
  ...ofPost,
  action: z.enum(postActions),
  revision: revision(),
  status: z.optional(postStatus),
  reason: optionalText(),
});

export const readReadership = getCall<{ readonly week: number }>()("/functions/readership");

const notDays = { error: `days has to be a whole number from 1 to ${longestLinkDays}.` };
const days = z.int(notDays).check(z.minimum(1, notDays), z.maximum(longestLinkDays, notDays));

export const listReviewLinks = getCall<LinksOfPost>()("/functions/review-links", ofPost);

/** Left out, the scope is the widest that its maker may give. */
export const makeReviewLink = postCall<ValueOf<LinkDesk["issue"]>>()("/functions/review-link", {
  ...ofPost,
  scope: z.optional(z.enum(linkScopes)),
  days: z._default(days, previewLinkDays),
});

export const revokeReviewLinks = postCall<ValueOf<LinkDesk["revoke"]>>()(
  "/functions/revoke-links",
  { ...ofPost, linkId: z._default(z.nullable(z.string()), null) },
);

/** Sets when a revision goes public, or ends that for null. */
export const schedulePost = postCall<ValueOf<Schedules["schedule"]>>()("/functions/schedule-blog", {
  ...ofPost,
  revision: revision(),
  publishAt: z.nullable(z.string()),
});

export const listSchedules = getCall<ScheduleList>()("/functions/schedules");

export const dismissSchedule = postCall<Message>()("/functions/dismiss-schedule", {
  id: z.string(),
});
