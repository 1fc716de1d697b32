import { existsSync } from "node:fs";
import { printCheckFigures } from "./checks.ts";
import { measureCachedPage } from "./cached-page.ts";
import { measureGrowth } from "./database-growth.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measurePageWeight } from "./page-weight.ts";
import { measureStartAndMemory } from "./start-and-memory.ts";
import { writeReport } from "./support/report.ts";
import { printPart, type Part } from "./support/part.ts";

/** How often Lighthouse looks at each page. */
const lighthouseRuns = Number(process.env.LIGHTHOUSE_RUNS ?? 5);

/** `npm run bench` measures all of them and writes docs/performance.md; `npm run bench -- weight` one, and writes nothing. */
const parts = {
  weight: measurePageWeight,
  cached: measureCachedPage,
  start: measureStartAndMemory,
  growth: measureGrowth,
  lighthouse: () => measureLighthouse(lighthouseRuns),
} satisfies Record<string, () => Promise<Part>>;

type PartName = keyof typeof parts;

const names = process.argv.slice(2);
if (names.includes("checks")) {
  printCheckFigures();
} else {
  requirePrograms();
  const measured = new Map<string, Part>();
  for (const name of Object.keys(parts).filter(isPartName)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const part = await parts[name]();
    printPart(part);
    measured.set(name, part);
  }
  if (names.length === 0) await writeReport([...measured.values()]);
}

function isPartName(name: string): name is PartName {
  return name in parts;
}

function requirePrograms(): void {
  const missing = [
    existsSync("/usr/sbin/nginx") ? [] : ["nginx-light"],
    existsSync(process.env.CHROMIUM ?? "/usr/bin/chromium") ? [] : ["chromium"],
  ].flat();
  if (missing.length === 0) return;
  console.error(`The bench needs: apt-get install --no-install-recommends ${missing.join(" ")}`);
  process.exit(1);
}
