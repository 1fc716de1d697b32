import { builtInFacts } from "../../content/facts/snapshot.ts";
import { guideTextsIn } from "../../domain/drafting/guides/guide-texts.ts";
import { materialIn } from "../../domain/drafting/material/material.ts";
import { filledText } from "../../domain/posts/text/fact-tokens.ts";

/** Whether values are typed, as a model may type them, or written as tokens. */
export type ValueForm = "typed" | "token";

/** All of our own text that posts are made of, as Markdown: passages, questions, tables of records and the guides. */
export function siteProse(form: ValueForm): readonly string[] {
  const sections = guideTextsIn(builtInFacts).flatMap((guide) => guide.sections);
  return [
    ...materialIn(builtInFacts).map(({ title, markdown }) => `## ${title}\n\n${markdown}`),
    ...sections.map(({ heading, markdown }) => `## ${heading}\n\n${markdown}`),
  ].map((body) => (form === "typed" ? filledText(body, builtInFacts) : body));
}
