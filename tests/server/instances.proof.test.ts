import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generateBlog } from "../../app/calls/generation.ts";
import { verifyChain } from "../../domain/audit/audit-log.ts";
import { answerTo } from "../support/caller.ts";
import { openDatabase, type OpenDatabase } from "../../database/open-database.ts";
import { accounts, actOnPost, adminToken, makePost } from "../support/blog-posts.ts";
import { newDatabase } from "../support/engines.ts";
import { atFileEnd } from "../support/file-end.ts";
import { at, startFleet, type Fleet } from "../support/fleet.ts";
import { startLine, type Line } from "../support/line.ts";
import { startNginx } from "../support/nginx.ts";
import { startSteadyLoad } from "../support/steady-load.ts";

/** `INSTANCES=4 KILLS=12 OUTAGE=30 SEEN=1 npx vitest run …` on a quiet machine: so many, and seconds, at length; `NGINX=1` behind nginx. */
const instances = Number(process.env.INSTANCES ?? 2);
const isBehindNginx = process.env.NGINX === "1";
/** nginx answers 502 to some that read while an instance is gone: it does not ask who is ready. */
const kills = isBehindNginx ? 0 : Number(process.env.KILLS ?? 2);
const outage = Number(process.env.OUTAGE ?? 2);
/** Changes are seen elsewhere within a second; a busy machine may be late. */
const seen = { timeout: Number(process.env.SEEN ?? 120) * 1_000 };

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
  const settings = { ...accounts, DATABASE_URL: address.href };
  fleet = await startFleet(instances, settings, isBehindNginx ? startNginx : undefined);
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
  await expect.poll(() => statusAt(other), seen).toBe(200);
  expect((await actOnPost(other, id, "unpublish")).status).toBe(200);
  expect(await statusAt(other)).toBe(410);
  await expect.poll(() => statusAt(one), seen).toBe(410);

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

test("while the database is away, readers get cached pages with a mark, everybody else a 503 that says when to come again, and all recovers by itself", async () => {
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
  await sleep(outage * 1_000);
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

test("restarts of one instance after the other, under load, fail no request, kills cut what was under way in them, and both lose nothing and make nothing twice", async () => {
  const load = startSteadyLoad(fleet.url);
  const posts = await draftSteadily(load);
  for (let index = 0; index < instances; index++)
    expect(await fleet.restart(index, "SIGTERM")).toBe(0);
  const restarted = await load.stop();
  expect(restarted.failed.filter((failure) => !isKept(failure))).toEqual([]);
  expect(restarted.requests).toBeGreaterThan(10);

  const next = startSteadyLoad(fleet.url);
  const others = await draftSteadily(next);
  for (let kill = 0; kill < kills; kill++) {
    await sleep(Math.random() * 1_000);
    await fleet.restart(kill % instances, "SIGKILL");
  }
  const { failed } = await next.stop();
  // The proxy sends what only reads to another instance; who had something done knows that no answer came.
  const wasCut = (failure: string) => /^POST .*: 502 /.test(failure);
  expect(failed.filter((failure) => !wasCut(failure) && !isKept(failure))).toEqual([]);

  const { queries } = database;
  const stored = await queries.selectFrom("blog_posts").select("id").execute();
  const runs = await queries.selectFrom("drafting_runs").select("prompt").execute();
  const revisions = await queries
    .selectFrom("blog_post_revisions")
    .select("run_id")
    .where("run_id", "is not", null)
    .execute();
  const ids = new Set(stored.map(({ id }) => id));
  const acknowledged = [...posts, ...others];
  expect(posts.length).toBeGreaterThan(0);
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  for (const made of [acknowledged, runs.map((run) => run.prompt), revisions.map((r) => r.run_id)])
    expect(new Set(made).size).toBe(made.length);
  expect(await verifyChain(queries)).toMatchObject({ intact: true });
});

/** Of a draft for which a stop does not wait, on a machine that is busy with others: it is made after it. */
function isKept(failure: string): boolean {
  return failure.includes("Your text is kept");
}

/** Somebody has posts made, and sends again what is not answered; answers those that are acknowledged. */
async function draftSteadily({ ask, keepAt }: ReturnType<typeof startSteadyLoad>) {
  const name = randomUUID();
  const authorization = `Bearer ${await adminToken(at(fleet.url))}`;
  const posts: string[] = [];
  keepAt(async () => {
    const prompt = `How JEE answers are marked, request ${posts.length} of ${name}`;
    const answer = await ask("/functions/manual-blog-generation", 200, {
      method: "POST",
      // Whoever has no answer sends the same again, by the same name.
      headers: { authorization, "idempotency-key": `${name}-${posts.length}` },
      body: JSON.stringify({
        ...{ prompt, category: "news", publish: posts.length % 2 === 0 },
      }),
    });
    if (answer !== null) posts.push((await answerTo(generateBlog, answer)).post.id);
  });
  return posts;
}
