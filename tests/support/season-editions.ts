import { z } from "zod";
import { isKnown, type FactValue, type Standing } from "../../content/facts/index.ts";
import { builtInFacts, type FactSnapshot } from "../../content/facts/snapshot.ts";
import { openDatabase } from "../../database/open-database.ts";
import { insertStatements, saveEdition } from "../../domain/facts/fact-repository.ts";
import type { FactStatement } from "../../domain/facts/fact-statement.ts";
import {
  currentOf,
  nothingStated,
  snapshotsAt,
  type KnownStatements,
} from "../../domain/facts/known-statements.ts";
import { newDatabase } from "./engines.ts";
import { labelledData } from "./labelled-data.ts";
import { openOtherInstance, type TestSite } from "./site.ts";

/** How far 2027 is: open from 5 October 2026 on, with values made up for these tests. */
export const rollovers = ["unopened", "empty", "half", "full"] as const;

export type Rollover = (typeof rollovers)[number];

const toldSchema = z.tuple([z.string(), z.string()]);
const sameInAll = toldSchema.transform((all) => ({
  unopened: all,
  empty: all,
  half: all,
  full: all,
}));
const eachState = z.record(z.enum(rollovers), toldSchema);

/** Headline and next dated thing, written by hand from the calendar before there was a line of code. */
export const seasonDays = labelledData(
  "content/cases/season-days",
  z.array(z.object({ day: z.string(), told: z.union([sameInAll, eachState]) })),
);

export function snapshotAt(statements: KnownStatements, at: string): FactSnapshot {
  return currentOf(snapshotsAt(statements, at));
}

/** From when 2027 is open, and its statements hold. */
export const openedAt = "2026-10-05T06:00:00.000Z";

type MadeUp = readonly [factId: string, FactValue, Standing?];

const day = (value: string): FactValue => ({ kind: "date", day: value });
const range = (from: string, to: string): FactValue => ({ kind: "date-range", from, to });
const days = (...all: readonly string[]): FactValue => ({ kind: "date-list", days: all });

const forms = ["date.s1.registration", range("2026-10-26", "2026-11-24")] as const;
const sessionOne = [
  "date.s1.exam",
  days("2027-01-20", "2027-01-21", "2027-01-22", "2027-01-25", "2027-01-27", "2027-01-28"),
] as const;
const sessionTwo = days("2027-04-03", "2027-04-04", "2027-04-05", "2027-04-08");

const half: readonly MadeUp[] = [
  forms,
  sessionOne,
  ["date.s2.exam", sessionTwo, "expected"],
  ["fee.general_male.one_paper", { kind: "money", rupees: 1_200 }, "official"],
  ...["paper1.questions", "eligibility.age_limit"].flatMap(asBefore),
];

const full: readonly MadeUp[] = [
  ...half.filter(([id]) => id !== "date.s2.exam"),
  ["date.s1.correction", range("2026-11-28", "2026-11-29")],
  ["date.s1.city_slip", day("2027-01-06")],
  ["date.s1.admit_card", day("2027-01-14")],
  ["date.s1.answer_key", range("2027-02-02", "2027-02-04")],
  ["date.s1.result", day("2027-02-12")],
  ["date.s1.result_paper2", day("2027-02-23")],
  ["date.s2.registration", range("2027-01-30", "2027-02-24")],
  ["date.s2.correction", range("2027-02-26", "2027-02-27")],
  ["date.s2.city_slip", day("2027-03-22")],
  ["date.s2.admit_card", day("2027-03-28")],
  ["date.s2.exam", sessionTwo],
  ["date.s2.answer_key", range("2027-04-12", "2027-04-14")],
  ["date.s2.result", day("2027-04-21")],
  ["date.josaa.start", day("2027-06-03")],
];

/** A value that came once may not come again. */
const reopened = "date.s2.reopened";

/** Nothing else is open in a year of which all is known. */
function withOthers(stated: readonly MadeUp[]): readonly MadeUp[] {
  const known = new Set(stated.map(([id]) => id));
  const open = snapshotAt(known2027("empty"), openedAt).all.filter(
    (fact) => !known.has(fact.id) && !isKnown(fact) && fact.id !== reopened,
  );
  return [...stated, ...open.flatMap(({ id }) => asBefore(id))];
}

function asBefore(id: string): readonly MadeUp[] {
  const value = builtInFacts.find(id)?.value;
  return value === undefined ? [] : [[id, aYearLater(value), "official"]];
}

function aYearLater(value: FactValue): FactValue {
  if (value.kind === "date") return day(later(value.day));
  if (value.kind === "date-range") return range(later(value.from), later(value.to));
  return value.kind === "date-list" ? days(...value.days.map(later)) : value;
}

function later(date: string): string {
  return date.replace(/^\d{4}/, (year) => String(Number(year) + 1));
}

function statementsOf2027(rollover: Rollover): readonly FactStatement[] {
  const stated = {
    unopened: [],
    empty: [],
    half,
    full: rollover === "full" ? withOthers(full) : [],
  };
  return stated[rollover].map((one, index) => madeUp(one, index));
}

export function madeUp(
  [factId, value, standing = "reported"]: MadeUp,
  index: number,
): FactStatement {
  return {
    id: `made-up-${index}`,
    changeId: "made-up",
    position: index + 1,
    factId,
    edition: "2027",
    value,
    standing,
    source: { title: "NTA notice", address: "https://jeemain.nta.nic.in/notice" },
    checkedOn: "2026-10-05",
    validFrom: null,
    state: "approved",
    reason: "A made-up day.",
    publicNote: null,
    isMinor: false,
    author: "admin:admin@example.com",
    seenVersion: 0,
    seenApproval: 0,
    createdAt: openedAt,
    checker: "admin:other@example.com",
    alone: null,
    decidedAt: openedAt,
    decisionReason: null,
    approval: index + 1,
    effectiveAt: openedAt,
  };
}

export function known2027(rollover: Rollover): KnownStatements {
  if (rollover === "unopened") return nothingStated;
  const row = { edition: "2027", openedAt, finishedAt: null, archivedAt: null };
  return {
    ...nothingStated,
    editions: [{ ...row, checkedOn: "2026-10-05" }],
    approved: statementsOf2027(rollover),
  };
}

/** The records of the edition that is current in November 2026; a snapshot keeps what is worked out of its records. */
export function factsIn2027(rollover: Rollover): FactSnapshot {
  const facts = snapshots.get(rollover) ?? snapshotAt(known2027(rollover), today);
  snapshots.set(rollover, facts);
  return facts;
}

const snapshots = new Map<Rollover, FactSnapshot>();

const today = "2026-11-23T06:00:00Z";

/** A whole site with 2027 as far as that, in November 2026 or as these settings say. */
export async function openInState(
  rollover: Rollover,
  environment: Record<string, string> = { NODE_ENV: "test", NOW: today },
): Promise<TestSite> {
  const location = await newDatabase("sqlite");
  const { queries, close } = await openDatabase(location);
  if (rollover !== "unopened") {
    const opened = { state: "open", opened_at: openedAt, checked_on: "2026-10-05" };
    await saveEdition(queries, "2027", openedAt, opened);
  }
  const statements = statementsOf2027(rollover);
  if (statements.length > 0) await insertStatements(queries, statements);
  for (const { id, position, effectiveAt } of statements)
    await queries
      .updateTable("fact_statements")
      .set({ state: "approved", approval: position, effective_at: effectiveAt })
      .where("id", "=", id)
      .execute();
  await close();
  return openOtherInstance({ location }, environment);
}
