import { expect, test } from "vitest";
import { generateBlog } from "../../app/calls/generation.ts";
import { previewBlog, submitCorrections } from "../../app/calls/review.ts";
import { openSecondConnection } from "../support/engines.ts";
import { accounts } from "../support/blog-posts.ts";
import { signedIn } from "../support/caller.ts";
import { openMailServer } from "../support/mail-server.ts";
import { tokenOf } from "../support/publishing.ts";
import { openTestSite } from "../support/site.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { isProof, onEitherEngine } from "../support/tier.ts";

const reviewers = ["one@example.com", "two@example.com"];
const origin = "http://localhost:3000";

/** How often they are opened. */
const openings = isProof ? 60 : 20;

onEitherEngine("links in review mails", (_open, engine) => {
  test("opened again and again by GET and HEAD, they change nothing", async () => {
    const server = await openMailServer();
    const site = await openTestSite(
      {
        SMTP_URL: server.url,
        MAIL_FROM: "guide@example.com",
        REVIEWER_EMAILS: reviewers.join(","),
        ...accounts,
      },
      engine,
    );
    const { call } = await signedIn(site);
    const draft = {
      prompt: "How to spend the night before the exam",
      category: "news",
      publish: false,
    };
    const { post } = await call(generateBlog, draft);
    const postId = post.id;
    const { editToken } = await call(previewBlog, { postId, token: tokenOf(post.previewUrl) });
    const corrections = 'change the title to "Your exam day"';
    await call(submitCorrections, { postId, token: editToken ?? "", corrections });
    await server.received(4);
    const second = await call(generateBlog, { ...draft, publish: true });
    expect(second.post.id).not.toBe("");
    const mails = await server.received(6);
    const links = [...new Set(mails.flatMap(({ mail }) => linksIn(`${mail.text} ${mail.html}`)))];
    expect(links.filter((link) => link.includes("/blog/preview/")).length).toBeGreaterThanOrEqual(
      4,
    );

    const { queries } = await openSecondConnection(site.location);
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

/** Every address of the site in a mail, as text and as HTML have them. */
function linksIn(words: string): string[] {
  return [...words.matchAll(/http:\/\/localhost:3000\/[^\s"<]*/g)].map(([link]) =>
    link.replaceAll("&amp;", "&"),
  );
}
