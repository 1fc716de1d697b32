import { reportedBeside, saidOfCarried } from "./facts/index.ts";
import type { FactLookup } from "./facts/snapshot.ts";
import type { WordPart, Words } from "./word-tokens.ts";

/** With the year of each carried value, and the reports against it. `isBrief`: a value that stands for itself. */
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
