import { caveats, firstEdition } from "../../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import { faqCategories } from "../../../content/faq-content.ts";
import { informationPages } from "../../../content/pages/index.ts";
import type { InformationPage, Question } from "../../../content/pages/section.ts";
import { shippedUpdates } from "../../updates/update.ts";
import { asMarkdown, sectionMarkdown } from "./content-as-markdown.ts";
import { inItsYear, pinnedTo } from "./in-its-year.ts";
import { libraryIn } from "./library-in.ts";

/** A text of ours that people have checked. */
export type OwnText = {
  /** What it is called where somebody has to mend it. */
  readonly name: string;
  readonly title: string;
  /** Markdown with tokens. */
  readonly text: string;
};

/** Everything that pages, questions, updates, the library and the notes say, as an edition may say it. */
export function ownTexts(facts: FactSnapshot): readonly OwnText[] {
  if (facts.edition !== firstEdition) return textsOf(facts);
  // The same objects whatever the first edition's records say: what is read of them is kept.
  return (asWritten ??= textsAsRead(facts));
}

let asWritten: readonly OwnText[] | undefined;

const textsOf = derivedFrom(textsAsRead);

/** Pages about the site itself, which say nothing of the exam. */
const aboutTheSite: ReadonlySet<string> = new Set([
  "/about",
  "/contact",
  "/disclaimer",
  "/privacy-policy",
  "/terms",
]);

function textsAsRead(facts: FactSnapshot): readonly OwnText[] {
  const { edition } = facts;
  const written = [
    ...informationPages(edition)
      .filter(({ path }) => !aboutTheSite.has(path))
      .flatMap(pageTexts),
    ...faqCategories(edition).flatMap(({ questions }) => questions.map(questionText("/faq"))),
    ...Object.entries(caveats).map(([id, note]) => ({
      ...{ name: `note ${id}`, title: "", text: asMarkdown(note) },
    })),
  ];
  return [
    ...written.map((own) => ({ ...own, text: inItsYear(own.text, facts, own.title) })),
    ...libraryIn(facts).map(({ title, body, page }) => ownText("library", page, title, body)),
    ...shippedUpdates.map(({ headline, summary, edition: own }) => {
      const asThen = (text: string) => pinnedTo(facts.inEdition(own) ?? facts, text, facts);
      return ownText("update", "/latest-updates", asThen(headline), asThen(summary));
    }),
  ];
}

function ownText(kind: string, path: string, title: string, text: string): OwnText {
  return { name: `${kind} “${title}” (${path})`, title, text };
}

function questionText(path: string) {
  return ({ question, answer }: Question) =>
    ownText("question", path, asMarkdown(question), asMarkdown(answer));
}

/** The parts of a page that can stand alone; what stands in tabs is among them. */
function pageTexts({ path, heading, lead, sections }: InformationPage): readonly OwnText[] {
  const parts = sections.flatMap((section) =>
    section.kind === "tabs" ? section.tabs.flatMap((tab) => tab.sections) : [section],
  );
  return [
    ownText("page", path, asMarkdown(heading), asMarkdown(lead)),
    ...parts.flatMap((section): readonly OwnText[] => {
      if (section.kind === "questions") return section.questions.map(questionText(path));
      const text = sectionMarkdown(section);
      return text === "" ? [] : [ownText("page", path, asMarkdown(section.title), text)];
    }),
  ];
}
