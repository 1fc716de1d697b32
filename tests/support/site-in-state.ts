import { openDatabase, type Queries } from "../../database/open-database.ts";
import { opened2027, statedFor2027, type StateOf2027 } from "./edition-states.ts";
import { newDatabase } from "./engines.ts";
import { openOtherInstance, type TestSite } from "./site.ts";

/** A whole site on a day between the cycles, with 2027 as far as that. */
export async function openInState(state: StateOf2027): Promise<TestSite> {
  const location = await newDatabase("sqlite");
  const database = await openDatabase(location);
  if (state !== "only2026") await addEdition(database.queries, state);
  await database.close();
  return openOtherInstance({ location }, { NODE_ENV: "test", NOW: "2026-11-23T06:00:00Z" });
}

/** The rows that the desk would have written. */
async function addEdition(queries: Queries, state: StateOf2027): Promise<void> {
  const { edition, openedAt, checkedOn } = opened2027;
  const at = openedAt ?? "";
  await queries
    .insertInto("editions")
    .values({
      ...{ edition, state: "open", created_at: at, opened_at: at, checked_on: checkedOn },
    })
    .execute();
  for (const [index, [fact_id, value]] of [...statedFor2027(state)].entries())
    await queries
      .insertInto("fact_statements")
      .values({
        ...{ id: `of-2027-${index}`, change_id: `of-2027-${index}`, position: index + 1 },
        ...{ edition, fact_id, value: JSON.stringify(value), standing: "official" },
        source: JSON.stringify({ title: "Notice", address: "https://jeemain.nta.nic.in/" }),
        ...{ checked_on: "2026-08-30", valid_from: null, state: "approved", reason: "Notice." },
        ...{ public_note: null, is_minor: 1, author: "admin:a@guide.example", alone: null },
        ...{ checker: "admin:b@guide.example", created_at: at, decided_at: at, effective_at: at },
        ...{ decision_reason: null, seen_version: 0, seen_approval: 0, approval: index + 1 },
      })
      .execute();
}
