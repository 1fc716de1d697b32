import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { QueryGroup, ReadQuery } from "../language/read-query.ts";

const nowWords: ReadonlySet<string> = new Set(
  "now today current currently presently abhi ab aaj ippol innu next upcoming open opened opening khula khuli chalu ongoing still अभी आज अब ഇപ്പോൾ ഇന്ന്".split(
    " ",
  ),
);

/** Later than every edition of the site. */
export function yearToCome(
  words: readonly string[],
  { editions }: Pick<FactSnapshot, "editions">,
): string | null {
  const newest = Math.max(...editions.listed.map(({ edition }) => Number(edition)));
  return words.find((word) => /^20[2-4]\d$/.test(word) && Number(word) > newest) ?? null;
}

export function namesOnlyYear({ groups }: ReadQuery, year: string): boolean {
  return groups.every(({ kind, terms }) => kind !== "named" || terms[0]?.term === year);
}

/** No page tells of it yet: the rest of the query is looked for. */
export function withoutYear(query: ReadQuery, year: string): ReadQuery {
  return { ...query, groups: query.groups.filter(({ terms }) => terms[0]?.term !== year) };
}

export function asksAboutNow(
  words: readonly string[],
  facts: Pick<FactSnapshot, "editions">,
): boolean {
  return words.some((word) => nowWords.has(word)) || yearToCome(words, facts) !== null;
}

export function asksForDay(words: readonly string[], { groups, days }: ReadQuery): boolean {
  return (
    days.length === 0 &&
    !words.some((word) => /^20[0-4]\d$/.test(word)) &&
    groups.some(({ terms }) => terms[0]?.term === "?when")
  );
}

export function asksWhatToDo(words: readonly string[], groups: readonly QueryGroup[]): boolean {
  const termNames = groups.map(({ terms }) => terms[0]?.term ?? "");
  const isThisWeek = words.includes("this") && termNames.includes("~week");
  return (
    termNames.every((term) => term === "~week" || term === "this" || nowWords.has(term)) &&
    (isThisWeek || words.some((word) => nowWords.has(word)))
  );
}
