import type { Context } from "hono";
import { z } from "zod";
import { generateBlog, planArticle, readRecentRuns } from "../../app/calls/generation.ts";
import type { RunListener } from "../../domain/drafting/runs/drafting-run.ts";
import type { ReviewService } from "../../domain/review/review-service.ts";
import type { Log } from "../../domain/shared/log.ts";
import { fail, succeed, type Result } from "../../domain/shared/result.ts";
import { limits } from "../limits.ts";
import { createConcurrencyLimit } from "../concurrency-limit.ts";
import type { CallSources, Route } from "./api-routes.ts";
import { streamSSE } from "hono/streaming";
import { statusOf } from "../../app/failure-status.ts";
import { unavailableFailure } from "../../domain/shared/database-unavailable.ts";
import { requestId } from "../request-id.ts";
import { faultSentence } from "../respond.ts";

const idempotencyKeySchema = z.string().regex(/^[\x21-\x7e]{1,200}$/);

type Wanted = Parameters<ReviewService["requests"]["generate"]>[0];

export function generationCalls({ review, staffRoute, log }: CallSources): readonly Route[] {
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

/** How often a stream says that it still works, in milliseconds: proxies cut silent ones, many after a minute. */
const keepAliveInterval = 15_000;

/** `stage` as each begins, then one `result` or `error`. The work goes on even if nobody listens any more. */
export function answerWithEvents<Value>(
  context: Context,
  log: Log,
  work: (listener: RunListener) => Promise<Result<Value>>,
): Response {
  // nginx would otherwise hold events back until its buffer is full.
  context.header("X-Accel-Buffering", "no");
  return streamSSE(context, async (stream) => {
    const send = (event: string, data: unknown) =>
      stream.writeSSE({ event, data: JSON.stringify(data) });
    const keepAlive = setInterval(() => void stream.write(": working\n\n"), keepAliveInterval);
    try {
      const outcome = await work({
        onStage: (stage) => void send("stage", { stage }),
      });
      if (outcome.ok) await send("result", outcome.value);
      else {
        const { message, kind, stopped } = outcome.failure;
        await send("error", { error: message, status: statusOf[kind], stopped });
      }
    } catch (fault) {
      // The answer has begun: the site's own error handler can no longer speak.
      log.error("fault", { path: context.req.path, fault });
      const failure = unavailableFailure(fault);
      await send(
        "error",
        failure === null
          ? { error: faultSentence(), status: 500, requestId: requestId() }
          : { error: failure.message, status: statusOf[failure.kind] },
      );
    } finally {
      clearInterval(keepAlive);
    }
  });
}
