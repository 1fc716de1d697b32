import { builtInFacts } from "../../content/facts/snapshot.ts";
import { ownTexts } from "../../domain/drafting/evidence/own-texts.ts";
import { filledText } from "../../domain/posts/text/fact-tokens.ts";

/** Whether values are typed, as a model may type them, or written as tokens. */
export type ValueForm = "typed" | "token";

/** Everything the site tells in its own words, as Markdown: pages, questions, news, notes and the library. */
export function siteProse(form: ValueForm): readonly string[] {
  return ownTexts(builtInFacts).map(({ title, text }) => {
    const body = `## ${title}\n\n${text}`;
    return form === "typed" ? filledText(body, builtInFacts) : body;
  });
}
