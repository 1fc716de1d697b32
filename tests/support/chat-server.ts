import { dialects } from "./dialects/index.ts";
import { startModelServer, type ModelServer } from "./model-server.ts";

export type { ScriptedAnswer } from "./model-server.ts";
export type ChatServer = ModelServer;

/** A server on loopback that speaks the OpenAI chat protocol and answers by script. */
export function startChatServer(): Promise<ChatServer> {
  return startModelServer(dialects["openai-compatible"]);
}
