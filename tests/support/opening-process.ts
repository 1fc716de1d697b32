import { writeSync } from "node:fs";
import type { DatabaseLocation } from "../../database/open-database.ts";
import { servicesOf } from "./process-services.ts";
import "./kept-compilation.ts";

/** What the process is to do: sent as its only argument. */
export type OpeningOrder = {
  readonly location: DatabaseLocation;
  /** The records that are marked together. */
  readonly marked: readonly string[];
};

/** One line of its output: the state into which an edition was brought, or that its records were marked. */
export type OpeningAnswer = { readonly edition: string; readonly did: string };

const { location, marked } = JSON.parse(process.argv[2] ?? "") as OpeningOrder;
const { facts } = await servicesOf(location);
let { current } = facts.current().editions;
writeSync(1, "ready\n");
await Promise.all([bringFurther(), lookForNews()]);

/** One year after the other, until the process is killed. */
async function bringFurther(): Promise<never> {
  for (;;) {
    const former = current;
    const next = String(Number(former) + 1);
    await bringTo(next, "planned");
    await bringTo(next, "open");
    current = next;
    await bringTo(former, "archived");
  }
}

async function bringTo(edition: string, state: "planned" | "open" | "archived"): Promise<void> {
  const brought = await facts.setEdition({ edition, state }, { email: "head@guide.example" });
  if (!brought.ok) throw new Error(brought.failure.message);
  tell({ edition, did: state });
}

/** Marks them anew again and again; refused where the edition has no other one before it, or is over by then. */
async function lookForNews(): Promise<never> {
  for (let round = 0; ; round++) {
    const mark = round % 2 === 0 ? "not-announced" : "carried";
    const edition = current;
    const by = { email: "author@guide.example" };
    const done = await facts.markFacts({ edition, factIds: marked, mark }, by);
    if (done.ok) tell({ edition, did: "marked" });
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function tell(answer: OpeningAnswer): void {
  writeSync(1, `${JSON.stringify(answer)}\n`);
}
