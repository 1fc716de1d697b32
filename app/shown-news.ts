import { firstDayOf } from "../content/facts/index.ts";
import type { FactLookup } from "../content/facts/snapshot.ts";
import { news, type NewsItem } from "../content/news.ts";
import { type LookUp, plainWords } from "./words.tsx";

/** A news item as readers see it. */
export type ShownNews = Omit<NewsItem, "date" | "summary"> & {
  /** ISO day of publication. */
  readonly date: string;
  readonly summary: string;
};

/** The news with the values of these records, newest first. An item on a day that nobody knows any more is left out. */
export function shownNews(lookUp: LookUp): readonly ShownNews[] {
  return news
    .flatMap((item): readonly ShownNews[] => {
      const date = dayOf(item, lookUp.facts);
      return date === undefined
        ? []
        : [{ ...item, date, summary: plainWords(item.summary, lookUp) }];
    })
    .sort((one, other) => other.date.localeCompare(one.date));
}

/** The day of the newest item (ISO). */
export function newestNews(facts: FactLookup): string | undefined {
  return news
    .flatMap((item) => dayOf(item, facts) ?? [])
    .sort()
    .at(-1);
}

function dayOf({ date }: NewsItem, facts: FactLookup): string | undefined {
  return typeof date === "string" ? date : firstDayOf(facts.fact(date.id));
}
