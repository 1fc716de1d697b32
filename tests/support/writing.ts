import type {
  DraftContent,
  RepairRequest,
  SecondReadingRequest,
  Writer,
  WriteOptions,
  WrittenDraft,
} from "../../domain/drafting/writer.ts";
import type { CheckedSentence, Finding, Ledger } from "../../domain/posts/revisions/ledger.ts";
import { soundBody } from "./model-article.ts";
import { fail, succeed, type Result } from "../../domain/shared/result.ts";
import type { CheckContext, CheckedDraft } from "../../domain/drafting/checks/draft-text.ts";

/** What the test's writer says: the title is the request, so that a test can tell posts apart. */
export function contentNamed(title: string, change: Partial<DraftContent> = {}): DraftContent {
  return {
    title,
    tags: ["fees", "2026"],
    hero_summary: "What it costs and when to pay.",
    hero_image_url: null,
    hero_image_alt: null,
    meta_description: "What the form costs, when to pay, and what to keep afterwards.",
    body_markdown: `## Fees\n\n${soundBody}`,
    internal_links: ["/registration-2026"],
    source_references: [{ title: "NTA", url: "https://jeemain.nta.nic.in/" }],
    ...change,
  };
}

/** A request that is to be published at once. */
export const feesRequest = {
  prompt: "Fees",
  category: "news",
  publish: true,
  requestedBy: "admin:a@guide.example",
} as const;

type TestWriter = Writer & {
  /** How often it was asked. */
  readonly calls: () => number;
};

/** A writer that answers at once with the request as its title, or as `answer` says. */
export function testWriter(
  answer: (request: string, options: WriteOptions) => Promise<Result<WrittenDraft>> = (request) =>
    Promise.resolve(succeed({ content: contentNamed(request), usage: null })),
): TestWriter {
  let calls = 0;
  return {
    provider: "offline",
    model: null,
    promptVersion: "test",
    calls: () => calls,
    draft({ prompt }, options) {
      calls++;
      return answer(prompt, options);
    },
    revise({ corrections }, options) {
      calls++;
      return answer(corrections, options);
    },
    repair: null,
    refusals: null,
    secondReading: null,
  };
}

/** A writer that is asked and does not answer until the test opens the gate. */
export function gatedWriter() {
  const asked = Promise.withResolvers<undefined>();
  const gate = Promise.withResolvers<undefined>();
  const writer = testWriter(async (request) => {
    asked.resolve(undefined);
    await gate.promise;
    return succeed({ content: contentNamed(request), usage: null });
  });
  return { writer, asked: asked.promise, open: () => gate.resolve(undefined) };
}

/** A finding on these words, as the checks make it. */
export function findingOn(quote: string, stops = true): Finding {
  const place = { field: "body_markdown", block: 1 } as const;
  return {
    kind: "contradiction",
    place,
    quote,
    message: "A record says otherwise.",
    record: null,
    stops,
  };
}

/** No claims and no findings, besides these. */
export function ledgerWith(findings: readonly Finding[] = []): Ledger {
  return {
    checked_at: "2026-01-20T10:00:00.000Z",
    facts_version: null,
    sentences: 1,
    claims: [],
    findings: [...findings],
  };
}

/** The sentences of the body as the checks list those that claim nothing; a heading is above what follows it. */
function sentencesOf({ body_markdown }: DraftContent): CheckedSentence[] {
  let under = "";
  return body_markdown.split("\n\n").flatMap((block, index): CheckedSentence[] => {
    const place = { field: "body_markdown", block: index + 1 } as const;
    if (block.startsWith("## ")) {
      under = block.slice(3);
      return [];
    }
    const sentences = block.match(/[^.]+\./g) ?? [];
    return sentences.map((sentence) => ({
      ...{ place, sentence: sentence.trim(), under, verdict: "no-claim" },
    }));
  });
}

/** Checks that stop every sentence of the body that begins with "Wrong". */
export function checksStoppingWrong(content: DraftContent, context: CheckContext): CheckedDraft {
  const wrong = content.body_markdown.match(/Wrong[^.]*\./g) ?? [];
  const ledger = {
    ...ledgerWith(wrong.map((quote) => findingOn(quote))),
    checked_at: context.checkedAt,
  };
  return { content, ledger, sentences: sentencesOf(content) };
}

/** A body with so many statements that the checks above stop. */
export function wrongBody(count: number): string {
  const wrong = Array.from({ length: count }, (_, index) => `Wrong statement ${index + 1}.`);
  return ["Right.", ...wrong].join(" ");
}

/** A second reading that finds these sentences to be claims, by their numbers. */
export function readingThatRaises(
  numbers: readonly number[],
  onRead?: (request: SecondReadingRequest) => void,
): NonNullable<Writer["secondReading"]> {
  return (request) => {
    onRead?.(request);
    const claims = numbers.map((number) => ({
      ...{ number, record: null, agrees: false },
      why: `Second reading: look up ${number}.`,
    }));
    return Promise.resolve(succeed({ claims, usage: { inputTokens: 10, outputTokens: 1 } }));
  };
}

/**
 * A writer whose draft and repairs have so many statements that the checks above stop, one number an
 * answer; `null` is an answer that is no post, "fail" one that does not come.
 */
export function repairingWriter(
  answers: readonly (number | null | "fail")[],
  options: {
    readonly usage?: WrittenDraft["usage"];
    readonly onRepair?: (request: RepairRequest) => void;
    readonly content?: DraftContent;
    readonly secondReading?: Writer["secondReading"];
  } = {},
): Writer {
  const { usage = null, onRepair, content = contentNamed("Fees"), secondReading = null } = options;
  const left = [...answers];
  function answer(): Promise<Result<WrittenDraft>> {
    const next = left.shift();
    if (next === "fail") return Promise.resolve(fail("provider-failed", "The model is away."));
    if (next === null)
      return Promise.resolve(succeed({ content: { ...content, title: " " }, usage }));
    const body_markdown =
      next === undefined || next === 0 ? content.body_markdown : wrongBody(next);
    return Promise.resolve(succeed({ content: { ...content, body_markdown }, usage }));
  }
  return {
    provider: "offline",
    model: null,
    promptVersion: "test",
    draft: answer,
    revise: answer,
    repair(request) {
      onRepair?.(request);
      return answer();
    },
    refusals: null,
    secondReading,
  };
}
