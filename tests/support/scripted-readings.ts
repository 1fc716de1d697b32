import type { ReadingRequest, TokenUsage, Writer } from "../../domain/drafting/writer.ts";
import type { SentenceReading } from "../../domain/drafting/marks/reading-marks.ts";
import { succeed } from "../../domain/shared/result.ts";

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
