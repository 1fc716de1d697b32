import { factFigure, factText, yearOnText, type Fact, type FactId } from "./facts/index.ts";
import { officialSites } from "./official-sites.ts";
import type { WordPart } from "./word-tokens.ts";

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
