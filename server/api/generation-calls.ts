import type { Context } from "hono";
import { z } from "zod";
import { generateBlog } from "../../app/calls/generation.ts";
import { makeOutline } from "../../app/calls/outline-schema.ts";
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
  const limited = createConcurrencyLimit(limits.generations);
  return [
    staffRoute(generateBlog, async (input, by, context) => {
      const key = idempotencyKey(context);
      if (!key.ok) return key;
      const wanted = { ...input, by, idempotencyKey: key.value };
      return wantsEvents(context)
        ? answerWithEvents(context, log, (listener) => generatePost(wanted, listener))
        : generatePost(wanted);
    }),

    staffRoute(makeOutline, ({ prompt, postId = null }, by) =>
      review.requests.outline({ prompt, postId, by }),
    ),

    staffRoute(cancelRun, async ({ runId }, by) => {
      const cancelled = await review.requests.cancel(runId, by);
      return cancelled.ok ? succeed({ message: "Cancelled. The text is kept.", runId }) : cancelled;
    }),

    staffRoute(dismissRun, async ({ runId, dismissed }, by) => {
      const done = await review.requests.dismiss(runId, dismissed, by);
      return done.ok ? succeed({ message: dismissed ? "Put away." : "Back again." }) : done;
    }),

    staffRoute(readRecentRuns, async (_input, by) =>
      succeed({ runs: await review.requests.recent(by) }),
    ),
  ];

  function generatePost(wanted: Wanted, listener?: RunListener) {
    return limited(
      wanted.by.email,
      () => review.requests.generate(wanted, listener),
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
  const given = context.req.header("Idempotency-Key");
  if (given === undefined) return succeed(null);
  const key = idempotencyKeySchema.safeParse(given);
  return key.success
    ? succeed(key.data)
    : fail("malformed", "Idempotency-Key has to be 1 to 200 printable characters without spaces.");
}

function wantsEvents(context: Context): boolean {
  return context.req.header("accept")?.includes("text/event-stream") === true;
}
