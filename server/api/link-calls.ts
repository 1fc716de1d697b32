import type { Context } from "hono";
import { z } from "zod";
import type { LinkDesk } from "../../domain/review/link-desk.ts";
import { longestLinkDays, previewLinkDays } from "../../domain/review/link-limits.ts";
import { linkScopes } from "../../domain/review/link-scope.ts";
import type { Result } from "../../domain/shared/result.ts";
import { respondFailure } from "../respond.ts";
import { admittedAdmin, type Admin, type AdminCheck } from "./admin-only.ts";
import { jsonBody, parsedQuery } from "./json-body.ts";

const anObject = { error: "The body of this call has to be a JSON object." };
const postId = z.string({ error: "Missing post ID" });
const days = { error: `days has to be a whole number from 1 to ${longestLinkDays}.` };

const listSchema = z.object({ postId });

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

/** The calls on the review links of a post: an admin's bearer token decides. */
export function linkCalls(desk: LinkDesk, auth: AdminCheck) {
  return {
    list: (context: Context) =>
      answered(
        context,
        () => Promise.resolve(parsedQuery(context, listSchema)),
        (wish, by) => desk.list({ ...wish, by }),
      ),
    issue: byBody(linkSchema, (wish, by) => desk.issue({ ...wish, by })),
    revoke: byBody(revokeSchema, (wish, by) => desk.revoke({ ...wish, by })),
    send: byBody(sendSchema, (wish, by) => desk.sendForReview({ ...wish, by })),
  };

  function byBody<Schema extends z.ZodType>(
    schema: Schema,
    work: (wish: z.output<Schema>, by: Admin) => Promise<Result<object>>,
  ) {
    return (context: Context) => answered(context, () => jsonBody(context, schema), work);
  }

  async function answered<Wish>(
    context: Context,
    read: () => Promise<Result<Wish>>,
    work: (wish: Wish, by: Admin) => Promise<Result<object>>,
  ) {
    const admin = await admittedAdmin(context, auth);
    if (!admin.ok) return respondFailure(context, admin.failure);
    const wish = await read();
    if (!wish.ok) return respondFailure(context, wish.failure);
    const answer = await work(wish.value, admin.value);
    return answer.ok ? context.json(answer.value) : respondFailure(context, answer.failure);
  }
}
