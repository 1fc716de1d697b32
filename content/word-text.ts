import {
  factFigure,
  factText,
  yearOnText,
  type Fact,
  type FactId,
  reportedBeside,
  saidOfCarried,
} from "./facts/index.ts";
import { officialSites } from "./official-sites.ts";
import type { WordPart, Words } from "./word-tokens.ts";
import type { FactLookup } from "./facts/snapshot.ts";

type Named = {
  readonly provider: Readonly<Record<Extract<WordPart, { kind: "provider" }>["setting"], string>>;
  readonly facts: { readonly fact: (id: FactId) => Fact };
};

export function partText(part: WordPart, { provider, facts }: Named): string {
  switch (part.kind) {
    case "text":
      return part.text;
    case "fact":
      return part.form === undefined
        ? factText(facts.fact(part.id))
        : factFigure(facts.fact(part.id), part.form);
    case "year-on":
      return yearOnText(facts.fact(part.id), part.is);
    case "page":
      return part.label;
    case "official":
      return new URL(officialSites[part.site].address).host;
    case "provider":
      return provider[part.setting];
  }
}

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
