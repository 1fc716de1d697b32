import * as z from "zod/mini";
import type { LinkDesk, LinksOfPost } from "../../domain/review/links/link-desk.ts";
import {
  linkScopes,
  longestLinkDays,
  previewLinkDays,
} from "../../domain/review/links/link-terms.ts";
import { answers, getCall, ofPost, postCall, type ValueOf } from "./endpoint.ts";

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
