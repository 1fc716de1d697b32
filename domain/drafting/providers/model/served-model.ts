import type { JSONValue, LanguageModel } from "ai";

/** A model behind an address, with what its service has to be told besides the question. */
export type ModelService = {
  readonly model: LanguageModel;
  /** True for servers of which some refuse a schema: those are asked for JSON in words. */
  readonly mayRefuseSchema: boolean;
  /** Most tokens of an answer; null leaves it to the server, whose model may have room for fewer. */
  readonly maxOutputTokens: number | null;
  readonly providerOptions?: Record<string, Record<string, JSONValue>>;
};

/** Room for the longest article that a post may hold, and for a model's thoughts before it. */
export const articleTokens = 24_000;
