import { pino } from "pino";
import { z } from "zod";
import type { Log } from "../domain/shared/log.ts";
import { requestId } from "./request-id.ts";

/** Plain lines for a person at a terminal and in development, otherwise one JSON line an event; on standard output. */
export function createLog({ production }: { production: boolean }): Log {
  if (!production || process.stdout.isTTY) return plainLog();
  const logger = pino({
    timestamp: pino.stdTimeFunctions.isoTime,
    base: null,
    mixin: inThisRequest,
    serializers: { fault: pino.stdSerializers.err },
  });
  return {
    info: (message, details) => logger.info(details ?? {}, message),
    warn: (message, details) => logger.warn(details ?? {}, message),
    error: (message, details) => logger.error(details ?? {}, message),
  };
}

function inThisRequest(): { requestId?: string } {
  const id = requestId();
  return id === undefined ? {} : { requestId: id };
}

function plainLog(): Log {
  const write = (level: string) => (message: string, details?: Record<string, unknown>) => {
    const request = requestLine.safeParse(details);
    if (message === "request" && request.success) {
      const { method, path, status, ms } = request.data;
      process.stdout.write(`${level} ${status} ${method} ${path} (${ms} ms)\n`);
      return;
    }
    const allDetails = { ...inThisRequest(), ...details };
    const detailsText =
      Object.keys(allDetails).length === 0 ? "" : ` ${JSON.stringify(allDetails, errorText)}`;
    process.stdout.write(`${level} ${message}${detailsText}\n`);
  };
  return { info: write("·"), warn: write("!"), error: write("✗") };
}

const requestLine = z.object({
  method: z.string(),
  path: z.string(),
  status: z.number(),
  ms: z.number(),
});

function errorText(_key: string, value: unknown): unknown {
  return value instanceof Error ? (value.stack ?? value.message) : value;
}

const throttleInterval = 1_000;

/** Passes on what happens often once in a while: how often it happened, and the latest of it. */
export function throttled<What = void>(
  report: (count: number, latest: What) => void,
): (what: What) => void {
  let count = 0;
  let latest: What;
  let timer: NodeJS.Timeout | undefined;
  return (event) => {
    count += 1;
    latest = event;
    timer ??= setTimeout(() => {
      report(count, latest);
      [count, timer] = [0, undefined];
    }, throttleInterval).unref();
  };
}
