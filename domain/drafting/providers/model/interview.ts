import { APICallError } from "ai";
import type { z } from "zod";
import { shapeInWords } from "../../prompts/shape-in-words.ts";
import { sumUsage } from "../../token-usage.ts";
import type { WriteOptions } from "../../writer.ts";
import type { ModelService } from "./served-model.ts";
import { streamAnswer, type Question, type StreamedAnswer } from "./stream-answer.ts";
import { withRetries } from "./tries.ts";

type Task = {
  readonly instructions: string;
  readonly message: string;
  readonly schema: z.ZodType;
};

type Limits = WriteOptions & {
  /** Milliseconds until the signal's deadline. */
  readonly timeLeft: () => number;
};

/**
 * Asks a model for an answer of a shape: by schema, or in words where its server refuses one. What a
 * server has refused once it is not asked again.
 */
export function createModelClient(service: ModelService) {
  let takesSchema = true;

  return async function askModel(
    { instructions, message, schema }: Task,
    limits: Limits,
  ): Promise<StreamedAnswer> {
    const ask = (question: Question) =>
      withRetries(() => streamAnswer(service, question, limits), limits);
    const inWords = () =>
      ask({ instructions: `${instructions}\n\n${shapeInWords(schema)}`, message, schema: null });
    if (!takesSchema) return inWords();

    const answer = await ask({ instructions, message, schema });
    if (!service.mayRefuseSchema || !refusesRequest(answer.fault)) return answer;
    const second = await inWords();
    if (second.fault === null) takesSchema = false;
    return { ...second, usage: sumUsage(answer.usage, second.usage) };
  };
}

function refusesRequest(fault: unknown): boolean {
  return APICallError.isInstance(fault) && (fault.statusCode === 400 || fault.statusCode === 422);
}
