import { z } from "zod";
import { postStatuses } from "../../domain/posts/post.ts";
import { postActions, postFilters, type PostDesk } from "../../domain/review/post-desk.ts";
import type { PostRecords } from "../../domain/review/post-records.ts";
import type { AdminCalls } from "./admin-calls.ts";
import { anObject, postIdSchema, revisionSchema } from "./call-schemas.ts";

const listSchema = z.object({
  q: z.string().default(""),
  status: z.enum(postFilters, { error: "There is no such list of posts." }).default("all"),
  cursor: z.string().default(""),
});

const actionSchema = z.object(
  {
    postId: postIdSchema,
    action: z.enum(postActions, { error: `action has to be one of ${postActions.join(", ")}.` }),
    revision: revisionSchema,
    status: z.enum(postStatuses, { error: "status has to be the one that was seen." }).optional(),
    reason: z.string({ error: "reason has to be a text." }).default(""),
  },
  anObject,
);

const recordSchema = z.object({ postId: postIdSchema });

const auditSchema = z.object({ postId: z.string().default(""), cursor: z.string().default("") });

/** The calls on posts after their draft. */
export function deskCalls(
  { desk, records }: { readonly desk: PostDesk; readonly records: PostRecords },
  admins: AdminCalls,
) {
  return {
    list: admins.byQuery(listSchema, ({ q, status, cursor }, by) =>
      desk.list({ query: q, filter: status, cursor, by }),
    ),

    auditLog: admins.byQuery(auditSchema, (wish) => records.auditPage(wish)),

    act: admins.byBody(actionSchema, async (wish, by, context) => {
      const post = await desk.act({ ...wish, by });
      return post.ok ? context.json({ post: post.value }) : post;
    }),

    /** A file to be kept, under the post's name. */
    record: admins.byQuery(recordSchema, async ({ postId }, _by, context) => {
      const record = await records.find(postId);
      if (record.ok) {
        const file = `post-${record.value.post.slug}.json`;
        context.header("Content-Disposition", `attachment; filename="${file}"`);
      }
      return record;
    }),
  };
}
