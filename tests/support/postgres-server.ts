import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "../../database/migrate.ts";
import { openDatabase } from "../../database/open-database.ts";
import { freePort } from "./free-port.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A server with the migrated database `template`. */
    postgresUrl: string;
  }
}

/** Starts a real PostgreSQL of its own for the whole run, on loopback, and removes it afterwards. */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  project.provide("postgresUrl", server.url);
  return server.stop;
}

export type PostgresServer = {
  readonly url: string;
  /** Kills the server and every process of it with SIGKILL. */
  readonly kill: () => Promise<void>;
  /** Starts it again, on the same data and port, and waits until it answers. */
  readonly startAgain: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** A new PostgreSQL on loopback, with the migrated database `template`. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = postgresPrograms();
  const folder = mkdtempSync(join(tmpdir(), "jee-guide-postgres-"));
  const account = unprivilegedAccount();
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, "data");
  const options = { ...account, cwd: folder, stdio: "ignore" as const };
  execFileSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "site", "-A", "trust", "-E", "UTF8"],
    options,
  );
  const port = await freePort();
  const url = `postgres://site@127.0.0.1:${port}`;
  const launch = () =>
    spawn(
      join(bin, "postgres"),
      ["-D", data, "-p", String(port), "-c", "listen_addresses=127.0.0.1", "-k", folder],
      options,
    );
  let server = launch();
  await untilReachable(`${url}/postgres`);
  await run(`${url}/postgres`, "CREATE DATABASE template");
  const template = await openDatabase({ databaseUrl: `${url}/template` });
  await migrate(template);
  await template.close();
  return {
    url,
    async kill() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      const processes = [server.pid ?? 0, ...childrenOf(server.pid ?? 0)];
      for (const id of processes) killProcess(id);
      await ended;
      // A process that still holds the shared memory keeps the next server from starting.
      while (processes.some((id) => existsSync(`/proc/${id}`))) await sleep(10);
    },
    async startAgain() {
      server = launch();
      await untilReachable(`${url}/postgres`);
    },
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function childrenOf(id: number): number[] {
  const list = readFileSync(`/proc/${id}/task/${id}/children`, "utf8").trim();
  return list === "" ? [] : list.split(" ").map(Number);
}

/** A child may have ended by itself meanwhile. */
function killProcess(id: number): void {
  try {
    process.kill(id, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

/** Runs one statement on its own connection. */
export async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function postgresPrograms(): string {
  const root = "/usr/lib/postgresql";
  const newest = existsSync(root)
    ? readdirSync(root).sort((a, b) => Number(b) - Number(a))[0]
    : undefined;
  if (newest === undefined)
    throw new Error("PostgreSQL is missing: install it with `apt-get install postgresql`");
  return join(root, newest, "bin");
}

/** PostgreSQL refuses to run as root. */
function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

async function untilReachable(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      await run(url, "SELECT 1");
      return;
    } catch (error) {
      if (attempt === 99) throw error;
      await sleep(100);
    }
  }
}
