import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import type { DraftContent } from "../writer.ts";
import { introductionOf, type ArticleSection, sectionsOf } from "./article-sections.ts";
import { candidatesIn } from "./candidates.ts";
import type { ChosenOutline, ChosenSection } from "./chosen-outline.ts";
import { sameWords } from "./post-outline.ts";

/** Characters of an opening line that stands under the title; a longer one stands above the first section. */
const longestSummary = 300;

/**
 * The post with its sections as they were chosen: what it has stays as it is written, under its new heading or in its new
 * place; what is new comes from our passages; what is not chosen any more is gone. Nothing else changes.
 */
export function withChosenSections(
  content: DraftContent,
  chosen: ChosenOutline,
  facts: FactSnapshot,
): DraftContent {
  const { body_markdown: body } = content;
  const left = [...sectionsOf(body, facts)];
  const sections = chosen.sections.map((section) => {
    const { heading, names, text } = wantedSection(section, facts);
    const place = left.findIndex(({ name }) => names.some((one) => sameWords(one, name)));
    const [present] = place < 0 ? [] : left.splice(place, 1);
    return markdownOf(present, heading, text);
  });
  const introduction = introductionOf(body);
  const { title = "", opening = "" } = chosen;
  const isNewTitle = title !== "" && title !== filledText(content.title, facts);
  const isNewOpening = opening !== "" && !introduction.includes(opening);
  const isSummary = opening.length <= longestSummary;
  const above = isNewOpening && !isSummary ? opening : introduction;
  return {
    ...content,
    ...(isNewTitle && { title }),
    ...(isNewOpening && isSummary && { hero_summary: opening }),
    body_markdown: [above, ...sections].filter((part) => part !== "").join("\n\n"),
  };
}

/** Its heading as it is to stand there, the headings that it may have now, and its text if it is new. */
function wantedSection(section: ChosenSection, facts: FactSnapshot) {
  const own = "id" in section ? candidatesIn(facts).find(({ id }) => id === section.id) : undefined;
  const written = section.heading ?? "";
  return {
    heading: written === "" ? (own?.heading ?? "") : written,
    names: [written, own?.title ?? ""].filter((name) => name !== ""),
    text: own?.markdown ?? "",
  };
}

function markdownOf(present: ArticleSection | undefined, heading: string, text: string): string {
  const body = present?.text ?? text;
  return body === "" ? `## ${heading}` : `## ${heading}\n\n${body}`;
}
