import type { FactSource, Standing } from "../../../content/facts/fact-record.ts";
import { indianDate } from "../../../domain/shared/clock.ts";
import type { AnswerOf, InputOf } from "../../calls/endpoint.ts";
import type {
  ListedStatement,
  proposeFacts,
  readFact,
  tryFacts,
} from "../../calls/facts-schema.ts";
import { readTyped, typedValue, type TypedValue } from "./value-form.ts";

/** A change of a fact as it is typed, and kept in this browser until it is sent. */
export type ChangeEntry = {
  readonly edition: string;
  readonly seenVersion: number;
  readonly statements: readonly StatementEntry[];
  /** A day and time in India; empty for as soon as it is approved. */
  readonly validFrom: string;
  readonly reason: string;
  /** Null until somebody has chosen. */
  readonly isMinor: boolean | null;
  readonly publicNote: string;
  readonly confirmed: readonly string[];
  /** A value that held a moment ago holds again: what is odd about it was answered then. */
  readonly isUndo: boolean;
};

export type StatementEntry = {
  readonly factId: string;
  readonly label: string;
  readonly seenText: string;
  readonly typed: TypedValue;
  /** It stands where the first of the change stands: nothing is asked of it but its value. */
  readonly sharesSource: boolean;
  /** Empty until somebody has chosen. */
  readonly standing: Standing | "";
  readonly title: string;
  readonly address: string;
  readonly page: string;
  readonly quotedLine: string;
  readonly checkedOn: string;
};

export type OpenedFact = AnswerOf<typeof readFact>;

export type FormerValue = Pick<
  ListedStatement,
  "value" | "text" | "source" | "standing" | "checkedOn"
> & {
  readonly from?: string | null;
};

export type Trial = AnswerOf<typeof tryFacts>;

export const screenTitleId = "change-title";

/** Under which name a change is kept in this browser. */
export function entryName({ edition, fact }: OpenedFact): string {
  return `change:${edition}/${fact.id}`;
}

export function storedEntry(text: string): ChangeEntry | null {
  return text === "" ? null : (JSON.parse(text) as ChangeEntry);
}

/** Today in India (ISO). */
export function today(): string {
  return indianDate(new Date());
}

/**
 * A statement to begin with: the record's value without what was said for it, since a new value has a source, a
 * standing and a check of its own; or a whole former statement of the same year that is to hold again.
 */
export function beginStatement({ fact, value }: OpenedFact, former?: FormerValue): StatementEntry {
  const restored = typeof former?.from === "string" ? undefined : former;
  const source: Partial<FactSource> = restored?.source ?? {};
  const { title = "", address = "", page = "", quotedLine = "" } = source;
  return {
    factId: fact.id,
    label: fact.label,
    seenText: fact.text,
    typed: typedValue(former?.value ?? value),
    sharesSource: false,
    standing: restored?.standing ?? "",
    title,
    address,
    page,
    quotedLine,
    checkedOn: restored?.checkedOn ?? "",
  };
}

export function beginChange(opened: OpenedFact, former?: FormerValue): ChangeEntry {
  const isUndo = former !== undefined && typeof former.from !== "string";
  return {
    edition: opened.edition,
    seenVersion: opened.version,
    statements: [beginStatement(opened, former)],
    validFrom: "",
    reason: isUndo ? `Undo: “${former.text}” holds again.` : "",
    isMinor: null,
    publicNote: "",
    confirmed: [],
    isUndo: false,
  };
}

/** A change that begins with the line of an official page, as an address hands it over; null for one that has none. */
export function changeFromPage(opened: OpenedFact, query: URLSearchParams): ChangeEntry | null {
  const title = query.get("title");
  if (title === null) return null;
  const entry = beginChange(opened);
  const statements = entry.statements.map((statement) => ({
    ...statement,
    title,
    address: query.get("address") ?? "",
    page: query.get("page") ?? "",
    quotedLine: query.get("line") ?? "",
    checkedOn: today(),
  }));
  return { ...entry, statements, reason: `The official page changed: ${title}` };
}

export type ChangeInput = InputOf<typeof proposeFacts>;

/** The call for what was typed; null while a value cannot be read. */
export function readEntry(entry: ChangeEntry): ChangeInput | null {
  const { edition, seenVersion, statements, confirmed, isMinor } = entry;
  const [first] = statements;
  const changes = statements.map((statement) => {
    const { factId, typed, sharesSource } = statement;
    return {
      factId,
      value: readTyped(typed),
      ...sourced(sharesSource && first ? first : statement),
    };
  });
  if (changes.some(({ value }) => value === null)) return null;
  return {
    changes,
    edition,
    validFrom:
      entry.validFrom === "" ? null : new Date(`${entry.validFrom}:00+05:30`).toISOString(),
    reason: entry.reason.trim(),
    minor: isMinor === true,
    publicNote: isMinor === true ? null : entry.publicNote.trim() || null,
    seenVersion,
    confirmed,
  };
}

export function statementId(factId: string): string {
  return `fact-${factId}`;
}

function sourced({ standing, checkedOn, title, address, page, quotedLine }: StatementEntry) {
  return {
    standing: standing === "" ? ("official" as const) : standing,
    checkedOn,
    source: {
      title: title.trim(),
      address: address.trim(),
      page: page.trim() || undefined,
      quotedLine: quotedLine.trim() || undefined,
    },
  };
}

export type Statements = readonly [ListedStatement, ...ListedStatement[]];

/** The call that looks at a change which waits already: what it would do as of now. */
export function inputOfWaiting(edition: string, statements: Statements): ChangeInput {
  const [{ validFrom, reason, publicNote, isMinor }] = statements;
  return {
    changes: statements.map(({ factId, value, standing, source, checkedOn }) => ({
      factId,
      value,
      standing,
      source,
      checkedOn,
    })),
    edition,
    validFrom,
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
