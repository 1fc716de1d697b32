import { dialects } from "./dialects/index.ts";
import { startModelServer, type ModelServer, type ScriptedAnswer } from "./model-server.ts";

export type { ScriptedAnswer } from "./model-server.ts";
export type ChatServer = ModelServer;

/** A second reading that finds no claim. */
const nothingRaised: ScriptedAnswer = { kind: "content", content: '{"claims": []}' };

/** A server on loopback that speaks the OpenAI chat protocol and answers by script, besides second readings. */
export function startChatServer(reading = nothingRaised): Promise<ChatServer> {
  return startModelServer(dialects["openai-compatible"], reading);
}
