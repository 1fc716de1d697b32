import type { Finding } from "../../domain/posts/ledger.ts";
import type { DraftContent } from "../../domain/drafting/writer.ts";

/** A seeded fault: words in a body or a change of a draft, with the kinds of which one has to be found. */
export type Fault = {
  readonly kinds: readonly Finding["kind"][];
  readonly draft: Partial<DraftContent>;
};

/** Faults that are a sentence, or some markdown, in an otherwise sound body. */
export function inBody(
  kinds: readonly Finding["kind"][],
  ...texts: readonly string[]
): readonly Fault[] {
  return texts.map((body_markdown) => ({ kinds, draft: { body_markdown } }));
}
