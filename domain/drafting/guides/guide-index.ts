import type { PostCategory } from "../../../content/post-categories.ts";
import { stemOf, wordsOf } from "../../../database/search-words.ts";
import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import { type QueryGroup, readQuery, type ReadQuery } from "../../language/read-query.ts";
import { inEnglish } from "../../language/roots.ts";
import type { Term } from "../../language/pieces.ts";
import { termsOf } from "../../language/text-terms.ts";
import { yieldToOthers } from "../../shared/yield-to-others.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import { likenessIndexOf } from "../material/likeness.ts";
import { type Material, materialIn } from "../material/material.ts";
import { wordOddsOf } from "../material/word-odds.ts";
import {
  type IndexedText,
  readLines,
  spellingIn,
  textIndexOf,
  wordReader,
} from "../material/text-index.ts";
import { type ArticleSection, type GuideText, guideTextsIn, isQuestions } from "./guide-texts.ts";

export type GuideMatch = {
  readonly guide: GuideText;
  /** How much speaks for it: 3 and more for one on just what was asked. */
  readonly worth: number;
  /** Its worth, with what the category adds. */
  readonly rank: number;
};
type Answer = { readonly section: ArticleSection; readonly guide: GuideText };

type Section = Pick<ArticleSection, "heading" | "markdown">;

/** A text that says something so often, or once in a heading, deals with it. */
const usesOfTreated = 3;

/** Beside what a guide says (of the best one 1): fitted to 180 prompts with the guides that an editor would choose (docs/writer.md). */
const worths = { inLetters: 8, inWords: 0.05, category: 0.8 } as const;
/** A passage is written for a post, a question less so. */
const priors = { passage: 1, question: 0.8 } as const;

export type GuideIndex = ReturnType<typeof indexOver>;

/** Records change the values in our texts and not their subjects: what was read once serves all with the same texts. */
let lastRead: { readonly ids: string; readonly library: ReturnType<typeof readLibrary> } | null =
  null;

/** Finds the guides and the material that answer words. */
export const guideIndexOf = derivedFrom(async (facts: FactSnapshot) => {
  const guides = guideTextsIn(facts);
  const material = materialIn(facts);
  const ids = [...guides, ...material].map(({ id }) => id).join();
  if (lastRead?.ids !== ids) lastRead = { ids, library: readLibrary(guides, material, facts) };
  return indexOver(await lastRead.library, { guides, material, facts });
});

type Texts = { readonly guides: readonly GuideText[]; readonly material: readonly Material[] };

/** Takes seconds, with turns for others. */
async function readLibrary(
  guides: Texts["guides"],
  material: Texts["material"],
  facts: FactSnapshot,
) {
  const shown = new Map<string, number>();
  const known = new Map<string, readonly Term[]>();
  /** The terms of a text as readers see it; a passage stands in several guides, and is read once. */
  const termsIn = async (text: string) => {
    const found = known.get(text) ?? readLines(filledText(text, facts), shown);
    known.set(text, found);
    await yieldToOthers();
    return found;
  };
  const bodies: (readonly Term[])[] = [];
  for (const { title, summary, opening, sections } of guides) {
    const terms = [await termsIn([title, summary, opening].join("\n"))];
    for (const { heading, markdown } of sections)
      terms.push(await termsIn(heading), await termsIn(markdown));
    bodies.push(terms.flat());
  }
  for (const { title, markdown } of material) {
    await termsIn(title);
    await termsIn(markdown);
  }
  // Only now it is known which words are English.
  const inOneLanguage = (text: string) =>
    inEnglish(wordsOf(filledText(text, facts)), (word) => shown.has(word));
  const plainly = (text: string) => inOneLanguage(text).join(" ");
  const names: string[][] = [];
  const namesOfParts: string[][] = [];
  const guideDocuments: IndexedText[] = [];
  for (const [place, guide] of guides.entries()) {
    const title = filledText(guide.title, facts);
    const prompts = guide.prompts.map(plainly);
    names.push([plainly(title), ...prompts]);
    const parts = guide.sections.flatMap(({ heading, asks }) => [heading, ...asks]);
    namesOfParts.push(parts.map(plainly));
    const within = [guide.category.replaceAll("-", " "), ...guide.tags].join(" ");
    guideDocuments.push({ title, names: prompts, within, body: bodies[place] ?? [] });
    await yieldToOthers();
  }
  const materialDocuments: IndexedText[] = [];
  for (const { title, asks, subjects, markdown } of material)
    materialDocuments.push({
      title: filledText(title, facts),
      names: asks.map(plainly),
      within: subjects.join(" "),
      body: await termsIn(markdown),
    });
  const answerDocuments: IndexedText[] = [];
  for (const { section, guide } of answersIn(guides)) {
    answerDocuments.push({
      title: filledText(section.heading, facts),
      names: section.asks.map(plainly),
      within: filledText(guide.title, facts),
      body: await termsIn(section.markdown),
    });
  }
  const stemsOf = (text: string) => text.split(" ").map(stemOf);
  return {
    shown,
    stems: new Set([...shown.keys()].map(stemOf)),
    answerIndex: await textIndexOf(answerDocuments),
    guideIndex: await textIndexOf(guideDocuments),
    materialIndex: await textIndexOf(materialDocuments),
    wordsOfPrompt: wordReader(await spellingIn([...guideDocuments, ...materialDocuments], shown)),
    inLetters: await likenessIndexOf(names),
    inWords: await wordOddsOf(
      names.map((ofGuide, place) => [...ofGuide, ...(namesOfParts[place] ?? [])]),
      stemsOf,
    ),
  };
}

function answersIn(guides: Texts["guides"]): readonly Answer[] {
  return guides.flatMap((guide) =>
    guide.sections
      .slice(0, -1)
      .filter((section) => !isQuestions(section))
      .map((section) => ({ section, guide })),
  );
}

function indexOver(
  library: Awaited<ReturnType<typeof readLibrary>>,
  { guides, material, facts }: Texts & { readonly facts: FactSnapshot },
) {
  const { answerIndex, guideIndex, materialIndex, wordsOfPrompt, shown, stems } = library;
  const answers = answersIn(guides);
  const titles = guides.map(({ title }) => asTitle(filledText(title, facts)));

  const usesBySection = new WeakMap<Section, ReadonlyMap<Term, number>>();
  /** How often a section names what, a heading for so many times. */
  const usesIn = (section: Section): ReadonlyMap<Term, number> => {
    const found = usesBySection.get(section);
    if (found !== undefined) return found;
    const uses = new Map<Term, number>();
    const count = (text: string, times: number) => {
      for (const term of termsOf(text)) uses.set(term, (uses.get(term) ?? 0) + times);
    };
    count(section.heading, usesOfTreated);
    count(filledText(section.markdown, facts), 1);
    usesBySection.set(section, uses);
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
    read: (words: string) => readQuery(wordsOfPrompt(words)),
    guideNamed: (title: string) => guides[titles.indexOf(asTitle(title))] ?? null,
    /** Every guide that has anything of the words, the one that fits best first. */
    guides(prompt: string, category?: PostCategory) {
      const words = wordsOfPrompt(prompt);
      const lettered = library.inLetters(words.join(" "));
      const worded = library.inWords(words.join(" "));
      const scores = new Map(
        guideIndex.rank(readQuery(words)).map((match) => [match.place, match.score]),
      );
      return guides
        .map((guide, place): GuideMatch => {
          const worth =
            (scores.get(place) ?? 0) +
            worths.inLetters * (lettered[place] ?? 0) +
            worths.inWords * (worded[place] ?? 0);
          const rank = worth + (guide.category === category ? worths.category : 0);
          return { guide, worth, rank };
        })
        .filter(({ worth }) => worth > 0)
        .toSorted((one, other) => other.rank - one.rank);
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
