import type { Log } from "../../domain/shared/log.ts";
import type { Traffic } from "../monitoring/traffic.ts";

/** How often it is told what was answered from memory, in milliseconds. */
const interval = 60_000;

type Dependencies = { readonly log: Log; readonly traffic: Traffic };

/**
 * One line a minute for all kept pages that were answered in it: a line for each would cost as much
 * as the answer. What is said of each request is in the metrics.
 */
export function createKeptLog({ log, traffic }: Dependencies) {
  let told = 0;
  let since = performance.now();
  const timer = setInterval(tell, interval).unref();

  function tell(): void {
    const kept = traffic.answeredKept();
    const answers = kept - told;
    const seconds = Math.round((performance.now() - since) / 1_000);
    told = kept;
    since = performance.now();
    if (answers > 0) log.info("kept pages", { answers, seconds });
  }

  return {
    /** Tells the rest. */
    stop(): void {
      clearInterval(timer);
      tell();
    },
  };
}
