// @module-tag proof

import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { actOnPost as actOn, schedulePost } from "../../app/calls/posts.ts";
import {
  openDatabase,
  type DatabaseLocation,
  type OpenDatabase,
} from "../../database/open-database.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import { accounts, actOnPost, adminToken } from "../support/blog-posts.ts";
import { signedIn } from "../support/caller.ts";
import { newDatabase } from "../support/engines.ts";
import { atFileEnd } from "../support/file-end.ts";
import { addPosts } from "../support/published-posts.ts";
import { at, startServer, type ServerProcess } from "../support/server-process.ts";
import { openOnLoopback } from "../support/loopback.ts";
import { connect, createServer } from "node:net";

let line: Awaited<ReturnType<typeof startLine>>;
let location: DatabaseLocation;
let database: OpenDatabase;
let servers: readonly ServerProcess[];

beforeAll(async () => {
  location = await newDatabase("postgres", atFileEnd);
  if (!("databaseUrl" in location)) throw new Error("not a PostgreSQL database");
  database = await openDatabase(location);
  const address = new URL(location.databaseUrl);
  line = await startLine(Number(address.port));
  address.port = String(line.port);
  const settings = {
    ...accounts,
    DATABASE_URL: address.href,
    // Sessions name the site's address: it is the same for both.
    SITE_URL: "http://localhost:3000",
  };
  // One after the other: the first makes the admin.
  servers = [await startServer(settings, atFileEnd), await startServer(settings, atFileEnd)];
});

afterAll(async () => {
  await line.cut();
  await database.close();
});

/** The calls of the first instance and of the other. */
function instances() {
  const [one, other] = servers.map(({ url }) => at(url));
  if (one === undefined || other === undefined) throw new Error("there are two instances");
  return { one, other };
}

/** A post of this title, published at an instance. */
async function publishPost(site: ReturnType<typeof at>, title: string) {
  const [post] = await addPosts({ location }, [title], { publish: false });
  if (post === undefined) throw new Error("no post was added");
  const { call } = await signedIn(site);
  const published = await call(actOn, { postId: post.id, revision: 1, action: "publish" });
  const { published_at } = published.post;
  return { id: post.id, path: postAddress({ slug: post.slug, published_at: published_at ?? "" }) };
}

test("what one instance publishes or withdraws, the other comes to show, whenever that is, and a request sent to both is done once", async () => {
  const { one, other } = instances();
  const { id, path } = await publishPost(one, "The fee for one paper");
  const statusAt = async ({ request }: typeof one) => (await request(path)).status;
  await expect.poll(() => statusAt(other)).toBe(200);
  expect((await actOnPost(other, id, "unpublish")).status).toBe(200);
  expect(await statusAt(other)).toBe(410);
  await expect.poll(() => statusAt(one)).toBe(410);

  const authorization = `Bearer ${await adminToken(one)}`;
  const command = {
    method: "POST",
    headers: { authorization, "idempotency-key": "once" },
    body: JSON.stringify({
      prompt: "The fee for two papers",
      category: "news",
      publish: false,
    }),
  };
  const answers = await Promise.all(
    [one, other, one, other].map(async ({ request }) => {
      const answer = await request("/functions/manual-blog-generation", command);
      return `${answer.status} ${await answer.text()}`;
    }),
  );
  expect(answers[0]).toMatch(/^200 /);
  expect(new Set(answers).size).toBe(1);
  const runs = await database.queries
    .selectFrom("drafting_runs")
    .selectAll()
    .where("prompt", "=", "The fee for two papers")
    .execute();
  expect(runs).toMatchObject([{ state: "succeeded", attempts: 1 }]);
});

test("failed sign-ins at one instance and the other count together", async () => {
  const { one, other } = instances();
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess++) {
    const { request } = guess % 2 === 0 ? one : other;
    const answer = await request("/auth/v1/token?grant_type=password", {
      method: "POST",
      headers: { "x-forwarded-for": "192.0.2.7" },
      body: JSON.stringify({ email: "nobody@example.com", password: `guess ${guess}` }),
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
});

test("posts that are due go public at their instant, each once, whichever instance is first", async () => {
  const { one } = instances();
  const { call } = await signedIn(one);
  const titles = ["The exam days in January", "Photo and signature", "The admit card"];
  const posts = (await addPosts({ location }, titles, { publish: false })).map(({ id }) => id);
  // Late enough for a slow machine to have scheduled all of them before.
  const publishAt = new Date(Date.now() + 5_000).toISOString();
  await Promise.all(posts.map((postId) => call(schedulePost, { postId, revision: 1, publishAt })));
  const published = () =>
    database.queries
      .selectFrom("audit_log")
      .select(["post_id", "at"])
      .where("action", "=", "post-published")
      .where("post_id", "in", posts)
      .execute();
  await expect.poll(async () => (await published()).length).toBeGreaterThanOrEqual(posts.length);
  // Whoever came second would publish within a turn more of its clock.
  await sleep(1_500);
  const entries = await published();
  expect(entries.map((entry) => entry.post_id).sort()).toEqual(posts.sort());
  expect(entries.filter((entry) => entry.at < publishAt)).toEqual([]);
});

/** In the log, once, from the moment on when changes of other instances may be unknown. */
const unknowing = "Cached pages are served without knowing";

test("while the database is away, readers get cached pages, everybody else a 503 that says when to come again, and all recovers by itself", async () => {
  const { one, other } = instances();
  const { request } = one;
  const bearer = await adminToken({ request });
  // A list that the other instance keeps shows the post as soon as it has dropped the pages of before.
  await other.request("/blog");
  const { path } = await publishPost(one, "How answers are marked, before the outage");
  await expect.poll(async () => (await other.request("/blog")).text()).toContain(path);
  const statuses = async () => {
    const asked = await Promise.all(servers.map(({ url }) => at(url).request(path)));
    return asked.map(({ status }) => status);
  };
  // Both instances have it.
  expect(await statuses()).toEqual([200, 200]);

  await line.cut();
  expect(await statuses()).toEqual([200, 200]);

  const unknown = await request("/blog/2026/01/never-asked-for");
  expect(unknown.status).toBe(503);
  expect(unknown.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(unknown.headers.get("content-type")).toContain("text/html");
  expect(await unknown.text()).toContain('role="alert"');

  const write = await request("/functions/manual-blog-generation", {
    method: "POST",
    headers: { authorization: `Bearer ${bearer}` },
    body: JSON.stringify({
      prompt: "The fee",
      category: "news",
      publish: false,
    }),
  });
  expect(write.status).toBe(503);
  expect(write.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await write.json()).toEqual({ error: expect.stringMatching(/\.$/) as string });

  const signIn = await request("/auth/v1/token?grant_type=password", {
    method: "POST",
    body: JSON.stringify({ email: accounts.ADMIN_EMAIL, password: accounts.ADMIN_PASSWORD }),
  });
  expect(signIn.status).toBe(503);
  expect(signIn.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(signIn.headers.get("x-supabase-api-version")).toBe("2024-01-01");
  expect(await signIn.json()).toMatchObject({ code: "unexpected_failure" });

  const ready = await request("/readyz");
  expect(ready.status).toBe(503);
  for (const { output } of servers) await expect.poll(output).toContain(unknowing);
  await line.mend();

  await expect.poll(async () => (await request("/readyz")).status).toBe(200);
  await publishPost(one, "How answers are marked, after the outage");
  for (const { output } of servers) expect(output().split(unknowing)).toHaveLength(2);
});

/** A line on loopback to this port: a network, or a server, that can be taken away. */
async function startLine(target: number) {
  const open = (wanted?: number) =>
    openOnLoopback(
      createServer((near) => {
        const far = connect(target, "127.0.0.1");
        // Cutting resets connections, and so does a killed site: that is what the line is for.
        for (const [one, other] of [
          [near, far],
          [far, near],
        ] as const)
          one
            .on("error", () => undefined)
            .once("close", () => other.destroy())
            .pipe(other);
      }),
      wanted,
    );
  let opened = await open();
  const { port } = opened;
  return {
    port,
    /** Ends every connection and refuses new ones. */
    cut: () => opened.close(),
    /** Lets new connections through again. */
    async mend() {
      opened = await open(port);
    },
  };
}
