import { Output, streamText, type FinishReason, type LanguageModelUsage } from "ai";
import type { z } from "zod";
import type { TokenUsage, WriteOptions } from "../writer.ts";
import { AnswerFault } from "./fetch-event-stream.ts";
import type { ModelService } from "./model-services.ts";

export const idleLimit = 30_000;

const longestAnswer = 400_000;

export type Question = {
  readonly instructions: string;
  readonly message: string;
  /** The shape that the service is asked to keep to; null where it was asked for in words. */
  readonly schema: z.ZodType | null;
};

export type StreamedAnswer = {
  readonly text: string;
  /** Null when the stream did not come to its end. */
  readonly finishReason: FinishReason | null;
  readonly usage: TokenUsage | null;
  /** Null for a stream that came to its end. */
  readonly fault: unknown;
};

/**
 * The library would parse an answer that is an object anew with each piece of it, which for the longest takes
 * the process half a minute, and would hold back pieces that are none. Nobody reads the half of an object here.
 */
const asText = {
  parsePartialOutput: ({ text }: { text: string }) => Promise.resolve({ partial: text }),
};

// Its warnings would go to the console, past the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Asks once and reads the stream to its end. Faults of the exchange are in the answer, never thrown. */
export async function streamAnswer(
  { model, maxOutputTokens, providerOptions }: ModelService,
  { instructions, message, schema }: Question,
  { signal, onProgress }: WriteOptions,
): Promise<StreamedAnswer> {
  const given = new AbortController();
  const { stream } = streamText({
    model,
    instructions,
    prompt: message,
    ...(schema === null
      ? {}
      : { output: { ...Output.object({ schema, name: "answer" }), ...asText } }),
    ...(maxOutputTokens === null ? {} : { maxOutputTokens }),
    ...(providerOptions === undefined ? {} : { providerOptions }),
    // Tries are made around this: they know the time that is left.
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, given.signal]),
    timeout: { chunkMs: idleLimit },
    onError: () => undefined,
  });
  let answer: StreamedAnswer = { text: "", finishReason: null, usage: null, fault: null };
  let characters = 0;
  try {
    for await (const part of withFaults(stream)) {
      if (part.type === "text-delta") {
        answer = { ...answer, text: answer.text + part.text };
        onProgress?.(answer.text.length);
      }
      if (part.type === "text-delta" || part.type === "reasoning-delta") {
        characters += part.text.length;
        if (characters > longestAnswer) return { ...answer, fault: new AnswerFault("endless") };
      }
      if (part.type === "error") {
        // The count of tokens may still follow a fault, but nothing of use a second one.
        if (answer.fault !== null) return answer;
        answer = { ...answer, fault: part.error };
      }
      if (part.type === "abort") return { ...answer, fault: new AnswerFault("stalled") };
      if (part.type === "finish") {
        answer = { ...answer, finishReason: part.finishReason, usage: countsOf(part.totalUsage) };
      }
    }
    return answer;
  } finally {
    // The library holds a second branch of the stream, so that leaving this one would not end the connection.
    given.abort();
  }
}

async function* withFaults<Part>(stream: AsyncIterable<Part>) {
  try {
    yield* stream;
  } catch (error) {
    yield { type: "error" as const, error };
  }
}

function countsOf({ inputTokens, outputTokens }: LanguageModelUsage): TokenUsage | null {
  if (inputTokens === undefined || outputTokens === undefined) return null;
  return { inputTokens, outputTokens };
}
