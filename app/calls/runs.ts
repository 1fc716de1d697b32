import * as z from "zod/mini";
import type { ReviewService } from "../../domain/review/review-service.ts";
import { answers, type AnswerOf, getCall, type Message, postCall } from "./endpoint.ts";

export const cancelRun = postCall(
  "/functions/cancel-run",
  { runId: z.string({ error: "Missing run ID" }) },
  answers<Message>(),
);

export const dismissRun = postCall(
  "/functions/dismiss-run",
  {
    runId: z.string({ error: "Missing run ID" }),
    dismissed: z._default(z.boolean(), true),
  },
  answers<Message>(),
);

export const readRecentRuns = getCall(
  "/functions/recent-runs",
  {},
  answers<{ readonly runs: Awaited<ReturnType<ReviewService["requests"]["recent"]>> }>(),
);

export type RecentRun = AnswerOf<typeof readRecentRuns>["runs"][number];

export type RunPost = NonNullable<RecentRun["post"]>;
