import type { CandidateGroup, Fact } from "../../../content/facts/index.ts";
import { splitTerms } from "./text-search.ts";

/** To whom and to which parts of the exam a request limits itself; an empty set is no limit. */
export type RequestScope = {
  readonly groups: ReadonlySet<CandidateGroup>;
  readonly papers: ReadonlySet<string>;
  readonly sessions: ReadonlySet<string>;
};

const groupPatterns: readonly (readonly [RegExp, readonly CandidateGroup[]])[] = [
  [/\bobc\b|backward class/i, ["obc"]],
  [/\bews\b|economically weaker/i, ["ews"]],
  [/\bsc\b|scheduled caste/i, ["sc"]],
  [/\bst\b|scheduled tribe/i, ["st"]],
  [/\bpwb?d\b|\bdisab(?:led|ility|ilities)\b|\budid\b/i, ["pwd"]],
  [/\bthird[- ]gender\b|\btransgender\b/i, ["third-gender"]],
  [/\b(?:girls?|wom[ae]n|females?)\b/i, ["general-female"]],
  [/\b(?:boys?|males?)\b/i, ["general-male"]],
  [
    /\b(?:general|unreserved) (?:category|candidates?|students?)\b/i,
    ["general-male", "general-female"],
  ],
];

const papersOfTerm: Readonly<Record<string, readonly string[]>> = {
  paper1: ["1"],
  btech: ["1"],
  paper2: ["2A", "2B"],
  paper2a: ["2A"],
  barch: ["2A"],
  paper2b: ["2B"],
  bplanning: ["2B"],
};

/** Words that name a group, to be left out where the subject of a request is looked for. */
export const groupWords: ReadonlySet<string> = new Set(
  "obc ncl ews sc st pwd pwbd third gender girl woman women female boy male men category general".split(
    " ",
  ),
);

export function scopeOf(request: string): RequestScope {
  return { groups: namedGroups(request), ...namedParts(request) };
}

/** False for a record that is only about other groups, papers or sessions than the request names. */
export function fitsScope(record: Fact, scope: RequestScope): boolean {
  const own = namedParts(`${record.label} ${record.topic}`);
  return (
    meets(new Set(record.appliesTo), scope.groups) &&
    meets(own.papers, scope.papers) &&
    meets(own.sessions, scope.sessions)
  );
}

/** Who has one of these has none of the others. */
const categories: ReadonlySet<CandidateGroup> = new Set(["obc", "ews", "sc", "st"]);

/** True for text on categories of which the request, that names some group, names none. */
export function isOnOtherCategories(text: string, { groups }: RequestScope): boolean {
  const asked = groups.intersection(categories.union(new Set<CandidateGroup>(["pwd"])));
  const own = namedGroups(text);
  const isOnGeneral = /\bgeneral\b/i.test(text);
  return (
    asked.size > 0 &&
    !isOnGeneral &&
    own.intersection(categories).size > 0 &&
    own.isDisjointFrom(asked)
  );
}

function namedGroups(request: string): ReadonlySet<CandidateGroup> {
  const named = groupPatterns
    .map(([pattern, groups]) => ({ groups, place: request.search(pattern) }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => one.place - other.place);
  return new Set(named.flatMap(({ groups }) => groups));
}

function namedParts(text: string): Pick<RequestScope, "papers" | "sessions"> {
  const terms = splitTerms(text);
  return {
    papers: new Set(terms.flatMap((term) => papersOfTerm[term] ?? [])),
    sessions: new Set(terms.filter((term) => /^session[12]$/.test(term))),
  };
}

function meets<Part>(own: ReadonlySet<Part>, asked: ReadonlySet<Part>): boolean {
  return own.size === 0 || asked.size === 0 || [...own].some((part) => asked.has(part));
}
