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

export const makeReviewLink = postCall(
  "/functions/review-link",
  z.extend(ofPost, {
    scope: z.enum(linkScopes, { error: `scope has to be one of ${linkScopes.join(", ")}.` }),
    days: z._default(days, previewLinkDays),
  }),
  answers<ValueOf<LinkDesk["issue"]>>(),
  "The link could not be made.",
);

/** Ends one link, or all that open something for null. */
export const revokeReviewLinks = postCall(
  "/functions/revoke-links",
  z.extend(ofPost, {
    linkId: z._default(z.nullable(z.string({ error: "linkId has to be a text." })), null),
  }),
  answers<ValueOf<LinkDesk["revoke"]>>(),
  "The link could not be revoked.",
);
