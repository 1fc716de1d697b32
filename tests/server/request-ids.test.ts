import { sql } from "kysely";
import { expect, test } from "vitest";
import { z } from "zod";
import { accounts, adminToken } from "../support/blog-posts.ts";
import { openSecondConnection } from "../support/engines.ts";
import { parsePage, only, textOf } from "../support/html.ts";
import { openTestSite } from "../support/site.ts";
import { loggedText } from "../support/watched-log.ts";

const lineSchema = z.looseObject({
  level: z.int(),
  msg: z.string(),
  requestId: z.string().optional(),
});

/** The log, line by line; standard error is no JSON. */
function logOf(id: string) {
  return loggedText()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => lineSchema.parse(JSON.parse(line)))
    .filter(({ requestId }) => requestId === id);
}

const idOf = (answer: Response) => answer.headers.get("x-request-id") ?? "";

test("who meets a fault of ours is told a number, under which the log has the fault", async () => {
  const { request, location } = await openTestSite(accounts);
  const authorization = `Bearer ${await adminToken({ request })}`;
  const { queries } = await openSecondConnection(location);
  await sql`alter table blog_posts rename to taken_away`.execute(queries);

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
    await expect.poll(() => logOf(id).map(({ msg }) => msg)).toEqual([message, "request"]);
    const [fault, asked] = logOf(id);
    expect(fault).toMatchObject({
      level: 50,
      fault: { message: expect.stringContaining("blog_posts") as string },
    });
    expect(asked).toMatchObject({ status: 500 });
  }
});
