import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { figuresIn } from "../figures/read-figures.ts";
import type { Statement } from "../text/statement.ts";
import type { Span } from "./named-scope.ts";
import type { Claim } from "./read-claims.ts";

/** The records by which something is judged. */
export type Meant = {
  readonly facts: FactSnapshot;
  /** A later year that is spoken of and of which there are no records; null where these are the ones. */
  readonly unknown: string | null;
};

const year = /(?<![\d,.₹/-])20[0-4]\d(?!\d|[,./-]\d| seats| candidates| questions)/g;

/**
 * The years of the exam that a statement speaks of: those of its own words, else of its table heads, of what opens its list, of
 * the headings above or of the title. The year of a day, of a month or of somebody's Class 12 is none, nor is
 * one that a token shows.
 */
export function yearsMeant(
  { text, values, own, corner, before, listed, headings }: Statement,
  title: string,
): ReadonlySet<string> {
  // A value that is carried over shows its year in brackets: it says nothing of what follows it.
  const opening = listed ? before.replaceAll(/ \(20\d\d\)/g, "") : "";
  const around = [own, corner, opening, ...headings, title];
  const named = [yearsIn(text, values), ...around.map((words) => yearsIn(words))];
  return named.find(({ size }) => size > 0) ?? new Set();
}

/** The same of a clause of it. */
export function yearsIn(words: string, besides: readonly Span[] = []): ReadonlySet<string> {
  const found = [...words.matchAll(year)];
  if (found.length === 0) return none;
  const masked = [...besides, ...figuresIn(words).filter(({ quantity }) => isDated(quantity.kind))];
  return new Set(
    found
      .filter(({ index }) => !masked.some(({ start, end }) => start <= index && index < end))
      .map(([named]) => named),
  );
}

const none: ReadonlySet<string> = new Set();

function isDated(kind: string): boolean {
  return kind === "days" || kind === "month" || kind === "year";
}

/** The records of the newest of these years: those at hand where it is among them or none is named. */
export function recordsOf(years: ReadonlySet<string>, facts: FactSnapshot): Meant {
  const [newest] = [...years].toSorted().reverse();
  if (newest === undefined || years.has(facts.edition)) return { facts, unknown: null };
  if (newest < facts.edition) return { facts: formerRecords(newest, facts), unknown: null };
  const later = facts.inEdition(newest);
  return later === undefined ? { facts, unknown: newest } : { facts: later, unknown: null };
}

/** The records of a former year: before the first edition, those of the first, for they tell of years before them. */
function formerRecords(named: string, facts: FactSnapshot): FactSnapshot {
  for (let one = Number(named); one < Number(facts.edition); one++) {
    const former = facts.inEdition(String(one));
    if (former !== undefined) return former;
  }
  return facts;
}

/** The records of a former year that a text speaks of, else those at hand: what a later one has says nothing of it. */
export function recordsNotLater(years: ReadonlySet<string>, facts: FactSnapshot): FactSnapshot {
  return recordsOf(new Set([...years].filter((one) => one <= facts.edition)), facts).facts;
}

/** The records by which one of the figures of a statement is judged: of several years it is of the one beside it. */
export function recordsOfClaim(
  { token, scope }: Claim,
  years: ReadonlySet<string>,
  facts: FactSnapshot,
): Meant {
  const carried = token?.record.carried;
  if (carried !== undefined && facts.find(token?.record.id ?? "") === token?.record)
    return { facts: facts.inEdition(carried.from) ?? facts, unknown: null };
  const beside = years.size > 1 ? years.intersection(scope.year?.values ?? none) : years;
  return recordsOf(beside, facts);
}

/** The name of a record in a post that looks its values up in these: with its edition where it is another's. */
export function recordName(
  record: { readonly id: string },
  { find, editions, inEdition }: FactSnapshot,
): string {
  const { id } = record;
  if (find(id) === record) return id;
  const other = editions.listed.find(({ edition }) => inEdition(edition)?.find(id) === record);
  return other === undefined ? id : `${other.edition}/${id}`;
}
