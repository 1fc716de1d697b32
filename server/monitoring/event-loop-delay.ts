import { monitorEventLoopDelay } from "node:perf_hooks";

/** How often it is looked whether the event loop is late, in milliseconds. */
const resolution = 20;

/** Over how long it is told, in milliseconds. */
const period = 60_000;

export type EventLoopDelay = ReturnType<typeof followEventLoopDelay>;

/** How late the event loop was in the last minute, as the status tells it; `stop` ends the watching. */
export function followEventLoopDelay() {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  let before = { longest: 0, p99: 0 };
  const timer = setInterval(() => {
    before = present();
    delay.reset();
  }, period).unref();

  function present() {
    const late = (nanoseconds: number) =>
      Math.max(0, Math.round(nanoseconds / 1_000_000 - resolution));
    return { longest: late(delay.max), p99: late(delay.percentile(99)) };
  }

  return {
    /** In milliseconds: the longest stretch and the 99th percentile of this minute and the one before. */
    read() {
      const now = present();
      return {
        longest: Math.max(now.longest, before.longest),
        p99: Math.max(now.p99, before.p99),
      };
    },

    stop(): void {
      clearInterval(timer);
      delay.disable();
    },
  };
}
