import { firstEdition } from "../../content/facts/edition.ts";
import { caveats, factFigure, factText } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { faqCategories } from "../../content/faq-content.ts";
import { news } from "../../content/news.ts";
import { officialSites } from "../../content/official-sites.ts";
import { informationPages } from "../../content/pages/index.ts";
import type { Section } from "../../content/pages/section.ts";
import type { Wording, Words } from "../../content/word-tokens.ts";

const { fact } = builtInFacts;

/** Whether values are typed, as a model may type them, or written as tokens. */
export type ValueForm = "typed" | "token";

/** Everything the site tells in its own words, as markdown: pages, questions, news and notes. */
export function siteProse(form: ValueForm): readonly string[] {
  const pages = informationPages(firstEdition).map(({ lead, keyFacts, sections }) =>
    parts([
      told(lead, form),
      table(
        ["What", "Value"],
        keyFacts.map(({ label, value }) => [label, told(value, form)]),
      ),
      ...sections.map((section) => sectionText(section, form)),
    ]),
  );
  const questions = faqCategories(firstEdition).map((category) =>
    parts(
      category.questions.flatMap(({ question, answer, caveats: notes = [] }) => [
        `### ${told(question, "typed")}`,
        told(answer, form),
        ...notes.map((id) => told(caveats[id], "typed")),
      ]),
    ),
  );
  return [
    ...pages,
    ...questions,
    parts(news.flatMap(({ headline, summary }) => [`## ${headline}`, told(summary, "typed")])),
    parts(Object.values(caveats).flatMap((note) => ["## Notes", told(note, "typed")])),
  ];
}

function sectionText(section: Section, form: ValueForm): string {
  const notes =
    "caveats" in section ? (section.caveats ?? []).map((id) => told(caveats[id], "typed")) : [];
  const intro = "intro" in section && section.intro !== undefined ? told(section.intro, form) : "";
  return parts([`## ${section.title}`, intro, ...contentOf(section, form), ...notes]);
}

function contentOf(section: Section, form: ValueForm): readonly string[] {
  switch (section.kind) {
    case "prose":
    case "notice":
      return section.paragraphs.map((words) => told(words, form));
    case "list":
      return [list(section.items, form)];
    case "steps":
      return [
        list(
          section.steps.map(({ text }) => text),
          form,
        ),
      ];
    case "table":
      return [
        section.caption,
        table(
          section.columns.map(({ title }) => title),
          section.rows.map((row) =>
            row.map((cell) => (cell.kind === "words" ? told(cell.words, form) : cell.label)),
          ),
        ),
      ];
    case "dates":
      return [
        section.caption,
        table(
          ["Event", "Dates"],
          section.events.map(({ event, dates }) => [event, told(dates, form)]),
        ),
      ];
    case "accordion":
      return section.items.flatMap(({ title, groups }) => [
        `### ${title}`,
        ...groups.map(({ points }) => list(points, form)),
      ]);
    case "questions":
      return section.questions.flatMap(({ question, answer }) => [
        `### ${told(question, "typed")}`,
        told(answer, form),
      ]);
    case "tabs":
      return section.tabs.flatMap(({ label, sections }) => [
        `## ${label}`,
        ...sections.map((one) => sectionText(one, form)),
      ]);
    case "reminder":
    case "unavailable":
      return [told(section.text, form)];
    case "links":
    case "contact":
    case "map":
      return [];
  }
}

function told(wording: Wording, form: ValueForm): string {
  if (typeof wording === "string") return wording;
  return wording
    .map((part) => {
      switch (part.kind) {
        case "text":
          return part.text;
        case "fact": {
          const asForm = part.form === undefined ? "" : `:${part.form}`;
          if (form === "token") return `{{fact:${part.id}${asForm}}}`;
          const record = fact(part.id);
          return part.form === undefined ? factText(record) : factFigure(record, part.form);
        }
        case "page":
          return part.label;
        case "official":
          return new URL(officialSites[part.site].address).host;
        case "provider":
          return "the institute";
      }
    })
    .join("");
}

function list(items: readonly Words[], form: ValueForm): string {
  return items.map((words) => `- ${told(words, form)}`).join("\n");
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
}

function parts(texts: readonly string[]): string {
  return texts.filter((text) => text !== "").join("\n\n");
}
