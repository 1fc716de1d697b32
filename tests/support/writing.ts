import type {
  DraftContent,
  Writer,
  WriteOptions,
  WrittenDraft,
} from "../../domain/drafting/writer.ts";
import { succeed, type Result } from "../../domain/shared/result.ts";

/** What the test's writer says: the title is the request, so that a test can tell posts apart. */
export function contentNamed(title: string, change: Partial<DraftContent> = {}): DraftContent {
  return {
    title,
    tags: ["fees", "2026"],
    hero_summary: "What it costs and when to pay.",
    hero_image_url: null,
    hero_image_alt: null,
    meta_description: "What it costs and when to pay.",
    body_markdown: "## Fees\n\nPay **on time**.",
    internal_links: ["/registration-2026"],
    source_references: [{ title: "NTA", url: "https://jeemain.nta.nic.in/" }],
    ...change,
  };
}

export type TestWriter = Writer & {
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
