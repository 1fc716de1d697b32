import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, generateText, Output, type LanguageModelUsage } from "ai";
import { z } from "zod";
import { fail, succeed, type Result } from "../../shared/result.ts";
import {
  articleAnswerSchema,
  draftFromAnswer,
  type ArticleAnswer,
  type KeptParts,
} from "../prompts/article-answer.ts";
import {
  articleInstructions,
  draftPrompt,
  promptVersion,
  revisionPrompt,
  shapeInWords,
} from "../prompts/article-prompt.ts";
import type { Evidence, WriteOptions, Writer, WrittenDraft } from "../writer.ts";
import { answerInText } from "./openai/answer-text.ts";
import { notAnArticle, providerFault } from "./openai/provider-fault.ts";

export type OpenAiCompatibleSettings = {
  readonly baseUrl: string;
  /** Null for servers that ask for none. */
  readonly apiKey: string | null;
  readonly model: string;
  readonly timeoutSeconds: number;
};

/** Further tries after an overload (429) or a fault of the service (5xx). */
const maxRetries = 2;

type Answered = { readonly answer: ArticleAnswer | null; readonly usage: LanguageModelUsage };

/** Drafts by any server that speaks the OpenAI chat protocol. */
export function createOpenAiCompatibleWriter(settings: OpenAiCompatibleSettings): Writer {
  const model = createOpenAICompatible({
    name: "openai-compatible",
    baseURL: settings.baseUrl,
    supportsStructuredOutputs: true,
    ...(settings.apiKey === null ? {} : { apiKey: settings.apiKey }),
  })(settings.model);
  // Many servers refuse a schema; what one has refused it is not asked again.
  let takesSchema = true;

  async function answerTo(prompt: string, signal: AbortSignal): Promise<Answered> {
    if (!takesSchema) return answerInWords(prompt, signal);
    try {
      const output = Output.object({ schema: articleAnswerSchema, name: "article" });
      const request = { model, instructions: articleInstructions, prompt, maxRetries };
      const result = await generateText({ ...request, output, abortSignal: signal });
      return { answer: result.output, usage: result.usage };
    } catch (error) {
      if (!refusesRequest(error)) throw error;
      const answered = await answerInWords(prompt, signal);
      takesSchema = false;
      return answered;
    }
  }

  async function answerInWords(prompt: string, signal: AbortSignal): Promise<Answered> {
    const shape = shapeInWords(z.toJSONSchema(articleAnswerSchema));
    const result = await generateText({
      model,
      instructions: `${articleInstructions}\n\n${shape}`,
      prompt,
      maxRetries,
      abortSignal: signal,
    });
    return { answer: answerInText(result.text), usage: result.usage };
  }

  async function write(
    prompt: string,
    evidence: Evidence,
    kept: KeptParts | null,
    { signal }: WriteOptions,
  ): Promise<Result<WrittenDraft>> {
    const deadline = AbortSignal.timeout(settings.timeoutSeconds * 1000);
    try {
      const { answer, usage } = await answerTo(prompt, AbortSignal.any([signal, deadline]));
      const content = answer === null ? null : draftFromAnswer(answer, evidence, kept);
      if (content === null) return fail("provider-failed", notAnArticle);
      return succeed({ content, usage: countsOf(usage) });
    } catch (error) {
      signal.throwIfAborted();
      if (deadline.aborted) return fail("provider-late", late(settings.timeoutSeconds));
      const fault = providerFault(error);
      if (fault === null) throw error;
      return fault;
    }
  }

  return {
    provider: "openai-compatible",
    model: settings.model,
    promptVersion,
    draft: (request, options) => write(draftPrompt(request), request.evidence, null, options),
    revise: (request, options) =>
      write(revisionPrompt(request), request.evidence, request.current, options),
    repair: null,
  };
}

function refusesRequest(error: unknown): boolean {
  return APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422);
}

function late(seconds: number): string {
  return `The AI service did not answer within ${seconds} ${seconds === 1 ? "second" : "seconds"}.`;
}

function countsOf({ inputTokens, outputTokens }: LanguageModelUsage): WrittenDraft["usage"] {
  if (inputTokens === undefined || outputTokens === undefined) return null;
  return { inputTokens, outputTokens };
}
