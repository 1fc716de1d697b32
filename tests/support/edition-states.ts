import { isKnown, type Fact, type FactValue } from "../../content/facts/index.ts";
import { builtInFacts, type FactSnapshot } from "../../content/facts/snapshot.ts";
import type { EditionHistory } from "../../domain/facts/edition-history.ts";
import type { FactStatement } from "../../domain/facts/fact-statement.ts";
import { nothingStated, snapshotsAt } from "../../domain/facts/known-statements.ts";
import { madeUp } from "./season-editions.ts";

/** How far 2027 is in the four states in which all that depends on editions is tried. */
export type StateOf2027 = "only2026" | "empty" | "half" | "full";

const openedAt = "2026-08-20T04:30:00.000Z";

const first: Readonly<Record<string, FactValue>> = {
  "fee.general_male.one_paper": { kind: "money", rupees: 1_200 },
  "date.s1.registration": { kind: "date-range", from: "2026-10-30", to: "2026-11-25" },
  "date.s1.registration_opens": { kind: "date", day: "2026-10-30" },
  "date.s1.registration_closes": { kind: "date", day: "2026-11-25" },
};
const asBefore = ["paper1.questions", "eligibility.age_limit"];

/** The history of 2027, as a row of `editions` has it. */
export const opened2027: EditionHistory = {
  edition: "2027",
  openedAt,
  finishedAt: null,
  archivedAt: null,
  checkedOn: "2026-08-30",
};

function statedFor2027(state: StateOf2027): ReadonlyMap<string, FactValue> {
  if (state === "only2026" || state === "empty") return new Map();
  const { find, all } = builtInFacts;
  const confirmed = asBefore.flatMap((id) => find(id) ?? []);
  const whole = state === "full" ? all.filter(isOfYear) : confirmed;
  return new Map([
    ...whole.map(({ id, value }) => [id, aYearLater(value)] as const),
    ...Object.entries(first),
  ]);
}

/** The records of the current edition in a state of 2027; those of 2026 are in `inEdition("2026")`. */
export function factsIn2027(state: StateOf2027): FactSnapshot {
  const known = snapshots.get(state) ?? snapshotIn(state);
  // The snapshot keeps the values that are worked out of the records.
  snapshots.set(state, known);
  return known;
}

const snapshots = new Map<StateOf2027, FactSnapshot>();

function snapshotIn(state: StateOf2027): FactSnapshot {
  if (state === "only2026") return builtInFacts;
  const approved = statementsIn(state);
  const known = { ...nothingStated, approved, editions: [opened2027] };
  const facts = snapshotsAt(known, "2026-09-01T04:30:00.000Z").get("2027");
  if (facts === undefined) throw new Error("2027 is not open");
  return facts;
}

export function statementsIn(state: StateOf2027): readonly FactStatement[] {
  return [...statedFor2027(state)].map(([id, value], index) => ({
    ...madeUp([id, value, "official"], index, "2026-08-25T04:30:00.000Z"),
    checkedOn: "2026-08-25",
  }));
}

/** A record may have the same value anew. */
function isOfYear(record: Fact): boolean {
  const carried = factsIn2027("empty").find(record.id);
  return carried !== undefined && !isKnown(carried);
}

function aYearLater(value: FactValue): FactValue {
  if (value.kind === "date") return { ...value, day: later(value.day) };
  if (value.kind === "date-range")
    return { ...value, from: later(value.from), to: later(value.to) };
  return value.kind === "date-list" ? { ...value, days: value.days.map(later) } : value;
}

function later(day: string): string {
  return day.replace(/^\d{4}/, (year) => String(Number(year) + 1));
}
