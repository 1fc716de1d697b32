import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { generateBlog } from "../../app/calls/generation.ts";
import { accounts } from "../support/blog-posts.ts";
import { signedIn, type Caller } from "../support/caller.ts";
import { startChatServer, type ChatServer } from "../support/chat-server.ts";
import { atFileEnd } from "../support/file-end.ts";
import { labelledData } from "../support/labelled-data.ts";
import { modelArticle, soundBody } from "../support/model-article.ts";
import { sharedSite, type TestSite } from "../support/site.ts";

const answerSchema = z.union([
  z.object({ post: z.object({ previewUrl: z.string(), status: z.string() }) }),
  z.object({ error: z.string() }),
]);

const caseSchema = z.tuple([z.string(), z.enum(["shown", "refused"]), z.string()]);

/** Bodies that a model could write: what can be drawn is shown to the reviewer, what cannot is refused, each in the time of one test. */
const bodies: readonly z.infer<typeof caseSchema>[] = [
  ...labelledData("drafting/cases/hostile-bodies", z.array(caseSchema)),
  ["lists that step inwards", "refused", lines(300, (depth) => `${"  ".repeat(depth)}- x`)],
  ["backticks of every length", "refused", lines(330, (count) => "`".repeat(count), " ")],
  ["footnotes of footnotes", "shown", lines(900, (at) => `[^${at}]: [^${at + 1}]`, "\n\n")],
  ["turned text", "shown", `\u202e${soundBody}\u2066\u2067\u2068`],
  [
    "control characters",
    "shown",
    `${soundBody}\n\n\u0000\u0001\u0007\u001b[31m\u0085\u2028\u2029\ufffe\ud800`,
  ],
];

function lines(count: number, line: (index: number) => string, joint = "\n"): string {
  return Array.from({ length: count }, (_, index) => line(index)).join(joint);
}

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
    const wanted = {
      prompt: `JEE Main application fees: ${name}`,
      category: "news",
      publish: true,
    };
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
