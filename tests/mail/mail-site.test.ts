import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Engine } from "../../database/open-database.ts";
import { environmentOf, newDatabase } from "../support/engines.ts";
import { openMailServer } from "../support/mail-server.ts";
import { tokenOf } from "../support/publishing.ts";
import { startServer } from "../support/server-process.ts";
import { openTestSite } from "../support/site.ts";
import { engineOfTier, inProof } from "../support/tier.ts";

const admin = { email: "admin@example.com", password: "correct horse battery" };
const settings = {
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  SITE_URL: "http://localhost:3000",
  MAIL_FROM: "The Guide <guide@example.com>",
  REVIEWER_EMAILS: "one@example.com",
};

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

async function asked<Schema extends z.ZodType>(
  request: Ask,
  path: string,
  schema: Schema,
  body: unknown,
  headers: HeadersInit = {},
) {
  const answer = await request(path, { method: "POST", headers, body: JSON.stringify(body) });
  expect(answer.status).toBeLessThan(300);
  return schema.parse(await answer.json());
}

async function signedIn(request: Ask): Promise<{ authorization: string }> {
  const path = "/auth/v1/token?grant_type=password";
  const { access_token } = await asked(
    request,
    path,
    z.object({ access_token: z.string() }),
    admin,
  );
  return { authorization: `Bearer ${access_token}` };
}

const madeSchema = z.object({ post: z.object({ id: z.string(), title: z.string() }) });

function pathIn(text: string | undefined): string {
  const address = /http:\/\/localhost:3000\/blog\S*/.exec(text ?? "")?.[0] ?? "";
  return address.slice("http://localhost:3000".length);
}

describe.each([engineOfTier])("a site with a mail server on %s", inProof, (engine) => {
  test("mails the draft, its regeneration and its publication, each with a page that opens", async () => {
    const server = await openMailServer();
    const { request } = await openTestSite({ ...settings, SMTP_URL: server.url }, engine);
    const session = await signedIn(request);
    const generation = "/functions/manual-blog-generation";
    const { post } = await asked(
      request,
      generation,
      madeSchema,
      { prompt: "How to analyse a mock test" },
      session,
    );
    const drafted = (await server.received(1))[0]?.mail;
    expect(drafted?.subject).toBe(`New draft: ${post.title}`);
    const preview = await request(pathIn(drafted?.text));
    expect(preview.status).toBe(200);
    expect(await preview.text()).toContain("DRAFT PREVIEW");

    const token = tokenOf(`http://localhost:3000${pathIn(drafted?.text)}`);
    const query = new URLSearchParams({ postId: post.id, token }).toString();
    const tokens = async () =>
      z
        .object({ approveToken: z.string(), editToken: z.string() })
        .parse(await (await request(`/functions/preview-blog?${query}`)).json());
    await asked(request, "/functions/edit-blog", z.unknown(), {
      postId: post.id,
      token: (await tokens()).editToken,
      corrections: 'Change the title to "Mock test plan"',
    });
    const told = (await server.received(2))[1]?.mail;
    expect(told?.subject).toBe("Regenerated draft: Mock test plan");
    expect((await request(pathIn(told?.text))).status).toBe(200);

    const { approveToken } = await tokens();
    const approval = { postId: post.id, token: approveToken };
    await asked(request, "/functions/publish-blog", z.unknown(), approval);
    const published = (await server.received(3))[2]?.mail;
    expect(published?.subject).toMatch(/^Published: /);
    const page = await request(pathIn(published?.text));
    expect(page.status).toBe(200);
    expect(server.inbox).toHaveLength(3);
  });

  test("killed between storing a mail and sending it, sends it after the next start", async () => {
    const place = await placeOf(engine);
    const mute = await openMailServer({ isMute: true });
    const environment = { ...settings, ...place, NODE_ENV: "test", SMTP_URL: mute.url };
    const first = await startServer({ ...environment, NOW: "2026-01-20T10:00:00Z" });
    const request: Ask = (path, init) => fetch(first.url + path, init);
    const session = await signedIn(request);
    const generation = "/functions/manual-blog-generation";
    const { post } = await asked(
      request,
      generation,
      madeSchema,
      { prompt: "How to analyse a mock test" },
      session,
    );
    first.child.kill("SIGKILL");
    await first.ended;
    await mute.close();

    const server = await openMailServer();
    const later = { ...environment, SMTP_URL: server.url, NOW: "2026-01-20T10:02:00Z" };
    const second = await startServer(later);
    const [received] = await server.received(1);
    expect(received?.mail.subject).toBe(`New draft: ${post.title}`);
    expect((await fetch(second.url + pathIn(received?.mail.text))).status).toBe(200);
    second.child.kill("SIGTERM");
    expect(await second.ended).toBe(0);
    expect(server.inbox).toHaveLength(1);
  });
});

async function placeOf(engine: Engine): Promise<Record<string, string>> {
  return environmentOf(await newDatabase(engine));
}
