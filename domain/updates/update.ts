import { firstDayOf, firstEdition, type Fact, type FactId } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { news, type NewsItem } from "../../content/news.ts";
import { type NewsCategory } from "../../content/news-categories.ts";
import { factsIn, factToken, filledText, recordNamesIn } from "../posts/text/fact-tokens.ts";
import { factsOf } from "../posts/post-edition.ts";
import type { UpdateState } from "./update-terms.ts";

export type UpdateContent = {
  readonly headline: string;
  readonly summary: string;
  readonly category: NewsCategory;
  /** ISO day in India. */
  readonly day: string;
  readonly link: string | null;
  readonly isBreaking: boolean;
  /** The last day (ISO) on which it is marked so; null for no end. */
  readonly breakingUntil: string | null;
  /** The last day (ISO) on which readers have it; null for no end: a draft, or what the site ships. */
  readonly endsOn: string | null;
};

/** An item with the id of a shipped one takes its place. */
export type StoredUpdate = UpdateContent & {
  readonly id: string;
  readonly version: number;
  readonly state: UpdateState;
  readonly edition: string;
  /** The id of the update that ends when this draft is published; null for none. */
  readonly replaces: string | null;
  /** The addresses of those who wrote it since readers had it. */
  readonly authors: readonly string[];
  readonly createdBy: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly publishedAt: string | null;
  readonly endedAt: string | null;
};

export type SiteUpdate = Omit<UpdateContent, "day"> & {
  readonly id: string;
  /** ISO day, or the record of what it reports, on whose first day it appeared. */
  readonly day: string | { readonly record: FactId };
  readonly edition: string;
  /** ISO instants; null for what the site ships. */
  readonly publishedAt: string | null;
  readonly updatedAt: string | null;
};

export const shippedUpdates: readonly SiteUpdate[] = news.map(shippedUpdate);

function shippedUpdate(item: NewsItem): SiteUpdate {
  const { id, headline, category, date, summary } = item;
  return {
    id,
    headline,
    category,
    day: typeof date === "string" ? date : { record: date.id },
    summary: typeof summary === "string" ? summary : summary.map(partWithToken).join(""),
    isBreaking: item.isBreaking === true,
    breakingUntil: null,
    endsOn: null,
    link: item.link ?? null,
    edition: firstEdition,
    publishedAt: null,
    updatedAt: null,
  };
}

function partWithToken(part: Exclude<NewsItem["summary"], string>[number]): string {
  if (part.kind === "fact") return factToken(part.id, part.form);
  return part.kind === "text" ? part.text : "";
}

/**
 * The updates that readers have on a day (ISO, India): of these rows the published ones that have not ended by
 * then, then what the site ships where no row has taken its place.
 */
export function liveUpdates(rows: readonly StoredUpdate[], today: string): readonly SiteUpdate[] {
  if (rows.length === 0) return shippedUpdates;
  const storedIds = new Set(rows.map(({ id }) => id));
  const publishedRows = rows
    .filter(({ state, endsOn }) => state === "published" && (endsOn ?? today) >= today)
    .toSorted((one, other) => (other.publishedAt ?? "").localeCompare(one.publishedAt ?? ""));
  return [...publishedRows, ...shippedUpdates.filter(({ id }) => !storedIds.has(id))];
}

export function summaryOf(update: Pick<SiteUpdate, "summary" | "edition">, facts: FactSnapshot) {
  return filledText(update.summary, factsOf(update, facts));
}

/** Its day (ISO); undefined for one on a day that nobody knows any more. */
export function dayOf(
  { day, edition }: Pick<SiteUpdate, "day" | "edition">,
  facts: FactSnapshot,
): string | undefined {
  return typeof day === "string" ? day : firstDayOf(factsOf({ edition }, facts).fact(day.record));
}

export function recordsIn(update: SiteUpdate, facts: FactSnapshot): readonly Fact[] {
  const records = factsOf(update, facts);
  const namedFacts = factsIn(update.summary, records);
  return typeof update.day === "string"
    ? namedFacts
    : [records.fact(update.day.record), ...namedFacts];
}

export function recordNames({
  summary,
  day,
  edition,
}: Pick<SiteUpdate, "summary" | "day" | "edition">): readonly string[] {
  const ofDay = typeof day === "string" ? [] : [`${edition}/${day.record}`];
  return [...ofDay, ...recordNamesIn(summary, edition)];
}

/** True where readers are told on this day (ISO, India) that it is breaking news. */
export function isMarkedBreaking(
  { isBreaking, breakingUntil }: Pick<UpdateContent, "isBreaking" | "breakingUntil">,
  today: string,
): boolean {
  return isBreaking && (breakingUntil === null || today <= breakingUntil);
}

/** As the desk lists it; version 0 is what the site ships and nobody has changed. */
export type DeskUpdate = Omit<StoredUpdate, "createdBy" | "createdAt" | "updatedAt"> & {
  readonly updatedAt: string | null;
  readonly shownSummary: string;
  readonly isMarked: boolean;
};

export function deskUpdate(
  update: StoredUpdate,
  { facts, today }: { readonly facts: FactSnapshot; readonly today: string },
): DeskUpdate {
  const { createdBy, createdAt, updatedAt, ...listed } = update;
  return {
    ...listed,
    updatedAt: update.version === 0 ? null : updatedAt,
    shownSummary: summaryOf(update, facts),
    isMarked: isMarkedBreaking(update, today),
  };
}

/** A shipped item as a first version that nobody has stored; null for one on a day that nobody knows any more. */
export function shippedAsStored(id: string, facts: FactSnapshot): StoredUpdate | null {
  const shipped = shippedUpdates.find((one) => one.id === id);
  const day = shipped && dayOf(shipped, facts);
  if (shipped === undefined || day === undefined) return null;
  const never = "1970-01-01T00:00:00.000Z";
  return {
    ...shipped,
    day,
    version: 0,
    state: "published",
    replaces: null,
    authors: [],
    createdBy: "",
    createdAt: never,
    updatedAt: never,
    endedAt: null,
    publishedAt: `${day}T00:00:00.000Z`,
  };
}
