import { firstDayOf, firstEdition, type Fact, type FactId } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { news, type NewsItem } from "../../content/news.ts";
import { type NewsCategory, newsCategories } from "../../content/news-categories.ts";
import {
  factsIn,
  factToken,
  filledText,
  recordNamesIn,
  unknownTokens,
  factsOf,
} from "../posts/text/fact-tokens.ts";
import { z } from "zod";
import type { NamedRow } from "../../database/named-rows.ts";
import { updateLimits } from "./update-terms.ts";
import { longIndianDate, dayMs } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { oneLine } from "../shared/written-text.ts";

export type UpdateContent = {
  readonly headline: string;
  readonly summary: string;
  readonly category: NewsCategory;
  readonly day: string;
  readonly link: string | null;
  readonly isBreaking: boolean;
  /** The last day (ISO) on which readers have it; null for no end: a draft, or what the site ships. */
  readonly endsOn: string | null;
};

/** An item with the id of a shipped one takes its place. */
export type StoredUpdate = UpdateContent &
  Omit<NamedRow<"updates">, keyof UpdateContent | "authors" | "replaces" | "breakingUntil"> & {
    readonly authors: readonly string[];
  };

export type SiteUpdate = Omit<UpdateContent, "day"> & {
  readonly id: string;
  /** ISO day, or the record of what it reports, on whose first day it appeared. */
  readonly day: string | { readonly record: FactId };
  readonly edition: string;
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

/** Published rows that have not ended, then what the site ships where no row has taken its place. */
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

type Reporting = Pick<SiteUpdate, "summary" | "day" | "edition">;

export function recordNames({ summary, day, edition }: Reporting): readonly string[] {
  const ofDay = typeof day === "string" ? [] : [`${edition}/${day.record}`];
  return [...ofDay, ...recordNamesIn(summary, edition)];
}

export type DeskUpdate = Omit<StoredUpdate, "createdBy" | "createdAt" | "updatedAt"> & {
  readonly updatedAt: string | null;
  readonly shownSummary: string;
};

export function deskUpdate(update: StoredUpdate, facts: FactSnapshot): DeskUpdate {
  const { createdBy, createdAt, updatedAt, ...listed } = update;
  return {
    ...listed,
    updatedAt: update.version === 0 ? null : updatedAt,
    shownSummary: summaryOf(update, facts),
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
    authors: [],
    createdBy: "",
    createdAt: never,
    updatedAt: never,
    endedAt: null,
    publishedAt: `${day}T00:00:00.000Z`,
  };
}

const firstDay = "2020-01-01";

const maxLife = 366 * dayMs;

export type TypedUpdate = Omit<UpdateContent, "category"> & { readonly category: string };

/** The stored form of typed words; `unacceptable` with the first thing that cannot be stored. `today` is the Indian day (ISO). */
export function writtenUpdate(
  typed: TypedUpdate,
  { today, facts }: { readonly today: string; readonly facts: FactSnapshot },
): Result<UpdateContent> {
  const headline = oneLine(typed.headline);
  const summary = oneLine(typed.summary);
  const link = typed.link === null ? "" : typed.link.trim();
  const endsOn = (typed.endsOn ?? "") || null;
  const { category, day, isBreaking } = typed;
  if (headline === "") return refuse("An update needs a headline.");
  if (summary === "") return refuse("An update needs a summary.");
  for (const [name, { length }] of [
    ["headline", headline],
    ["summary", summary],
    ["link", link],
  ] as const)
    if (length > updateLimits[name])
      return refuse(
        `The ${name} can have at most ${updateLimits[name]} characters; this one has ${length}.`,
      );
  if (headline.includes("{{")) return refuse("A headline holds no values of records.");
  const [unknown] = unknownTokens(summary, facts);
  if (unknown !== undefined) return refuse(`“${unknown}” names no record of ours.`);
  if (!isCategory(category)) return refuse("Please choose a category.");
  if (!isDay(day)) return refuse("Please choose the day of the update.");
  if (day > today) return refuse("The day of an update cannot lie in the future.");
  if (day < firstDay)
    return refuse(`The day of an update is ${longIndianDate(firstDay)} or later.`);
  if (endsOn !== null && (!isDay(endsOn) || endsOn < day))
    return refuse("An update ends on its day or later.");
  if (endsOn !== null && Date.parse(endsOn) - Date.parse(today) > maxLife)
    return refuse("An update ends within a year: bring it back then if it still holds.");
  if (link !== "" && !isLink(link))
    return refuse(
      "A link is a web address that begins with https://, or a path of this site that begins with /.",
    );
  const stored = { headline, summary, category, day, isBreaking, endsOn };
  return succeed({ ...stored, link: link || null });
}

export function isOwnPath(link: string): boolean {
  return link.startsWith("/");
}

function isCategory(text: string): text is NewsCategory {
  return Object.hasOwn(newsCategories, text);
}

function isDay(text: string): boolean {
  return z.iso.date().safeParse(text).success;
}

/** `//host` would lead to another site, and so would a backslash. */
function isLink(text: string): boolean {
  if (/[\s\\]|\p{Cc}/u.test(text)) return false;
  if (text.startsWith("/")) return !text.startsWith("//");
  const address = URL.parse(text);
  return (
    address !== null &&
    /^https?:$/.test(address.protocol) &&
    address.username + address.password === ""
  );
}

function refuse(message: string) {
  return fail("unacceptable", message);
}
