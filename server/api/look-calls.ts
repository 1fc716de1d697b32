import { z } from "zod";
import type { FreshLook } from "../../domain/review/fresh-look.ts";
import type { AdminCalls } from "./admin-calls.ts";
import { anObject, postIdSchema, revisionSchema } from "./call-schemas.ts";

const dueSchema = z.object({ cursor: z.string().default("") });

const confirmSchema = z.object({ postId: postIdSchema, revision: revisionSchema }, anObject);

/** The calls on live posts that have to be looked at again. */
export function lookCalls(freshLook: FreshLook, admins: AdminCalls) {
  return {
    due: admins.byQuery(dueSchema, ({ cursor }) => freshLook.due(cursor)),
    confirm: admins.byBody(confirmSchema, (wish, by) => freshLook.confirm({ ...wish, by })),
  };
}
