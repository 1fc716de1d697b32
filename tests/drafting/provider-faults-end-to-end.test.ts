import { describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import type { Engine } from "../../database/open-database.ts";
import { startChatServer, type ScriptedAnswer } from "../support/chat-server.ts";
import { freePort } from "../support/free-port.ts";
import { openTestSite } from "../support/site.ts";
import { engineOfTier, inProof } from "../support/tier.ts";

const admin = { email: "admin@example.com", password: "correct horse battery" };
const prompt = "Fees for parents";

/** The whole built site with a model that answers by this script; null when nothing listens there. */
async function siteWithModel(engine: Engine, answer: ScriptedAnswer | null) {
  const chat = answer === null ? null : await startChatServer();
  if (chat !== null) onTestFinished(() => chat.close());
  if (answer !== null) chat?.script(answer);
  const { request } = await openTestSite(
    {
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      AI_PROVIDER: "openai-compatible",
      AI_MODEL: "scripted",
      AI_BASE_URL: chat?.baseUrl ?? `http://127.0.0.1:${await freePort()}/v1`,
      AI_TIMEOUT_S: answer?.kind === "stall" ? "1" : "30",
    },
    engine,
  );
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    request(path, { method: "POST", body: JSON.stringify(body), headers });
  const session = await post("/auth/v1/token?grant_type=password", admin);
  const { access_token } = z.object({ access_token: z.string() }).parse(await session.json());
  const headers = { authorization: `Bearer ${access_token}` };
  return {
    generate: (accept: string) =>
      post(
        "/functions/manual-blog-generation",
        { prompt, category: "news", publish: true },
        { ...headers, accept, "idempotency-key": accept },
      ),
    async recentWork() {
      const answer = await request("/functions/recent-runs", { headers });
      return (await answer.json()) as { runs: unknown[] };
    },
    blog: async () => (await request("/blog")).text(),
  };
}

const faults: readonly { name: string; answer: ScriptedAnswer | null; status: number }[] = [
  {
    name: "takes no more requests (429)",
    answer: { kind: "status", status: 429, retryAfter: "0" },
    status: 502,
  },
  { name: "has a fault of its own (500)", answer: { kind: "status", status: 500 }, status: 502 },
  { name: "never answers", answer: { kind: "stall" }, status: 504 },
  { name: "breaks off", answer: { kind: "cut" }, status: 502 },
  {
    name: "answers with a page",
    answer: { kind: "raw", type: "text/html", body: "<h1>Welcome</h1>" },
    status: 502,
  },
  { name: "is not there", answer: null, status: 502 },
];

describe.each([engineOfTier])("when the model's service on %s", inProof, (engine) => {
  test.for(faults)(
    "$name, the admin is told why, the prompt is kept, and no post is made",
    async ({ answer, status }) => {
      const site = await siteWithModel(engine, answer);
      const [refused, events] = await Promise.all([
        site.generate("application/json"),
        site.generate("text/event-stream").then((streamed) => streamed.text()),
      ]);
      expect(refused.status).toBe(status);
      const { error } = z.object({ error: z.string() }).parse(await refused.json());
      expect(error).toMatch(/^[A-Z].*\bAI\b.*\.$/);
      const event = JSON.stringify({ error, status });
      expect(events.trimEnd().endsWith(`event: error\ndata: ${event}`)).toBe(true);
      const failed = { prompt, state: "failed", error, post: null };
      expect(await site.recentWork()).toMatchObject({ runs: [failed, failed] });
      expect(await site.blog()).toContain("No blog posts published yet");
    },
  );
});
