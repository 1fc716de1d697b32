// @module-tag proof

import { readdirSync, appendFileSync, rmSync } from "node:fs";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../database/open-database.ts";
import { verifyChain } from "../../domain/audit/audit-log.ts";
import { unavailableFailure } from "../../domain/shared/database-unavailable.ts";
import { createPost } from "../../app/calls/editing.ts";
import { saveSettings } from "../../app/calls/settings-schema.ts";
import { accounts } from "../support/blog-posts.ts";
import { answerTo, signedIn, type Caller } from "../support/caller.ts";
import { at, startFailure, startServer, type ServerProcess } from "../support/server-process.ts";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { newFolder } from "../support/test-folder.ts";

/** SQLITE_FULL. */
const errcode = 13;

const trial = mountSmallDisk();
trial?.remove();

describe.skipIf(trial === null)("a site on the embedded database", () => {
  test("whose disk is full says so, is read on, and writes again as soon as there is room", async () => {
    const disk = openDisk();
    const { site, office, posts } = await siteWithPost(disk);
    disk.fill();
    await expectRefusal(await untilRefused(office, posts));
    await expectToBeRead(site);
    await expectRefusal(await withMailPassword(office));
    expect(readdirSync(disk.folder).filter((name) => name.endsWith(".partial"))).toEqual([]);

    disk.makeRoom();
    expect((await withMailPassword(office)).status).toBe(200);
    posts.push(await written(await blankPost(office)));
    await stop(site);
    await expectWhole(disk, posts);
  });

  test("does not start on a full disk, and says so in one sentence; it does as soon as there is room", async () => {
    const disk = openDisk();
    await stop(await startOn(disk));
    disk.fill();
    const { code, sentence } = await startFailure({ DATA_DIR: disk.folder });
    expect(sentence).toMatch(/^The (data folder|database) .+ cannot be (used|opened): .*\.$/);
    expect(code).toBe(1);
    disk.makeRoom();
    const next = await startOn(disk);
    await expectToBeRead(next);
    await stop(next);
    await expectWhole(disk, []);
  });
});

function openDisk(): SmallDisk {
  const disk = mountSmallDisk();
  if (disk === null) throw new Error("a disk could be mounted a moment ago");
  onTestFinished(disk.remove);
  return disk;
}

function startOn({ folder }: SmallDisk): Promise<ServerProcess> {
  return startServer({ DATA_DIR: folder, ...accounts });
}

async function stop(site: ServerProcess): Promise<void> {
  site.child.kill("SIGTERM");
  await site.ended;
}

/** A started site with one post, its approver, and the ids of all that it has acknowledged. */
async function siteWithPost(disk: SmallDisk) {
  const site = await startOn(disk);
  const office = await signedIn(at(site.url));
  return { site, office, posts: [await written(await blankPost(office))] };
}

/** As a person begins it. */
function blankPost({ send }: Caller): Promise<Response> {
  return send(createPost, { title: "How answers are marked", category: "news" });
}

/** Its seal needs a key, which is made with the first secret. */
function withMailPassword({ send }: Caller): Promise<Response> {
  const mail = { server: "127.0.0.1", port: 9, user: "office", password: "a long pass word" };
  return send(saveSettings, { mail: { ...mail, sender: "office@example.com" } });
}

async function written(answer: Response): Promise<string> {
  return (await answerTo(createPost, answer)).post.postId;
}

/** Writes until it is refused: the database has some room of its own. */
async function untilRefused(office: Caller, posts: string[]) {
  for (let attempt = 0; attempt < 1_000; attempt++) {
    const answer = await blankPost(office);
    if (answer.status >= 500) return answer;
    posts.push(await written(answer));
  }
  throw new Error("a full disk took 1,000 posts");
}

/** The database's trouble in the site's own words, and when to try again. */
async function expectRefusal(answer: Response): Promise<void> {
  const fault = Object.assign(new Error(), { errcode });
  const failure = unavailableFailure(fault);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe(String(failure?.retryAfter));
  expect(await answer.json()).toEqual({ error: failure?.message });
}

/** Pages and calls that only read answer as ever. */
async function expectToBeRead({ url }: ServerProcess): Promise<void> {
  for (const path of ["/", "/blog", "/blog/rss.xml", "/faq?q=fee", "/readyz"])
    expect((await fetch(url + path)).status, path).toBe(200);
}

async function expectWhole({ folder }: SmallDisk, posts: readonly string[]): Promise<void> {
  const database = await openDatabase({ dataDir: folder });
  onTestFinished(() => database.close());
  const { queries } = database;
  const { rows } = await sql`PRAGMA integrity_check`.execute(queries);
  expect(rows).toEqual([{ integrity_check: "ok" }]);
  expect(await verifyChain(queries)).toMatchObject({ intact: true });
  const kept = await queries.selectFrom("blog_posts").select("id").orderBy("id").execute();
  expect(kept.map(({ id }) => id)).toEqual([...posts].sort());
  await database.close();
}

type SmallDisk = NonNullable<ReturnType<typeof mountSmallDisk>>;

/** A small file system in memory; null, with a printed line, where this account may not mount one. */
function mountSmallDisk() {
  const folder = newFolder("disk");
  const filler = join(folder, "filler");
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=24m", "tmpfs", folder], { stdio: "pipe" });
  } catch (error) {
    process.stderr.write(`Skipped: no file system can be mounted here (${String(error)}).\n`);
    return null;
  }
  return {
    folder,
    fill: () => fillWith(filler),
    makeRoom: () => rmSync(filler),
    remove: () => {
      execFileSync("umount", ["--lazy", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fillWith(file: string): void {
  try {
    for (;;) appendFileSync(file, Buffer.alloc(4096));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  }
}
