/**
 * Words as requests and passages are compared by: terms of the exam joined to one word, endings
 * trimmed, words of one meaning made one, and words dropped that say how to write instead of what about.
 */

const joinedTerms: readonly (readonly [RegExp, string])[] = [
  [/\bb\.?\s?arch(?:itecture)?\b/g, "barch"],
  [/\bb\.?\s?plan(?:ning)?\b/g, "bplanning"],
  [/\bb\.?\s?tech\b|\bb\.e\.?(?=\W|$)/g, "btech"],
  [/\b(paper|session|class|section|round)[\s-]*(\d+[ab]?)(?:st|nd|rd|th)?\b/g, "$1$2"],
  [/\b(10|11|12)(?:th|\sclass)\b(?: (?:class|standard))?/g, "class$1"],
  [/\bplus one\b/g, "class11"],
  [/\bplus two\b/g, "class12"],
  [/\b(?:jan|january) (?:session|attempt)\b/g, "session1"],
  [/\b(?:apr|april) (?:session|attempt)\b/g, "session2"],
  [/\b(?:1st|first) (?:session|attempt)\b/g, "session1"],
  [/\b(?:2nd|second) (?:session|attempt)\b/g, "session2"],
  [/\badmit[\s-]?cards?\b|\bhall[\s-]?tickets?\b/g, "admitcard"],
  [/\banswer[\s-]?keys?\b/g, "answerkey"],
  [/\btie[\s-]?break(?:er|ers|ing|s)?\b/g, "tiebreak"],
  [/\bcut[\s-]?offs?\b/g, "cutoff"],
  [/\bseat acceptance(?: fees?)?\b|\bacceptance fees?\b/g, "seatacceptance"],
  [/\bcounsel(?:l)?ing\b/g, "counselling"],
  [/\blast[\s-]?dates?\b|\bclosing dates?\b|\bdead[\s-]?lines?\b/g, "date"],
  [
    /\bdrop(?:ped|ping)?(?: an?)?[\s-]year\b|\byear[\s-](?:drop|gap)\b|\bgap[\s-]years?\b/g,
    "dropper",
  ],
  [
    /\bprevious[\s-](?:year[\s-])?(?:question[\s-])?papers?\b|\bpast[\s-]papers?\b|\bold[\s-]papers?\b/g,
    "pastpapers",
  ],
  [/\bhow many times\b/g, "attempt"],
  [/\brepeaters?\b/g, "dropper"],
  [/\bjee[\s-]?adv(?:anced)?\b/g, "advanced"],
  [/\btime[\s-]?tables?\b/g, "timetable"],
  [/\bthree[\s-](?=months?\b)/g, "3 "],
  [/\btwo[\s-](?=months?\b)/g, "2 "],
  [/\bsix[\s-](?=months?\b)/g, "6 "],
  [/\b(\d+)[\s-]*(day|week|month)s?\b/g, "$1$2"],
  [/\bwhen (?=(?:is|are|was|were|will|does|do|did|come|can)\b)/g, "date "],
  [/\bhome[\s-]?state\b/g, "homestate"],
  [/\b(\d+) ?(?:%|percent\b|per cent\b)/g, "$1pc"],
  [/\b(?:exams?|test)[\s-]*(?:day|morning)s?\b|\bday of (?:the )?exam\b/g, "examday"],
  [/\b(?:last|final) (week|month)s?\b/g, "last$1"],
  [/\b(?:last )?(?:night|day|evening) before\b/g, "daybefore"],
  [/\bhelp[\s-]?(?:desk|line)\b/g, "helpdesk"],
  [/\bself[\s-]stud(?:y|ies)\b/g, "selfstudy"],
  [/\bcomputer science\b/g, "cse"],
];

/** Words about the writing, about its readers, or about the exam in general. */
const silentWords = new Set(
  `example faq faqs qna in up down off here etc ll ve yet per got since during while again any every a about add admin after all also am an and any are article as ask asking aspirant at audience be because been before being better between blog both briefly bring but by can
  candidate clear clearly come coming complete comprehensive content could cover create current deserving describe detail detailed did do doe does doing don draft each easy edition english
  every everything exact exactly exam examination explain explained explaining few first focu focus for from full general get getting give given giving go good great guide guidance had has
  have having he help helpful her him his how however i if im include including india indian info information into is it its jee joint just keep kind know last latest length let
  like line list long made main make making many matter may me mention more most much must my need needed new next nice no not now nta of off official on one only or other our
  out over paragraph part people per piece please point possible post proper properly provide publish put read reader real really regarding related right say section see send share she
  short should show simple site so some something stay student such suitable summary sure table take taking target tell than that the their them then there these they thing this those
  title to today tone too top topic two under understand up update upto us use used useful using very via want wanted wants was way we website week well were what
  when where whether which while who whom whose why will with without word work would write writing written year yes you your`.split(
    /\s+/,
  ),
);

/** Words that occur everywhere or name whom the text is for: they order what was found, but alone they find nothing. */
const weakWords = new Set(
  `answer best big boy candidat change check child choice city class11 class12 common computer day difference easier english father girl home hour important mean minute month mother
  number open order parent person question quick rule school small son start state step subject system test time tip together way tomorrow child kid kerala btech
  session join differ score scorer instruction format validity valid want online offline series compare comparison versus vs daily working easy study hard tough improve improv fast faster quickly weak better
  obc ncl ews sc st pwd pwbd third gender woman female male men category general session1 session2 paper1 paper2 paper2a paper2b`.split(
    /\s+/,
  ),
);

/** True for a word whose match alone proves little. */
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

/** What a request says about readers, tone and length, up to the end of its sentence. */
const writingNotes =
  /\b(?:(?:target )?audience|readers?|tone|style|length|word count|language|format)\s*(?::|=|is\b|should\b)[^.;\n]*/gi;

/** Numbers of the asker's own case and of the text that is wanted: nothing is found by them. */
const premises =
  /\b\d[\d,.]*\s*(?:words?|years?|hours?|tips?|points?|ways)\b|(?<!\btop )\b\d[\d,.]*(?=\s*(?:marks|rank|percentile|%ile)\b)|(?<=\b(?:rank|marks|percentile|score|scored|got)\s(?:of |is )?)\d[\d,.]*/gi;

/** The words of a text that say what it is about, each once. */
export function subjectTerms(text: string): string[] {
  const plain = splitTerms(text.replace(writingNotes, " ").replace(premises, " ")).map(plainTerm);
  return [...new Set(plain.filter((term) => term !== null))];
}

/** The plain form of a word; null for one that says nothing about the subject. */
function plainTerm(term: string): string | null {
  if (silentWords.has(term)) return null;
  const single = singular(term);
  if (silentWords.has(single)) return null;
  if (/^\d+$/.test(term)) return term.length > 1 && !/^20\d\d$/.test(term) ? term : null;
  if (single.length < 2) return null;
  if (weakWords.has(single)) return single;
  const stem = stemOf(single);
  return oneOfMeaning.get(single) ?? oneOfMeaning.get(stem) ?? stem;
}

function singular(term: string): string {
  if (term.length > 4 && term.endsWith("ies")) return `${term.slice(0, -3)}y`;
  if (term.length > 3 && term.endsWith("s") && !/(?:ss|us|is)$/.test(term))
    return term.slice(0, -1);
  return term;
}

/** Trimmed so that `preparing`, `prepared` and `preparation` meet. */
function stemOf(word: string): string {
  if (word.length < 5 || /\d/.test(word)) return word;
  const cut = word.replace(/(?:ations?|ating|ated|ates?|ings?|edly|ed|ment|e|er|ers|ly)$/, "");
  const stem = cut.length < 3 ? word : cut;
  return stem.replace(/([bdgklmnprt])\1$/, "$1");
}

const meanings: Readonly<Record<string, string>> = {
  fee: "fees cost charge charges price amount payment pay paying paid",
  registr:
    "register registering registered registration apply applying applied application applicant enrol",
  eligib: "eligible eligibility criteria",
  prepar: "prepare preparation preparing prep",
  dropper: "drop droppers dropping",
  hostel: "accommodation hostels lodging",
  stress: "anxiety nervous nervousness fear panic pressure tension worry worried",
  mistak: "mistake error errors wrong",
  mathemat: "mathematics maths math mathematical",
  date: "dates deadline schedule calendar",
  colleg: "college institute institution university",
  attempt: "chance chances tries try",
  motiv: "motivation motivated motivate demotivated inspiration",
  revis: "revision revise revising",
  syllabu: "syllabus chapters chapter portion",
  document: "documents papers-needed proof proofs",
  certificat: "certificate certificates",
  centr: "center centre centers venue",
  percentil: "percentiles %ile ntascore",
  reserv: "reservation quota reserved",
  book: "books reference material",
  health: "healthy diet food eat eating",
  phon: "mobile phone phones smartphone",
  board: "boards cbse",
  languag: "language medium",
  admission: "admissions admitted",
  normalis: "normalization normalisation normalized normalised",
  challeng: "challenge objection object",
  disabl: "disabled disability disabilities udid scribe",
  calculat: "calculate calculated calculation worked computed",
};
const oneOfMeaning: ReadonlyMap<string, string> = new Map(
  Object.entries(meanings).flatMap(([meant, words]) => [
    [meant, meant],
    ...words
      .split(" ")
      .flatMap((word) => [[word, meant] as const, [stemOf(singular(word)), meant] as const]),
  ]),
);

/** Words that requests are read by, though no page may use them: they are spelt right. */
export const requestVocabulary: readonly string[] = [
  ...silentWords,
  ...weakWords,
  ...Object.values(meanings),
];
