import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import { searchDocument, type SearchDocument } from "./documents/search-document.ts";
import { listCandidates, type AnyOf, type PostCandidate } from "./post-candidates-repository.ts";
import { importanceOf, nameMatch, namedParts } from "../language/name-match.ts";
import { suitsDays } from "../language/named-days.ts";
import { waysToWrite } from "../language/pieces.ts";
import { combinedScore } from "../language/rank-texts.ts";
import type { QueryGroup, ReadQuery } from "../language/read-query.ts";
import { worthOf, type TermIndex } from "../language/term-index.ts";
import { readWords } from "../../database/post-words.ts";
import { wordsOf } from "../../database/search-words.ts";
import { filledText, reportedText, factsOf } from "../posts/text/fact-tokens.ts";
import { postAddress } from "../posts/post-address.ts";
import { indianDate } from "../shared/clock.ts";
import {
  fieldTerms,
  namesInPieces,
  termsOfLines,
  type FieldTerms,
  type Name,
} from "../language/text-terms.ts";

type RankedPost = {
  readonly found: SearchDocument;
  readonly score: number;
  readonly coverage: number;
};

type Searched = Pick<OpenDatabase, "engine" | "queries">;

const maxByTitle = 10;
const maxByText = 20;
const maxWays = 12;
const inText = 0.45;
/** Pages are kept by the institute; a post is one article of some day. */
const priorOfPosts = 0.75;

/** The best first: those with all that is named, the newest of each kind. */
export async function rankPosts(
  database: Searched,
  index: TermIndex,
  query: ReadQuery,
  facts: FactSnapshot,
): Promise<readonly RankedPost[]> {
  const { groups } = query;
  const nameScores = namedParts(index, query);
  const groupsWanted = wantedGroups(groups);
  const allOf = groupsWanted.map(waysOf);
  const byText = await listCandidates(database, { allOf, inTitle: false, limit: maxByText });
  const byTitle =
    byText.length < maxByText
      ? []
      : await listCandidates(database, { allOf, inTitle: true, limit: maxByTitle });
  const fullMatches = new Set(byText.map(({ id }) => id));
  return [...new Map([...byTitle, ...byText].map((post) => [post.id, post])).values()]
    .map((post) => rankedPost(post, fullMatches.has(post.id)))
    .toSorted((one, other) => other.score - one.score);

  function rankedPost(post: PostCandidate, isWhole: boolean): RankedPost {
    const { found, terms, names } = readPost(post, facts);
    const weights = index.weigh(terms);
    let score = 0;
    let coveredWeight = 0;
    let totalWeight = 0;
    for (const group of groups) {
      const importance = importanceOf(index, group);
      totalWeight += importance;
      let best = isWhole && groupsWanted.includes(group) ? inText : 0;
      let worth = importance * best * 0.3;
      for (const { term, weight } of group.terms) {
        const termWeight = weights.get(term);
        if (termWeight === undefined) continue;
        const rarity = index.find(term)?.rarity ?? index.rarest;
        worth += worthOf(termWeight, rarity) * weight * group.weight;
        best = Math.max(best, Math.min(1, weight * 1.3));
      }
      score += worth;
      coveredWeight += best * importance;
    }
    const coverage = totalWeight === 0 ? 0 : coveredWeight / totalWeight;
    const title = nameMatch(names, nameScores);
    const fits = priorOfPosts * suitsDays(found, query.days);
    return { found, coverage, score: combinedScore({ score, coverage, title }) * fits };
  }
}

export async function haveInPosts(database: Searched, stems: readonly string[]): Promise<boolean> {
  const wantedPosts = { allOf: [[stems]], inTitle: false, limit: 1 };
  return (await listCandidates(database, wantedPosts)).length > 0;
}

function wantedGroups(groups: readonly QueryGroup[]): readonly QueryGroup[] {
  const namedGroups = groups.filter(({ kind }) => kind === "named");
  return namedGroups.length > 0 ? namedGroups : groups;
}

function waysOf({ terms }: QueryGroup): AnyOf {
  return terms.flatMap(({ term }) => waysToWrite(term)).slice(0, maxWays);
}

type ReadPost = {
  readonly found: SearchDocument;
  readonly terms: FieldTerms;
  readonly names: readonly Name[];
};

function readPost(post: PostCandidate, current: FactSnapshot): ReadPost {
  const facts = factsOf(post, current);
  const postDocument = searchDocument({
    kind: "post",
    path: postAddress(post),
    title: filledText(post.title, facts),
    within: null,
    names: post.tags.join(", "),
    lines: [readWords(reportedText(post.hero_summary, facts))],
    day: indianDate(post.published_at),
  });
  return {
    found: postDocument,
    terms: fieldTerms({ ...postDocument, body: termsOfLines(postDocument.lines.map(wordsOf)) }),
    names: namesInPieces({ ...postDocument, names: "" }),
  };
}
