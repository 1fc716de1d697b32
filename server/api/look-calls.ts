import { z } from "zod";
import type { DueReviews } from "../../domain/review/due-reviews.ts";
import type { AdminCalls } from "./admin-calls.ts";
import { anObject, postIdSchema, revisionSchema } from "./call-schemas.ts";

const dueSchema = z.object({ cursor: z.string().default("") });

const confirmSchema = z.object({ postId: postIdSchema, revision: revisionSchema }, anObject);

/** The calls on live posts that have to be looked at again. */
export function lookCalls(dueReviews: DueReviews, admins: AdminCalls) {
  return {
    due: admins.byQuery(dueSchema, ({ cursor }) => dueReviews.page(cursor)),
    confirm: admins.byBody(confirmSchema, (wish, by) => dueReviews.confirm({ ...wish, by })),
  };
}
