import { caveats, type Fact, facts, factText } from "../../../content/facts/index.ts";
import { faqCategories } from "../../../content/faq.ts";
import { news } from "../../../content/news.ts";
import { informationPages } from "../../../content/pages/index.ts";
import type { InformationPage, Question, Section } from "../../../content/pages/section.ts";
import { factsIn, filledText } from "../../posts/fact-tokens.ts";
import { fitsScope, type RequestScope } from "./request-scope.ts";
import {
  asMarkdown,
  noteMarkdown,
  notesMarkdown,
  sectionMarkdown,
  withTokens,
} from "./content-as-markdown.ts";
import { createTextIndex, rankedIds } from "./text-search.ts";
import type { Passage } from "../writer.ts";

export type PassageFinder = {
  /** The passages that fit, best first, within the bounds below. */
  readonly find: (
    terms: readonly string[],
    scope: RequestScope,
    posts: readonly PublishedPost[],
  ) => readonly Passage[];
  /** The beginnings of these pages: what they say in short. */
  readonly leadsOf: (paths: readonly string[]) => readonly Passage[];
};

export const passageBounds = {
  /** Passages in all, and characters of one and of all together. */
  passages: 16,
  characters: 1_500,
  allCharacters: 12_000,
  /** Published posts that are looked at, the first ones that come. */
  posts: 200,
} as const;

/** Characters of a post that are searched. */
const searchedOfPost = 4_000;

/** Searches the pages, questions and updates of the site, and the published posts it is given. */
export function createPassageFinder(): PassageFinder {
  const passages = sitePassages();
  const searchSite = searchIn(passages);

  return {
    find(terms, scope, posts) {
      const written = posts.slice(0, passageBounds.posts).map(postPassage);
      const found = [...searchSite(terms, scope), ...searchIn(written)(terms, scope)];
      return bounded(found.toSorted((one, other) => one.rank - other.rank).map(({ item }) => item));
    },
    leadsOf(paths) {
      const leads = paths.flatMap(
        (path) => passages.find((passage) => passage.path === path) ?? [],
      );
      return bounded(leads);
    },
  };
}

type Found = { readonly item: Passage; readonly rank: number };

/** A search over these passages; those of one kind of source are ranked among themselves. */
function searchIn(passages: readonly Passage[]) {
  const index = createTextIndex(passages.map(entryOf));
  const at = (id: string) => passages[Number(id)];
  return (terms: readonly string[], scope: RequestScope): readonly Found[] => {
    const hits = terms.map((term) => ({ term, hits: index.search(term) }));
    return rankedIds(hits, (id) => (isInScope(at(id), scope) ? 1 : 0)).flatMap((id, rank) => {
      const item = at(id);
      return item === undefined ? [] : [{ item, rank }];
    });
  };
}

function entryOf({ title, text }: Passage, place: number) {
  return {
    id: String(place),
    label: filledText(title),
    words: "",
    body: filledText(text.slice(0, searchedOfPost)),
  };
}

/** False for a passage all of whose values are for other groups, papers or sessions. */
function isInScope(passage: Passage | undefined, scope: RequestScope): boolean {
  if (passage === undefined) return false;
  const records = factsIn(`${passage.title} ${passage.text}`);
  return records.length === 0 || records.some((record) => fitsScope(record, scope));
}

function bounded(passages: readonly Passage[]): readonly Passage[] {
  const kept: Passage[] = [];
  let left: number = passageBounds.allCharacters;
  for (const passage of passages.slice(0, passageBounds.passages)) {
    const text = beginningOf(passage.text, Math.min(passageBounds.characters, left));
    if (text === "") break;
    kept.push({ ...passage, text });
    left -= text.length;
  }
  return kept;
}

/** Whole lines from the start, at most `longest` characters, so that no token and no row is cut. */
function beginningOf(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const lines = text.slice(0, longest + 1).split("\n");
  return lines.slice(0, -1).join("\n").trim();
}

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
function postPassage({ path, title, hero_summary, body_markdown }: PublishedPost): Passage {
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
