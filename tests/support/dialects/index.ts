import type { ModelProvider } from "../../../domain/drafting/providers/model-settings.ts";
import { messages } from "./anthropic-messages.ts";
import type { Dialect } from "./dialect.ts";
import { gemini } from "./google-gemini.ts";
import { chat } from "./openai-chat.ts";
import { responses } from "./openai-responses.ts";

/** The protocol of each service. */
export const dialects = {
  openai: responses,
  anthropic: messages,
  google: gemini,
  "openai-compatible": chat,
} satisfies Record<ModelProvider, Dialect>;
