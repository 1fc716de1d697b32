import { builtInFacts } from "../../content/facts/snapshot.ts";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import type { CheckContext, CheckedDraft } from "../../domain/drafting/check-draft.ts";
import type {
  DraftContent,
  Writer,
  WriteOptions,
  WrittenDraft,
} from "../../domain/drafting/writer.ts";
import type { Finding, Ledger } from "../../domain/posts/revisions/ledger.ts";
import { soundBody } from "./model-article.ts";
import { succeed, type Result } from "../../domain/shared/result.ts";

/** The title is the request, so that a test can tell posts apart. */
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

export const feesRequest = {
  prompt: "Fees",
  category: "news",
  publish: true,
  requestedBy: "admin:a@guide.example",
} as const;

/** A draft as tests write it: it covers all of the prompt, unless they say otherwise. */
type TestAnswer = Pick<WrittenDraft, "content" | "usage"> & Partial<WrittenDraft>;

type TestWriter = Writer & {
  readonly calls: () => number;
};

/** A writer that answers at once with the request as its title, or as `answer` says. */
export function testWriter(
  answer: (request: string, options: WriteOptions) => Promise<Result<TestAnswer>> = (request) =>
    Promise.resolve(succeed({ content: contentNamed(request), usage: null })),
): TestWriter {
  let calls = 0;
  async function write(request: string, options: WriteOptions): Promise<Result<WrittenDraft>> {
    calls++;
    const answered = await answer(request, options);
    if (!answered.ok) return answered;
    return succeed({ notCovered: [], fit: "written", ...answered.value });
  }
  return {
    provider: "offline",
    model: null,
    calls: () => calls,
    draft: ({ prompt }, options) => write(prompt, options),
    revise: ({ corrections }, options) => write(corrections, options),
    refuseCorrections: null,
    read: null,
  };
}

/** A writer that is asked and does not answer until the test opens the gate. */
export function gatedWriter(usage: WrittenDraft["usage"] = null) {
  const asked = Promise.withResolvers<undefined>();
  const gate = Promise.withResolvers<undefined>();
  const writer = testWriter(async (request) => {
    asked.resolve(undefined);
    await gate.promise;
    return succeed({ content: contentNamed(request), usage });
  });
  return { writer, asked: asked.promise, open: () => gate.resolve(undefined) };
}

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

export function ledgerWith(findings: readonly Finding[] = []): Ledger {
  return {
    form: 2,
    checked_at: "2026-01-20T10:00:00.000Z",
    facts_version: null,
    marks: [],
    findings: [...findings],
    not_covered: [],
    verdicts: [],
  };
}

export function checksStoppingWrong(content: DraftContent, context: CheckContext): CheckedDraft {
  const wrong = content.body_markdown.match(/Wrong[^.]*\./g) ?? [];
  const ledger = {
    ...ledgerWith(wrong.map((quote) => findingOn(quote))),
    checked_at: context.checkedAt,
  };
  return { content, ledger };
}

export function wrongBody(count: number): string {
  const wrong = Array.from({ length: count }, (_, index) => `Wrong statement ${index + 1}.`);
  return ["Right.", ...wrong].join(" ");
}

/** A draft is checked beside this, unless a test says otherwise. */
export function checkedBeside(change: Partial<CheckContext> = {}): CheckContext {
  return {
    facts: builtInFacts,
    checkedAt: "2026-11-23T06:00:00.000Z",
    paths: new Set<string>(cataloguePaths),
    suppliedAddresses: new Set(),
    ownContacts: new Set(),
    slug: null,
    request: null,
    verdicts: [],
    readSeats: null,
    notCovered: [],
    ...change,
  };
}
