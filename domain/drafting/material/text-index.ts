import { wordsOf } from "../../../database/search-words.ts";
import { importanceOf, nameMatch, namedParts, rankTexts } from "../../language/rank-texts.ts";
import { inEnglish } from "../../language/roots.ts";
import type { QueryGroup, ReadQuery } from "../../language/read-query.ts";
import { type Scope, scopeOf, scopeOfQuery, suits } from "../../language/scope.ts";
import { countUses, type Spelling, spellingOf } from "../../language/spelling.ts";
import { termIndexOf } from "../../language/term-index.ts";
import {
  type FieldTerms,
  fieldTerms,
  type Name,
  namesInPieces,
  termsOfLines,
} from "../../language/text-terms.ts";
import type { Term } from "../../language/pieces.ts";
import { yieldToOthers } from "../../shared/yield-to-others.ts";

export type IndexedText = {
  readonly title: string;
  readonly names: readonly string[];
  readonly within: string;
  /** The terms of its lines: see `readLines`. */
  readonly body: readonly Term[];
};

/** The terms of lines; counts their words as readers see them. */
export function readLines(text: string, uses: Map<string, number>): readonly Term[] {
  const lines = text.split("\n").map(wordsOf);
  for (const words of lines) countUses(uses, words);
  return termsOfLines(lines);
}

type Match = {
  readonly place: number;
  /** Of the best one 1, of the others less. */
  readonly score: number;
  /** The share of what was named that it speaks of, 0 to 1; what nothing here knows left out. */
  readonly coverage: number;
  /** How far one of its names and what was asked say the same, 0 to 1. */
  readonly likeness: number;
};

export async function textIndexOf(texts: readonly IndexedText[]) {
  const read: { terms: FieldTerms; names: readonly Name[] }[] = [];
  const scopes: Scope[] = [];
  const shown = new Set<Term>();
  for (const text of texts) {
    const { title, within, body } = text;
    const names = text.names.map((name) => name.replaceAll(",", " ")).join(",");
    const terms = fieldTerms({ title, names, within, body, answers: [] });
    read.push({ terms, names: namesInPieces({ title, names, within: null }) });
    scopes.push(scopeOf(title));
    for (const field of [terms.title, terms.body, terms.within])
      for (const term of field) shown.add(term);
    await yieldToOthers();
  }
  const index = await termIndexOf(read);
  // Words of other languages stand in names alone, and say little there: `likenessIndexOf` compares those.
  const knows = ({ terms }: QueryGroup) => terms.some(({ term }) => shown.has(term));

  return {
    knows,
    /** How much it says of a text that it has what a group names. */
    importance: (group: QueryGroup) => importanceOf(index, group),
    rank(query: ReadQuery, factor: (place: number) => number = () => 1): readonly Match[] {
      const known = { ...query, groups: query.groups.filter(knows) };
      const scope = scopeOfQuery(known);
      const parts = namedParts(index, known);
      const ranked = rankTexts(index, known, {
        most: () => 2,
        factor: (place) => suits(scope, scopes[place] ?? new Map()) * factor(place),
      });
      const best = ranked[0]?.score ?? 1;
      return ranked.map(({ place, score, coverage }) => ({
        place,
        score: score / best,
        coverage,
        likeness: nameMatch(index.namesOf(place), parts),
      }));
    },
  };
}

/** Words of a prompt whose spelling is mended; more take time and say nothing new. */
const maxCorrected = 40;

/** Cuts a prompt into English words that are spelt right, as far as both are known. */
export function wordReader({ has, corrected }: Spelling): (prompt: string) => readonly string[] {
  return (prompt) => {
    let left = maxCorrected;
    return inEnglish(wordsOf(prompt), has).flatMap((word) =>
      has(word) || left-- <= 0 ? word : (corrected(word) ?? word),
    );
  };
}

/** A word in the names of so many texts is one of another language, and not misspelt. */
const minUses = 3;

export async function spellingIn(
  texts: readonly IndexedText[],
  uses: ReadonlyMap<string, number>,
): Promise<Spelling> {
  const usesInNames = new Map<string, number>();
  for (const { names } of texts) {
    countUses(usesInNames, [...new Set(names.flatMap(wordsOf))]);
    await yieldToOthers();
  }
  const foreign = [...usesInNames].flatMap(([word, count]) =>
    count >= minUses && !uses.has(word) ? [[word, 0] as const] : [],
  );
  return spellingOf(new Map([...uses, ...foreign]));
}
