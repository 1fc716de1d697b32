import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { z } from "zod";
import { accounts, adminToken } from "../support/blog-posts.ts";
import { newDatabase } from "../support/engines.ts";
import { parsePage, only, textOf } from "../support/html.ts";
import { startServer, type ServerProcess } from "../support/server-process.ts";

const lineSchema = z.looseObject({
  level: z.int(),
  msg: z.string(),
  requestId: z.string().optional(),
});

/** The log, line by line; standard error is no JSON. */
function logOf({ output }: ServerProcess) {
  return output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => lineSchema.parse(JSON.parse(line)));
}

async function startedSite() {
  const location = await newDatabase("sqlite");
  if (!("dataDir" in location)) throw new Error("not the embedded database");
  const server = await startServer({ ...accounts, DATA_DIR: location.dataDir });
  const request = (path: string, init?: RequestInit) => fetch(server.url + path, init);
  return { server, request, file: join(location.dataDir, "site.sqlite") };
}

const idOf = (answer: Response) => answer.headers.get("x-request-id") ?? "";

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
