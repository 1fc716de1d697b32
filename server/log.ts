import { pino } from "pino";
import type { Log } from "../domain/shared/log.ts";

/** Production: one JSON line an event on standard output. Otherwise: plain lines for a person. */
export function createLog({ production }: { production: boolean }): Log {
  if (!production) return plainLog();
  const logger = pino({
    timestamp: pino.stdTimeFunctions.isoTime,
    base: null,
    serializers: { fault: pino.stdSerializers.err },
  });
  return {
    info: (message, details) => logger.info(details ?? {}, message),
    warn: (message, details) => logger.warn(details ?? {}, message),
    error: (message, details) => logger.error(details ?? {}, message),
  };
}

function plainLog(): Log {
  const write = (level: string) => (message: string, details?: Record<string, unknown>) => {
    const rest = details === undefined ? "" : ` ${JSON.stringify(details, errorText)}`;
    process.stdout.write(`${level} ${message}${rest}\n`);
  };
  return { info: write("·"), warn: write("!"), error: write("✗") };
}

function errorText(_key: string, value: unknown): unknown {
  return value instanceof Error ? (value.stack ?? value.message) : value;
}
