import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { draftingLimits } from "../../domain/drafting/drafting-limits.ts";
import { startChatServer } from "../support/chat-server.ts";
import { modelArticle } from "../support/model-article.ts";
import { startServer, type ServerProcess } from "../support/server-process.ts";
import { emptyFolder } from "../support/empty-folder.ts";

const admin = { email: "admin@example.com", password: "correct horse battery" };
const article = JSON.stringify(modelArticle);

function emptyPlace(): Record<string, string> {
  const folder = emptyFolder();
  return { DATA_DIR: folder, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
}

async function kill(server: ServerProcess): Promise<void> {
  server.child.kill("SIGKILL");
  await server.ended;
}

const tokenSchema = z.object({ access_token: z.string() });

async function signIn({ url }: ServerProcess): Promise<HeadersInit> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(admin),
  });
  const { access_token } = tokenSchema.parse(await answer.json());
  return { authorization: `Bearer ${access_token}`, "content-type": "application/json" };
}

function generate({ url }: ServerProcess, headers: HeadersInit, prompt: string) {
  const body = JSON.stringify({ prompt, category: "news", publish: true });
  return fetch(`${url}/functions/manual-blog-generation`, { method: "POST", headers, body });
}

const runsSchema = z.object({
  runs: z.array(
    z.object({
      prompt: z.string(),
      state: z.string(),
      error: z.string().nullable(),
      post: z.object({ id: z.string(), status: z.string() }).nullable(),
    }),
  ),
});

async function recentRuns({ url }: ServerProcess, headers: HeadersInit) {
  const answer = await fetch(`${url}/functions/recent-runs`, { headers });
  return runsSchema.parse(await answer.json()).runs;
}

async function untilNothingRuns(server: ServerProcess, headers: HeadersInit) {
  for (;;) {
    const runs = await recentRuns(server, headers);
    if (runs.every(({ state }) => state !== "queued" && state !== "running")) return runs;
    await sleep(100);
  }
}

describe("a site that is killed while the model writes", () => {
  async function siteWithModel() {
    const chat = await startChatServer();
    onTestFinished(() => chat.close());
    const model = {
      AI_PROVIDER: "openai-compatible",
      AI_MODEL: "scripted",
      AI_BASE_URL: chat.baseUrl,
    };
    return { chat, place: { ...emptyPlace(), ...model } };
  }

  test("finishes the post after its next start, once", async () => {
    const { chat, place } = await siteWithModel();
    chat.script({ kind: "stall" });
    const first = await startServer(place);
    const lost = generate(first, await signIn(first), "How answers are marked");
    const refused = expect(lost).rejects.toThrow();
    await chat.nextRequest();
    await kill(first);
    await refused;

    chat.script({ kind: "content", content: article });
    const second = await startServer(place);
    expect(await untilNothingRuns(second, await signIn(second))).toMatchObject([
      { prompt: "How answers are marked", state: "succeeded", post: { status: "published" } },
    ]);
    expect(chat.requests).toHaveLength(1);
  });

  test("gives the request up after several tries, with its prompt kept and no post", async () => {
    const { chat, place } = await siteWithModel();
    chat.script({ kind: "stall" });
    let server = await startServer(place);
    generate(server, await signIn(server), "How answers are marked").catch(() => undefined);
    await chat.nextRequest();
    for (let attempt = 1; attempt < draftingLimits.attempts; attempt++) {
      await kill(server);
      const askedAgain = chat.nextRequest();
      server = await startServer(place);
      await askedAgain;
    }
    await kill(server);

    const last = await startServer(place);
    const runs = await untilNothingRuns(last, await signIn(last));
    expect(runs).toMatchObject([{ prompt: "How answers are marked", state: "failed", post: null }]);
    expect(runs[0]?.error).toContain("interrupted");
    expect(chat.requests).toHaveLength(draftingLimits.attempts);
  });
});
