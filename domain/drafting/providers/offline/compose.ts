import { product } from "../../../../content/site.ts";
import { filledText, factsIn } from "../../../posts/text/fact-tokens.ts";
import { sourcesOf } from "../../evidence/evidence-facts.ts";
import type { DraftContent, Evidence, SectionEvidence } from "../../writer.ts";
import { descriptionOf, summaryOf } from "./summary.ts";
import { factText, firstEdition, type Fact } from "../../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";

type Composed = { readonly content: DraftContent; readonly unwritten: readonly string[] };

const most = { tags: 5, tag: 40, links: 5 } as const;

/**
 * The post that the chosen sections make, in their order: our passages, the records as tables and lists, and headings
 * without text where something is still to be written. Nothing is added but what the parts of a post need.
 */
export function composeArticle(evidence: Evidence, title: string): Composed {
  const { sections, opening, records: facts } = evidence;
  const named = sections.map(({ heading, passage }) => ({ heading, body: passage?.text ?? "" }));
  const remark = notAnnouncedYet(
    named.map(({ body: text }) => text),
    facts,
  );
  const summary = summaryOf({ opening, remark, title, sections: named }, facts);
  const body = [...summary.above, ...sections.map(sectionMarkdown)].join("\n\n");
  const description = descriptionOf(summary.text, { title, sections: named }, facts);
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

/**
 * Says in front of an article which of its values are those of an earlier edition, and since when all of them were looked
 * for; empty where all are the edition's own. It names the day, so that it stays true when the values come.
 */
function notAnnouncedYet(texts: readonly string[], facts: FactSnapshot): string {
  const { edition } = facts;
  const isOwn = ({ id }: Fact) => facts.find(id) !== facts.inEdition(firstEdition)?.find(id);
  const shown = factsIn(texts.join("\n"), facts).filter(isOwn);
  const former = shown.flatMap((record) => carriedBy(record, facts) ?? []);
  const [first] = former;
  if (first === undefined) return "";
  const [checkedOn = first.checkedOn] = former.map((one) => one.checkedOn).sort();
  const day = factText({ value: { kind: "date", day: checkedOn } });
  return former.length === shown.length
    ? `This is not yet announced here for ${product} ${edition} (checked on ${day}). So you read how it was in ${first.from}.`
    : `Some of this is not yet announced here for ${product} ${edition} (checked on ${day}). What is of ${first.from} says so.`;
}

/** How the edition has a record that a text shows, itself or by the value of an earlier edition. */
function carriedBy({ id }: Fact, facts: FactSnapshot): Fact["carried"] {
  return facts.find(id)?.carried;
}
