import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { feeSections } from "../support/chosen-sections.ts";
import { openDatabase, type OpenDatabase } from "../../database/open-database.ts";
import { accounts, actOnPost, adminToken, makePost } from "../support/blog-posts.ts";
import { newDatabase } from "../support/engines.ts";
import { atFileEnd } from "../support/file-end.ts";
import { at, startFleet, type Fleet } from "../support/fleet.ts";
import { startLine, type Line } from "../support/line.ts";
import { startSteadyLoad } from "../support/steady-load.ts";

/** Changes are seen elsewhere within a second; that is measured by `npm run soak -- instances`, not here: a busy machine may be late. */

let line: Line;
let database: OpenDatabase;
let fleet: Fleet;

beforeAll(async () => {
  const location = await newDatabase("postgres", atFileEnd);
  if (!("databaseUrl" in location)) throw new Error("not a PostgreSQL database");
  database = await openDatabase(location);
  const address = new URL(location.databaseUrl);
  line = await startLine(Number(address.port));
  address.port = String(line.port);
  fleet = await startFleet(2, { ...accounts, DATABASE_URL: address.href });
});

afterAll(async () => {
  await fleet.close();
  await line.cut();
  await database.close();
});

test("what one instance publishes or withdraws, the other comes to show, whenever that is, and a request sent to both is done once", async () => {
  const [one, other] = [at(fleet.serverAt(0).url), at(fleet.serverAt(1).url)];
  const { id, slug, published_at } = await makePost(one, { publish: true });
  const path = `/blog/${published_at?.slice(0, 7).replace("-", "/") ?? ""}/${slug}`;
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
      outline: feeSections,
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
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess++) {
    const answer = await at(fleet.serverAt(guess % 2).url).request(
      "/auth/v1/token?grant_type=password",
      {
        method: "POST",
        headers: { "x-forwarded-for": "192.0.2.7" },
        body: JSON.stringify({ email: "nobody@example.com", password: `guess ${guess}` }),
      },
    );
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
});

test("while the database is away for 2 seconds, readers get cached pages with a mark, everybody else a 503 that says when to come again, and all recovers by itself", async () => {
  const { request } = at(fleet.url);
  const bearer = await adminToken({ request });
  const command = { publish: true, prompt: "How answers are marked, before the outage" };
  const { slug, published_at } = await makePost({ request }, command);
  const path = `/blog/${published_at?.slice(0, 7).replace("-", "/") ?? ""}/${slug}`;
  const marks = async () => {
    const instances = [fleet.serverAt(0), fleet.serverAt(1)];
    const asked = await Promise.all(instances.map(({ url }) => at(url).request(path)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200]);
    return asked.map(({ headers }) => headers.get("cache-status"));
  };
  // Both instances have it.
  await expect.poll(marks).toEqual([null, null]);

  await line.cut();
  const unconfirmed = expect.stringContaining("unconfirmed") as string;
  await expect.poll(marks).toEqual([unconfirmed, unconfirmed]);

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
      outline: feeSections,
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
  await sleep(2_000);
  await line.mend();

  await expect.poll(marks).toEqual([null, null]);
  await makePost(
    { request },
    { publish: false, prompt: "How answers are marked, after the outage" },
  );
  for (const index of [0, 1]) {
    const printed = fleet.serverAt(index).output();
    for (const message of ["Cached pages are served without knowing", "could not be taken up"])
      expect(printed.split(message).length - 1, message).toBe(1);
    expect(printed).toContain("The database can be asked again");
  }
});

test("a restart of one instance after the other, under load, fails no request and loses nothing", async () => {
  const load = await startSteadyLoad(fleet.url);
  for (const index of [0, 1]) expect(await fleet.restart(index, "SIGTERM")).toBe(0);
  const { requests, failed, posts } = await load.stop();
  expect(failed).toEqual([]);
  expect(requests).toBeGreaterThan(10);
  const stored = await database.queries.selectFrom("blog_posts").select("id").execute();
  const ids = new Set(stored.map(({ id }) => id));
  expect(posts.size).toBeGreaterThan(0);
  expect([...posts.values()].filter((id) => !ids.has(id))).toEqual([]);
  expect(new Set(posts.values()).size).toBe(posts.size);
});
