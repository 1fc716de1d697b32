import { homeContents } from "../../../content/home-content.ts";
import { citedFacts } from "../../../content/cited-facts.ts";
import type { Fact } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { faqCategories, faqPage } from "../../../content/faq-content.ts";
import { latestUpdatesPage, latestUpdatesParts } from "../../../content/updates-content.ts";
import { catalogueEntry } from "../../../content/page-catalogue.ts";
import { informationPages } from "../../../content/pages/index.ts";
import type { InformationPage, Question, Section } from "../../../content/pages/section.ts";
import type { Wording } from "../../../content/word-tokens.ts";
import { otherNames } from "../other-names.ts";
import { termsOf } from "../../language/text-terms.ts";
import { answeredIn, searchDocument, type SearchDocument } from "./search-document.ts";
import { plainText, sectionLines } from "./plain-text.ts";

/** Parts that are the same on every page, and no answer. */
const notSearched: ReadonlySet<Section["kind"]> = new Set(["reminder", "map", "links"]);

/** Rules and legal texts are seldom what a student means. */
const asides: ReadonlySet<string> = new Set(["/about", "/disclaimer", "/privacy-policy", "/terms"]);

const daysOnPage: ReadonlySet<string> = new Set(["/important-dates"]);

type Head = Pick<InformationPage, "path" | "heading"> & {
  readonly lead: Wording;
  readonly keyFacts: readonly { readonly label: string; readonly value: Wording }[];
};

type Place = {
  readonly path: string;
  readonly within: string;
  readonly facts: FactSnapshot;
  readonly prior: number;
};

export function* pageDocuments(facts: FactSnapshot): Generator<SearchDocument, void> {
  const { edition } = facts;
  const home = homeContents(edition);
  yield headDocument(
    { path: "/", heading: home.hero.title, lead: home.hero.lead, keyFacts: home.keyFacts },
    facts,
  );
  for (const page of informationPages(edition)) {
    const { path, heading } = page;
    const place = { path, within: heading, facts, prior: asides.has(path) ? 0.7 : 1 };
    yield headDocument(page, facts);
    for (const section of page.sections) yield* partDocuments(section, place);
  }
  const faq = faqPage(edition);
  yield headDocument(faq, facts);
  for (const { name, questions } of faqCategories(edition)) {
    const place = { ...faq, facts, within: `${faq.heading}: ${name}`, prior: 1 };
    for (const question of questions) yield questionDocument(question, place);
  }
  const news = latestUpdatesPage(edition);
  yield headDocument({ ...news, lead: news.description, keyFacts: [] }, facts);
  const place = { path: news.path, within: news.heading, facts, prior: 0.8 };
  for (const question of latestUpdatesParts(edition).updatesQuestions.questions)
    yield questionDocument(question, place);
}

function headDocument({ path, heading, lead, keyFacts }: Head, facts: FactSnapshot) {
  const { navigationLabel, title, description } = catalogueEntry(path, facts.edition);
  return searchDocument({
    kind: "page",
    path,
    title: heading,
    names: [navigationLabel ?? title, otherNames[path] ?? ""].join(", "),
    lines: [
      plainText(lead, facts),
      ...keyFacts.map(({ label, value }) => `${label}: ${plainText(value, facts)}`),
      description,
    ],
    answers: daysOnPage.has(path) ? ["?when"] : [],
    cited: citedFacts([lead, keyFacts], facts),
    prior: path === "/" ? 0.7 : asides.has(path) ? 0.8 : 1,
  });
}

function partDocuments(section: Section, place: Place): readonly SearchDocument[] {
  const { path, within, facts, prior } = place;
  if (notSearched.has(section.kind)) return [];
  if (section.kind === "questions")
    return section.questions.map((question) => questionDocument(question, place));
  if (section.kind === "tabs")
    return section.tabs.flatMap(({ id, label, sections }) => [
      partDocument({ id, title: label }, [], place, []),
      ...sections.flatMap((part) =>
        partDocuments(part, { ...place, within: `${within}: ${label}` }),
      ),
    ]);
  if (section.kind === "accordion")
    return section.items.map(({ id, title, groups }) =>
      partDocument(
        { id, title },
        groups.flatMap((group) => [
          ...(group.title === undefined ? [] : [group.title]),
          ...group.points.map((point) => plainText(point, facts)),
        ]),
        { path, within: `${within}: ${section.title}`, facts, prior },
        citedFacts(groups, facts),
      ),
    );
  return [
    {
      ...partDocument(section, sectionLines(section, facts), place, citedFacts(section, facts)),
      answers: answeredIn(section, facts),
    },
  ];
}

function partDocument(
  { id, title }: { readonly id: string; readonly title: string },
  lines: readonly string[],
  { path, within, prior }: Place,
  cited: readonly Fact[],
): SearchDocument {
  const address = `${path}#${id}`;
  return searchDocument({
    kind: "page",
    path: address,
    title,
    within,
    names: otherNames[address] ?? "",
    lines,
    cited,
    prior,
  });
}

function questionDocument(
  { id, question, answer }: Question,
  { path, within, facts, prior }: Place,
): SearchDocument {
  const address = `${path}#${id}`;
  const title = plainText(question, facts);
  return searchDocument({
    kind: "question",
    path: address,
    title,
    within,
    names: otherNames[address] ?? "",
    lines: [plainText(answer, facts)],
    cited: citedFacts(answer, facts),
    answers: termsOf(title).filter((term) => term === "?when"),
    prior,
  });
}
