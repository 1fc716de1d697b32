import * as z from "zod/mini";
import type { LinkDesk, LinksOfPost } from "../../domain/review/links/link-desk.ts";
import {
  linkScopes,
  longestLinkDays,
  previewLinkDays,
} from "../../domain/review/links/link-terms.ts";
import { answers, getCall, ofPost, optionalText, postCall, type ValueOf } from "./endpoint.ts";

/** The calls on the review links of a post, all of admins. */

/** What a new link is to be. */
function newLink() {
  const notDays = { error: `days has to be a whole number from 1 to ${longestLinkDays}.` };
  const days = z.int(notDays).check(z.minimum(1, notDays), z.maximum(longestLinkDays, notDays));
  const scope = `scope has to be one of ${linkScopes.join(", ")}.`;
  return z.extend(ofPost, {
    scope: z.enum(linkScopes, { error: scope }),
    days: z._default(days, previewLinkDays),
  });
}

/** The links of a post, newest first. */
export const listReviewLinks = getCall("/functions/review-links", ofPost, answers<LinksOfPost>());

/** A new link to hand out. */
export const makeReviewLink = postCall(
  "/functions/review-link",
  newLink(),
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

/** Mails each of these people a link of their own. */
export const sendForReview = postCall(
  "/functions/send-for-review",
  z.extend(newLink(), {
    addresses: z.array(
      z.email({ error: "addresses has to hold e-mail addresses." }).check(z.maxLength(254)),
      { error: "addresses has to be a list of e-mail addresses." },
    ),
    message: optionalText("message"),
  }),
  answers<ValueOf<LinkDesk["sendForReview"]>>(),
  "The mails could not be sent.",
);
