import type { Context } from "hono";
import { z } from "zod";
import type { ReviewService } from "../../domain/review/review-service.ts";
import { respondFailure } from "../respond.ts";
import { admittedAdmin, type AdminCheck } from "./admin-only.ts";
import { jsonBody } from "./json-body.ts";
import { revisionSchema } from "./revision-schema.ts";

// What is missing or of another type counts as not given: the service has the sentence for that.
const text = z.string().trim().catch("");

const restoreSchema = z.object(
  {
    postId: text,
    token: text,
    revision: revisionSchema,
    latest: revisionSchema.nullable().catch(null).default(null),
  },
  { error: "The body of this call has to be a JSON object." },
);

/** The call that restores a revision: an edit token decides, and without a token an admin's bearer. */
export function restoreCall(review: ReviewService, auth: AdminCheck) {
  return async function restore(context: Context) {
    const call = await jsonBody(context, restoreSchema);
    if (!call.ok) return respondFailure(context, call.failure);
    const { token, ...wish } = call.value;
    const isByLink = token !== "" || context.req.header("Authorization") === undefined;
    if (isByLink) return answer(context, await review.restore({ ...wish, token }));
    const admin = await admittedAdmin(context, auth);
    if (!admin.ok) return respondFailure(context, admin.failure);
    return answer(context, await review.restoreAsAdmin(wish, admin.value));
  };
}

function answer(context: Context, restored: Awaited<ReturnType<ReviewService["restore"]>>) {
  return restored.ok ? context.json(restored.value) : respondFailure(context, restored.failure);
}
