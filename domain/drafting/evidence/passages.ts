import { caveats, type Edition, type Fact, factText } from "../../../content/facts/index.ts";
import { builtInFacts, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import { faqCategories } from "../../../content/faq-content.ts";
import { informationPages } from "../../../content/pages/index.ts";
import type { InformationPage, Question, Section } from "../../../content/pages/section.ts";
import { factsIn } from "../../posts/text/fact-tokens.ts";
import { shippedUpdates, type SiteUpdate } from "../../updates/update.ts";
import {
  asMarkdown,
  noteMarkdown,
  notesMarkdown,
  sectionMarkdown,
  withTokens,
} from "./content-as-markdown.ts";
import { inItsYear } from "./in-its-year.ts";

/** What the site says in one place, apart from the library. */
export type SitePassage = {
  readonly kind: "page" | "question" | "update";
  /** Where readers find it. */
  readonly path: string;
  /** The question, the headline, or the heading above the text. */
  readonly title: string;
  /** Markdown with fact tokens. */
  readonly text: string;
};

/** Pages about the site itself, which no article on the exam quotes. */
const aboutTheSite: ReadonlySet<string> = new Set([
  "/about",
  "/contact",
  "/disclaimer",
  "/privacy-policy",
  "/terms",
]);

/** An answer on this site, which is none on the exam. */
const onThisSite = /^this site\b/i;

const passages = new Map<Edition, readonly SitePassage[]>();

/**
 * Everything that the pages, questions and updates of the site say, in pieces that can stand alone. Values that
 * their prose states as the site ships them are tokens here; whoever reads them has these records.
 */
export function sitePassages(
  updates: readonly SiteUpdate[] = shippedUpdates,
  facts: FactSnapshot = builtInFacts,
): readonly SitePassage[] {
  const { edition } = facts;
  const known = passages.get(edition) ?? readPassages(edition);
  passages.set(edition, known);
  return [
    ...known.map((passage) => passageInItsYear(passage, facts)),
    ...updates.map((update) => updatePassage(update, facts)),
  ];
}

function passageInItsYear(passage: SitePassage, facts: FactSnapshot): SitePassage {
  const text = inItsYear(passage.text, facts, passage.title);
  return text === passage.text ? passage : { ...passage, text };
}

function readPassages(edition: Edition): readonly SitePassage[] {
  const pages = informationPages(edition).filter(({ path }) => !aboutTheSite.has(path));
  return [
    ...pages.flatMap(pagePassages),
    ...faqCategories(edition).flatMap(({ questions }) =>
      questions.map((question) => questionPassage("/faq", question)),
    ),
  ];
}

/** The parts of a page that are not divided any further: what stands in tabs is among them. */
function partsOf(page: InformationPage): readonly Section[] {
  return page.sections.flatMap((section): readonly Section[] =>
    section.kind === "tabs" ? section.tabs.flatMap((tab) => tab.sections) : [section],
  );
}

function pagePassages(page: InformationPage): readonly SitePassage[] {
  const { path } = page;
  const lead: SitePassage = {
    kind: "page",
    path,
    title: asMarkdown(page.heading),
    text: asMarkdown(page.lead),
  };
  const parts = partsOf(page).flatMap((section): readonly SitePassage[] => {
    if (section.kind === "questions")
      return section.questions
        .map((question) => questionPassage(path, question))
        .filter(({ text }) => !onThisSite.test(text));
    const body = sectionMarkdown(section);
    if (body === "") return [];
    const text = [body, ...notesMarkdown(section)].join("\n\n");
    return [{ kind: "page", path, title: asMarkdown(section.title), text }];
  });
  return [lead, ...parts];
}

function questionPassage(path: string, { question, answer, caveats: ids }: Question): SitePassage {
  const text = asMarkdown(answer);
  const notes = (ids ?? []).map((id) => noteMarkdown(caveats[id]));
  return {
    kind: "question",
    path,
    title: withTokens(asMarkdown(question), [...factsIn(text, builtInFacts), ...firstOfValue()]),
    text: [text, ...notes].join("\n\n"),
  };
}

function updatePassage(
  { headline, summary, edition }: SiteUpdate,
  facts: Pick<FactSnapshot, "edition">,
): SitePassage {
  const pinned = (text: string) => (edition === facts.edition ? text : pinnedTokens(text, edition));
  return {
    kind: "update",
    path: "/latest-updates",
    title: pinned(withTokens(headline, unmistakable())),
    text: pinned(withTokens(summary, unmistakable())),
  };
}

/** The text with tokens that name the edition: an article of another one would look them up in its own. */
function pinnedTokens(text: string, edition: string): string {
  return text.replaceAll(/\{\{fact:(?!20\d\d\/)/g, `{{fact:${edition}/`);
}

/** For a value in a question that its answer does not name: the first record, in reading order, that has it. */
function firstOfValue(): readonly Fact[] {
  return [
    ...new Map(builtInFacts.all.toReversed().map((record) => [factText(record), record])).values(),
  ];
}

let unmistakableRecords: readonly Fact[] | undefined;

/** Records whose value is written like no other's: in a news item it can mean nothing else. */
function unmistakable(): readonly Fact[] {
  const { all } = builtInFacts;
  return (unmistakableRecords ??= all.filter((record) => {
    const isDay = record.value.kind === "date" || record.value.kind === "date-range";
    const isExact = record.value.kind === "percentile" && record.value.decimals > 2;
    const value = factText(record);
    return (isDay || isExact) && all.filter((other) => factText(other) === value).length === 1;
  }));
}
