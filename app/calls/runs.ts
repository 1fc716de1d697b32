import * as z from "zod/mini";
import type { ReviewService } from "../../domain/review/review-service.ts";
import {
  anObject,
  answers,
  noInput,
  getCall,
  type Message,
  type AnswerOf,
  postCall,
} from "./endpoint.ts";

export const cancelRun = postCall(
  "/functions/cancel-run",
  z.object({ runId: z.string({ error: "Missing run ID" }) }, anObject),
  answers<Message>(),
  "This work could not be cancelled.",
);

export const dismissRun = postCall(
  "/functions/dismiss-run",
  z.object(
    {
      runId: z.string({ error: "Missing run ID" }),
      dismissed: z._default(z.boolean({ error: "dismissed has to be true or false." }), true),
    },
    anObject,
  ),
  answers<Message>(),
  "This failure could not be put away.",
);

export const readRecentRuns = getCall(
  "/functions/recent-runs",
  noInput,
  answers<{ readonly runs: Awaited<ReturnType<ReviewService["requests"]["recent"]>> }>(),
);

export type RecentRun = AnswerOf<typeof readRecentRuns>["runs"][number];

export type RunPost = NonNullable<RecentRun["post"]>;
