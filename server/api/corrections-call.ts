import type { Context, Handler } from "hono";
import { z } from "zod";
import type { ReviewService } from "../../domain/review/review-service.ts";
import { respondFailure } from "../respond.ts";
import { admittedAdmin, type AdminCheck } from "./admin-only.ts";
import { jsonBody } from "./json-body.ts";
import { revisionSchema } from "./revision-schema.ts";

const correctionsSchema = z.object(
  {
    postId: z.string({ error: "Missing post ID" }),
    revision: revisionSchema,
    // What is missing counts as empty: the service has the sentence for that.
    corrections: z.string({ error: "corrections has to be a text." }).default(""),
    readerNote: z.string({ error: "readerNote has to be a text." }).nullable().default(null),
  },
  { error: "The body of this call has to be a JSON object." },
);

/** `POST request-corrections`: an admin's words for the AI, of a published post too. */
export function correctionsCall(review: ReviewService, auth: AdminCheck): Handler {
  return async (context: Context) => {
    const admin = await admittedAdmin(context, auth);
    if (!admin.ok) return respondFailure(context, admin.failure);
    const call = await jsonBody(context, correctionsSchema);
    if (!call.ok) return respondFailure(context, call.failure);
    const accepted = await review.requestCorrectionsAsAdmin(call.value, admin.value);
    return accepted.ok
      ? context.json(accepted.value, 202)
      : respondFailure(context, accepted.failure);
  };
}
