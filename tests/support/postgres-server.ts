import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { migrate } from "../../database/migrate.ts";
import { openDatabase } from "../../database/open-database.ts";
import { freePort } from "./free-port.ts";

type PostgresServer = {
  readonly url: string;
  /** Kills the server and every process of it with SIGKILL. */
  readonly kill: () => Promise<void>;
  /** Starts it again, on the same data and port, and waits until it answers. */
  readonly startAgain: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** For tests that never kill the server: an acknowledged write does not wait for the disk. */
const lasting = ["fsync", "synchronous_commit", "full_page_writes"];

type Choice = {
  /** True where acknowledged writes have to survive a kill of the server. */
  readonly isDurable: boolean;
};

/**
 * A new PostgreSQL on loopback, with the migrated database `template`. It is reached by TCP alone,
 * because the path of a socket may have 107 bytes at most; it ends with this process, however that ends.
 */
export async function startPostgres({ isDurable }: Choice): Promise<PostgresServer> {
  const bin = postgresPrograms();
  const account = unprivilegedAccount();
  const folder = makeFolder(account, isDurable);
  const data = join(folder, "data");
  // Neither the machine's language nor its time zone decides how text is sorted and times are shown.
  const env = { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };
  const options = { ...account, env, cwd: folder, stdio: "ignore" as const };
  execFileSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "site", "-A", "trust", "--no-locale", "--encoding=UTF8", "--no-sync"],
    options,
  );
  const port = await freePort();
  const url = `postgres://site@127.0.0.1:${port}`;
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    ...(isDurable ? [] : lasting.map((name) => `${name}=off`)),
  ].flatMap((setting) => ["-c", setting]);
  const launch = () => {
    const server = spawn(
      join(bin, "postgres"),
      ["-D", data, "-p", String(port), ...settings],
      options,
    );
    return { server, guard: endWithThisProcess(server, folder, options) };
  };
  let { server, guard } = launch();
  await untilReachable(`${url}/postgres`);
  await run(`${url}/postgres`, "CREATE DATABASE template");
  const template = await openDatabase({ databaseUrl: `${url}/template` });
  await migrate(template);
  await template.close();
  return {
    url,
    async kill() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      guard.kill("SIGKILL");
      const processes = [server.pid ?? 0, ...childrenOf(server.pid ?? 0)];
      for (const id of processes) killProcess(id);
      await ended;
      // A process that still holds the shared memory keeps the next server from starting.
      while (processes.some((id) => existsSync(`/proc/${id}`))) await sleep(10);
    },
    async startAgain() {
      ({ server, guard } = launch());
      await untilReachable(`${url}/postgres`);
    },
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      guard.kill("SIGKILL");
      server.kill(isDurable ? "SIGINT" : "SIGQUIT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** When this process has ended without stopping the server, a shell notices by its input's end, stops it and removes its folder. */
function endWithThisProcess(
  server: ChildProcess,
  folder: string,
  options: { readonly uid?: number; readonly gid?: number; readonly env: NodeJS.ProcessEnv },
): ChildProcess {
  const words = 'cat; kill -QUIT "$0"; while kill -0 "$0"; do sleep 0.1; done; rm -rf "$1"';
  const guard = spawn("sh", ["-c", words, String(server.pid), folder], {
    ...options,
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  guard.unref();
  return guard;
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

type Account = { readonly uid: number; readonly gid: number };

/** PostgreSQL refuses to run as root. */
function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** Files of Linux in memory. */
const memoryFolder = "/dev/shm";

/** Some hundred databases take as much at most, and everything else as much again. */
const roomInMemory = 8 * 1024 ** 3;

/**
 * In memory where there is plenty of it and the data need not last: making and removing hundreds of
 * databases is thousands of small files each. Not in the clone, which that account may not be let into.
 */
function makeFolder(account: Account | undefined, isDurable: boolean): string {
  const parent = !isDurable && hasRoomInMemory() ? memoryFolder : tmpdir();
  const folder = mkdtempSync(join(parent, "jee-guide-postgres-"));
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  return folder;
}

function hasRoomInMemory(): boolean {
  if (!existsSync(memoryFolder) || freemem() < 2 * roomInMemory) return false;
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize >= roomInMemory;
}

async function untilReachable(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await run(url, "SELECT 1");
      return;
    } catch (error) {
      if (attempt === 600) throw error;
      await sleep(50);
    }
  }
}
