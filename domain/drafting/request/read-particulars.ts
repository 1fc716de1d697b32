import { wordsOf } from "../../../database/search-words.ts";
import type { RankList, SeatType } from "../../closing-ranks/closing-rank.ts";
import { type Institute, knownInstitutes } from "../../closing-ranks/institutes.ts";
import { plainName } from "../../closing-ranks/plain-name.ts";
import { type State, states } from "../../closing-ranks/states.ts";
import type { ReadQuery } from "../../language/read-query.ts";

export type AskedParticulars = {
  readonly rank: number | undefined;
  readonly percentile: number | undefined;
  readonly institutes: readonly Institute[];
  readonly branch: Branch | undefined;
  readonly list: RankList;
  readonly category: Category;
  readonly seatType: SeatType;
  readonly isGirl: boolean;
  /** Of Class 12: the one that is named, else Kerala. */
  readonly state: State;
};

export type Branch = {
  readonly name: string;
  readonly program: string;
};

export type Category = "OPEN" | "EWS" | "OBC-NCL" | "SC" | "ST";

/** By what the language room reads them as. */
const branchOfTerm: Readonly<Record<string, Branch>> = {
  "~computer science": { name: "CSE", program: "cse" },
  "~electronics and communication": { name: "ECE", program: "ece" },
  "~information technology": { name: "IT", program: "it" },
  "~electrical": { name: "Electrical Engineering", program: "electrical" },
  "~mechanical": { name: "Mechanical Engineering", program: "mechanical engineering" },
  "~civil": { name: "Civil Engineering", program: "civil engineering" },
  "~chemical engineering": { name: "Chemical Engineering", program: "chemical engineering" },
  "~artificial intelligence": { name: "AI and Data Science", program: "artificial" },
};

const categoryOfTerm: Readonly<Record<string, Category>> = {
  "~obc": "OBC-NCL",
  "~ews": "EWS",
  "~sc": "SC",
  "~st": "ST",
};

const asksForSeats =
  /\bcut ?-?offs?\b|\bclos(?:ed?|ing)\b|\branks?\b|\b(?:get|gets|getting|chances?|expect\w*|admission|kittum\w*|kittunna|milega|milegi|mil sakta|best|top|percentile)\b|കിട്ടു|मिल/iu;
/** Wants to know what a rank or percentile brings, and does not only tell of it. */
const asksWhatItBrings =
  /\b(?:colleges?|nits?|iiits?|iits?|gftis?|seats?|branch\w*|admissions?|cut ?-?offs?|clos(?:es?|ing)|ranks?|options?|chances?|possible|mean(?:s|ing)?|what next|what (?:can|will|could) (?:\p{L}+ ){1,3}get|kittum\w*|kittunna|milega|milegi|mil sakta|josaa|csab)\b|കിട്ടു|मिल/iu;
/** Speaks of life, money, papers or a seat that one has at an institute. */
const asksForOther =
  /\b(?:allott?ed|freez\w*|floats?|slides?|branch change|after (?:the )?first year|hostels?|fees?|costs?|scholarships?|placements?|packages?|documents?|reporting|campus|mess|travel|loan|ragging)\b/iu;
/** Wants a rank or percentile that nobody has yet. */
const aims =
  /\b(?:how (?:to|can|do|should)\b(?: \w+){0,3} (?:get|score|reach|cross|improve|increase|prepare|secure|achieve|crack)|kaise (?:laye|lay\p{L}*|score|kare)|prepar\w+|study plan|strategy|tips|time ?table|routine|roadmap|target(?:ing)?|aim(?:ing)? (?:for|at)|improve|increase|from \d+(?:\.\d+)? (?:to|percentile))\b/iu;

/** The particulars that a prompt names; null where it names none, or is about something else of an institute. */
export function readParticulars(words: string, query: ReadQuery): AskedParticulars | null {
  const { rank, percentile } = aims.test(words) ? {} : query.numbers;
  const terms = termsIn(query);
  const institutes = institutesIn(words, query);
  const isOnSeats =
    asksForSeats.test(words) && !(asksForOther.test(words) && !/\bcut ?-?off|\brank/i.test(words));
  const [branch] = terms.flatMap((term) => branchOfTerm[term] ?? []);
  const isOwnCase =
    (rank !== undefined || percentile !== undefined) && asksWhatItBrings.test(words);
  const isOnInstitutes = institutes.length > 0 && isOnSeats && !aims.test(words);
  if (!isOwnCase && !isOnInstitutes) return null;
  const [category = "OPEN"] = terms.flatMap((term) => categoryOfTerm[term] ?? []);
  return {
    rank,
    percentile,
    institutes,
    branch,
    list: listIn(words, institutes),
    category,
    seatType: terms.includes("~pwd") ? `${category} (PwD)` : category,
    isGirl: terms.includes("~female") || /\bdaughters?\b|\bmakal\b|\bbeti\b/i.test(words),
    state: stateIn(words, institutes) ?? "Kerala",
  };
}

/** "Kozhikode" alone is a city; with "NIT" beside it, or by its letters, it is an institute. */
export function institutesIn(words: string, query: ReadQuery): readonly Institute[] {
  const terms = termsIn(query);
  return knownInstitutes.filter(
    ({ short, type }) =>
      terms.includes(`~${plainName(short)}`) && (type === "GFTI" || /nit|iit/i.test(words)),
  );
}

function termsIn({ groups }: ReadQuery): readonly string[] {
  return groups.map(({ terms: [first] }) => first?.term ?? "");
}

function listIn(words: string, institutes: readonly Institute[]): RankList {
  if (/\bb\.? ?arch\b|\barchitecture\b/i.test(words)) return "architecture";
  if (/\bb\.? ?plan(?:ning)?\b/i.test(words)) return "planning";
  return institutes.length > 0 && institutes.every(({ type }) => type === "IIT")
    ? "advanced"
    : "engineering";
}

/** As the place of an institute a state says nothing of the asker, unless it stands beside "from" or "student". */
function stateIn(words: string, institutes: readonly Institute[]): State | undefined {
  const plain = ` ${wordsOf(words).join(" ")} `;
  return states.find((state) => {
    const name = wordsOf(state).join(" ");
    if (!plain.includes(` ${name} `)) return false;
    const isPlace = institutes.some((one) => one.state === state || one.short.includes(state));
    return (
      !isPlace ||
      new RegExp(
        `\\bfrom ${name} |\\b${name} (?:student|candidate|state|home|quota|board|girl|boy)`,
      ).test(plain)
    );
  });
}
