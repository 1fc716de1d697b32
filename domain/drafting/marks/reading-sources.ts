import { createHash } from "node:crypto";
import { factNote, factText, type Fact } from "../../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import { guidesOf } from "../../../content/guides/index.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import { inItsYear } from "../../posts/text/in-its-year.ts";
import { materialIn } from "../material/material.ts";

export type SourceText = { readonly id: string; readonly title: string; readonly markdown: string };

const guideWordsIn = derivedFrom((facts: FactSnapshot): readonly SourceText[] =>
  guidesOf(facts.edition).flatMap(({ id, title, opening, sections }) => {
    const told = sections.flatMap(({ heading, parts }) =>
      parts.flatMap((part) => (part.kind === "text" ? { heading, markdown: part.markdown } : [])),
    );
    return [{ heading: title, markdown: opening }, ...told].map(({ heading, markdown }, place) => ({
      id: `guide:${id}:${place}`,
      title: heading,
      markdown: inItsYear(markdown, facts, heading),
    }));
  }),
);

export function guideWordsOf(article: string, facts: FactSnapshot): readonly SourceText[] {
  const found = guideWordsIn(facts).filter(({ markdown }) => article.includes(markdown));
  return [...new Map(found.map((text) => [text.markdown, text])).values()];
}

const sourceTextsIn = derivedFrom((facts: FactSnapshot) => {
  const texts = [
    ...materialIn(facts).filter(({ kind }) => kind !== "facts"),
    ...guideWordsIn(facts),
  ];
  return new Map<string, SourceText>(texts.map((text) => [text.id, text]));
});

/** The text of ours of this id as readers see it; null when there is none. */
export function sourceText(
  id: string,
  facts: FactSnapshot,
): Pick<SourceText, "title" | "markdown"> | null {
  const text = sourceTextsIn(facts).get(id);
  if (text === undefined) return null;
  const { title, markdown } = text;
  return { title: filledText(title, facts), markdown: filledText(markdown, facts) };
}

export function recordInWords(record: Fact, facts: FactSnapshot): string {
  const { topic, label, edition } = record;
  const note = factNote(record, facts);
  const text = `${topic}: ${label}: ${factText(record)} (${edition})`;
  return note === null ? text : `${text} ${note}`;
}

/** By which it is seen that a record or text says the same as before; null when there is none of this id. */
export function valueOfSource(id: string, facts: FactSnapshot): string | null {
  const record = facts.find(id);
  if (record !== undefined) return factText(record);
  const text = sourceText(id, facts);
  return text && createHash("sha256").update(text.markdown).digest("hex").slice(0, 16);
}
