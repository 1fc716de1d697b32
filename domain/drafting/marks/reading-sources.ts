import { createHash } from "node:crypto";
import { factNote, factText } from "../../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import { guidesOf } from "../../../content/guides/index.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import { inItsYear } from "../../posts/text/in-its-year.ts";
import { materialIn } from "../material/material.ts";

export type SourceText = {
  readonly id: string;
  readonly title: string;
  readonly within: string;
  readonly markdown: string;
};

/** The text of guides between their passages and questions. */
const guideWordsIn = derivedFrom((facts: FactSnapshot): readonly SourceText[] =>
  guidesOf(facts.edition).flatMap(({ id, title, opening, sections }) => {
    const told = sections.flatMap(({ heading, parts }) =>
      parts.flatMap((part) => (part.kind === "text" ? { heading, markdown: part.markdown } : [])),
    );
    return [{ heading: title, markdown: opening }, ...told].map(({ heading, markdown }, place) => ({
      id: `guide:${id}:${place}`,
      title: heading,
      within: "",
      markdown: inItsYear(markdown, facts, heading),
    }));
  }),
);

/** Those that stand in an article, each once. */
export function guideWordsOf(article: string, facts: FactSnapshot): readonly SourceText[] {
  const found = guideWordsIn(facts).filter(({ markdown }) => article.includes(markdown));
  return [...new Map(found.map((text) => [text.markdown, text])).values()];
}

type ShownText = Pick<SourceText, "title" | "markdown">;

const sourceTextsIn = derivedFrom((facts: FactSnapshot) => {
  const material = materialIn(facts).filter(({ kind }) => kind !== "facts");
  return new Map<string, ShownText>(
    [...material, ...guideWordsIn(facts)].map((text) => [text.id, text]),
  );
});

/** A passage, a question, or words of a guide as readers see them. */
export function sourceText(id: string, facts: FactSnapshot): ShownText | null {
  const text = sourceTextsIn(facts).get(id);
  if (text === undefined) return null;
  return { title: filledText(text.title, facts), markdown: filledText(text.markdown, facts) };
}

/** A text, or a record with everything that says what its value is of. */
export function sourceInWords(id: string, facts: FactSnapshot): string {
  const record = facts.find(id);
  if (record === undefined) {
    const text = sourceText(id, facts);
    return text === null ? "" : `${text.title}\n${text.markdown}`;
  }
  const { topic, label, edition } = record;
  const words = `${topic}: ${label}: ${factText(record)} (${edition})`;
  return `${words} ${factNote(record, facts) ?? ""}`.trim();
}

/** By which it is seen that a record or text says the same as before; null when there is none of this id. */
export function valueOfSource(id: string, facts: FactSnapshot): string | null {
  const record = facts.find(id);
  if (record !== undefined) return factText(record);
  const text = sourceText(id, facts);
  return text && createHash("sha256").update(text.markdown).digest("hex").slice(0, 16);
}
