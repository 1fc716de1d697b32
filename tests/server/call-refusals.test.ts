import { describe, expect, test } from "vitest";
import { sharedSite } from "../support/site.ts";

const openSite = sharedSite();

const wrongMethods = [
  ["GET", "/functions/edit-blog", "POST"],
  ["OPTIONS", "/functions/manual-blog-generation", "POST"],
  ["DELETE", "/functions/publish-blog", "GET, POST"],
  ["POST", "/functions/user-role", "GET"],
  ["GET", "/auth/v1/token?grant_type=password", "POST"],
  ["DELETE", "/auth/v1/user", "GET, PUT"],
  ["POST", "/auth/v1/.well-known/jwks.json", "GET"],
] as const;

const noCalls = [
  ["GET", "/functions"],
  ["POST", "/functions/no-such-call"],
  ["POST", "/functions/publish-blog/"],
  ["GET", "/functions//preview-blog"],
  ["POST", "/auth/v1/signup"],
  ["POST", "/auth/v1/token/"],
  ["GET", "/auth/v1"],
] as const;

describe("a program that calls", () => {
  test.each(wrongMethods)("by %s %s is told the methods %s", async (method, path, allowed) => {
    const { request } = await openSite();
    const answer = await request(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe(allowed);
    await expectRefusal(answer, path);
  });

  test.each(noCalls)("%s %s is told that there is no such call", async (method, path) => {
    const { request } = await openSite();
    const answer = await request(path, { method });
    expect(answer.status).toBe(404);
    await expectRefusal(answer, path);
  });
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])(
  "%s to a page is refused with the methods that it takes",
  async (method) => {
    const { request } = await openSite();
    const answer = await request("/admin/login", { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
  },
);

/** Each kind of call refuses in its own words, never with a page. */
async function expectRefusal(answer: Response, path: string): Promise<void> {
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const sentence: unknown = expect.stringMatching(/\S.*\.$/);
  expect(await answer.json()).toEqual(
    path.startsWith("/auth")
      ? { code: expect.stringMatching(/^[a-z_]+$/) as unknown, message: sentence }
      : { error: sentence },
  );
}
