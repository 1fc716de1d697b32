import { product } from "../../../../content/site.ts";
import { filledText } from "../../../posts/text/fact-tokens.ts";
import { sourcesOf } from "../../evidence/references.ts";
import type { DraftContent, Evidence, SectionEvidence } from "../../writer.ts";
import { notAnnouncedYet } from "./not-announced.ts";
import { descriptionOf, summaryOf } from "./summary.ts";

type Composed = { readonly content: DraftContent; readonly unwritten: readonly string[] };

const most = { tags: 5, tag: 40, links: 5 } as const;

/**
 * The post that the chosen sections make, in their order: our passages, the records as tables and lists, and headings
 * without text where something is still to be written. Nothing is added but what the parts of a post need.
 */
export function composeArticle(evidence: Evidence, title: string): Composed {
  const { sections, opening, records: facts } = evidence;
  const written = sections.flatMap(({ heading, passage }) =>
    passage === null ? [] : { heading, body: passage.text },
  );
  const remark = notAnnouncedYet(
    written.map(({ body }) => body),
    facts,
  );
  const summary = summaryOf({ opening, remark, title, sections: written }, facts);
  const body = [...summary.above, ...sections.map(sectionMarkdown)].join("\n\n");
  const description = descriptionOf(
    summary.text,
    title,
    sections.map(({ heading }) => heading),
    facts,
  );
  return {
    content: {
      title,
      tags: tagsOf(sections),
      hero_summary: summary.text,
      hero_image_url: null,
      hero_image_alt: null,
      meta_description: description,
      body_markdown: body,
      internal_links: linksOf(evidence),
      source_references: sourcesOf([summary.text, description, body], facts),
    },
    unwritten: sections.flatMap(({ heading, passage }) =>
      passage === null ? filledText(heading, facts) : [],
    ),
  };
}

/** A section as it stands in a post; one that is still to be written is its heading alone. */
export function sectionMarkdown({
  heading,
  passage,
}: Pick<SectionEvidence, "heading" | "passage">): string {
  return passage === null ? `## ${heading}` : `## ${heading}\n\n${passage.text}`;
}

function tagsOf(sections: readonly SectionEvidence[]): string[] {
  const subjects = sections.flatMap(({ passage }) => passage?.subject ?? []);
  const names = subjects.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  return [...new Set([product, ...names])]
    .filter((tag) => tag.length <= most.tag)
    .slice(0, most.tags);
}

/** The pages of the sections first, then posts on the same. */
function linksOf({ pages, passages }: Evidence): string[] {
  const own = passages.map(({ path }) => path);
  return [...new Set([...own, ...pages.map(({ path }) => path)])].slice(0, most.links);
}
