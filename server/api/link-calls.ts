import { z } from "zod";
import type { LinkDesk } from "../../domain/review/link-desk.ts";
import { longestLinkDays, previewLinkDays, linkScopes } from "../../domain/review/link-terms.ts";
import type { AdminCalls } from "./admin-calls.ts";
import { anObject, postIdSchema as postId } from "./call-schemas.ts";

const days = { error: `days has to be a whole number from 1 to ${longestLinkDays}.` };

const listSchema = z.object({ postId });

const previewLinkSchema = z.object({ postId: z.string() }, { error: "Missing post ID" });

const linkSchema = z.object(
  {
    postId,
    scope: z.enum(linkScopes, { error: `scope has to be one of ${linkScopes.join(", ")}.` }),
    days: z.int(days).min(1, days).max(longestLinkDays, days).default(previewLinkDays),
  },
  anObject,
);

const sendSchema = linkSchema.extend({
  addresses: z.array(z.email({ error: "addresses has to hold e-mail addresses." }).max(254), {
    error: "addresses has to be a list of e-mail addresses.",
  }),
  message: z.string({ error: "message has to be a text." }).default(""),
});

const revokeSchema = z.object(
  { postId, linkId: z.string({ error: "linkId has to be a text." }).nullable().default(null) },
  anObject,
);

/** The calls on the review links of a post. */
export function linkCalls(desk: LinkDesk, admins: AdminCalls) {
  return {
    list: admins.byQuery(listSchema, (wish, by) => desk.list({ ...wish, by })),
    issue: admins.byBody(linkSchema, (wish, by) => desk.issue({ ...wish, by })),
    /** One of the usual terms, for a post whose links have ended. */
    previewLink: admins.byBody(previewLinkSchema, ({ postId }, by) => desk.issue({ postId, by })),
    revoke: admins.byBody(revokeSchema, (wish, by) => desk.revoke({ ...wish, by })),
    send: admins.byBody(sendSchema, (wish, by) => desk.sendForReview({ ...wish, by })),
  };
}
