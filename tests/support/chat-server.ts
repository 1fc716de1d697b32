import { dialects } from "./dialects/index.ts";
import { startModelServer, type ModelServer, type ScriptedAnswer } from "./model-server.ts";
import { sentencesAsked } from "./scripted-readings.ts";

export type { ScriptedAnswer } from "./model-server.ts";
export type ChatServer = ModelServer;

/** A second reading that finds no claim. */
function nothingRaised(message: string): ScriptedAnswer {
  const read = sentencesAsked(message).length;
  return { kind: "content", content: JSON.stringify({ read, claims: [] }) };
}

/** A server on loopback that speaks the OpenAI chat protocol and answers by script, besides second readings. */
export function startChatServer(
  reading: Parameters<typeof startModelServer>[1] = nothingRaised,
): Promise<ChatServer> {
  return startModelServer(dialects["openai-compatible"], reading);
}
