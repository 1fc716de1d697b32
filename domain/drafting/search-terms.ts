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
export function plainTerm(term: string): string | null {
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
