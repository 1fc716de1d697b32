import { request, type APIRequestContext } from "@playwright/test";
import { startChatServer, type ChatServer } from "../support/chat-server.ts";
import { withOwnSite } from "./own-site.ts";

export type ModelSite = {
  readonly url: string;
  /** Calls of another client of this site. */
  readonly calls: APIRequestContext;
  readonly model: ChatServer;
  readonly dataDir: string;
};

/** A site of its own whose model answers by script. */
export async function withModelSite(use: (site: ModelSite) => Promise<void>): Promise<void> {
  const model = await startChatServer();
  const settings = {
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "scripted",
    AI_BASE_URL: model.baseUrl,
  };
  try {
    await withOwnSite(settings, async ({ url, dataDir }) => {
      const calls = await request.newContext({ baseURL: url });
      await use({ url, calls, model, dataDir });
      await calls.dispose();
    });
  } finally {
    await model.close();
  }
}

/** Has the model answer these, one after the other. */
export function scriptAnswers({ model }: ModelSite, answers: readonly object[]): void {
  model.script(
    ...answers.map((answer) => ({ kind: "content" as const, content: JSON.stringify(answer) })),
  );
}
