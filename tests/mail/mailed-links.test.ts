import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { openDatabase } from "../../database/open-database.ts";
import { openMailServer } from "../support/mail-server.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { isProof, onEitherEngine } from "../support/tier.ts";

const admin = { email: "admin@guide.example", password: "a long enough password" };
const reviewers = ["one@example.com", "two@example.com"];
const origin = "http://localhost:3000";

const session = z.object({ access_token: z.string() });
const made = z.object({ post: z.object({ id: z.string(), previewUrl: z.string() }) });
const previewed = z.object({ editToken: z.string(), approveToken: z.string() });

/** How often they are opened. */
const openings = isProof ? 1_000 : 60;

onEitherEngine("links in review mails", (_open, engine) => {
  test("opened again and again by GET and HEAD, they change nothing", async () => {
    const server = await openMailServer();
    const site = await openTestSite(
      {
        SMTP_URL: server.url,
        MAIL_FROM: "guide@example.com",
        REVIEWER_EMAILS: reviewers.join(","),
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
      },
      engine,
    );
    const bearer = (await asked(site, "/auth/v1/token?grant_type=password", session, admin))
      .access_token;
    const draft = { prompt: "Exam day", category: "news", publish: false };
    const generation = "/functions/manual-blog-generation";
    const { post } = await asked(site, generation, made, draft, bearer);
    const corrections = 'change the title to "Your exam day"';
    const { editToken } = await tokensOf(site, post);
    await asked(site, "/functions/edit-blog", z.object({}), {
      postId: post.id,
      token: editToken,
      corrections,
    });
    await server.received(4);
    await asked(
      site,
      "/functions/send-for-review",
      z.object({ sent: z.literal(1) }),
      { postId: post.id, scope: "preview", addresses: ["three@example.com"], message: "Please." },
      bearer,
    );
    const second = await asked(site, generation, made, { ...draft, publish: true }, bearer);
    expect(second.post.id).not.toBe("");
    const mails = await server.received(7);
    const links = [...new Set(mails.flatMap(({ mail }) => linksIn(`${mail.text} ${mail.html}`)))];
    expect(links.filter((link) => link.includes("/blog/preview/")).length).toBeGreaterThan(4);

    const { queries, close } = await openDatabase(site.location);
    onTestFinished(close);
    const isSent = async () => {
      const waiting = await queries.selectFrom("mails").selectAll().execute();
      return waiting.every(({ sent_at }) => sent_at !== null);
    };
    while (!(await isSent())) await new Promise((resolve) => setTimeout(resolve, 20));
    const before = await wholeDatabase(queries);
    expect(Object.keys(before)).toEqual(expect.arrayContaining(["review_links", "audit_log"]));
    const statuses = new Set<number>();
    for (let opened = 0; opened < openings; opened += 10) {
      const answers = Array.from({ length: 10 }, async (_, index) => {
        const number = opened + index;
        const link = links[number % links.length] ?? "";
        const method = Math.floor(number / links.length) % 2 === 0 ? "GET" : "HEAD";
        const answer = await site.request(link.slice(origin.length), { method });
        await answer.text();
        statuses.add(answer.status);
      });
      await Promise.all(answers);
    }
    expect([...statuses].filter((status) => status !== 200 && status !== 302)).toEqual([]);
    expect(await wholeDatabase(queries)).toEqual(before);
  });
});

async function tokensOf(site: TestSite, { id, previewUrl }: z.infer<typeof made>["post"]) {
  const token = new URL(previewUrl).searchParams.get("token") ?? "";
  const query = new URLSearchParams({ postId: id, token }).toString();
  return asked(site, `/functions/preview-blog?${query}`, previewed);
}

async function asked<Schema extends z.ZodType>(
  site: TestSite,
  path: string,
  schema: Schema,
  body?: object,
  bearer?: string,
): Promise<z.output<Schema>> {
  const answer = await site.request(path, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      "Content-Type": "application/json",
      ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${text}`);
  return schema.parse(JSON.parse(text));
}

/** Every address of the site in a mail, as text and as HTML have them. */
function linksIn(words: string): string[] {
  return [...words.matchAll(/http:\/\/localhost:3000\/[^\s"<]*/g)].map(([link]) =>
    link.replaceAll("&amp;", "&"),
  );
}
