import { expect, onTestFinished, test } from "vitest";
import { sql } from "kysely";
import { migrate } from "../../database/migrate.ts";
import { openDatabase, type DatabaseLocation, type Engine } from "../../database/open-database.ts";
import { environmentOf, newDatabase } from "../support/engines.ts";
import { freePort } from "../support/free-port.ts";
import { launchServer, startServer } from "../support/server-process.ts";
import { onEitherEngine } from "../support/tier.ts";

/** A database that a newer version of the site has had, with so many more migrations. */
async function changedBy(engine: Engine, names: readonly string[]): Promise<DatabaseLocation> {
  const location = await newDatabase(engine);
  const database = await openDatabase(location);
  onTestFinished(() => database.close());
  await migrate(database);
  for (const name of names)
    await sql`
      insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})
    `.execute(database.queries);
  return location;
}

onEitherEngine("a database that a newer version of the site has changed", (_open, engine) => {
  test("by one migration is served as it is, and the log says so", async () => {
    const location = await changedBy(engine, ["999-later"]);
    const server = await startServer(environmentOf(location));
    expect((await fetch(`${server.url}/blog`)).status).toBe(200);
    expect(server.output()).toContain("999-later");
  });

  test("by two is not: the start ends with one sentence that names them", async () => {
    const location = await changedBy(engine, ["998-late", "999-later"]);
    const server = launchServer(environmentOf(location), await freePort());
    expect(await server.ended).toBe(1);
    const sentence = server.output().trim().split("\n").at(-1);
    expect(sentence).toMatch(/^The database .+ cannot be opened: .+998-late, 999-later.+\.$/);
  });
});
