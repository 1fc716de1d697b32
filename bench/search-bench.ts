import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { builtInFacts } from "../content/facts/snapshot.ts";
import { migrate } from "../database/migrate.ts";
import {
  openDatabase,
  type DatabaseLocation,
  type OpenDatabase,
} from "../database/open-database.ts";
import { stemOf } from "../database/search-words.ts";
import { knownQueries } from "../tests/support/known-queries.ts";
import { multiplyPost } from "../tests/support/many-posts.ts";
import { run, startPostgres } from "../tests/support/postgres-server.ts";
import { benchServices } from "./support/bench-services.ts";
import { rounded, type Part, type Row } from "./support/bench-part.ts";
import { cpuOfProcesses } from "./support/processes.ts";

const sizes = [1, 1_000, 10_000, 100_000];
const times = 200;
/** Slow ones are asked less often: for so long at most, in milliseconds. */
const longest = 4_000;

/** A word that the oldest post alone has, and none of the site's pages. */
const rareWord = "zebra";

const searches = {
  "a rare word": [rareWord],
  "common words": ["jee main"],
  "misspelt words": ["registation fess"],
  "no result": ["xylophone"],
  "the known queries": knownQueries("known").map(({ query }) => query),
} as const satisfies Record<string, readonly string[]>;

/** What a search costs over the site's own content and ever more posts, on both engines. */
export async function measureSearch(): Promise<Part> {
  const rows: Row[] = [];
  for (const posts of sizes) rows.push(await onSqlite(posts));
  if (existsSync("/usr/lib/postgresql")) {
    const server = await startPostgres({ isDurable: false });
    try {
      for (const posts of sizes) rows.push(await onPostgres(server.url, posts));
    } finally {
      await server.stop();
    }
  }
  return {
    title: "Search",
    method: `What the search service takes for one search over all pages, questions, updates and facts of the site and so many posts, copies of one post of our own: milliseconds of CPU, the mean of ${times} after as many to warm up, or of what ${longest / 1_000} s have room for. On PostgreSQL the CPU of its own processes is beside it, and not in the first figure. One post, the oldest, has the rare word ("${rareWord}"); all posts have the common ones ("${searches["common words"].join()}"); misspelt is "${searches["misspelt words"].join()}", and nothing has "${searches["no result"].join()}". The known queries are the ${searches["the known queries"].length} of tests/search/queries, in turn.`,
    rows,
  };
}

async function onSqlite(posts: number): Promise<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), "jee-guide-search-"));
  try {
    return await measured({ dataDir }, posts);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

async function onPostgres(server: string, posts: number): Promise<Row> {
  const name = `search_${posts}`;
  await run(`${server}/postgres`, `CREATE DATABASE ${name} TEMPLATE template`);
  try {
    return await measured({ databaseUrl: `${server}/${name}` }, posts);
  } finally {
    await run(`${server}/postgres`, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}

async function measured(location: DatabaseLocation, posts: number): Promise<Row> {
  const database = await openDatabase(location);
  try {
    const { search } = await filled(database, posts);
    const row: Record<string, string | number> = { engine: database.engine, posts };
    for (const [name, queries] of Object.entries(searches))
      row[`${name} ms`] = await costOf(database, (number) =>
        search.find(queries[number % queries.length] ?? "", builtInFacts),
      );
    return row;
  } finally {
    await database.close();
  }
}

async function filled(database: OpenDatabase, posts: number) {
  await migrate(database);
  const services = benchServices(database);
  const { review, drafting } = services;
  const by = { email: "bench@example.com", role: "admin" } as const;
  await review.requests.generate({
    prompt: "Fees explained",
    category: "news",
    publish: true,
    by,
  });
  await drafting.stop(1_000);
  await multiplyPost(database, posts - 1);
  await database.queries
    .updateTable("post_words")
    .set({ words: sql`words || ${` ${stemOf(rareWord)}`}` })
    .where("place", "=", sql<number>`(select min(place) from post_words)`)
    .execute();
  return services;
}

async function costOf(
  database: OpenDatabase,
  search: (number: number) => Promise<unknown>,
): Promise<string | number> {
  await repeated(search);
  const processes = await processesOf(database);
  const before = { own: process.cpuUsage(), others: cpuOfProcesses(processes) };
  const count = await repeated(search);
  const { user, system } = process.cpuUsage(before.own);
  const own = rounded((user + system) / count / 1_000, 2);
  const others = (cpuOfProcesses(processes) - before.others) / count / 1_000;
  return database.engine === "sqlite" ? own : `${own} + ${rounded(others, 2)}`;
}

/** How often it was done. */
async function repeated(search: (number: number) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let count = 0;
  while (count < times && (count === 0 || performance.now() - started < longest))
    await search(count++);
  return count;
}

/** Those of PostgreSQL that answer us; the embedded database has none. */
async function processesOf({ engine, queries }: OpenDatabase): Promise<readonly number[]> {
  if (engine === "sqlite") return [];
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
  `.execute(queries);
  return rows.map(({ pid }) => pid);
}
