import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureCachedPage, measureRendering } from "./page-cost.ts";
import { measurePageWeight } from "./page-weight.ts";
import { writeReport, type Part } from "./report.ts";
import { measureStartAndMemory } from "./start-and-memory.ts";
import { measureVisitorWaits } from "./visitor-waits.ts";

/** `npm run bench` measures all of them and writes docs/performance.md; `npm run bench -- weight` one, and writes nothing. */
const parts: ReadonlyMap<string, (folder: string) => Promise<Part>> = new Map([
  ["weight", measurePageWeight],
  ["cached", measureCachedPage],
  ["rendering", measureRendering],
  ["start", measureStartAndMemory],
  ["waits", measureVisitorWaits],
]);

const names = process.argv.slice(2);
const wanted = names.length === 0 ? [...parts.keys()] : names;
const unknown = wanted.find((name) => !parts.has(name));
const problem =
  unknown !== undefined
    ? `The bench has no part ${unknown}: ${[...parts.keys()].join(", ")}`
    : wanted.includes("cached") && !existsSync("/usr/sbin/nginx")
      ? "The bench needs: apt-get install --no-install-recommends nginx-light"
      : null;
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}

const measured: Part[] = [];
for (const name of wanted) {
  const folder = mkdtempSync(join(tmpdir(), "jee-guide-bench-"));
  try {
    const part = await parts.get(name)?.(folder);
    if (part === undefined) continue;
    console.log(`\n${part.title}\n${part.method}`);
    console.table(part.rows);
    measured.push(part);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
if (names.length === 0) await writeReport(measured);
