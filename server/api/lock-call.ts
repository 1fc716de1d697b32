import type { Context } from "hono";
import { z } from "zod";
import type { ReviewService } from "../../domain/review/review-service.ts";
import { respondFailure } from "../respond.ts";
import { admittedAdmin, type AdminCheck } from "./admin-only.ts";
import { jsonBody } from "./json-body.ts";
import { revisionSchema } from "./revision-schema.ts";

// What is missing or of another type counts as not given: the service has the sentence for that.
const text = z.string().trim().catch("");

const numbers = z.array(
  z
    .int({ error: "blocks has to be a list of numbers of passages." })
    .min(1, { error: "Passages are counted from 1." }),
  { error: "blocks has to be a list of numbers of passages." },
);

const lockSchema = z.object(
  {
    postId: text,
    token: text,
    revision: revisionSchema,
    blocks: numbers,
    seen: numbers.nullable().default(null),
  },
  { error: "The body of this call has to be a JSON object." },
);

/** The call that says which passages are kept: an edit token decides, and without a token an admin's bearer. */
export function lockCall(review: ReviewService, auth: AdminCheck) {
  return async function lock(context: Context) {
    const call = await jsonBody(context, lockSchema);
    if (!call.ok) return respondFailure(context, call.failure);
    const { token, ...wish } = call.value;
    const isByLink = token !== "" || context.req.header("Authorization") === undefined;
    if (isByLink) return answer(context, await review.lockPassages({ ...wish, token }));
    const admin = await admittedAdmin(context, auth);
    if (!admin.ok) return respondFailure(context, admin.failure);
    return answer(context, await review.lockPassagesAsAdmin(wish, admin.value));
  };
}

function answer(context: Context, locked: Awaited<ReturnType<ReviewService["lockPassages"]>>) {
  return locked.ok ? context.json(locked.value) : respondFailure(context, locked.failure);
}
