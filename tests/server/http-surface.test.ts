import { describe, expect, test } from "vitest";
import { parsePage, texts } from "../support/html.ts";
import { sharedSite } from "../support/site.ts";
import { readdirSync, readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

const openSite = sharedSite();
const secureSite = sharedSite({ SITE_URL: "https://guide.example" });

describe("a trailing slash", () => {
  test.each([
    ["/blog/", "/blog"],
    ["/blog//", "/blog"],
    ["/blog/?page=2", "/blog?page=2"],
    ["//evil.example/", "/evil.example"],
    ["/%2F/evil.example/", "/%2F/evil.example"],
    ["/\\evil.example/", "/evil.example"],
  ])("%s redirects to %s on this site", async (path, location) => {
    const { request } = await openSite();
    const answer = await request(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.get("location")).toBe(location);
  });
});

describe("an address that is no page", () => {
  test.each(["/no-such-page", "/blog/2026", "/%", "/%E0%A4%A", "/a%00b", "/..%2f..%2fetc/passwd"])(
    "%s answers 404 with the 404 page, and nobody is warned",
    async (path) => {
      const { request } = await openSite();
      const answer = await request(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain("Oops! Page not found");
    },
  );
});

test.each([
  ["/blog/preview/1", "Preview Error", "Missing post ID or token"],
  ["/blog/edit/1", "Edit Error", "Missing post ID or token"],
  ["/blog/approve", "Publish Failed", "Missing postId or token"],
  ["/blog/approve?postId=1", "Publish Failed", "Missing postId or token"],
])("%s without its parameters says what it lacks", async (path, title, message) => {
  const { request } = await openSite();
  const answer = await request(path);
  expect(answer.status).toBe(400);
  const page = parsePage(await answer.text());
  expect(texts("h1", page)).toEqual([title]);
  expect(texts("[role=alert]", page)).toEqual([message]);
});

/** Each kind of call refuses in its own words, never with a page. */
describe("a program that calls", () => {
  test.each([
    ["GET", "/functions/edit-blog", "POST"],
    ["OPTIONS", "/functions/manual-blog-generation", "POST"],
    ["DELETE", "/functions/publish-blog", "GET, POST"],
    ["POST", "/functions/user-role", "GET"],
    ["GET", "/auth/v1/token?grant_type=password", "POST"],
    ["DELETE", "/auth/v1/user", "GET, PUT"],
    ["POST", "/auth/v1/.well-known/jwks.json", "GET"],
    ["GET", "/functions", null],
    ["POST", "/functions/no-such-call", null],
    ["POST", "/functions/publish-blog/", null],
    ["GET", "/functions//preview-blog", null],
    ["POST", "/auth/v1/signup", null],
    ["POST", "/auth/v1/token/", null],
    ["GET", "/auth/v1", null],
  ])("by %s %s is told the methods that it takes: %s", async (method, path, allowed) => {
    const { request } = await openSite();
    const answer = await request(path, { method });
    expect(answer.status).toBe(allowed === null ? 404 : 405);
    expect(answer.headers.get("allow")).toBe(allowed);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const sentence: unknown = expect.stringMatching(/\S.*\.$/);
    expect(await answer.json()).toEqual(
      path.startsWith("/auth")
        ? { code: expect.stringMatching(/^[a-z_]+$/) as unknown, message: sentence }
        : { error: sentence },
    );
  });
});

test("a page is not for other methods", async () => {
  const { request } = await openSite();
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
    const answer = await request("/admin/login", { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  }
});

describe("security headers", () => {
  test("a public page allows no script at all and no style but the site's own files", async () => {
    const { request } = await openSite();
    const answer = await request("/");
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("script-src 'none'");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toContain("unsafe-inline");
    expect(await answer.text()).not.toMatch(/<script(?! type="application\/ld\+json")/);
  });

  test("an admin page runs only script with its own nonce, and is not stored", async () => {
    const { request } = await openSite();
    const [first, second] = [await request("/admin/login"), await request("/admin/login")];
    const nonceOf = (answer: Response) =>
      /'nonce-([^']+)' 'strict-dynamic'/.exec(
        answer.headers.get("content-security-policy") ?? "",
      )?.[1];
    expect(nonceOf(first)).toBeDefined();
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    expect(first.headers.get("cache-control")).toContain("no-store");
    expect(first.headers.get("x-robots-tag")).toContain("noindex");
    expect(first.headers.get("referrer-policy")).toBe("no-referrer");
  });

  test.each([
    "/",
    "/healthz",
    "/no-such-page",
    "/functions/preview-blog",
    "/auth/v1/user",
    "/admin/login",
  ])("%s carries those that every answer has", async (path) => {
    const { request } = await openSite();
    const { headers } = await request(path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    // Components of the desk are placed by attributes; nothing else is let in, and nowhere else.
    const attributes = path === "/admin/login" ? " style-src-attr 'unsafe-inline';" : "";
    expect(policy).toContain(attributes);
    expect(policy.replace(attributes, "")).not.toContain("unsafe");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("referrer-policy")).not.toBeNull();
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("x-request-id")).not.toBeNull();
  });

  test.each([
    ["/faq", "trusted-types 'none'"],
    ["/admin/login", "trusted-types ProseMirrorClipboard"],
  ])("%s lets its script make code of text by %s alone", async (path, policies) => {
    const { request } = await openSite();
    const policy = (await request(path)).headers.get("content-security-policy") ?? "";
    expect(policy).toContain(`require-trusted-types-for 'script'; ${policies}`);
  });

  test("a site on https asks browsers to stay there", async () => {
    const { request } = await secureSite();
    expect((await request("/")).headers.get("strict-transport-security")).toBe(
      "max-age=31536000; includeSubDomains",
    );
    const plain = await openSite();
    expect((await plain.request("/")).headers.get("strict-transport-security")).toBeNull();
  });
});

const asset = readdirSync("build/client/assets").find((name) => name.endsWith(".js")) ?? "";
const path = `/assets/${asset}`;
const text = readFileSync(`build/client${path}`);

test("a script is sent in the coding that the browser takes, for a year, with what every answer says", async () => {
  const { request } = await secureSite();
  const plain = await request(`${path}?v=1`, { headers: { "accept-encoding": "gzip" } });
  expect([plain.status, plain.headers.get("content-encoding")]).toEqual([200, null]);
  expect(Buffer.from(await plain.arrayBuffer())).toEqual(text);
  const coded = await request(path, { headers: { "accept-encoding": "gzip, br;q=0.5" } });
  expect(brotliDecompressSync(await coded.arrayBuffer())).toEqual(text);
  for (const { headers } of [plain, coded])
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "strict-transport-security": expect.stringContaining("max-age=") as string,
      "last-modified": expect.stringMatching(/ GMT$/) as string,
    });
  const head = await request(path, { method: "HEAD" });
  expect([head.status, head.headers.get("content-length")]).toEqual([200, String(text.length)]);
  expect((await head.arrayBuffer()).byteLength).toBe(0);
});

test("everything else is left to the site", async () => {
  const { request } = await secureSite();
  for (const other of ["/assets", `${path}.br`, "/assets/missing.js", "/assets/%2e%2e/x"])
    expect((await request(other)).status, other).toBe(404);
  expect((await request(path, { method: "POST" })).status).toBe(405);
});
