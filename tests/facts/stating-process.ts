import { writeSync } from "node:fs";
import { openDatabase, type DatabaseLocation } from "../../database/open-database.ts";
import { createServices } from "../../domain/services.ts";
import { systemClock } from "../../domain/shared/clock.ts";
import { noLog } from "../../domain/shared/log.ts";
import type { Result } from "../../domain/shared/result.ts";
import { testWriter } from "../support/writing.ts";
import "../support/kept-compilation.ts";

/** What the process is to do: sent as its only argument. */
export type StatingOrder = {
  readonly location: DatabaseLocation;
  /** The records that each member of the office changes together, one change after the other. */
  readonly desks: readonly (readonly string[])[];
};

/** One line of its output: what was answered with success. */
export type Acknowledged = { readonly did: "proposed" | "approved"; readonly id: string };

const { location, desks } = JSON.parse(process.argv[2] ?? "") as StatingOrder;
const { facts } = createServices({
  database: await openDatabase(location),
  clock: systemClock,
  log: noLog,
  writer: testWriter(),
  siteUrl: "https://guide.example",
  fixed: { institute: { name: "The Institute" }, timeoutSeconds: 60 },
});
await facts.reload();
writeSync(1, "ready\n");
await Promise.all(desks.map(work));

/** Until the process is killed. */
async function work(factIds: readonly string[]): Promise<never> {
  for (let amount = 10; ; amount = (amount % 300) + 1) {
    const change = changeOf(factIds, amount);
    const { questions } = answerOf(await facts.tryOut(change));
    const by = { email: "author@guide.example" };
    const { id } = answerOf(await facts.propose({ ...change, confirmed: questions }, by));
    tell({ did: "proposed", id });
    answerOf(await facts.approve({ id }, { email: "checker@guide.example" }));
    tell({ did: "approved", id });
  }
}

function tell(acknowledged: Acknowledged): void {
  writeSync(1, `${JSON.stringify(acknowledged)}\n`);
}

function answerOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

function changeOf(factIds: readonly string[], amount: number) {
  return {
    edition: "2026",
    reason: "Counted again.",
    changes: factIds.map((factId) => ({
      factId,
      value: { amount },
      standing: "reported" as const,
      source: { title: "Notice", address: "https://nta.ac.in/notice" },
      checkedOn: "2026-01-20",
    })),
  };
}
