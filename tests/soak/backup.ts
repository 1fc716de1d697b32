import { rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { openDatabase, type DatabaseLocation, type Engine } from "../../database/open-database.ts";
import { presentTables } from "../../database/stored-schema.ts";
import { accounts, makePost } from "../support/blog-posts.ts";
import { freePort } from "../support/free-port.ts";
import { multiplyPost } from "../support/many-posts.ts";
import { runScript } from "../support/run-script.ts";
import { spawnServer, untilReady } from "../support/spawn-server.ts";
import { places, type Place } from "./places.ts";
import { newFolder } from "../support/test-folder.ts";

/** A command on many posts may take so much more memory than on one, in megabytes. */
const mostGrowth = 256;

/**
 * `POSTS` (40,000) posts of both databases backed up and restored by the commands; prints time, size and
 * memory, and whether everything came back with memory that does not follow the size.
 */
export async function soakBackup(): Promise<boolean> {
  const posts = Number(process.env.POSTS ?? 40_000);
  if (!Number.isInteger(posts) || posts < 2) throw new Error("POSTS has to be a whole number.");
  const outcomes = [await isKept("sqlite", posts), await isKept("postgres", posts)];
  return outcomes.every(Boolean);
}

async function isKept(engine: Engine, posts: number): Promise<boolean> {
  const place = await places[engine]();
  const database = await openDatabase(place.location);
  const folder = newFolder("backup");
  try {
    await writePost(place);
    const one = await backedUpAndRestored(engine, place.location, join(folder, "one.backup"));
    await multiplyPost(database, posts - 1);
    await multiplyRevisions(database);
    const all = await backedUpAndRestored(engine, place.location, join(folder, "all.backup"));
    const grown = (command: "backup" | "restore") =>
      all[command].megabytes - one[command].megabytes;
    const rows = {
      "posts, revisions restored": `${all.posts}, ${all.revisions}`,
      "size of the file, of equal posts": `${(all.bytes / 1e6).toFixed(1)} MB`,
      "to back up": `${all.backup.seconds.toFixed(1)} s, ${all.backup.megabytes} MB of memory`,
      "to check and restore": `${all.restore.seconds.toFixed(1)} s, ${all.restore.megabytes} MB of memory`,
      "more memory than for one post": `${grown("backup")} MB, ${grown("restore")} MB`,
    };
    process.stdout.write(`${engine}: ${posts} posts\n`);
    for (const [name, value] of Object.entries(rows))
      process.stdout.write(`  ${name.padEnd(40)}${value}\n`);
    const isFlat = Math.max(grown("backup"), grown("restore")) <= mostGrowth;
    return all.posts === posts && all.revisions === posts && isFlat;
  } finally {
    await database.close();
    await place.remove();
    rmSync(folder, { recursive: true });
  }
}

/** One post, by the built site. */
async function writePost({ environment }: Place): Promise<void> {
  const server = spawnServer({ ...environment, ...accounts }, await freePort());
  try {
    const { url } = await untilReady(server);
    await makePost({ request: (path, init) => fetch(url + path, init) }, { publish: true });
  } finally {
    server.child.kill("SIGTERM");
    await server.ended;
  }
}

/** The only revision, for every other post too. */
async function multiplyRevisions(database: Parameters<typeof presentTables>[0]): Promise<void> {
  const tables = await presentTables(database);
  const revisions = tables.filter(({ name }) => name === "blog_post_revisions");
  const columns = revisions.flatMap((table) => table.columns.map(({ name }) => name));
  const copied = columns.map((name) =>
    sql.ref(name === "id" || name === "post_id" ? "post.id" : `revision.${name}`),
  );
  await sql`
    insert into blog_post_revisions (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(copied)} from blog_posts as post, blog_post_revisions as revision
    where post.id <> revision.post_id
  `.execute(database.queries);
}

/** Into a new place of the same kind, which is removed again. */
async function backedUpAndRestored(engine: Engine, from: DatabaseLocation, path: string) {
  const place = await places[engine]();
  try {
    const backup = await measured(from, "backup", path);
    const restore = await measured(place.location, "restore", path);
    const database = await openDatabase(place.location);
    const { queries } = database;
    const posts = await queries.selectFrom("blog_posts").select("id").execute();
    const revisions = await queries.selectFrom("blog_post_revisions").select("id").execute();
    await database.close();
    const counts = { posts: posts.length, revisions: revisions.length };
    return { backup, restore, ...counts, bytes: statSync(path).size };
  } finally {
    await place.remove();
  }
}

/** The most that the process has taken, at its end. */
const tellMemory = encodeURIComponent(
  `process.on("exit", () => console.error("maxRSS " + process.resourceUsage().maxRSS))`,
);

async function measured(location: DatabaseLocation, command: "backup" | "restore", path: string) {
  const began = performance.now();
  const environment = `NODE_OPTIONS=--import=data:text/javascript,${tellMemory}`;
  const { code, output, errors } = await runScript(location, command, [path], {
    shell: ["env", environment],
  });
  const kilobytes = /^maxRSS (\d+)$/m.exec(errors)?.[1];
  if (code !== 0 || kilobytes === undefined) throw new Error(`${command}: ${output}${errors}`);
  return {
    seconds: (performance.now() - began) / 1_000,
    megabytes: Math.round(Number(kilobytes) / 1_024),
  };
}
