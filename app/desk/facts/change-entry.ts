import * as z from "zod/mini";
import { type FactSource, standings } from "../../../content/facts/fact-record.ts";
import { indianDate } from "../../../domain/shared/clock.ts";
import type { AnswerOf, DeepReadonly, InputOf } from "../../calls/endpoint.ts";
import {
  approveFacts,
  type ListedStatement,
  proposeFacts,
  type readFact,
  rejectFacts,
  tryFacts,
} from "../../calls/facts-schema.ts";
import { type Answer, parsedJson } from "../kit/call.ts";
import type { SentForm } from "../kit/desk-data.ts";
import { attempt } from "../kit/office-access.ts";
import { showToast } from "../kit/toasts.tsx";
import {
  type Problems,
  readTyped,
  storedTyped,
  typedValue,
  type TypedValue,
} from "./typed-value.ts";

const statementEntry = z.object({
  factId: z.string(),
  label: z.string(),
  seenText: z.string(),
  typed: z.unknown(),
  /** It stands where the first of the change stands: nothing is asked of it but its value. */
  sharesSource: z._default(z.boolean(), false),
  /** Empty until somebody has chosen. */
  standing: z.union([z.enum(standings), z.literal("")]),
  title: z.string(),
  address: z.string(),
  page: z.string(),
  quotedLine: z.string(),
  checkedOn: z.string(),
});

export type StatementEntry = DeepReadonly<Omit<z.output<typeof statementEntry>, "typed">> & {
  readonly typed: TypedValue;
};

const changeEntry = z.object({
  edition: z.string(),
  seenVersion: z.number(),
  statements: z.array(statementEntry),
  isLater: z.boolean(),
  day: z.string(),
  time: z.string(),
  reason: z.string(),
  isMinor: z.nullable(z.boolean()),
  publicNote: z.string(),
  confirmed: z.array(z.string()),
  /** What held a moment ago holds again: what is odd about it was answered then. */
  isUndo: z._default(z.boolean(), false),
});

export type ChangeEntry = DeepReadonly<Omit<z.output<typeof changeEntry>, "statements">> & {
  readonly statements: readonly StatementEntry[];
};

/** A change as this browser has kept it; null for what it has not, or can not be read any more. */
export function storedEntry(text: string): ChangeEntry | null {
  const { success, data } = z.safeParse(changeEntry, parsedJson(text));
  if (!success) return null;
  const statements = data.statements.flatMap((statement) => {
    const typed = storedTyped(statement.typed);
    return typed === null ? [] : [{ ...statement, typed }];
  });
  return statements.length === 0 ? null : { ...data, statements };
}

/**
 * A statement to begin with: the record's value without what was said for it, since a new value has a source, a
 * standing and a check of its own; or a whole former statement of the same year that is to hold again.
 */
export function beginStatement(opened: OpenedFact, former?: FormerValue): StatementEntry {
  const { id, label, text } = opened.fact;
  const restored = former !== undefined && typeof former.from !== "string" ? former : null;
  return {
    factId: id,
    label,
    seenText: text,
    typed: typedValue(former === undefined ? opened.value : former.value),
    sharesSource: false,
    standing: restored?.standing ?? "",
    ...typedSource(restored?.source ?? noSource),
    checkedOn: restored?.checkedOn ?? "",
  };
}

const noSource: FactSource = { title: "", address: "" };

/** The day of today in India (ISO). */
export function today(): string {
  return indianDate(new Date());
}

function typedSource({ title, address, page = "", quotedLine = "" }: FactSource) {
  return { title, address, page, quotedLine };
}

export function beginChange(opened: OpenedFact, former?: FormerValue): ChangeEntry {
  return {
    edition: opened.edition,
    seenVersion: opened.version,
    statements: [beginStatement(opened, former)],
    isLater: false,
    day: "",
    time: "00:00",
    reason: "",
    isMinor: null,
    publicNote: "",
    confirmed: [],
    isUndo: false,
  };
}

export type ChangeInput = InputOf<typeof proposeFacts>;

type ReadChange =
  | { readonly ok: true; readonly input: ChangeInput }
  | { readonly ok: false; readonly problems: Readonly<Record<string, Problems>> };

/** Under which name the problems of the change itself stand, beside those of its records. */
export const ofChange = "change";

export function readEntry(entry: ChangeEntry): ReadChange {
  const { edition, seenVersion, statements, reason, isMinor, publicNote, confirmed } = entry;
  const problems: Record<string, Problems> = {};
  const [first] = statements;
  const changes = statements.map((statement) => {
    const { factId, sharesSource } = statement;
    const sourced = sharesSource && first !== undefined ? first : statement;
    const { title, address, page, quotedLine, checkedOn } = sourced;
    const read = readTyped(statement.typed);
    const missing = {
      ...(read.ok ? {} : read.problems),
      ...(sharesSource ? {} : problemsIn(statement)),
    };
    if (Object.keys(missing).length > 0) problems[factId] = missing;
    const source = {
      title: title.trim(),
      address: address.trim(),
      ...(page.trim() !== "" && { page: page.trim() }),
      ...(quotedLine.trim() !== "" && { quotedLine: quotedLine.trim() }),
    };
    const standing = sourced.standing === "" ? "official" : sourced.standing;
    return { factId, value: read.ok ? read.value : null, standing, source, checkedOn };
  });
  const aboutChange = problemsOfChange(entry);
  if (Object.keys(aboutChange).length > 0) problems[ofChange] = aboutChange;
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const input = {
    changes,
    edition,
    validFrom: validFrom(entry),
    reason: reason.trim(),
    minor: isMinor === true,
    publicNote: isMinor === true ? null : publicNote.trim() || null,
    seenVersion,
    confirmed,
  };
  return { ok: true, input };
}

/** The instant that is meant, in the time of India; null for as soon as it is approved. */
function validFrom({ isLater, day, time }: ChangeEntry): string | null {
  return isLater ? new Date(`${day}T${time}:00+05:30`).toISOString() : null;
}

function problemsIn({ title, address, checkedOn, standing }: StatementEntry): Problems {
  return {
    ...(standing === "" && { standing: "Please choose how certain it is." }),
    ...(title.trim() === "" && { title: "Please name the source." }),
    ...(!/^https?:\/\/\S+$/.test(address.trim()) && {
      address: "Please give the address of the source; it begins with https:// or http://.",
    }),
    ...(checkedOn === "" && { checkedOn: "Please give the day on which you checked it." }),
  };
}

function problemsOfChange({ isLater, day, time, reason }: ChangeEntry): Problems {
  return {
    ...(isLater &&
      (day === "" || time === "") && {
        day: "Please give the day and the time from when it holds.",
      }),
    ...(reason.trim() === "" && { reason: "Please say why, for your colleagues." }),
  };
}

/** The call that looks at a change which waits already: what it would do as of now. */
export function inputOfWaiting(
  edition: string,
  statements: readonly [ListedStatement, ...ListedStatement[]],
): ChangeInput {
  const [{ validFrom: from, reason, publicNote, isMinor }] = statements;
  return {
    changes: statements.map(({ factId, value, standing, source, checkedOn }) => ({
      factId,
      value,
      standing,
      source,
      checkedOn,
    })),
    edition,
    validFrom: from,
    reason,
    publicNote,
    minor: isMinor,
  };
}

export function valueBefore({ statements, shipped }: OpenedFact, changeId: string): FormerValue {
  const inEffect = statements.filter(({ effectiveAt }) => effectiveAt !== null);
  const at = inEffect.findIndex((statement) => statement.changeId === changeId);
  return inEffect[at + 1] ?? shipped;
}

export type OpenedFact = AnswerOf<typeof readFact>;

export type FormerValue = Pick<
  ListedStatement,
  "value" | "text" | "source" | "standing" | "checkedOn"
> & {
  readonly from?: string | null;
};

export const screenTitleId = "change-title";

export function entryName(edition: string, factId: string): string {
  return `fact:${edition}/${factId}`;
}

export type FactCommand =
  | { readonly kind: "try" | "propose"; readonly input: ChangeInput }
  | { readonly kind: "approve"; readonly id: string };

/** Looks what a change would do, sends it for approval, or decides on it. */
export async function performFact(command: FactCommand | SentForm): Promise<Answer<unknown>> {
  if (command.kind === "approve") return attempt(approveFacts, { id: command.id });
  if (command.kind !== "form")
    return command.kind === "try"
      ? attempt(tryFacts, command.input)
      : attempt(proposeFacts, command.input);
  const { intent, id = "", sentence = "" } = command.fields;
  if (intent === "alone") return attempt(approveFacts, { id, alone: sentence.trim() });
  const answer = await attempt(rejectFacts, { id, reason: sentence.trim() });
  if (answer.ok)
    showToast({ topic: "fact", title: "Rejected", description: "It stays in the history." });
  return answer;
}
