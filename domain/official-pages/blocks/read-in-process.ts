import { execFile } from "node:child_process";
import { execPath } from "node:process";
import { serialize } from "node:v8";
import { fail, type Result } from "../../shared/result.ts";
import type { PageText } from "./block.ts";
import type { FetchedPage } from "./page-text.ts";

export type ReadPage = typeof readInProcess;

/** From the project's folder, where the site is started. */
const program = "./domain/official-pages/blocks/page-reading-process.ts";

/** A page of 15 MB takes seconds, and more on a machine that is busy. Milliseconds, MB of values, kB of all data, bytes. */
const limits = { time: 60_000, heap: 256, data: 1_200_000, answer: 24_000_000 };

/** The heap's limit is of values, not of the bytes that a hostile file unpacks to: those are limited by the system. */
const limited = `ulimit -d ${limits.data}; exec "$0" "$@"`;

/**
 * Reads a page in a process of its own: a thread that reaches its limit of memory may take the site along. Never rejects:
 * a page that takes too long or too much memory ends with its process, and is `unacceptable`.
 */
export function readInProcess(page: FetchedPage): Promise<Result<PageText>> {
  const node = [execPath, `--max-old-space-size=${limits.heap}`, program];
  const bounds = {
    timeout: limits.time,
    maxBuffer: limits.answer,
    killSignal: "SIGKILL",
    env: {},
  } as const;
  return new Promise((resolve) => {
    const child = execFile("/bin/sh", ["-c", limited, ...node], bounds, (fault, answer) => {
      resolve(
        fault === null
          ? (JSON.parse(answer) as Result<PageText>)
          : fail("unacceptable", "The page takes too long to be read"),
      );
    });
    // A process that has ended reads no more; its end is told above.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(serialize(page));
  });
}
