import type { Context } from "hono";
import { z } from "zod";
import type { FreshLook } from "../../domain/review/fresh-look.ts";
import { respondFailure } from "../respond.ts";
import { admittedAdmin, type AdminCheck } from "./admin-only.ts";
import { jsonBody, parsedQuery } from "./json-body.ts";
import { revisionSchema } from "./revision-schema.ts";

const dueSchema = z.object({ cursor: z.string().default("") });

const confirmSchema = z.object(
  {
    postId: z.string({ error: "Missing post ID" }),
    revision: revisionSchema,
  },
  { error: "The body of this call has to be a JSON object." },
);

/** The calls on live posts that have to be looked at again: an admin's bearer token decides. */
export function lookCalls(freshLook: FreshLook, auth: AdminCheck) {
  return { due, confirm };

  async function due(context: Context) {
    const admin = await admittedAdmin(context, auth);
    if (!admin.ok) return respondFailure(context, admin.failure);
    const call = parsedQuery(context, dueSchema);
    if (!call.ok) return respondFailure(context, call.failure);
    const page = await freshLook.due(call.value.cursor);
    return page.ok ? context.json(page.value) : respondFailure(context, page.failure);
  }

  async function confirm(context: Context) {
    const admin = await admittedAdmin(context, auth);
    if (!admin.ok) return respondFailure(context, admin.failure);
    const call = await jsonBody(context, confirmSchema);
    if (!call.ok) return respondFailure(context, call.failure);
    const confirmed = await freshLook.confirm({ ...call.value, by: admin.value });
    return confirmed.ok
      ? context.json(confirmed.value)
      : respondFailure(context, confirmed.failure);
  }
}
