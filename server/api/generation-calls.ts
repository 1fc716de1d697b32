import type { Context } from "hono";
import { z } from "zod";
import { generateBlog, planArticle } from "../../app/calls/generation.ts";
import { cancelRun, dismissRun, readRecentRuns } from "../../app/calls/runs.ts";
import type { RunListener } from "../../domain/drafting/runs/drafting-run.ts";
import type { ReviewService } from "../../domain/review/review-service.ts";
import type { Log } from "../../domain/shared/log.ts";
import { fail, succeed, type Result } from "../../domain/shared/result.ts";
import { limits } from "../limits.ts";
import { createConcurrencyLimit } from "../concurrency-limit.ts";
import { answerWithEvents } from "./generation-events.ts";
import type { StaffRoute, Route } from "./api-routes.ts";

/** What a program may call its request in `Idempotency-Key`, so that sending it again makes no second post. */
const idempotencyKeySchema = z.string().regex(/^[\x21-\x7e]{1,200}$/);

type Wanted = Parameters<ReviewService["requests"]["generate"]>[0];

/** The calls on the AI's work. */
export function generationCalls(
  review: ReviewService,
  staffRoute: StaffRoute,
  log: Log,
): readonly Route[] {
  const withGenerationLimit = createConcurrencyLimit(limits.generations);
  return [
    staffRoute(generateBlog, async (input, by, context) => {
      const key = idempotencyKey(context);
      if (!key.ok) return key;
      const generationCommand = { ...input, by, idempotencyKey: key.value };
      return wantsEvents(context)
        ? answerWithEvents(context, log, (listener) => generatePost(generationCommand, listener))
        : generatePost(generationCommand);
    }),

    staffRoute(planArticle, (input) => review.requests.plan(input)),

    staffRoute(cancelRun, async ({ runId }, by) => {
      const cancellation = await review.requests.cancel(runId, by);
      return cancellation.ok
        ? succeed({ message: "Cancelled. The text is kept.", runId })
        : cancellation;
    }),

    staffRoute(dismissRun, async ({ runId, dismissed }, by) => {
      const outcome = await review.requests.dismiss(runId, dismissed, by);
      return outcome.ok ? succeed({ message: dismissed ? "Put away." : "Back again." }) : outcome;
    }),

    staffRoute(readRecentRuns, async (_input, by) =>
      succeed({ runs: await review.requests.recent(by) }),
    ),
  ];

  function generatePost(generationCommand: Wanted, listener?: RunListener) {
    return withGenerationLimit(
      generationCommand.by.email,
      () => review.requests.generate(generationCommand, listener),
      () =>
        fail(
          "unavailable",
          "Too many posts are being written. Please wait for one.",
          limits.retryAfter,
        ),
    );
  }
}

/** The name that a program gave its request; null without one. */
function idempotencyKey(context: Context): Result<string | null> {
  const keyHeader = context.req.header("Idempotency-Key");
  if (keyHeader === undefined) return succeed(null);
  const key = idempotencyKeySchema.safeParse(keyHeader);
  return key.success
    ? succeed(key.data)
    : fail("malformed", "Idempotency-Key has to be 1 to 200 printable characters without spaces.");
}

function wantsEvents(context: Context): boolean {
  return context.req.header("accept")?.includes("text/event-stream") === true;
}
