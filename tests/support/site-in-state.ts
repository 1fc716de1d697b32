import { openDatabase } from "../../database/open-database.ts";
import { opened2027, statementsIn, type StateOf2027 } from "./edition-states.ts";
import { newDatabase } from "./engines.ts";
import { openEdition } from "./season-site.ts";
import { openOtherInstance, type TestSite } from "./site.ts";

/** A whole site on a day between the cycles, with 2027 as far as that. */
export async function openInState(state: StateOf2027): Promise<TestSite> {
  const location = await newDatabase("sqlite");
  const database = await openDatabase(location);
  if (state !== "only2026")
    await openEdition(database.queries, {
      at: opened2027.openedAt ?? "",
      lookedOn: opened2027.checkedOn ?? "",
      statements: statementsIn(state),
    });
  await database.close();
  return openOtherInstance({ location }, { NODE_ENV: "test", NOW: "2026-11-23T06:00:00Z" });
}
