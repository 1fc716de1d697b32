import { startChatServer } from "../support/chat-server.ts";
import { modelArticle } from "../support/model-article.ts";
import { startSlowLine } from "../support/slow-line.ts";
import type { Environment } from "../support/spawn-server.ts";
import type { Chance } from "./chance.ts";

/** The slowest answer of the model, in milliseconds. */
const slowestAnswer = 200;

/** The offline writer, and a model that takes its time so that runs are killed halfway. */
export async function startWriters(chance: Chance): Promise<{
  /** Settings of the one that is used from the next start on. */
  readonly environment: () => Environment;
  readonly close: () => Promise<void>;
}> {
  const chat = await startChatServer();
  chat.script({ kind: "content", content: JSON.stringify(modelArticle) });
  const line = await startSlowLine(Number(new URL(chat.baseUrl).port), slowestAnswer);
  const model = {
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "scripted",
    AI_BASE_URL: `http://127.0.0.1:${line.port}/v1`,
  };
  return {
    environment: () => (chance.happens(0.3) ? model : { AI_PROVIDER: "offline" }),
    async close() {
      await line.close();
      await chat.close();
    },
  };
}
