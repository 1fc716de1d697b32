import type { Context, Handler } from "hono";
import { z } from "zod";
import type { ReviewService } from "../../domain/review/review-service.ts";
import type { Result } from "../../domain/shared/result.ts";
import { respondFailure, respondResult } from "../respond.ts";
import { admittedAdmin, type Admin, type AdminCheck } from "./admin-calls.ts";
import { anObject, lenientText, revisionSchema } from "./call-schemas.ts";
import { jsonBody } from "./json-body.ts";

const revisionCallSchema = z.object(
  { postId: lenientText, token: lenientText, revision: revisionSchema },
  anObject,
);

const restoreSchema = revisionCallSchema.extend({
  latest: revisionSchema.nullable().catch(null).default(null),
});

const passages = z.array(
  z
    .int({ error: "blocks has to be a list of numbers of passages." })
    .min(1, { error: "Passages are counted from 1." }),
  { error: "blocks has to be a list of numbers of passages." },
);

const lockSchema = revisionCallSchema.extend({
  blocks: passages,
  seen: passages.nullable().default(null),
});

/** The calls on a revision that reviewers and admins make: an edit token decides, and without one an admin's bearer. */
export function linkOrAdminCalls(review: ReviewService, auth: AdminCheck) {
  return {
    restore: call(
      restoreSchema,
      (wish) => review.revisions.restore(wish),
      (wish, by) => review.revisions.restoreAsAdmin(wish, by),
    ),
    lock: call(
      lockSchema,
      (wish) => review.passages.lock(wish),
      (wish, by) => review.passages.lockAsAdmin(wish, by),
    ),
  };

  function call<Wish extends { readonly token: string }>(
    schema: z.ZodType<Wish>,
    byLink: (wish: Wish) => Promise<Result<object>>,
    byAdmin: (wish: Wish, by: Admin) => Promise<Result<object>>,
  ): Handler {
    return async (context: Context) => {
      const wish = await jsonBody(context, schema);
      if (!wish.ok) return respondFailure(context, wish.failure);
      const isByLink = wish.value.token !== "" || context.req.header("Authorization") === undefined;
      if (isByLink) return respondResult(context, await byLink(wish.value));
      const admin = await admittedAdmin(context, auth);
      if (!admin.ok) return respondFailure(context, admin.failure);
      return respondResult(context, await byAdmin(wish.value, admin.value));
    };
  }
}
