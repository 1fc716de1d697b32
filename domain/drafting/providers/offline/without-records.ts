import { product } from "../../../../content/site.ts";
import { subjectTerms } from "../../search-terms.ts";
import type { DraftContent } from "../../writer.ts";
import { closingNote, edition, fitted, longestDescription } from "./wording.ts";
import type { Reading } from "./reading.ts";
import { inTitleCase, statesFigure } from "./subject.ts";

const longestName = 60;

/** What a draft says where the records have nothing: that they have nothing. */
export function composeWithoutRecords({ subject }: Reading): DraftContent {
  const nameable =
    subjectTerms(subject).length > 0 && subject.length <= longestName && !statesFigure(subject);
  const named = nameable ? `“${subject}”` : "this subject";
  const body = [
    `This site has no source for ${named}: none of its checked records is about it. So this draft states nothing about it.`,
    `The records end with ${product} ${edition}. They cover eligibility, registration, fees, documents, the papers and their marking, the syllabus, dates, the admit card, results, cutoffs and counselling.`,
    "## What you can do",
    "- Ask again with one of these subjects, and name the points that the article should explain.\n- Or write this article yourself, with sources that a reader can open.",
    closingNote,
  ];
  return {
    title: nameable
      ? `No checked source: ${inTitleCase(subject)}`
      : "No checked source for this subject",
    tags: [`${product} ${edition}`],
    hero_summary: `This site has no checked source for ${named}, and it does not fill the gap with guesses.`,
    hero_image_url: null,
    hero_image_alt: null,
    meta_description: fitted(
      `This site has no checked source for ${named}. See what its records on ${product} ${edition} do cover.`,
      longestDescription,
    ),
    body_markdown: body.join("\n\n"),
    internal_links: [],
    source_references: [],
  };
}
