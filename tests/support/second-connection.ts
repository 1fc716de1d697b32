import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { onTestFinished } from "vitest";
import { databaseFaultOf } from "../../database/database-faults.ts";
import {
  openDatabase,
  type DatabaseLocation,
  type OpenDatabase,
} from "../../database/open-database.ts";

/**
 * A connection beside that of a site which runs in this process. The embedded database would have a
 * transaction wait for the site's own while nothing else in this process can go on, the site's
 * neither: this one comes again instead.
 */
export async function openSecondConnection(location: DatabaseLocation): Promise<OpenDatabase> {
  const database = await openDatabase(location);
  onTestFinished(() => database.close());
  if (database.engine === "sqlite") await sql`PRAGMA busy_timeout=0`.execute(database.queries);
  return {
    ...database,
    async transaction(work) {
      for (;;)
        try {
          return await database.transaction(work);
        } catch (fault) {
          if (databaseFaultOf(fault) !== "busy") throw fault;
          await sleep(5);
        }
    },
  };
}
