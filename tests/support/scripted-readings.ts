import { z } from "zod";
import type { ReadingRequest, TokenUsage, Writer } from "../../domain/drafting/writer.ts";
import type { SentenceReading } from "../../domain/drafting/marks/reading-marks.ts";
import { succeed } from "../../domain/shared/result.ts";
import type { ScriptedAnswer } from "./model-server.ts";

type Read = NonNullable<Writer["read"]>;

/** A reading that says this of the sentences with these words, and of all others that they state nothing. */
export function readingThat(
  said: Readonly<Record<string, Omit<SentenceReading, "number">>> = {},
  usage: TokenUsage | null = null,
): Read {
  return ({ sentences }: ReadingRequest) => {
    const readings = sentences.map(({ sentence }, place): SentenceReading => {
      const found = Object.entries(said).find(([words]) => sentence.includes(words));
      return { ...(found?.[1] ?? nothing), number: place + 1 };
    });
    return Promise.resolve(succeed({ readings, usage }));
  };
}

const nothing = { verdict: "none", record: null, why: "" } as const;

const askedSchema = z.object({
  records: z.record(z.string(), z.string()),
  sentences: z.array(
    z.object({ number: z.number(), sentence: z.string(), nearest: z.array(z.string()) }),
  ),
});

/** The sentences of a question for a reading, each with what is shown beside it. */
export function sentencesAsked(message: string) {
  const { records, sentences } = askedSchema.parse(JSON.parse(message));
  return sentences.map(({ number, sentence, nearest }) => ({
    number,
    sentence,
    nearest: nearest.map((name) => ({ name, text: records[name] ?? "" })),
  }));
}

type Claim = {
  readonly verdict: SentenceReading["verdict"];
  /** The nearest whose name begins so; null for none. */
  readonly record: string | null;
  readonly quote?: string;
};

/** What a model answers that says this of the sentences with these words, and nothing of all others. */
export function readingAnswer(
  said: Readonly<Record<string, Claim>>,
): (message: string) => ScriptedAnswer {
  return (message) => {
    const claims = sentencesAsked(message).flatMap(({ number, sentence, nearest }) => {
      const claim = Object.entries(said).find(([words]) => sentence.includes(words))?.[1];
      if (claim === undefined) return [];
      const { verdict, record: prefix, quote = "" } = claim;
      const found = nearest.find(({ name }) => prefix !== null && name.startsWith(prefix));
      return { number, verdict, record: found?.name ?? null, quote, why: "Because." };
    });
    return { kind: "content", content: JSON.stringify({ claims }) };
  };
}
