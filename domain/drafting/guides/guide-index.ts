import type { PostCategory } from "../../../content/post-categories.ts";
import { stemOf, wordsOf } from "../../../database/search-words.ts";
import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import { type QueryGroup, readQuery, type ReadQuery } from "../../language/read-query.ts";
import { countUses } from "../../language/spelling.ts";
import { inEnglish } from "../../language/roots.ts";
import type { Term } from "../../language/pieces.ts";
import { termsOf } from "../../language/text-terms.ts";
import { yieldToOthers } from "../../shared/yield-to-others.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import { likenessIndexOf, runsOf } from "../material/likeness.ts";
import { type Material, materialIn } from "../material/material.ts";
import {
  type IndexedText,
  queryReader,
  readLines,
  spellingIn,
  textIndexOf,
} from "../material/text-index.ts";
import {
  type ArticleSection,
  type GuideText,
  guideTextsIn,
  isQuestions,
  sectionOfMaterial,
} from "./guide-texts.ts";

export type GuideMatch = {
  readonly guide: GuideText;
  /** How alike words are written and the likest of the guide's example prompts, 0 to 1. */
  readonly alike: number;
  /** How alike its likest prompt is in words and letters together, 0 to 2: comparable with a section's. */
  readonly nearest: number;
  readonly worth: number;
};
/** A section that stands in a guide, or a passage or question under its own heading. */
export type Answer = {
  readonly section: ArticleSection;
  readonly source: GuideText | Material;
};

type Section = Pick<ArticleSection, "heading" | "markdown">;

/** A text that says something so often, or once in a heading, deals with it. */
const usesOfTreated = 3;

/** Beside what a guide says (of the best one 1): fitted to 321 prompts with the guide that a reader would choose (docs/writer.md). */
const worths = {
  alikeToSeveral: 3.7,
  inWords: 2.4,
  toPrompts: 1.9,
  toSections: 2,
  category: 0.8,
} as const;
/** A passage is written for a post, a question less so. */
const priors = { passage: 1, question: 0.8 } as const;

export type GuideIndex = Awaited<ReturnType<typeof indexOfGuides>>;

/** Finds the guides and the material that answer words; made once for the records of an edition. */
export const guideIndexOf = derivedFrom(indexOfGuides);

async function indexOfGuides(facts: FactSnapshot) {
  const guides = guideTextsIn(facts);
  const material = materialIn(facts);
  const shown = new Map<string, number>();
  const readTexts = async (
    texts: readonly { readonly title: string; readonly body: readonly string[] }[],
  ) => {
    const read: Pick<IndexedText, "title" | "body">[] = [];
    for (const { title, body } of texts) {
      const filledTitle = filledText(title, facts);
      countUses(shown, wordsOf(filledTitle));
      const lines = readLines(filledText(body.join("\n"), facts), shown);
      read.push({ title: filledTitle, body: lines });
      await yieldToOthers();
    }
    return read;
  };
  const guideTexts = await readTexts(
    guides.map(({ title, summary, opening, sections }) => {
      const texts = sections.flatMap(({ heading, markdown }) => [heading, markdown]);
      return { title, body: [summary, opening, ...texts] };
    }),
  );
  const materialTexts = await readTexts(
    material.map(({ title, markdown }) => ({ title, body: [markdown] })),
  );
  // Only now it is known which words are English.
  const inOneLanguage = (text: string) =>
    inEnglish(wordsOf(filledText(text, facts)), (word) => shown.has(word));
  const plainly = (text: string) => inOneLanguage(text).join(" ");
  const names: string[][] = [];
  const meanings: string[][] = [];
  const guideDocuments: IndexedText[] = [];
  for (const [place, read] of guideTexts.entries()) {
    const { prompts = [], tags = [], category = "" } = guides[place] ?? {};
    const typed = [read.title, ...prompts].map(inOneLanguage);
    const ofGuide = typed.map((name) => name.join(" "));
    names.push(ofGuide);
    meanings.push(typed.map((name) => inTerms(readQuery(name))));
    const within = [category.replaceAll("-", " "), ...tags].join(" ");
    guideDocuments.push({ ...read, names: ofGuide.slice(1), within });
    await yieldToOthers();
  }
  const materialDocuments = materialTexts.map((read, place): IndexedText => {
    const { asks = [], subjects = [] } = material[place] ?? {};
    return { ...read, names: asks.map(plainly), within: subjects.join(" ") };
  });
  const answers: readonly Answer[] = [
    ...guides.flatMap((source) =>
      source.sections
        .slice(0, -1)
        .filter((section) => !isQuestions(section))
        .map((section) => ({ section, source })),
    ),
    ...material.map((source) => ({ section: sectionOfMaterial(source), source })),
  ];
  const answerDocuments: IndexedText[] = [];
  for (const { section, source } of answers) {
    answerDocuments.push({
      title: filledText(section.heading, facts),
      names: section.asks.map(plainly),
      within: filledText(source.title, facts),
      body: readLines(filledText(section.markdown, facts), new Map()),
    });
    await yieldToOthers();
  }
  const answerIndex = await textIndexOf(answerDocuments);
  const guideIndex = await textIndexOf(guideDocuments);
  const materialIndex = await textIndexOf(materialDocuments);
  const read = queryReader(await spellingIn([...guideDocuments, ...materialDocuments], shown));
  const stemsOf = (text: string) => inOneLanguage(text).map(stemOf);
  const wording = await likenessIndexOf(names, runsOf);
  const meaning = await likenessIndexOf(meanings, runsOf);
  const inWords = await likenessIndexOf(names, stemsOf);
  const toPrompts = await likenessIndexOf(
    names.map((ofGuide) => [ofGuide.join(" ")]),
    stemsOf,
  );
  const toSections = await likenessIndexOf(
    guides.map(({ sections }) => [
      sections.flatMap(({ heading, asks }) => [heading, ...asks]).join(" "),
    ]),
    stemsOf,
  );

  const stems = new Set([...shown.keys()].map(stemOf));
  const titles = guideTexts.map(({ title }) => asTitle(title));

  const known = new WeakMap<Section, ReadonlyMap<Term, number>>();
  /** How often a section names what, a heading for so many times. */
  const usesIn = (section: Section): ReadonlyMap<Term, number> => {
    const found = known.get(section);
    if (found !== undefined) return found;
    const uses = new Map<Term, number>();
    const count = (text: string, times: number) => {
      for (const term of termsOf(text)) uses.set(term, (uses.get(term) ?? 0) + times);
    };
    count(section.heading, usesOfTreated);
    count(filledText(section.markdown, facts), 1);
    known.set(section, uses);
    return uses;
  };

  const knows = (group: QueryGroup) => guideIndex.knows(group) || materialIndex.knows(group);

  /** The shares of what is named that the sections at least mention, and that they deal with: 0 to 1 each. */
  const spokenOf = ({ groups }: ReadQuery, sections: readonly Section[]) => {
    const counts = sections.map(usesIn);
    let whole = 0;
    let mentioned = 0;
    let treated = 0;
    for (const group of groups.filter(({ kind }) => kind === "named")) {
      const importance = materialIndex.importance(group);
      const most = Math.max(
        ...group.terms.map(({ term }) =>
          counts.reduce((sum, uses) => sum + (uses.get(term) ?? 0), 0),
        ),
      );
      whole += importance;
      mentioned += most > 0 ? importance : 0;
      treated += importance * Math.min(1, most / usesOfTreated);
    }
    return whole === 0
      ? { mentioned: 1, treated: 1 }
      : { mentioned: mentioned / whole, treated: treated / whole };
  };

  return {
    read,
    guideNamed: (title: string) => guides[titles.indexOf(asTitle(title))] ?? null,
    /** Every guide that has anything of the words, the one that fits best first. */
    guides(words: string, category?: PostCategory) {
      const written = wording(plainly(words));
      const meant = meaning(inTerms(readQuery(inOneLanguage(words))));
      const [worded, toAll, toAsks] = [inWords(words), toPrompts(words), toSections(words)];
      const scores = new Map(
        guideIndex.rank(read(words)).map((match) => [match.place, match.score]),
      );
      return guides
        .map((guide, place): GuideMatch => {
          const alike = Math.max(written[place]?.best ?? 0, meant[place]?.best ?? 0);
          const alikeToSeveral = (written[place]?.several ?? 0) + (meant[place]?.several ?? 0);
          const worth =
            (scores.get(place) ?? 0) +
            worths.alikeToSeveral * alikeToSeveral +
            worths.inWords * (worded[place]?.several ?? 0) +
            worths.toPrompts * (toAll[place]?.best ?? 0) +
            worths.toSections * (toAsks[place]?.best ?? 0) +
            (guide.category === category ? worths.category : 0);
          const nearest = (worded[place]?.best ?? 0) + (written[place]?.best ?? 0);
          return { guide, alike, nearest, worth };
        })
        .filter(({ guide, worth }) => worth > (guide.category === category ? worths.category : 0))
        .toSorted((one, other) => other.worth - one.worth);
    },
    material: (query: ReadQuery) =>
      materialIndex
        .rank(query, (place) => priors[material[place]?.kind ?? "question"])
        .flatMap((match) => {
          const found = material[match.place];
          return found === undefined ? [] : { ...match, material: found };
        }),
    answers: (query: ReadQuery, max: number) =>
      answerIndex
        .rank(query)
        .slice(0, max)
        .flatMap(({ place }) => answers[place] ?? []),
    knows,
    spokenOf,
    /** The share of what is named that a heading, or one way of asking for its section, says. */
    namedBy: (query: ReadQuery, { heading, asks }: Pick<ArticleSection, "heading" | "asks">) =>
      Math.max(
        ...[heading, ...asks].map(
          (words) => spokenOf(query, [{ heading: words, markdown: "" }]).mentioned,
        ),
      ),
    /** True for words that readers see here: spelt right, and of the subject. */
    isWord: (word: string) =>
      shown.has(word) || stems.has(stemOf(word)) || /^(?:\d+|vs)$/.test(word),
  };
}

function asTitle(words: string): string {
  return wordsOf(words).join(" ");
}

/** The meaning of a query, in one word for each meaning: by it prompts of different languages are alike. */
function inTerms({ groups }: ReadQuery): string {
  return groups.map(({ terms: [first] }) => first?.term ?? "").join(" ");
}
