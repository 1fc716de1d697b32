import type { Handler } from "hono";
import { z } from "zod";
import type { ReviewService } from "../../domain/review/review-service.ts";
import type { AdminCalls } from "./admin-calls.ts";
import { anObject, postIdSchema, revisionSchema } from "./call-schemas.ts";

const correctionsSchema = z.object(
  {
    postId: postIdSchema,
    revision: revisionSchema,
    // What is missing counts as empty: the service has the sentence for that.
    corrections: z.string({ error: "corrections has to be a text." }).default(""),
    readerNote: z.string({ error: "readerNote has to be a text." }).nullable().default(null),
  },
  anObject,
);

/** `POST request-corrections`: an admin's words for the AI, of a published post too. */
export function correctionsCall(review: ReviewService, admins: AdminCalls): Handler {
  return admins.byBody(correctionsSchema, async (wish, by, context) => {
    const accepted = await review.requests.correctAsAdmin(wish, by);
    return accepted.ok ? context.json(accepted.value, 202) : accepted;
  });
}
