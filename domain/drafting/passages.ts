import { faqCategories } from "../../content/faq.ts";
import { facts, factText, type Fact } from "../../content/facts/index.ts";
import { news } from "../../content/news.ts";
import { informationPages } from "../../content/pages/index.ts";
import type { InformationPage, Question, Section } from "../../content/pages/section.ts";
import { caveats } from "../../content/facts/index.ts";
import { factsIn } from "../posts/fact-tokens.ts";
import { noteMarkdown, notesMarkdown, sectionMarkdown } from "./section-as-markdown.ts";
import { withTokens } from "./value-tokens.ts";
import { asMarkdown } from "./words-as-markdown.ts";
import type { Passage } from "./writer.ts";

/** What the drafting room reads of a published post. */
export type PublishedPost = {
  /** Where readers find it. */
  readonly path: string;
  readonly title: string;
  readonly hero_summary: string;
  readonly body_markdown: string;
};

/** Pages about the site itself, which no article on the exam quotes. */
const aboutTheSite: ReadonlySet<string> = new Set([
  "/about",
  "/contact",
  "/disclaimer",
  "/privacy-policy",
  "/terms",
]);

/** Everything that the site says in its own words, in pieces that can stand alone. */
export function sitePassages(): readonly Passage[] {
  const pages = informationPages.filter(({ path }) => !aboutTheSite.has(path));
  return [
    ...pages.flatMap(pagePassages),
    ...faqCategories.flatMap(({ questions }) =>
      questions.map((question) => questionPassage("/faq", question)),
    ),
    ...news.map(({ headline, summary }) => updatePassage(headline, summary)),
  ];
}

/** The beginning of a published post: enough to know what it says, and to link to it. */
export function postPassage({ path, title, hero_summary, body_markdown }: PublishedPost): Passage {
  return { kind: "post", path, title, text: `${hero_summary}\n\n${body_markdown}` };
}

/** The parts of a page that are not divided any further: what stands in tabs is among them. */
export function partsOf(page: InformationPage): readonly Section[] {
  return page.sections.flatMap((section): readonly Section[] =>
    section.kind === "tabs" ? section.tabs.flatMap((tab) => tab.sections) : [section],
  );
}

function pagePassages(page: InformationPage): readonly Passage[] {
  const { path } = page;
  const lead: Passage = {
    kind: "page",
    path,
    title: asMarkdown(page.heading),
    text: asMarkdown(page.lead),
  };
  const parts = partsOf(page).flatMap((section): readonly Passage[] => {
    if (section.kind === "questions")
      return section.questions.map((question) => questionPassage(path, question));
    const body = sectionMarkdown(section);
    if (body === "") return [];
    const text = [body, ...notesMarkdown(section)].join("\n\n");
    return [{ kind: "page", path, title: asMarkdown(section.title), text }];
  });
  return [lead, ...parts];
}

function questionPassage(path: string, { question, answer, caveats: ids }: Question): Passage {
  const text = asMarkdown(answer);
  const notes = (ids ?? []).map((id) => noteMarkdown(caveats[id]));
  return {
    kind: "question",
    path,
    title: withTokens(asMarkdown(question), [...factsIn(text), ...firstOfValue]),
    text: [text, ...notes].join("\n\n"),
  };
}

function updatePassage(
  headline: Parameters<typeof asMarkdown>[0],
  summary: Parameters<typeof asMarkdown>[0],
): Passage {
  return {
    kind: "update",
    path: "/latest-updates",
    title: withTokens(asMarkdown(headline), unmistakable),
    text: withTokens(asMarkdown(summary), unmistakable),
  };
}

/** For a value in a question that its answer does not name: the first record, in reading order, that has it. */
const firstOfValue: readonly Fact[] = [
  ...new Map(facts.toReversed().map((record) => [factText(record), record])).values(),
];

/** Records whose value is written like no other's: in a news item it can mean nothing else. */
const unmistakable: readonly Fact[] = facts.filter((record) => {
  const isDay = record.value.kind === "date" || record.value.kind === "date-range";
  const isExact = record.value.kind === "percentile" && record.value.decimals > 2;
  const value = factText(record);
  return (isDay || isExact) && facts.filter((other) => factText(other) === value).length === 1;
});
