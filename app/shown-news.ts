import type { Fact } from "../content/facts/index.ts";
import type { FactSnapshot } from "../content/facts/snapshot.ts";
import type { NewsCategory } from "../content/news-categories.ts";
import { dayOf, recordsIn, summaryOf, type SiteUpdate } from "../domain/updates/update.ts";

export type ShownNews = {
  readonly id: string;
  /** ISO day of publication. */
  readonly date: string;
  readonly headline: string;
  readonly summary: string;
  readonly category: NewsCategory;
  readonly isBreaking: boolean;
  readonly link: string | null;
};

/** The updates with the values of these records, newest first. An item on a day that nobody knows any more is left out. */
export function shownNews(
  updates: readonly SiteUpdate[],
  facts: FactSnapshot,
): readonly ShownNews[] {
  return updates
    .flatMap((update): readonly ShownNews[] => {
      const date = dayOf(update, facts);
      if (date === undefined) return [];
      const { id, headline, category, link, isBreaking } = update;
      const summary = summaryOf(update, facts);
      return [{ id, date, headline, summary, category, isBreaking, link }];
    })
    .sort((left, other) => other.date.localeCompare(left.date));
}

/** The day of the newest item (ISO). */
export function newestNews(
  updates: readonly SiteUpdate[],
  facts: FactSnapshot,
): string | undefined {
  return updates
    .flatMap((update) => dayOf(update, facts) ?? [])
    .sort()
    .at(-1);
}

/** Every fact that these updates name, each once. */
export function factsInNews(updates: readonly SiteUpdate[], facts: FactSnapshot): readonly Fact[] {
  return [...new Set(updates.flatMap((update) => recordsIn(update, facts)))];
}
