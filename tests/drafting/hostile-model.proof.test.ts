import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { generateBlog } from "../../app/calls/generation.ts";
import { accounts } from "../support/blog-posts.ts";
import { signedIn, type Caller } from "../support/caller.ts";
import { startChatServer, type ChatServer } from "../support/chat-server.ts";
import { atFileEnd } from "../support/file-end.ts";
import { modelArticle, soundBody } from "../support/model-article.ts";
import { sharedSite, type TestSite } from "../support/site.ts";

const answerSchema = z.union([
  z.object({ post: z.object({ previewUrl: z.string(), status: z.string() }) }),
  z.object({ error: z.string() }),
]);

/** Bodies that a model could write: what can be drawn is shown to the reviewer, what cannot is refused, each in the time of one test. */
const bodies: readonly (readonly [name: string, end: "shown" | "refused", body: string])[] = [
  ["quotes in quotes", "refused", `${"> ".repeat(20_000)}x`],
  ["lists in lists", "refused", `${"- ".repeat(20_000)}x`],
  [
    "lists that step inwards",
    "refused",
    Array.from({ length: 300 }, (_, depth) => `${"  ".repeat(depth)}- x`).join("\n"),
  ],
  ["brackets in brackets", "refused", `${"[".repeat(25_000)}x${"]".repeat(25_000)}`],
  ["images in links in images", "refused", `${"[![".repeat(8_000)}x`],
  ["emphasis never closed", "refused", "*_a ".repeat(12_000)],
  [
    "backticks of every length",
    "refused",
    Array.from({ length: 330 }, (_, count) => "`".repeat(count)).join(" "),
  ],
  [
    "tables of pipes",
    "refused",
    `${"|".repeat(5_000)}\n${"|-".repeat(5_000)}\n${"|".repeat(5_000)}`,
  ],
  [
    "footnotes of footnotes",
    "shown",
    Array.from({ length: 900 }, (_, place) => `[^${place}]: [^${place + 1}]`).join("\n\n"),
  ],
  ["definitions of one name", "refused", "[a]: /b\n".repeat(6_000)],
  ["entities", "refused", "&amp;".repeat(11_000)],
  ["comments never closed", "refused", "<!-- ".repeat(11_000)],
  ["tags never closed", "refused", "<a href='".repeat(6_500)],
  ["autolinks", "refused", "http://a.b/".repeat(5_000)],
  ["one word", "refused", "x".repeat(59_999)],
  ["blanks", "refused", `x${" ".repeat(50_000)}y`],
  ["lines", "shown", `x${"\n".repeat(50_000)}y`],
  ["marks on one letter", "refused", `a${"\u0301".repeat(50_000)}`],
  ["turned text", "shown", `\u202e${soundBody}\u2066\u2067\u2068`],
  [
    "control characters",
    "shown",
    `${soundBody}\n\n\u0000\u0001\u0007\u001b[31m\u0085\u2028\u2029\ufffe\ud800`,
  ],
  [
    "figures in every script",
    "shown",
    "The fee is ₹१,०००, ₹１０００, ₹1\u200b000, 1e3 and ⅯⅭ rupees by 31-02-2026.",
  ],
  [
    "tokens of no record",
    "refused",
    "{{fact:__proto__}} {{fact:{{fact:x}}}} {{fact:" + "x".repeat(5_000),
  ],
  [
    "flagged words with a hyphen",
    "shown",
    "<b>One paper costs ₹600 - see http://www.w3.org/2001/xml-events</b>",
  ],
  ["too much", "refused", "x ".repeat(200_000)],
];

describe("a model that answers with what it likes", () => {
  let model: ChatServer;
  let site: TestSite;
  let office: Caller;
  beforeAll(async () => {
    model = await startChatServer();
    atFileEnd(model.close);
    const service = { AI_PROVIDER: "openai-compatible", AI_MODEL: "scripted" };
    site = await sharedSite({ ...accounts, ...service, AI_BASE_URL: model.baseUrl })();
    office = await signedIn(site);
  });

  test.each(bodies)("a body of %s is %s, and a refusal is a sentence", async (name, end, body) => {
    const content = JSON.stringify({ ...modelArticle, body_markdown: body });
    model.script({ kind: "content", content });
    const wanted = { prompt: `Fees: ${name}`, category: "news", publish: true };
    const made = await office.send(generateBlog, wanted);
    const answer = answerSchema.parse(await made.json());
    expect("error" in answer ? "refused" : "shown").toBe(end);
    if ("error" in answer) {
      expect(made.status).toBe(502);
      expect(answer.error).toMatch(/\S.*\.$/);
      return;
    }
    const { pathname, search } = new URL(answer.post.previewUrl);
    // A published one is led to its page.
    expect([200, 302]).toContain((await site.request(pathname + search)).status);
    expect((await site.request("/blog")).status).toBe(200);
  });
});
