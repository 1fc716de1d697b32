import { expect, test } from "vitest";
import { openSecondConnection } from "../support/engines.ts";
import { noteSecretsOf, secretsIn } from "../support/secrets-in-text.ts";
import { openTestSite } from "../support/site.ts";
import { loggedText } from "../support/watched-log.ts";
import { sql } from "kysely";
import { z } from "zod";
import { accounts, adminToken } from "../support/blog-posts.ts";
import { parsePage, only, textOf } from "../support/html.ts";

const admin = { ADMIN_EMAIL: "admin@example.com", ADMIN_PASSWORD: "a secret of this test alone" };
const credentials = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD };

test("a site's log has every call and no secret of any; each would be found in it", async () => {
  const { request, location } = await openTestSite(admin);
  const post = (path: string, body: object, bearer = "") =>
    request(path, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${bearer}` },
      body: JSON.stringify(body),
    });
  const signedIn = await post("/auth/v1/token?grant_type=password", credentials);
  const { access_token: access, refresh_token: refresh } = (await signedIn.json()) as {
    access_token: string;
    refresh_token: string;
  };
  const enrolled = await post("/auth/v1/factors", { factor_type: "totp" }, access);
  const { totp } = (await enrolled.json()) as { totp: { secret: string } };
  await post("/auth/v1/token?grant_type=refresh_token", { refresh_token: refresh });
  await post("/auth/v1/token?grant_type=password", { ...credentials, password: `${refresh} no` });
  const draft = { prompt: "Fees", category: "news", publish: false };
  const made = await post("/functions/manual-blog-generation", draft, access);
  const { previewUrl } = ((await made.json()) as { post: { previewUrl: string } }).post;
  const link = new URL(previewUrl);
  await request(link.pathname + link.search);
  await request(`/functions/preview-blog?postId=1&token=${link.searchParams.get("token") ?? ""}`);

  const log = loggedText();
  expect(log).toMatch(
    /"requestId":"[^"]+","reason":"invalid_credentials","account":"[^"]+","address":"127\.0\.0\.1","msg":"A password was refused/,
  );
  expect(log).not.toContain(credentials.email);
  for (const path of ["/auth/v1/token", "/auth/v1/factors", link.pathname])
    expect(log).toContain(`"path":"${path}"`);
  expect(secretsIn(log)).toEqual([]);

  const { queries } = await openSecondConnection(location);
  const kept = await queries.selectFrom("site_secrets").select("value").execute();
  const [key] = await queries.selectFrom("signing_keys").selectAll().execute();
  const [user] = await queries.selectFrom("users").selectAll().execute();
  const secrets = {
    password: admin.ADMIN_PASSWORD,
    access,
    refresh,
    app: totp.secret,
    link: link.search,
    key: JSON.stringify(key?.private_jwk),
    hash: user?.password_hash ?? "",
    ...Object.fromEntries(kept.map(({ value }, index) => [`site secret ${index}`, value])),
  };
  for (const [name, secret] of Object.entries(secrets))
    expect([name, secretsIn(`{"msg":"fault","value":${JSON.stringify(secret)}}`)]).toEqual([
      name,
      expect.arrayContaining([expect.any(String)]),
    ]);
});

test("the passwords of mail and database servers are found in a line", () => {
  noteSecretsOf({
    SMTP_URL: "smtp://site:mail-secret%21@127.0.0.1:25",
    DATABASE_URL: "postgres://site:database-secret@127.0.0.1/site",
  });
  expect(secretsIn("connect ECONNREFUSED mail-secret!\nand database-secret")).toHaveLength(2);
});

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
