import { expect, test } from "vitest";
import { accounts, adminHeaders } from "../support/blog-posts.ts";
import { sharedSite } from "../support/site.ts";

const openSite = sharedSite(accounts);

test.each([
  "/report-a-mistake",
  "/admin/mistakes",
  "/admin/dead-links",
  "/admin/links",
  "/functions/report-mistake",
  "/functions/mistakes",
  "/functions/dead-links",
])("%s, which was once there, answers 404 to an admin too", async (path) => {
  const site = await openSite();
  const headers = await adminHeaders(site);
  expect((await site.request(path, { headers })).status).toBe(404);
  if (!path.startsWith("/functions/")) return;
  const call = { method: "POST", headers, body: "{}" };
  expect((await site.request(path, call)).status).toBe(404);
});
