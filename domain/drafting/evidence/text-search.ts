import MiniSearch, { type SearchResult } from "minisearch";

/** What is searched of a record or page: its name, words that readers use for it, and its own text. */
export type IndexEntry = {
  readonly id: string;
  readonly label: string;
  readonly words: string;
  readonly body: string;
};

/** What one word of a request found, best first. */
type TermHits = { readonly term: string; readonly hits: readonly SearchResult[] };

export function createTextIndex(entries: readonly IndexEntry[]): MiniSearch<IndexEntry> {
  const index = new MiniSearch<IndexEntry>({
    fields: ["label", "words", "body"],
    tokenize: splitTerms,
    processTerm: plainTerm,
    searchOptions: {
      boost: { label: 3, words: 2 },
      prefix: (term) => term.length >= 4,
      // One letter may be wrong in a long word, but `session1` is not `session2`.
      fuzzy: (term) => (term.length >= 6 && !/\d/.test(term) ? 1 : false),
      weights: { fuzzy: 0.3, prefix: 0.5 },
    },
  });
  index.addAll(entries);
  return index;
}

/** An entry counts with this share of the best one's score over all words of the request, */
const overallFloor = 0.3;
/** or with this share of the best score for one telling word: so no subject of several gets lost. */
const singleWordFloor = 0.6;
/** What a weak word weighs beside a telling one. */
const weakWeight = 0.3;

/**
 * Ids of the entries that fit, best first; each word of the request weighs the same. `gain` moves an
 * entry up in that order; 0 leaves it out.
 */
export function rankedIds(
  hitsByTerm: readonly TermHits[],
  gain: (id: string) => number,
): readonly string[] {
  const totals = new Map<string, number>();
  const peaks = new Map<string, number>();
  for (const { term, hits } of hitsByTerm) {
    const weight = isWeak(term) ? weakWeight : 1;
    const fitting = hits.filter((hit) => gain(String(hit.id)) > 0);
    const best = fitting[0]?.score ?? 1;
    for (const hit of fitting) {
      const id = String(hit.id);
      const share = (hit.score / best) * weight;
      totals.set(id, (totals.get(id) ?? 0) + share);
      peaks.set(id, Math.max(peaks.get(id) ?? 0, share));
    }
  }
  const floor = Math.max(...totals.values()) * overallFloor;
  return [...totals]
    .filter(([id, total]) => total >= floor || (peaks.get(id) ?? 0) >= singleWordFloor)
    .sort(([one, oneTotal], [other, otherTotal]) => otherTotal * gain(other) - oneTotal * gain(one))
    .map(([id]) => id);
}

/** Share of a request's telling words that name a record or its topic; null when no word is telling. */
export function knownShare(hitsByTerm: readonly TermHits[]): number | null {
  const telling = hitsByTerm.filter(({ term }) => !isWeak(term));
  if (telling.length === 0) return null;
  return telling.filter(({ hits }) => hits.some(namesSubject)).length / telling.length;
}

/** True where the word is in the entry's label or words, not just somewhere in its text. */
function namesSubject(hit: SearchResult): boolean {
  const fields = Object.values(hit.match).flat();
  return fields.some((field) => field !== "body");
}

/**
 * Words as the search compares them: terms of the exam joined to one word, endings trimmed a little,
 * and words dropped that say how to write instead of what about.
 */

const joinedTerms: readonly (readonly [RegExp, string])[] = [
  [/\bb\.?\s?arch(?:itecture)?\b/g, "barch"],
  [/\bb\.?\s?plan(?:ning)?\b/g, "bplanning"],
  [/\bb\.?\s?tech\b|\bb\.e\.?(?=\W|$)/g, "btech"],
  [/\b(paper|session|class|section|round)[\s-]*(\d+[ab]?)(?:st|nd|rd|th)?\b/g, "$1$2"],
  [/\b(10|12)(?:th|\sclass)\b/g, "class$1"],
  [/\b(?:jan|january) (?:session|attempt)\b/g, "session1"],
  [/\b(?:apr|april) (?:session|attempt)\b/g, "session2"],
  [/\badmit[\s-]?cards?\b|\bhall[\s-]?tickets?\b/g, "admitcard"],
  [/\banswer[\s-]?keys?\b/g, "answerkey"],
  [/\btie[\s-]?break(?:er|ers|ing|s)?\b/g, "tiebreak"],
  [/\bcut[\s-]offs?\b/g, "cutoff"],
  [/\b(?:seat )?acceptance fees?\b/g, "seatacceptance"],
  [/\bcounsel(?:l)?ing\b/g, "counselling"],
];

/** Words about the writing, about its readers, or about the exam in general. */
const silentWords = new Set(
  `a about admin after all also an and any are article as aspirant at audience be because been before best
  better between blog both briefly bring but by calculate calculated can candidate clear clearly compare compared comparison complete comprehensive could cover create
  describe detail detailed do does draft each easy edition english every everything exam examination explain explained
  explaining first focus for from full general get give giving good guide guidance had has have help helpful her
  hai his how however i if in include including india indian information into is it its jee joint entrance just ka kaise ke keep ki ko kya liye
  kind know last latest like link list long main make many me mein mention more most must my need needed new not now nta of
  official on one only or other our out paragraph parent part pass passed people piece please point post process proper provide
  publish read reader real really regarding same section short should show simple site so some student such
  suitable summary table take target tell than that the their them then there these they thing this those title
  to tone topic two under update us use useful using versus very vs want was way we website were what when where which
  while who whom whose why will with word work would write writing year you your`.split(/\s+/),
);

/** Words that occur everywhere: they order what was found, but alone they find nothing. */
const weakWords = new Set(
  `answer change check choice city computer day home hour minute month number open order question rule school
  small start state step subject system test time tip together week`.split(/\s+/),
);

/** True for a word whose match alone proves nothing. */
export function isWeak(term: string): boolean {
  return weakWords.has(term);
}

/** The words of a text, lower case, with the exam's own terms joined (`Paper 2A` is one word). */
export function splitTerms(text: string): string[] {
  const joined = joinedTerms.reduce(
    (words, [pattern, term]) => words.replaceAll(pattern, term),
    text.toLowerCase(),
  );
  return joined.split(/[^a-z0-9]+/).filter((term) => term !== "");
}

/** The plain form of a word; null for one that says nothing about the subject. */
function plainTerm(term: string): string | null {
  const plain = singular(term);
  if (silentWords.has(term) || silentWords.has(plain)) return null;
  return plain.length < 2 || /^\d+$/.test(plain) ? null : plain;
}

/** What a request says about readers, tone and length, up to the end of its sentence. */
const writingNotes =
  /\b(?:(?:target )?audience|readers?|tone|style|length|word count|language|format)\s*(?::|=|is\b|should\b)[^.;\n]*/gi;

/** The words of a request that say what it is about, each once. */
export function subjectTerms(text: string): string[] {
  const plain = splitTerms(text.replace(writingNotes, " ")).map(plainTerm);
  return [...new Set(plain.filter((term) => term !== null))];
}

function singular(term: string): string {
  if (term.length > 4 && term.endsWith("ies")) return `${term.slice(0, -3)}y`;
  if (term.length > 3 && term.endsWith("s") && !/(?:ss|us|is)$/.test(term))
    return term.slice(0, -1);
  return term;
}
