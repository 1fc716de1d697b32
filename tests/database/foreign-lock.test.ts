import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { embeddedFile, type DatabaseLocation } from "../../database/open-database.ts";
import { accounts, actOnPost, makePost } from "../support/blog-posts.ts";
import { openTestSite } from "../support/site.ts";

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
