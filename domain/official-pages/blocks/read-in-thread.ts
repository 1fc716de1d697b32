import { memoryUsage } from "node:process";
import { Worker } from "node:worker_threads";
import { fail, type Result } from "../../shared/result.ts";
import type { PageText } from "./block.ts";
import type { FetchedPage } from "./page-text.ts";

export type ReadPage = (page: FetchedPage) => Promise<Result<PageText>>;

/** From the project's folder, where the site is started. */
const threadFile = "./domain/official-pages/blocks/page-reading-thread.ts";

/** A page of 15 MB takes seconds, and more on a machine that is busy; sizes in MB, time in milliseconds. */
const usualLimits = { time: 60_000, heap: 256, growth: 600 };

/** How often it is looked at how much memory the process has. */
const memoryInterval = 100;

/**
 * Reads pages in a thread, one after the other, each in a new one. A page that takes too long or too much memory ends
 * with its thread, and is `unacceptable`.
 */
export function createPageReader(limits = usualLimits): ReadPage {
  let last: Promise<unknown> = Promise.resolve();
  return (page) => {
    const reading = last.then(() => readInThread(page, limits));
    last = reading;
    return reading;
  };
}

/** Never rejects: whatever becomes of the thread, it is a look that failed. */
async function readInThread(
  page: FetchedPage,
  { time, heap, growth }: typeof usualLimits,
): Promise<Result<PageText>> {
  const before = memoryUsage.rss();
  const thread = new Worker(threadFile, {
    workerData: page,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
  const { promise, resolve } = Promise.withResolvers<string | null>();
  thread.once("message", (answer: string) => resolve(answer));
  thread.once("error", () => resolve(null));
  thread.once("exit", () => resolve(null));
  const late = setTimeout(() => resolve(null), time);
  // The thread's own limit is of its values, not of the bytes that a hostile file unpacks to.
  const watch = setInterval(() => {
    if (memoryUsage.rss() - before > growth * 1_000_000) resolve(null);
  }, memoryInterval);
  const answer = await promise;
  clearTimeout(late);
  clearInterval(watch);
  await thread.terminate();
  return answer === null
    ? fail("unacceptable", "The page takes too long to be read")
    : (JSON.parse(answer) as Result<PageText>);
}
