import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { migrate } from "../../database/migrate.ts";
import { openDatabase } from "../../database/open-database.ts";
import { isUniqueViolation } from "../../database/database-faults.ts";
import { newDatabase, onBothEngines, unusedDatabase } from "../support/engines.ts";
import { run } from "../support/postgres-server.ts";

onBothEngines("a database", (openTestDatabase) => {
  test("a value taken twice is recognised as one domain outcome", async () => {
    const { queries } = await openTestDatabase();
    const insert = () =>
      queries.insertInto("site_secrets").values({ name: "review-links", value: "x" }).execute();
    await insert();
    const fault: unknown = await insert().then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(isUniqueViolation(fault)).toBe(true);
  });

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
