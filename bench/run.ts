import { existsSync } from "node:fs";
import { measureCachedPage } from "./cached-page-bench.ts";
import { measurePageWeight } from "./page-weight.ts";
import { measureRendering } from "./rendering.ts";
import { measureStartAndMemory } from "./start-and-memory.ts";
import { measureVisitorWaits } from "./visitor-waits.ts";
import { writeReport } from "./support/report.ts";
import { printPart, type Part } from "./support/bench-part.ts";

/** `npm run bench` measures all of them and writes docs/performance.md; `npm run bench -- weight` one, and writes nothing. */
const parts = {
  weight: measurePageWeight,
  cached: measureCachedPage,
  rendering: measureRendering,
  start: measureStartAndMemory,
  waits: measureVisitorWaits,
} satisfies Record<string, () => Promise<Part>>;

type PartName = keyof typeof parts;

const names = process.argv.slice(2);
const unknown = names.find((name) => !isPartName(name));
if (unknown !== undefined) {
  console.error(`The bench has no part ${unknown}: ${Object.keys(parts).join(", ")}`);
  process.exitCode = 1;
} else {
  const wanted = Object.keys(parts).filter(isPartName).filter(isWanted);
  requirePrograms(wanted);
  const measured = new Map<string, Part>();
  for (const name of wanted) {
    const part = await parts[name]();
    printPart(part);
    measured.set(name, part);
  }
  if (names.length === 0) await writeReport([...measured.values()]);
}

function isPartName(name: string): name is PartName {
  return name in parts;
}

function isWanted(name: PartName): boolean {
  return names.length === 0 || names.includes(name);
}

function requirePrograms(wanted: readonly PartName[]): void {
  if (!wanted.includes("cached") || existsSync("/usr/sbin/nginx")) return;
  console.error("The bench needs: apt-get install --no-install-recommends nginx-light");
  process.exit(1);
}
