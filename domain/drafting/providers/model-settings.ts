export const modelProviders = ["openai", "anthropic", "google", "openai-compatible"] as const;

export type ModelProvider = (typeof modelProviders)[number];

/** Small, quick models of each service that has a catalogue of its own (setting `AI_MODEL`). */
export const defaultModels = {
  openai: "gpt-5.4-mini",
  anthropic: "claude-haiku-5-5",
  google: "gemini-3.8-flash",
  "openai-compatible": null,
} as const satisfies Record<ModelProvider, string | null>;

export type ModelSettings = {
  readonly model: string;
  /** Reads drafts against the records (setting `AI_REVIEW_MODEL`); null for the model that writes them. */
  readonly reviewModel: string | null;
  readonly apiKey: string | null;
  readonly baseUrl: string | null;
  /** For one draft, revision or repair, further tries included. */
  readonly timeoutSeconds: number;
};
