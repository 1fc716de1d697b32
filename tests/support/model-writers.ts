import { builtInFacts } from "../../content/facts/snapshot.ts";
import { createWriter } from "../../domain/drafting/create-writer.ts";
import type {
  ModelProvider,
  ModelSettings,
} from "../../domain/drafting/providers/model-settings.ts";
import { planArticle } from "../../domain/drafting/guides/plan-article.ts";
import { readPrompt } from "../../domain/drafting/request/read-prompt.ts";
import type {
  DraftRequest,
  Evidence,
  RevisionRequest,
  WriteOptions,
  Writer,
  WriteResult,
} from "../../domain/drafting/writer.ts";
import { factsIn } from "../../domain/posts/text/fact-tokens.ts";
import { frozenClock } from "../../domain/shared/clock.ts";
import { dialects } from "./dialects.ts";
import { atFileEnd } from "./file-end.ts";
import { startModelServer, type ModelServer, type ScriptedAnswer } from "./model-server.ts";

export const clock = frozenClock("2026-11-21T06:00:00Z");
export const key = "sk-secret-of-this-test";
/** A name that each service's package treats as one of its own. */
export const modelName = "claude-haiku-5-5";

export const prompt = "Fee and documents for SC/ST candidates";
const feePassage =
  "SC and ST candidates pay {{fact:fee.sc_st_pwd.one_paper}} for one paper and {{fact:fee.sc_st_pwd.two_papers}} for two.";
const reading = readPrompt(prompt, builtInFacts);
export const evidence: Evidence = {
  records: builtInFacts,
  reading,
  plan: await planArticle(reading, "news", builtInFacts, null),
  guide: null,
  passages: [{ id: null, answers: [prompt], path: "/fees", title: "Fees", text: feePassage }],
  facts: factsIn(feePassage, builtInFacts),
  pages: [{ path: "/registration-2026", title: "Registration", description: "How to register." }],
};

export const article = {
  title: "JEE Main Fee for SC and ST Candidates",
  hero_summary: "SC and ST candidates pay {{fact:fee.sc_st_pwd.one_paper}} for one paper (2025).",
  meta_description: "What SC, ST and PwD candidates pay for JEE Main, and the documents they need.",
  tags: ["Application fee"],
  body_markdown:
    "You pay **{{fact:fee.sc_st_pwd.one_paper}}** for one paper (2025).\n\n## Documents\n\n- Photo ID",
  internal_links: ["/registration-2026", "/somewhere-else"],
};

export { draftContentSchema as draftSchema } from "../../domain/posts/post.ts";

export const draftRequest: DraftRequest = { prompt, category: "news", evidence };

/** A source that a person added. */
export const kept = { title: "Kept", url: "https://kept.example/" };
export const revisionRequest: RevisionRequest = {
  current: {
    ...article,
    slug: "jee-main-fee",
    category: "news",
    author: null,
    internal_links: ["/registration-2026"],
    hero_image_url: "https://images.example/hero.jpg",
    hero_image_alt: "A form",
    source_references: [kept],
  },
  prompt,
  corrections: 'Change the title to "Fees for SC and ST"',
  openMarks: [],
  evidence,
};

/** Changes only what the corrections touch. */
export const edits = {
  title: "Fees for SC and ST",
  hero_summary: null,
  meta_description: null,
  tags: null,
  internal_links: null,
  edits: [] as { block: number; action: string; markdown: string | null }[],
};

/** A writer of the service, and the server that it asks, which answers by the script. */
export async function startWriter(provider: ModelProvider, ...script: readonly ScriptedAnswer[]) {
  const server = await startModelServer(dialects[provider]);
  atFileEnd(server.close);
  server.script(...script);
  return { server, writer: writerFor(provider, server) };
}

export function answering(answer: object): ScriptedAnswer {
  return { kind: "content", content: JSON.stringify(answer) };
}

export function writerFor(
  provider: ModelProvider,
  server: Pick<ModelServer, "baseUrl">,
  changes: Partial<ModelSettings> = {},
): Writer {
  return createWriter(
    {
      provider,
      model: modelName,
      reviewModel: null,
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

export function unhurried(): WriteOptions {
  return { signal: neverAborted() };
}

export async function written(writing: Promise<WriteResult>) {
  const result = await writing;
  if (!result.ok) throw new Error(result.failure.message);
  return result.value.content;
}
