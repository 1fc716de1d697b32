import { pino } from "pino";
import type { Log } from "../domain/shared/log.ts";
import { requestId } from "./request-id.ts";

/** Production: one JSON line an event on standard output. Otherwise: plain lines for a person. */
export function createLog({ production }: { production: boolean }): Log {
  if (!production) return plainLog();
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

/** What a line carries that is written while a request is answered, whichever room writes it. */
function inThisRequest(): { requestId?: string } {
  const id = requestId();
  return id === undefined ? {} : { requestId: id };
}

function plainLog(): Log {
  const write = (level: string) => (message: string, details?: Record<string, unknown>) => {
    const all = { ...inThisRequest(), ...details };
    const rest = Object.keys(all).length === 0 ? "" : ` ${JSON.stringify(all, errorText)}`;
    process.stdout.write(`${level} ${message}${rest}\n`);
  };
  return { info: write("·"), warn: write("!"), error: write("✗") };
}

function errorText(_key: string, value: unknown): unknown {
  return value instanceof Error ? (value.stack ?? value.message) : value;
}
