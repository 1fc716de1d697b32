import { get } from "node:http";
import { createHistogram } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { cataloguePaths } from "../../content/page-catalogue.ts";

// A program of its own, so that whoever sends what is measured does not make it wait. It reads cached pages,
// each over a connection of its own, and tells at a message what it has waited since the one before.

/** Of a visitor, in milliseconds. */
export type VisitorWaits = {
  readonly pages: number;
  readonly p99: number;
  readonly longest: number;
};

const port = Number(process.argv[2]);
const pause = 10;
const waits = createHistogram();
let pages = 0;

process.on("message", () => {
  const counted: VisitorWaits = {
    pages,
    p99: waits.percentile(99) / 1_000,
    longest: waits.max / 1_000,
  };
  process.send?.(counted);
  waits.reset();
  pages = 0;
});
process.once("disconnect", () => process.exit());

for (let turn = 0; ; turn++) {
  const began = performance.now();
  await read(cataloguePaths[turn % cataloguePaths.length] ?? "/");
  waits.record(Math.max(1, Math.round((performance.now() - began) * 1_000)));
  pages++;
  await sleep(pause);
}

function read(path: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  get({ port, host: "127.0.0.1", path, agent: false }, (answer) => {
    if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode ?? 0}`));
    answer.resume().once("close", () => resolve(undefined));
  }).once("error", reject);
  return promise;
}
