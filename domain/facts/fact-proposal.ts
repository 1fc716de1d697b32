import { z } from "zod";
import type { Fact, FactValue, Standing } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { indianDate, dayMs } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { plainLineEnds } from "../shared/written-text.ts";
import { readSource } from "./fact-source.ts";
import type { FactStatement } from "./fact-statement.ts";
import { readFactValue } from "./fact-value-schema.ts";
import { isCalendarDay } from "./written-fact.ts";

export type GivenStatement = Omit<ProposedValue, "value"> & { readonly value?: unknown };

export type ProposeInput = {
  readonly edition: string;
  readonly validFrom?: string | null | undefined;
  readonly reason: string;
  readonly publicNote?: string | null | undefined;
  readonly minor?: boolean | undefined;
  readonly seenVersion?: number | undefined;
  readonly confirmed?: readonly string[] | undefined;
} & (GivenStatement | { readonly changes: readonly GivenStatement[] });

export type ProposedValue = Pick<
  FactStatement,
  "factId" | "value" | "standing" | "source" | "checkedOn"
>;

export type Proposal = Pick<
  FactStatement,
  "edition" | "validFrom" | "reason" | "publicNote" | "isMinor"
> & { readonly values: readonly ProposedValue[] };

const earliestValidFrom = 366 * dayMs;
const latestValidFrom = 2 * 366 * dayMs;

const instantSchema = z.iso.datetime({ offset: true });

/** Against the records that hold now. `not-found` for an unknown record; `unacceptable` for a value without meaning. */
export function readProposal(
  input: ProposeInput,
  facts: FactSnapshot,
  now: Date,
): Result<Proposal> {
  const { edition } = facts;
  const changes = "changes" in input ? input.changes : [input];
  const values: ProposedValue[] = [];
  for (const statement of changes) {
    const value = readStatement(statement, facts, now);
    if (!value.ok) return value;
    if (values.some(({ factId }) => factId === value.value.factId))
      return fail("unacceptable", `The change has two values for “${statement.factId}”.`);
    values.push(value.value);
  }
  const validFrom = readInstant(input.validFrom ?? null, now);
  if (!validFrom.ok) return validFrom;
  const reason = trimmedText(input.reason);
  if (reason === "") return fail("unacceptable", "Please say why the value changes.");
  const publicNote = trimmedText(input.publicNote ?? "");
  const tooLong =
    longerThan("The reason", reason, 1_000) ?? longerThan("The note for readers", publicNote, 500);
  if (tooLong !== null) return fail("unacceptable", tooLong);
  return succeed({
    edition,
    validFrom: validFrom.value,
    reason,
    publicNote: publicNote === "" ? null : publicNote,
    isMinor: input.minor ?? false,
    values,
  });
}

function readStatement(
  { factId, value: typedValue, standing, source, checkedOn }: GivenStatement,
  facts: FactSnapshot,
  now: Date,
): Result<ProposedValue> {
  const record = factId.includes("/") ? undefined : facts.find(factId);
  if (record === undefined) return fail("not-found", `There is no fact “${excerpt(factId)}”.`);
  const value = readValue(record, typedValue, standing);
  if (!value.ok) return value;
  const parsedSource = readSource(source);
  if (!parsedSource.ok) return parsedSource;
  if (!isCalendarDay(checkedOn))
    return fail("unacceptable", "The day of the check has to be a day, for example 2026-11-22.");
  if (checkedOn > indianDate(now))
    return fail("unacceptable", "The day of the check has not come yet.");
  return succeed({ factId, value: value.value, standing, source: parsedSource.value, checkedOn });
}

/** Of a withdrawn value, which is not shown, the former one may stay. */
function readValue(record: Fact, typedValue: unknown, standing: Standing): Result<FactValue> {
  if (standing === "withdrawn" && (typedValue === undefined || typedValue === null))
    return succeed(record.value);
  return readFactValue(record, typedValue);
}

/** ISO in UTC. An instant that has passed means as soon as it is approved. */
function readInstant(text: string | null, now: Date): Result<string | null> {
  if (text === null || text.trim() === "") return succeed(null);
  const parsedInstant = instantSchema.safeParse(text.trim());
  const instant = parsedInstant.success ? Date.parse(parsedInstant.data) : NaN;
  const distance = instant - now.getTime();
  if (Number.isNaN(distance))
    return fail(
      "unacceptable",
      "The time from which it holds has to be an instant with its time zone, for example 2026-12-01T00:00:00+05:30.",
    );
  if (distance < -earliestValidFrom || distance > latestValidFrom)
    return fail(
      "unacceptable",
      "The time from which it holds has to lie within the last year or the next two.",
    );
  return succeed(new Date(instant).toISOString());
}

function trimmedText(text: string): string {
  return plainLineEnds(text).trim();
}

function longerThan(subject: string, text: string, limit: number): string | null {
  return text.length > limit ? `${subject} can have at most ${limit} characters.` : null;
}

function excerpt(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
