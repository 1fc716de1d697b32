import * as z from "zod/mini";
import {
  anObject,
  emptyOutput,
  getCall,
  message,
  nullableText,
  postCall,
  postStatus,
} from "./endpoint.ts";

/** The calls on work of the AI that was asked for. */

/** What is told of a post that the AI has made. */
export const madePost = {
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  status: postStatus,
  published_at: nullableText,
};

/** Ends work of the AI that waits or is under way; its text is kept. */
export const cancelRun = postCall(
  "/functions/cancel-run",
  z.object({ runId: z.string({ error: "Missing run ID" }) }, anObject),
  message,
  "This work could not be cancelled.",
);

/** Puts a failure away for the whole office, or takes it back. */
export const dismissRun = postCall(
  "/functions/dismiss-run",
  z.object(
    {
      runId: z.string({ error: "Missing run ID" }),
      dismissed: z._default(z.boolean({ error: "dismissed has to be true or false." }), true),
    },
    anObject,
  ),
  message,
  "This failure could not be put away.",
);

/** The latest drafting runs but failures that were put away, newest first. */
export const readRecentRuns = getCall(
  "/functions/recent-runs",
  emptyOutput,
  z.object({
    runs: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(["generate", "regenerate"]),
        state: z.enum(["queued", "running", "succeeded", "failed", "cancelled"]),
        stage: z.string(),
        prompt: z.string(),
        category: nullableText,
        error: nullableText,
        /** Why its post was not published, although that was asked for. */
        remark: nullableText,
        created_at: z.string(),
        post: z.nullable(
          z.object({
            ...madePost,
            /** Null when readers have all of the post, or no link of its draft opens any more. */
            previewUrl: nullableText,
          }),
        ),
      }),
    ),
  }),
);

export type RecentRun = z.output<typeof readRecentRuns.output>["runs"][number];

export type RunPost = NonNullable<RecentRun["post"]>;
