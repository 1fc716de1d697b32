import type { Context } from "hono";
import { z } from "zod";
import { postStatuses } from "../../domain/posts/post.ts";
import { postActions, postFilters, type PostDesk } from "../../domain/review/post-desk.ts";
import type { Result } from "../../domain/shared/result.ts";
import { respondFailure } from "../respond.ts";
import { admittedAdmin, type Admin, type AdminCheck } from "./admin-only.ts";
import { jsonBody, parsedQuery } from "./json-body.ts";
import { revisionSchema } from "./revision-schema.ts";

const listSchema = z.object({
  q: z.string().default(""),
  status: z.enum(postFilters, { error: "There is no such list of posts." }).default("all"),
  cursor: z.string().default(""),
});

const actionSchema = z.object(
  {
    postId: z.string({ error: "Missing post ID" }),
    action: z.enum(postActions, { error: `action has to be one of ${postActions.join(", ")}.` }),
    revision: revisionSchema,
    status: z.enum(postStatuses, { error: "status has to be the one that was seen." }).optional(),
    reason: z.string({ error: "reason has to be a text." }).default(""),
  },
  { error: "The body of this call has to be a JSON object." },
);

const recordSchema = z.object({ postId: z.string({ error: "Missing post ID" }) });

const auditSchema = z.object({ postId: z.string().default(""), cursor: z.string().default("") });

/** The calls on posts after their draft: an admin's bearer token decides. */
export function deskCalls(desk: PostDesk, auth: AdminCheck) {
  return {
    list: forAdmins(listSchema, ({ q, status, cursor }, by) =>
      desk.list({ query: q, filter: status, cursor, by }),
    ),
    auditLog: forAdmins(auditSchema, (wish) => desk.auditPage(wish)),
    act,
    record,
  };

  async function act(context: Context) {
    const admin = await admittedAdmin(context, auth);
    if (!admin.ok) return respondFailure(context, admin.failure);
    const call = await jsonBody(context, actionSchema);
    if (!call.ok) return respondFailure(context, call.failure);
    const post = await desk.act({ ...call.value, by: admin.value });
    return post.ok ? context.json({ post: post.value }) : respondFailure(context, post.failure);
  }

  /** A file to be kept, under the post's name. */
  async function record(context: Context) {
    const admin = await admittedAdmin(context, auth);
    if (!admin.ok) return respondFailure(context, admin.failure);
    const call = parsedQuery(context, recordSchema);
    if (!call.ok) return respondFailure(context, call.failure);
    const record = await desk.record(call.value.postId);
    if (!record.ok) return respondFailure(context, record.failure);
    const file = `post-${record.value.post.slug}.json`;
    context.header("Content-Disposition", `attachment; filename="${file}"`);
    return context.json(record.value);
  }

  function forAdmins<Schema extends z.ZodType>(
    schema: Schema,
    read: (wish: z.output<Schema>, by: Admin) => Promise<Result<object>>,
  ) {
    return async (context: Context) => {
      const admin = await admittedAdmin(context, auth);
      if (!admin.ok) return respondFailure(context, admin.failure);
      const call = parsedQuery(context, schema);
      if (!call.ok) return respondFailure(context, call.failure);
      const answer = await read(call.value, admin.value);
      return answer.ok ? context.json(answer.value) : respondFailure(context, answer.failure);
    };
  }
}
