import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import { statusOf } from "../../app/failure-status.ts";
import type { RunListener } from "../../domain/drafting/runs/drafting-run.ts";
import type { Log } from "../../domain/shared/log.ts";
import type { Result } from "../../domain/shared/result.ts";
import { unavailableFailure } from "../../domain/shared/database-unavailable.ts";
import { requestId } from "../request-id.ts";
import { faultSentence } from "../respond.ts";

/** How often a stream says that it still works, in milliseconds: proxies cut silent ones, many after a minute. */
const keepAliveInterval = 15_000;

/** The least time between two reports of how much a model has written, in milliseconds. */
const progressInterval = 500;

/**
 * Answers with events: `stage` as each begins, now and then `progress` while a model writes, then one
 * `result` or `error` (with the status that the plain answer would have had). The work goes on even
 * if nobody listens any more.
 */
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
        onProgress: nowAndThen((characters) => void send("progress", { characters })),
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

/** Passes on the first call, and then at most one in an interval. */
function nowAndThen(report: (characters: number) => void): (characters: number) => void {
  let next = 0;
  return (characters) => {
    const now = performance.now();
    if (now < next) return;
    next = now + progressInterval;
    report(characters);
  };
}
