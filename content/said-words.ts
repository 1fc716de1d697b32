import { reportedBeside, saidOfCarried } from "./facts/index.ts";
import type { FactLookup } from "./facts/snapshot.ts";
import type { WordPart, Words } from "./word-tokens.ts";

/**
 * The words with what has to be said of their values: whose those of the last cycle are, and beside each that
 * reports contradict, what these say. `isBrief` names the year alone of a value that stands for itself.
 */
export function saidWords(
  words: Words,
  facts: FactLookup,
  { isBrief = false }: { readonly isBrief?: boolean | undefined } = {},
): Words {
  return saidOfCarried(words, ({ id }) => facts.fact(id), { isBrief }).flatMap((part) => {
    const beside = besideOf(part, facts, isBrief);
    return beside === null ? [part] : [part, { kind: "text", text: ` (${beside})`, beside: true }];
  });
}

function besideOf(part: WordPart, facts: FactLookup, isBrief: boolean): string | null {
  const valued = part.kind === "text" ? part.of : part.kind === "fact" ? part : undefined;
  if (valued === undefined) return null;
  return reportedBeside(facts.fact(valued.id), facts, { form: valued.form, isBrief });
}
