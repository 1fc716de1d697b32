import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { request, type APIRequestContext } from "@playwright/test";
import { startChatServer, type ChatServer } from "../support/chat-server.ts";
import { freePort } from "../support/free-port.ts";
import { spawnServer, untilReady } from "../support/spawn-server.ts";
import { admin } from "./desk.ts";

export type ModelSite = {
  readonly url: string;
  /** Calls of another client of this site. */
  readonly calls: APIRequestContext;
  readonly model: ChatServer;
  /** Where it keeps its database. */
  readonly dataDir: string;
};

/** A site of its own whose model answers by script. */
export async function withModelSite(use: (site: ModelSite) => Promise<void>): Promise<void> {
  const model = await startChatServer();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), "jee-guide-e2e-"));
  const server = spawnServer(
    {
      SITE_URL: url,
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      AI_PROVIDER: "openai-compatible",
      AI_MODEL: "scripted",
      AI_BASE_URL: model.baseUrl,
    },
    port,
  );
  try {
    await untilReady(server);
    const calls = await request.newContext({ baseURL: url });
    await use({ url, calls, model, dataDir });
    await calls.dispose();
  } finally {
    server.child.kill("SIGTERM");
    await server.ended;
    await model.close();
  }
}

/** What a model answers that changes nothing. */
export const noChange = {
  title: null,
  hero_summary: null,
  meta_description: null,
  tags: null,
  internal_links: null,
  edits: [],
};

/** Has the model answer these, one after the other. */
export function scriptAnswers({ model }: ModelSite, answers: readonly object[]): void {
  model.script(
    ...answers.map((answer) => ({ kind: "content" as const, content: JSON.stringify(answer) })),
  );
}
