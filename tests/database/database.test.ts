import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { migrate } from "../../database/migrate.ts";
import { openDatabase, type DatabaseLocation, type Engine } from "../../database/open-database.ts";
import { newDatabase, onBothEngines, unusedDatabase, environmentOf } from "../support/engines.ts";
import { run } from "../support/postgres-server.ts";
import { freePort } from "../support/free-port.ts";
import { launchServer, startServer } from "../support/server-process.ts";
import { onEitherEngine } from "../support/tier.ts";

onBothEngines("a database", (openTestDatabase) => {
  test("a transaction that throws leaves nothing behind", async () => {
    const database = await openTestDatabase();
    const work = database.transaction(async (queries) => {
      await queries
        .insertInto("site_secrets")
        .values({ name: "review-links", value: "x" })
        .execute();
      throw new Error("changed my mind");
    });
    await expect(work).rejects.toThrow("changed my mind");
    expect(await database.queries.selectFrom("site_secrets").selectAll().execute()).toEqual([]);
  });
});

test.each(["sqlite", "postgres"] as const)(
  "a migration that fails half-way on %s says why, and leaves nothing of itself",
  async (engine) => {
    const database = await openDatabase(await unusedDatabase(engine));
    onTestFinished(() => database.close());
    await sql`create table site_secrets (name text)`.execute(database.queries);
    await expect(migrate(database)).rejects.toThrow(/site_secrets/);
    const tables = await database.queries.introspection.getTables();
    expect(tables.map(({ name }) => name)).toEqual(["site_secrets"]);
  },
);

test("PostgreSQL connections that break under a transaction fail it alone, and new ones follow", async () => {
  const location = await newDatabase("postgres");
  if (!("databaseUrl" in location)) throw new Error("not a PostgreSQL database");
  const database = await openDatabase(location);
  onTestFinished(() => database.close());
  const broken = database.transaction(async (queries) => {
    await sql`select 1`.execute(queries);
    await run(
      location.databaseUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await sql`select 1`.execute(queries);
  });
  await expect(broken).rejects.toThrow();
  expect(await database.isReachable()).toBe(true);
});

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
