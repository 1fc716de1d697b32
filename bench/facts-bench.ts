import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtInFacts } from "../content/facts/snapshot.ts";
import { migrate } from "../database/migrate.ts";
import { openDatabase, type OpenDatabase } from "../database/open-database.ts";
import { benchServices } from "./support/bench-services.ts";
import { median, rounded, type Part, type Row } from "./support/bench-part.ts";

const sizes = [0, 5_000];
const rounds = 51;
const lookups = 1_000_000;

/** What a history of statements costs a start, and each look-up of a page. */
export async function measureFacts(): Promise<Part> {
  const measured: (readonly [number, Figures])[] = [];
  for (const count of sizes) measured.push([count, await figuresWith(count)]);
  const base = measured[0]?.[1] ?? { load: Number.NaN, lookup: Number.NaN };
  return {
    title: "Stated exam facts",
    method: `An embedded database with so many statements on fifty records, all but the last of each record replaced. Reading them at a start, median of ${rounds}; and what each look-up of a page costs because of scheduled statements, in millionths of a second, mean of ${lookups.toLocaleString("en-US")}. Ratios are to no statement in the same run.`,
    rows: measured.map(([count, { load, lookup }]): Row => ({
      statements: count,
      "read at a start ms": rounded(load, 2),
      "more than without ms": rounded(load - base.load, 2),
      "a look-up µs": rounded(lookup, 3),
      ratio: rounded(lookup / base.lookup, 2),
    })),
  };
}

type Figures = { readonly load: number; readonly lookup: number };

async function figuresWith(count: number): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), "jee-guide-facts-"));
  const database = await openDatabase({ dataDir });
  try {
    await migrate(database);
    await addStatements(database, count);
    const { facts } = benchServices(database);
    const loads: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const started = performance.now();
      await facts.load();
      loads.push(performance.now() - started);
    }
    const started = performance.now();
    for (let number = 0; number < lookups; number++) facts.moveOn();
    const lookup = ((performance.now() - started) / lookups) * 1_000;
    return { load: median(loads), lookup };
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true });
  }
}

/** As many as a busy cycle changes. */
const records = builtInFacts.all.slice(0, 50);

async function addStatements({ queries }: OpenDatabase, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const record = records[index % records.length] ?? builtInFacts.fact("provider.reply");
    const at = new Date(Date.UTC(2025, 0, 1) + index * 60_000).toISOString();
    return {
      id: `statement-${index}`,
      change_id: `change-${index}`,
      position: index + 1,
      fact_id: record.id,
      edition: "2026",
      value: JSON.stringify(record.value),
      standing: "official",
      source: JSON.stringify({ title: "Notice", address: "https://jeemain.nta.nic.in" }),
      checked_on: "2025-01-01",
      valid_from: null,
      state: index >= count - records.length ? "approved" : "replaced",
      reason: "bench",
      public_note: null,
      is_minor: 0,
      author: "admin:bench@example.com",
      seen_version: index,
      seen_approval: index,
      created_at: at,
      checker: "admin:other@example.com",
      alone: null,
      decided_at: at,
      decision_reason: null,
      approval: index + 1,
      effective_at: at,
    };
  });
  for (let first = 0; first < rows.length; first += 500)
    await queries
      .insertInto("fact_statements")
      .values(rows.slice(first, first + 500))
      .execute();
}
