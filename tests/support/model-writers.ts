import { createWriter } from "../../domain/drafting/create-writer.ts";
import { createEvidence } from "../../domain/drafting/evidence.ts";
import type {
  ModelProvider,
  ModelSettings,
} from "../../domain/drafting/providers/default-models.ts";
import type { Writer } from "../../domain/drafting/writer.ts";
import { frozenClock } from "../../domain/shared/clock.ts";
import type { ModelServer } from "./model-server.ts";

export const clock = frozenClock("2026-11-21T06:00:00Z");
export const key = "sk-secret-of-this-test";
/** A name that each service's package treats as one of its own. */
export const modelName = "claude-haiku-5-5";

export const prompt = "Fee and documents for SC/ST candidates";
export const evidence = createEvidence().gather(prompt);

/** What a model answers to the prompt: an article within the rules. */
export const article = {
  title: "JEE Main Fee for SC and ST Candidates",
  hero_summary: "SC and ST candidates pay {{fact:fee.sc_st_pwd.one_paper}} for one paper (2025).",
  meta_description: "What SC, ST and PwD candidates pay for JEE Main, and the documents they need.",
  tags: ["Application fee"],
  body_markdown:
    "You pay **{{fact:fee.sc_st_pwd.one_paper}}** for one paper (2025).\n\n## Documents\n\n- Photo ID",
  internal_links: ["/registration-2026", "/somewhere-else"],
};

export function writerFor(
  provider: ModelProvider,
  server: Pick<ModelServer, "baseUrl">,
  changes: Partial<ModelSettings> = {},
): Writer {
  return createWriter(
    {
      provider,
      model: modelName,
      apiKey: key,
      baseUrl: server.baseUrl,
      timeoutSeconds: 20,
      ...changes,
    },
    clock,
  );
}

export function neverAborted(): AbortSignal {
  return new AbortController().signal;
}
