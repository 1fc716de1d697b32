import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { z } from "zod";
import { accounts, adminToken } from "../support/blog-posts.ts";
import { newDatabase } from "../support/engines.ts";
import { parsePage, only, textOf } from "../support/html.ts";
import { readPrometheusText } from "../support/prometheus-text.ts";
import { startServer, type ServerProcess } from "../support/server-process.ts";

const lineSchema = z.looseObject({
  level: z.int(),
  msg: z.string(),
  requestId: z.string().optional(),
});

/** What stands in the log, line by line; what is said on standard error is no JSON. */
function logOf({ output }: ServerProcess) {
  return output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => lineSchema.parse(JSON.parse(line)));
}

async function startedSite() {
  const location = await newDatabase("sqlite");
  if (!("dataDir" in location)) throw new Error("not the embedded database");
  const METRICS_TOKEN = "a-token-of-this-test";
  const server = await startServer({ ...accounts, DATA_DIR: location.dataDir, METRICS_TOKEN });
  const request = (path: string, init?: RequestInit) => fetch(server.url + path, init);
  const countOfAnswers = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const figures = readPrometheusText(await (await request("/metrics", { headers })).text());
    const counts = figures.filter(({ name }) => name === "site_http_requests_total");
    return counts.reduce((sum, { value }) => sum + value, 0);
  };
  return { server, request, countOfAnswers, file: join(location.dataDir, "site.sqlite") };
}

const idOf = (answer: Response) => answer.headers.get("x-request-id") ?? "";

test("every answer has an id of its own and is counted once, and those that are not sent from memory a line in the log", async () => {
  const { server, request, countOfAnswers } = await startedSite();
  const before = await countOfAnswers();
  const asset = readdirSync("build/client/assets").find((name) => name.endsWith(".js")) ?? "";
  const answers: Response[] = [];
  for (const path of [
    "/faq",
    "/faq",
    "/faq",
    `/assets/${asset}`,
    "/favicon.svg",
    "/nothing",
    "/functions/posts",
    "/auth/v1/user",
    "/healthz",
    "/admin/login",
    "/assets/missing.js",
    `/faq?q=${"x".repeat(5_000)}`,
  ])
    answers.push(await request(path));
  const etag = answers[1]?.headers.get("etag") ?? "";
  answers.push(await request("/faq", { headers: { "if-none-match": etag } }));
  expect(answers.map(({ status }) => status)).toEqual([
    ...[200, 200, 200, 200, 200, 404, 401, 401, 200, 200, 404, 414, 304],
  ]);
  for (const answer of answers) await answer.arrayBuffer();
  const ids = answers.map(idOf);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/);
  expect(new Set(ids).size).toBe(ids.length);

  // Asking for the figures counts too.
  expect(await countOfAnswers()).toBe(before + answers.length + 1);

  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  const log = logOf(server);
  const lineOf = (id: string | undefined) =>
    log.find(({ requestId, msg }) => requestId === id && msg === "request");
  expect(lineOf(ids[0])).toMatchObject({ method: "GET", path: "/faq", status: 200 });
  expect(lineOf(ids[5])).toMatchObject({ path: "/nothing", status: 404 });
  expect(lineOf(ids[6])).toMatchObject({ path: "/functions/posts", status: 401 });
  expect(lineOf(ids[10])).toMatchObject({ path: "/assets/missing.js", status: 404 });
  for (const place of [1, 2, 12]) expect(lineOf(ids[place])).toBeUndefined();
});

test("who meets a fault of ours is told a number, under which the log has the fault", async () => {
  const { server, request, file } = await startedSite();
  const authorization = `Bearer ${await adminToken({ request })}`;
  const database = new DatabaseSync(file);
  database.exec("alter table blog_posts rename to taken_away");
  database.close();

  const page = await request("/blog/2026/01/any-post");
  expect(page.status).toBe(500);
  const main = textOf(only("main", parsePage(await page.text())));
  expect(main).toContain("Unexpected Application Error!");
  const told = /tell us this number: (\S+)/.exec(main)?.[1];
  expect(told).toBe(idOf(page));

  const call = await request("/functions/posts", { headers: { authorization } });
  expect(call.status).toBe(500);
  const body = z.object({ error: z.string(), requestId: z.string() }).parse(await call.json());
  expect(body.requestId).toBe(idOf(call));
  expect(body.error).toContain(`tell us this number: ${idOf(call)}`);

  for (const [id, message] of [
    [idOf(page), "page fault"],
    [idOf(call), "fault"],
  ] as const) {
    const lines = () => logOf(server).filter(({ requestId }) => requestId === id);
    await expect.poll(() => lines().map(({ msg }) => msg)).toEqual([message, "request"]);
    expect(lines()[0]).toMatchObject({
      level: 50,
      fault: { message: expect.stringContaining("blog_posts") as string },
    });
    expect(lines()[1]).toMatchObject({ status: 500 });
  }
});
