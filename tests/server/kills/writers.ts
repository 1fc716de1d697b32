import { startChatServer } from "../../support/chat-server.ts";
import { startLine } from "../../support/line.ts";
import { modelArticle } from "../../support/model-article.ts";
import type { Environment } from "../../support/spawn-server.ts";
import type { Chance } from "../../support/chance.ts";

/** As many articles as a run asks for at most, of different titles: one title is published once. */
const articles = Array.from({ length: 500 }, (_, index) => ({
  ...modelArticle,
  title: `${modelArticle.title}, Part ${index + 1}`,
}));

/** The slowest answer of the model, in milliseconds. */
const slowestAnswer = 200;

/** The offline writer, and a model that takes its time so that runs are killed halfway. */
export async function startWriters(): Promise<{
  /** Settings of the one that is used from the next start on. */
  readonly environment: (chance: Chance) => Environment;
  readonly close: () => Promise<void>;
}> {
  const chat = await startChatServer();
  chat.script(
    ...articles.map((article) => ({ kind: "content" as const, content: JSON.stringify(article) })),
  );
  const line = await startLine(Number(new URL(chat.baseUrl).port), { slowest: slowestAnswer });
  const model = {
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "scripted",
    AI_BASE_URL: `http://127.0.0.1:${line.port}/v1`,
  };
  return {
    environment: (chance) => (chance.happens(0.3) ? model : { AI_PROVIDER: "offline" }),
    async close() {
      await line.cut();
      await chat.close();
    },
  };
}
