import pg from "pg";
import { DatabaseSync } from "node:sqlite";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { databaseFaultOf } from "../../database/database-faults.ts";
import { freePort } from "../support/free-port.ts";
import { newFolder } from "../support/test-folder.ts";

function sqliteFile(): string {
  const folder = newFolder("faults");
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "faults.sqlite");
}

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (fault) {
    return fault;
  }
  throw new Error("nothing was thrown");
}

function thrownIn(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => {
      throw new Error("nothing was thrown");
    },
    (fault: unknown) => fault,
  );
}

test("a SQLite file that another program is writing, that may not be written or has no room is told from a wrong statement", () => {
  const path = sqliteFile();
  const first = new DatabaseSync(path, { timeout: 0 });
  first.exec("CREATE TABLE notes (text TEXT) STRICT");
  const second = new DatabaseSync(path, { timeout: 0 });
  first.exec("BEGIN IMMEDIATE");
  expect(databaseFaultOf(thrownBy(() => second.exec("BEGIN IMMEDIATE")))).toBe("busy");
  first.exec("ROLLBACK");

  const reader = new DatabaseSync(path, { readOnly: true });
  const write = "INSERT INTO notes VALUES ('one')";
  expect(databaseFaultOf(thrownBy(() => reader.exec(write)))).toBe("read-only");

  second.exec("PRAGMA max_page_count=1");
  const much = "INSERT INTO notes VALUES (hex(zeroblob(100000)))";
  expect(databaseFaultOf(thrownBy(() => second.exec(much)))).toBe("full");

  const missing = join(path, "nowhere", "site.sqlite");
  expect(databaseFaultOf(thrownBy(() => new DatabaseSync(missing)))).toBe("away");
  expect(databaseFaultOf(thrownBy(() => first.exec("SELECT nothing")))).toBeNull();
  for (const file of [first, second, reader]) file.close();
});

test("a PostgreSQL that is not there, ends the connection or takes too long is told from a wrong statement", async () => {
  const nobody = new pg.Client({ host: "127.0.0.1", port: await freePort(), user: "site" });
  expect(databaseFaultOf(await thrownIn(nobody.connect()))).toBe("away");

  const client = new pg.Client({ connectionString: `${inject("postgresUrl")}/postgres` });
  client.on("error", () => undefined);
  await client.connect();
  expect(databaseFaultOf(await thrownIn(client.query("SELECT nothing")))).toBeNull();
  await client.query("SET statement_timeout = 20");
  expect(databaseFaultOf(await thrownIn(client.query("SELECT pg_sleep(5)")))).toBe("busy");
  await client.query("SET default_transaction_read_only = on");
  expect(databaseFaultOf(await thrownIn(client.query("CREATE TABLE notes (a int)")))).toBe(
    "read-only",
  );
  const ended = await thrownIn(client.query("SELECT pg_terminate_backend(pg_backend_pid())"));
  expect(databaseFaultOf(ended)).toBe("away");
  expect(databaseFaultOf(await thrownIn(client.query("SELECT 1")))).toBe("away");
});
