import { expect, test } from "vitest";
import { factText } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { faqCategories } from "../../content/faq-content.ts";
import { guidesOf, type Guide } from "../../content/guides/index.ts";
import { libraryPassages } from "../../content/library/index.ts";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import { postCategories } from "../../content/post-categories.ts";

const guides = guidesOf("2026");
const passages = new Map(libraryPassages.map((passage) => [passage.id, passage]));
const questions = new Set(
  faqCategories("2026").flatMap((one) => one.questions.map(({ id }) => id)),
);
const token = /\{\{fact:([a-z0-9_./]+)(?::[a-z]+)?\}\}/g;

/** All that a guide says in its own words. */
function ownWords({
  title,
  summary,
  description,
  opening,
  sections,
  tips,
  variants,
}: Guide): string {
  const own = sections.flatMap(({ heading, parts }) => [
    heading,
    ...parts.flatMap((part) => (part.kind === "text" ? [part.markdown] : [])),
  ]);
  const varied = variants.flatMap((one) => [one.title, one.summary, one.opening]);
  return [title, summary, description, opening, ...own, ...tips, ...varied].join("\n\n");
}

/** The body as readers get it, questions aside. */
function body({ opening, sections }: Guide): string {
  const parts = sections.flatMap((section) => [
    section.heading,
    ...section.parts.map((part) => {
      if (part.kind === "text") return part.markdown;
      return part.kind === "passage" ? (passages.get(part.id)?.body ?? "") : "";
    }),
  ]);
  return [opening, ...parts].join("\n\n").replace(token, (_whole, id: string) => {
    const fact = builtInFacts.find(id);
    return fact === undefined ? "" : factText(fact);
  });
}

function problems(find: (guide: Guide) => readonly string[]): readonly string[] {
  return guides.flatMap((guide) => find(guide).map((problem) => `${guide.id}: ${problem}`));
}

test("every category has at least ten guides", () => {
  const counts = Object.keys(postCategories).map((category) => ({
    category,
    guides: guides.filter((guide) => guide.category === category).length,
  }));
  expect(counts.filter((one) => one.guides < 10)).toEqual([]);
});

test("no title and no example prompt stands in two guides", () => {
  const titles = guides.map(({ title }) => title.toLowerCase());
  const prompts = guides.flatMap((guide) => guide.prompts.map((prompt) => prompt.toLowerCase()));
  for (const all of [titles, prompts])
    expect(all.filter((text, place) => all.indexOf(text) !== place)).toEqual([]);
});

test("a guide has 600 to 1,200 words in five to nine sections, under headings of its own", () => {
  const odd = problems((guide) => {
    const words = body(guide).match(/[\p{L}\p{N}]+(?:['’.,]\p{L}+)*/gu)?.length ?? 0;
    const headings = guide.sections.map(({ heading }) => heading);
    return [
      ...(words < 600 || words > 1_250 ? [`${words} words`] : []),
      ...(headings.length < 5 || headings.length > 9 ? [`${headings.length} sections`] : []),
      ...headings.filter((heading, place) => headings.indexOf(heading) !== place),
      ...(guide.opening === "" ? ["no opening"] : []),
      ...guide.sections
        .filter(({ parts }) => parts.length === 0)
        .map(({ heading }) => `empty: ${heading}`),
    ];
  });
  expect(odd).toEqual([]);
});

test("every passage, question, record and heading that a guide names is there, each passage once", () => {
  const unknown = problems((guide) => {
    const parts = guide.sections.flatMap((section) => section.parts);
    const used = parts.flatMap((part) => (part.kind === "passage" ? [part.id] : []));
    const headings = guide.sections.map(({ heading }) => heading);
    return [
      ...used.filter((id, place) => used.indexOf(id) !== place).map((id) => `twice: ${id}`),
      ...[...used, ...guide.variants.flatMap(({ add }) => add)].filter((id) => !passages.has(id)),
      ...parts.flatMap((part) =>
        part.kind === "question" && !questions.has(part.id) ? [part.id] : [],
      ),
      ...[...ownWords(guide).matchAll(token)]
        .filter(([, id = ""]) => builtInFacts.find(id) === undefined)
        .map(([whole]) => whole),
      ...guide.variants
        .flatMap(({ without }) => without)
        .filter((heading) => !headings.includes(heading)),
      ...guide.variants
        .flatMap(({ add }) => add)
        .filter((id) => used.includes(id))
        .map((id) => `in it already: ${id}`),
    ];
  });
  expect(unknown).toEqual([]);
});

test("every link of a guide leads to a page of this site", () => {
  const pages: readonly string[] = cataloguePaths;
  const away = problems((guide) =>
    [...ownWords(guide).matchAll(/\]\(([^)]*)\)|(https?:\/\/\S+)/g)]
      .map(([, link, bare]) => link ?? bare ?? "")
      .filter((address) => !pages.includes(address)),
  );
  expect(away).toEqual([]);
});

/** Values that belong to a record, whatever stands around them. */
const figuresOfTheExam: readonly RegExp[] = [
  /₹|\bRs\.? ?\d|\d ?rupees\b/i,
  /\d[\d.,]* ?(?:percentile|%)/,
  /\b\d{1,2}(?:st|nd|rd|th)? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b/,
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}\b(?!\d)/,
  /\b\d+ (?:attempts|candidates|sessions|seats|languages)\b/,
];

test("a figure of the exam is never typed in a guide", () => {
  const found = problems((guide) => {
    const typed = `${ownWords(guide)}\n`
      .replace(/^> \*\*Example[^\n]*\n(?:>[^\n]*\n)*/gm, "")
      .replace(/\$[^$\n]*\$/g, "")
      .replace(token, "");
    return figuresOfTheExam.flatMap((figure) => figure.exec(typed)?.[0] ?? []);
  });
  expect(found).toEqual([]);
});

test("a list of tips has ten or more, and none stands twice", () => {
  const odd = problems(({ tips }) => [
    ...(tips.length > 0 && tips.length < 10 ? [`${tips.length} tips`] : []),
    ...tips.filter((tip, place) => tips.indexOf(tip) !== place),
  ]);
  expect(odd).toEqual([]);
});
