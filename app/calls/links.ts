import * as z from "zod/mini";
import {
  linkScopes,
  longestLinkDays,
  previewLinkDays,
} from "../../domain/review/links/link-terms.ts";
import { getCall, nullableText, ofPost, optionalText, postCall } from "./endpoint.ts";

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
export const listReviewLinks = getCall(
  "/functions/review-links",
  ofPost,
  z.object({
    post: z.object({ id: z.string(), title: z.string() }),
    /** Whether anything of it waits for approval. */
    isReviewable: z.boolean(),
    links: z.array(
      z.object({
        id: z.string(),
        scope: z.enum(linkScopes),
        state: z.enum(["open", "expired", "revoked"]),
        /** The latest revision when it was made; null for old links. */
        revision: z.nullable(z.number()),
        sent_to: nullableText,
        created_by: nullableText,
        created_at: z.string(),
        expires_at: z.string(),
        last_used_at: nullableText,
        last_use: nullableText,
        /** Null when the present admin may not copy it. */
        previewUrl: nullableText,
      }),
    ),
    canSend: z.boolean(),
    reviewers: z.array(z.string()),
    secondApprover: z.enum(["off", "required"]),
    /** Whether a link publishes only for an approver who has signed in. */
    linkSignIn: z.enum(["off", "required"]),
  }),
);

export type LinksOfPost = z.output<typeof listReviewLinks.output>;

export type ReviewLink = LinksOfPost["links"][number];

const address = z.object({ previewUrl: z.string() });

/** A new link to hand out. */
export const makeReviewLink = postCall(
  "/functions/review-link",
  newLink(),
  address,
  "The link could not be made.",
);

/** Ends one link, or all that open something for null. */
export const revokeReviewLinks = postCall(
  "/functions/revoke-links",
  z.extend(ofPost, {
    linkId: z._default(z.nullable(z.string({ error: "linkId has to be a text." })), null),
  }),
  z.object({ revoked: z.number() }),
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
  z.object({ sent: z.number() }),
  "The mails could not be sent.",
);
