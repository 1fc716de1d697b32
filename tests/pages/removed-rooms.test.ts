import { expect, test } from "vitest";
import { accounts, adminHeaders } from "../support/blog-posts.ts";
import { sharedSite } from "../support/site.ts";

const siteAt = sharedSite({ ...accounts, NODE_ENV: "test", NOW: "2026-01-31T20:00:00Z" });

test.each([
  ["GET", "/report-a-mistake"],
  ["GET", "/admin/mistakes"],
  ["GET", "/admin/dead-links"],
  ["GET", "/admin/links"],
  ["GET", "/functions/mistakes"],
  ["POST", "/functions/mistakes"],
  ["GET", "/admin/plan"],
  ["GET", "/admin/readers"],
  ["GET", "/admin/as-of"],
  ["POST", "/functions/confirm-post"],
])("an approver finds nothing at the former address: %s %s", async (method, path) => {
  const site = await siteAt();
  const headers = { ...(await adminHeaders(site)), "content-type": "application/json" };
  const body = method === "POST" ? "{}" : null;
  expect((await site.request(path, { method, headers, body })).status).toBe(404);
});

test.each([
  ["/admin/audit?postId=1", "/admin/log?postId=1"],
  ["/admin/editions", "/admin/facts/editions"],
  ["/admin/media", "/admin/pictures"],
  ["/admin/ranks", "/admin/facts/closing-ranks"],
])("a bookmark of %s leads to %s", async (path, address) => {
  const { request } = await siteAt();
  const answer = await request(path, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([301, address]);
});
