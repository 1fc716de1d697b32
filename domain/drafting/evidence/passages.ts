import { caveats, type Edition, type Fact, factText } from "../../../content/facts/index.ts";
import { builtInFacts, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import { faqCategories } from "../../../content/faq-content.ts";
import type { LibraryPassage } from "../../../content/library/index.ts";
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
import type { Passage } from "../writer.ts";
import { inItsYear } from "./in-its-year.ts";
import { fitsScope, isOnOtherCategories, type RequestScope } from "./request-scope.ts";

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

const passages = new Map<Edition, readonly Passage[]>();

/**
 * Everything that the pages, questions and updates of the site say, in pieces that can stand alone. Values that
 * their prose states as the site ships them are tokens here; whoever reads them has these records.
 */
export function sitePassages(
  updates: readonly SiteUpdate[] = shippedUpdates,
  facts: FactSnapshot = builtInFacts,
): readonly Passage[] {
  const { edition } = facts;
  const known = passages.get(edition) ?? readPassages(edition);
  passages.set(edition, known);
  return [
    ...known.map((passage) => passageInItsYear(passage, facts)),
    ...updates.map((update) => updatePassage(update, facts)),
  ];
}

function passageInItsYear(passage: Passage, facts: FactSnapshot): Passage {
  const text = inItsYear(passage.text, facts, passage.title);
  return text === passage.text ? passage : { ...passage, text };
}

function readPassages(edition: Edition): readonly Passage[] {
  const pages = informationPages(edition).filter(({ path }) => !aboutTheSite.has(path));
  return [
    ...pages.flatMap(pagePassages),
    ...faqCategories(edition).flatMap(({ questions }) =>
      questions.map((question) => questionPassage("/faq", question)),
    ),
  ];
}

/** A passage of the library as evidence. */
export function libraryEvidence({ page, title, body, subjects }: LibraryPassage): Passage {
  return { kind: "library", path: page, title, text: body, subject: subjects[0] };
}

/** The passage without rows of tables and paragraphs of prose that are only for others than these groups. */
export function narrowed(passage: Passage, scope: RequestScope, facts: FactSnapshot): Passage {
  if (scope.groups.size === 0) return passage;
  const lines = passage.text.split("\n").filter((line) => {
    const records = line.startsWith("|") ? factsIn(line, facts) : [];
    const isProse = !/^\s*(?:[-*>|#{]|\d+\.)/.test(line);
    if (isProse && isOnOtherCategories(line, scope)) return false;
    return records.length === 0 || records.some((record) => fitsScope(record, scope));
  });
  const text = lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  // A head without rows is no table: then it stays whole.
  return text === passage.text || /\|\s*---[^\n]*\n(?!\|)/.test(`${text}\n`)
    ? passage
    : { ...passage, text };
}

/** The parts of a page that are not divided any further: what stands in tabs is among them. */
function partsOf(page: InformationPage): readonly Section[] {
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

function questionPassage(path: string, { question, answer, caveats: ids }: Question): Passage {
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
): Passage {
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
