import { sql } from "kysely";
import { expect, test, onTestFinished } from "vitest";
import { migrate } from "../../database/migrate.ts";
import { type DatabaseLocation, type Engine, embeddedFile } from "../../database/open-database.ts";
import {
  newDatabase,
  onBothEngines,
  unusedDatabase,
  environmentOf,
  openSecondConnection,
} from "../support/engines.ts";
import { run } from "../support/postgres-server.ts";
import { startFailure, startServer } from "../support/server-process.ts";
import { onEitherEngine } from "../support/tier.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { accounts, actOnPost, makePost } from "../support/blog-posts.ts";
import { openTestSite } from "../support/site.ts";

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
    const database = await openSecondConnection(await unusedDatabase(engine));
    await sql`create table site_secrets (name text)`.execute(database.queries);
    await expect(migrate(database)).rejects.toThrow(/site_secrets/);
    const tables = await database.queries.introspection.getTables();
    expect(tables.map(({ name }) => name)).toEqual(["site_secrets"]);
  },
);

test("PostgreSQL connections that break under a transaction fail it alone, and new ones follow", async () => {
  const location = await newDatabase("postgres");
  if (!("databaseUrl" in location)) throw new Error("not a PostgreSQL database");
  const database = await openSecondConnection(location);
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
  const database = await openSecondConnection(location);
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
    const { code, sentence } = await startFailure(environmentOf(location));
    expect(code).toBe(1);
    expect(sentence).toMatch(/^The database .+ cannot be opened: .+998-late, 999-later.+\.$/);
  });
});

/** Another program that holds the lock of the embedded database until it is told to end. */
async function holdLock(location: DatabaseLocation): Promise<() => Promise<void>> {
  if (!("dataDir" in location)) throw new Error("not an embedded database");
  const program = `
    const { DatabaseSync } = require("node:sqlite");
    new DatabaseSync(process.argv[1]).exec("begin immediate");
    console.log("held");
    process.stdin.resume().on("end", () => process.exit(0));
  `;
  const child = spawn(process.execPath, ["--eval", program, join(location.dataDir, embeddedFile)]);
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return async () => {
    const ended = once(child, "exit");
    child.stdin.end();
    await ended;
  };
}

test("while another program holds the lock and a write waits for it, readers get pages, cached or not; the write succeeds once the lock is free", async () => {
  const site = await openTestSite({ ...accounts, NODE_ENV: "test", NOW: "2026-01-31T20:00:00Z" });
  const { id, slug } = await makePost(site, { publish: false });
  const post = `/blog/2026/02/${slug}`;
  const events: string[] = [];
  const ask = async (path: string, status: number) => {
    expect((await site.request(path)).status).toBe(status);
    events.push(path);
  };
  await ask("/faq", 200);
  // Code that loads at the first search or list takes a slow machine longer than a write waits for the lock.
  for (const path of ["/blog", "/search?q=exam"]) await (await site.request(path)).text();
  const release = await holdLock(site.location);

  const publishing = actOnPost(site, id, "publish").then(({ status }) => {
    events.push("published");
    return status;
  });
  await ask("/faq", 200);
  await ask("/blog", 200);
  await ask("/search?q=fee", 200);
  await ask(post, 404);
  events.push("released");
  await release();
  expect(await publishing).toBe(200);
  await ask(post, 200);
  expect(events).toEqual([
    "/faq",
    ...["/faq", "/blog", "/search?q=fee", post],
    ...["released", "published", post],
  ]);
});
