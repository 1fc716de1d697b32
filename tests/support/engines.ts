import { cpSync } from "node:fs";
import { describe, inject, onTestFinished } from "vitest";
import {
  openDatabase,
  type DatabaseLocation,
  type Engine,
  type OpenDatabase,
} from "../../database/open-database.ts";
import { emptyFolder, type AtEnd } from "./empty-folder.ts";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { run } from "./postgres-server.ts";

export type OpenTestDatabase = () => Promise<OpenDatabase>;

export function onBothEngines(
  subject: string,
  tests: (openTestDatabase: OpenTestDatabase, engine: Engine) => void,
): void {
  describe.each(["sqlite", "postgres"] as const)(`${subject} on %s`, (engine) => {
    tests(() => openTestDatabase(engine), engine);
  });
}

/** A migrated, empty database of its own; closed and removed when the test ends. */
export async function openTestDatabase(engine: Engine): Promise<OpenDatabase> {
  const database = await openDatabase(await newDatabase(engine));
  onTestFinished(() => database.close());
  return database;
}

export async function newDatabase(
  engine: Engine,
  atEnd: AtEnd = onTestFinished,
): Promise<DatabaseLocation> {
  if (engine === "sqlite") {
    const dataDir = emptyFolder(atEnd);
    cpSync(inject("embeddedTemplate"), dataDir, { recursive: true });
    return { dataDir };
  }
  return { databaseUrl: await takeDatabase(atEnd) };
}

export async function unusedDatabase(engine: Engine): Promise<DatabaseLocation> {
  if (engine === "sqlite") return { dataDir: emptyFolder() };
  return { databaseUrl: await takeBareDatabase(onTestFinished) };
}

export function environmentOf(location: DatabaseLocation): Record<string, string> {
  return "dataDir" in location
    ? { DATA_DIR: location.dataDir }
    : { DATABASE_URL: location.databaseUrl };
}

type Schema = {
  /** Everything that is defined in it, and by which migrations. */
  readonly fingerprint: string;
  /** Its tables that are empty when it is new. */
  readonly tables: readonly string[];
};

/** Names of databases as new that a test of this process has had: to empty one takes a tenth of making one. */
const spare: string[] = [];
let ofTemplate: Promise<Schema> | undefined;

const definitions = `
  select concat_ws(';',
    (select string_agg(c.relname || '.' || a.attname || ':' || a.atttypid, ',' order by c.relname, a.attnum)
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace),
    (select string_agg(nspname, ',' order by nspname) from pg_namespace where nspname !~ '^pg_(toast_)?temp'),
    (select count(*) from pg_constraint), (select count(*) from pg_trigger where not tgisinternal),
    (select count(*) from pg_proc), (select count(*) from pg_db_role_setting),
    (select string_agg(name, ',' order by name) from kysely_migration)
  ) as fingerprint`;

/** The address of a migrated, empty database, which nobody else has until the end. */
async function takeDatabase(atEnd: AtEnd): Promise<string> {
  const name = spare.pop() ?? (await makeDatabase("template"));
  ofTemplate ??= connectedTo(name, readSchema);
  await ofTemplate;
  atEnd(() => giveBack(name));
  return addressOf(name);
}

async function takeBareDatabase(atEnd: AtEnd): Promise<string> {
  const name = await makeDatabase("template0");
  atEnd(() => dropDatabase(name));
  return addressOf(name);
}

/** Keeps it for the next test, empty, unless it is still in use or is not what it was. */
async function giveBack(name: string): Promise<void> {
  const schema = await ofTemplate;
  const isAsNew = await connectedTo(name, async (client) => {
    if (schema === undefined || !(await isLeft(client))) return false;
    if ((await readSchema(client)).fingerprint !== schema.fingerprint) return false;
    const emptied = schema.tables.map((table) => `delete from "${table}"`);
    // Without it the tables would have to be emptied in the order of their foreign keys.
    await client.query(["set session_replication_role = replica", ...emptied].join(";"));
    return true;
  }).catch(() => false);
  if (isAsNew) spare.push(name);
  else await dropDatabase(name);
}

/** A connection that has just ended is seen for a moment more. */
async function isLeft(client: pg.Client): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const { rowCount } = await client.query(
      "select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    if (rowCount === 0) return true;
    await sleep(10);
  }
  return false;
}

async function readSchema(client: pg.Client): Promise<Schema> {
  const { rows } = await client.query<{ fingerprint: string }>(definitions);
  const tables = await client.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public' and tablename !~ '^kysely_'",
  );
  return {
    fingerprint: rows[0]?.fingerprint ?? "",
    tables: tables.rows.map(({ tablename }) => tablename),
  };
}

async function connectedTo<Result>(
  name: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: addressOf(name) });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function makeDatabase(template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await run(addressOf("postgres"), `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return name;
}

/** Thousands of its files are not worth writing to the disk, and would take minutes to remove after the run. */
function dropDatabase(name: string): Promise<void> {
  return run(addressOf("postgres"), `DROP DATABASE ${name} WITH (FORCE)`);
}

function addressOf(name: string): string {
  return `${inject("postgresUrl")}/${name}`;
}

export async function openSecondConnection(location: DatabaseLocation): Promise<OpenDatabase> {
  const database = await openDatabase(location);
  onTestFinished(() => database.close());
  return database;
}
