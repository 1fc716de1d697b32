import {
  fact,
  type Fact,
  type FactId,
  factNote,
  facts,
  findFact,
  firstDayOf,
  lastDayOf,
} from "../../../../content/facts/index.ts";
import { informationPages } from "../../../../content/pages/index.ts";
import type { CycleEvent, Section } from "../../../../content/pages/section.ts";
import { factsIn, factToken } from "../../../posts/fact-tokens.ts";
import { entriesOf } from "../../../posts/article.ts";
import { type Clock, indianDate, longIndianDate } from "../../../shared/clock.ts";
import {
  asMarkdown,
  noteMarkdown,
  notesMarkdown,
  sectionMarkdown,
  tableMarkdown,
} from "../../evidence/content-as-markdown.ts";
import { partsOf } from "../../evidence/passages.ts";
import { fitsScope, type RequestScope } from "../../evidence/request-scope.ts";

/** One headed part of an article. */
export type ArticleSection = {
  readonly heading: string;
  /** Markdown with tokens. */
  readonly body: string;
  /** Notes that have to stand near its values, as quotes. */
  readonly notes: readonly string[];
};

const parts: ReadonlyMap<string, Section> = new Map(
  informationPages.flatMap((page) =>
    partsOf(page).map((section) => [`${page.path}#${section.id}`, section] as const),
  ),
);

/** True when a part of that name exists. */
export function isPart(name: string): boolean {
  return findFact(name) !== undefined || parts.has(name);
}

/** The part of that name for those whom the request names; null when it has nothing for them. */
export function sectionNamed(name: string, scope: RequestScope): ArticleSection | null {
  const record = findFact(name);
  if (record !== undefined) return recordSection(record);
  const section = parts.get(name);
  if (section === undefined) return null;
  const body = sectionMarkdown(section, (markdown) => concernsScope(markdown, scope));
  const lines = body.split("\n").filter((line) => line.startsWith("|"));
  const tooShort = section.kind === "table" && lines.length < fewestTableLines;
  if (body === "" || tooShort) return null;
  return { heading: asMarkdown(section.title), body, notes: notesMarkdown(section) };
}

/** A record alone: its points or steps as a list, else its sentence. */
function recordSection(record: Fact): ArticleSection {
  const [intro] = record.sentence?.split("{value}") ?? [];
  const lead = intro === undefined ? "" : `${intro.trim()}\n\n`;
  return {
    heading: record.label,
    body: `${entriesOf(record) === null ? "" : lead}${factToken(record.id)}`,
    notes: notesOf([record]),
  };
}

/** Head, line and two rows: less is no table. */
const fewestTableLines = 4;

/** False for a line all of whose values are for others than the request names. */
function concernsScope(markdown: string, scope: RequestScope): boolean {
  const records = factsIn(markdown);
  return records.length === 0 || records.some((record) => fitsScope(record, scope));
}

/** The notes of these records as quotes, each once. */
export function notesOf(records: readonly Fact[]): readonly string[] {
  return [...new Set(records.flatMap((record) => factNote(record) ?? []))].map(noteMarkdown);
}

/** Records by their ids, in the order of the ids. */
export function recordsOf(ids: readonly FactId[]): readonly Fact[] {
  return ids.map(fact);
}

const places = new Map(facts.map((record, place) => [record.id, place]));

/** The records in the order of the registry, in which they read best. */
export function inReadingOrder(records: readonly Fact[]): readonly Fact[] {
  return records.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
}

/** Article parts below each other; each note stands with the first part that needs it. */
export function sectionsMarkdown(sections: readonly ArticleSection[]): readonly string[] {
  const told = new Set<string>();
  return sections.map(({ heading, body, notes }) => {
    const fresh = notes.filter((note) => !told.has(note));
    for (const note of fresh) told.add(note);
    return [`## ${heading}`, body, ...fresh].join("\n\n");
  });
}

type CycleState = "over" | "open" | "coming";

/** What the clock says of something that takes place on the days of these records. */
export function cycleState(ids: readonly FactId[], clock: Clock): CycleState {
  const today = indianDate(clock.now());
  const spans = ids.map(fact).map((record) => ({
    from: firstDayOf(record) ?? "",
    to: lastDayOf(record) ?? "",
  }));
  if (spans.every(({ to }) => to < today)) return "over";
  return spans.some(({ from, to }) => from <= today && today <= to) ? "open" : "coming";
}

/** Whether a topic's season is over, in a sentence with the day on which that was so. */
export function seasonRemark(
  { what, days }: { readonly what: string; readonly days: readonly FactId[] },
  scope: RequestScope,
  clock: Clock,
): string {
  const fitting = days.filter((id) => fitsScope(fact(id), scope));
  const ids = fitting.length === 0 ? days : fitting;
  const day = longIndianDate(clock.now());
  const state = cycleState(ids, clock);
  if (state === "over") {
    return `As of ${day}, ${what} is over. Use what follows to know what to expect, and wait for the official notice of the next edition.`;
  }
  const own = ids.filter((id) => cycleState([id], clock) === state).map((id) => factToken(id));
  const [next = ""] = own;
  return state === "open"
    ? `As of ${day}, ${what} is under way: ${next}.`
    : `As of ${day}, the next days for ${what} are these: ${next}.`;
}

const datesSection = informationPages
  .flatMap(partsOf)
  .find((section) => section.kind === "dates" && section.tableOnly === undefined);

/** The events of the cycle in their order, for the session that a request names. */
export function cycleEvents(scope: RequestScope): readonly CycleEvent[] {
  if (datesSection?.kind !== "dates") return [];
  return datesSection.events.filter(({ by }) => by.some((id) => fitsScope(fact(id), scope)));
}

/** The events as a table that says what is over on the clock's day. */
export function datesTable(scope: RequestScope, clock: Clock): ArticleSection {
  const rows = cycleEvents(scope).map(({ event, dates, by }) => [
    asMarkdown(event),
    asMarkdown(dates),
    stateText(event, cycleState(by, clock)),
  ]);
  return {
    heading: "All days in their order",
    body: tableMarkdown(["Event", "Days", `On ${longIndianDate(clock.now())}`], rows),
    notes: datesSection === undefined ? [] : notesMarkdown(datesSection),
  };
}

/** What starts on its day goes on after it; the records hold no end. */
function stateText(event: Parameters<typeof asMarkdown>[0], state: CycleState): string {
  const begun = state === "over" && /\bstarts?\b/i.test(asMarkdown(event));
  return begun ? "Has begun" : stateWords[state];
}

const stateWords: Readonly<Record<CycleState, string>> = {
  over: "Over",
  open: "Under way",
  coming: "Still to come",
};
