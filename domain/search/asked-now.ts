import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { QueryGroup, ReadQuery } from "../language/read-query.ts";

/** Who says one of these asks about the present day. */
const nowWords: ReadonlySet<string> = new Set(
  "now today current currently presently abhi ab aaj ippol innu next upcoming open opened opening khula khuli chalu ongoing still अभी आज अब ഇപ്പോൾ ഇന്ന്".split(
    " ",
  ),
);

/** The first year that these words (folded) name and that comes after every edition of the site; null for none. */
export function yearToCome(
  words: readonly string[],
  { editions }: Pick<FactSnapshot, "editions">,
): string | null {
  const newest = Math.max(...editions.listed.map(({ edition }) => Number(edition)));
  return words.find((word) => /^20[2-4]\d$/.test(word) && Number(word) > newest) ?? null;
}

/** Whether a query names a year to come and nothing else: what is new of that year answers it. */
export function namesOnlyYear({ groups }: ReadQuery, year: string): boolean {
  return groups.every(({ kind, terms }) => kind !== "named" || terms[0]?.term === year);
}

/** The query without a year to come, of which no page tells yet: what else it names is looked for. */
export function withoutYear(query: ReadQuery, year: string): ReadQuery {
  return { ...query, groups: query.groups.filter(({ terms }) => terms[0]?.term !== year) };
}

/** Whether these words (folded) ask what is now, or what comes. */
export function asksAboutNow(
  words: readonly string[],
  facts: Pick<FactSnapshot, "editions">,
): boolean {
  return words.some((word) => nowWords.has(word)) || yearToCome(words, facts) !== null;
}

/** Whether a query asks for a day, and names neither a year nor the day itself: the next one is meant, in whichever language. */
export function asksForDay(words: readonly string[], { groups, days }: ReadQuery): boolean {
  return (
    days.length === 0 &&
    !words.some((word) => /^20[0-4]\d$/.test(word)) &&
    groups.some(({ terms }) => terms[0]?.term === "?when")
  );
}

/** Whether these words (folded), with what they name, ask what to do now or this week, and about nothing else. */
export function asksWhatToDo(words: readonly string[], groups: readonly QueryGroup[]): boolean {
  const termNames = groups.map(({ terms }) => terms[0]?.term ?? "");
  const isThisWeek = words.includes("this") && termNames.includes("~week");
  return (
    termNames.every((term) => term === "~week" || term === "this" || nowWords.has(term)) &&
    (isThisWeek || words.some((word) => nowWords.has(word)))
  );
}
