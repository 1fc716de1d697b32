import { factsIn, filledText } from "../posts/fact-tokens.ts";
import { postPassage, sitePassages, type PublishedPost } from "./passages.ts";
import { fitsScope, type RequestScope } from "./request-scope.ts";
import { createTextIndex, rankedIds } from "./text-index.ts";
import type { Passage } from "./writer.ts";

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
