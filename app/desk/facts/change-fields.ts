import { standings, type FactSource } from "../../../content/facts/fact-record.ts";
import type { FactValue } from "../../../content/facts/fact-value.ts";
import { indianDate } from "../../../domain/shared/clock.ts";
import type { AnswerOf, InputOf } from "../../calls/endpoint.ts";
import type {
  ListedFact,
  ListedStatement,
  proposeFacts,
  readFact,
  tryFacts,
} from "../../calls/facts-schema.ts";
import { readTyped, typedValue } from "./value-form.ts";

/** The form of a change by the names of its fields; those of one fact begin with its id. */
export type Fields = Readonly<Record<string, string>>;

export type OpenedFact = AnswerOf<typeof readFact>;

export type Trial = AnswerOf<typeof tryFacts>;

export type Statements = readonly [ListedStatement, ...ListedStatement[]];

export type FormerValue = Pick<
  ListedStatement,
  "value" | "text" | "source" | "standing" | "checkedOn"
>;

export type Replaced = { readonly replaced: readonly ListedFact[]; readonly isMinor: boolean };

type ChangeInput = InputOf<typeof proposeFacts>;

export function formName({ edition, fact }: Pick<OpenedFact, "edition" | "fact">): string {
  return `change-${edition}-${fact.id}`;
}

export function today(): string {
  return indianDate(new Date());
}

export function fieldName(factId: string, name: string): string {
  return `${factId}/${name}`;
}

export function valueFields(factId: string, value: FactValue): Fields {
  return ofFact(factId, typedValue(value), "value.");
}

export function formerFields(factId: string, former: FormerValue): Fields {
  const { value, text, source, standing, checkedOn } = former;
  const { title, address, page = "", quotedLine = "" }: FactSource = source;
  return {
    ...valueFields(factId, value),
    ...ofFact(factId, { title, address, page, quotedLine, standing, checkedOn }),
    reason: `Undo: “${text}” holds again.`,
    publicNote: `Corrected: ${text} holds again.`,
  };
}

/** All values that a change has replaced are to hold again: of a fact that had none in its edition, the one before. */
export function undoFields(factId: string, { replaced, isMinor }: Replaced): Fields {
  const others = replaced.filter(({ id }) => id !== factId);
  const own = replaced.filter(({ id }) => id === factId);
  const parts = [...others, ...own].flatMap((fact) =>
    Object.entries({
      ...(fact.found === "carried"
        ? valueFields(fact.id, fact.value)
        : formerFields(fact.id, fact)),
      [fieldName(fact.id, "isShared")]: "",
    }),
  );
  return {
    ...Object.fromEntries(parts),
    facts: [factId, ...others.map(({ id }) => id)].join(" "),
    minor: isMinor ? "on" : "",
    isUndo: "on",
  };
}

/** The source in the address of a form, when the line of an official page led to it. */
export function sourceFields(factId: string, query: URLSearchParams): Fields {
  const title = query.get("title");
  if (title === null) return {};
  const [address = "", page = "", quotedLine = ""] = ["address", "page", "line"].map(
    (name) => query.get(name) ?? "",
  );
  return {
    ...ofFact(factId, { title, address, page, quotedLine }),
    reason: `The official page changed: ${title}`,
  };
}

function ofFact(factId: string, fields: Fields, prefix = ""): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [fieldName(factId, prefix + name), text]),
  );
}

export function readValue(fields: Fields, factId: string): FactValue | null {
  const start = fieldName(factId, "value.");
  const typed = Object.entries(fields).flatMap(([name, text]) =>
    name.startsWith(start) ? [[name.slice(start.length), text]] : [],
  );
  return readTyped(Object.fromEntries(typed) as Fields);
}

const confirmPrefix = "confirm:";

export function confirmName(question: string): string {
  return confirmPrefix + question;
}

export function changeInput(fields: Fields): ChangeInput | null {
  const text = (name: string) => fields[name]?.trim() ?? "";
  const ids = factIds(fields);
  const changes = ids.map((factId) => {
    const isShared = text(fieldName(factId, "isShared")) === "on";
    const part = (name: string) => text(fieldName(isShared ? (ids[0] ?? "") : factId, name));
    return {
      factId,
      value: readValue(fields, factId),
      standing: standings.find((one) => one === part("standing")) ?? "official",
      checkedOn: part("checkedOn"),
      source: {
        title: part("title"),
        address: part("address"),
        page: part("page") || undefined,
        quotedLine: part("quotedLine") || undefined,
      },
    };
  });
  if (changes.some(({ value }) => value === null)) return null;
  const from = text("validFrom");
  const minor = text("minor") === "on";
  return {
    changes,
    edition: text("edition"),
    validFrom: from === "" ? null : new Date(`${from}:00+05:30`).toISOString(),
    reason: text("reason"),
    minor,
    publicNote: minor ? null : text("publicNote") || null,
    seenVersion: Number(text("seenVersion")),
    confirmed: Object.keys(fields).flatMap((name) =>
      name.startsWith(confirmPrefix) ? name.slice(confirmPrefix.length) : [],
    ),
  };
}

export function factIds(fields: Fields): readonly string[] {
  return (fields["facts"] ?? "").split(" ");
}

export function inputOfWaiting(edition: string, statements: Statements): ChangeInput {
  const [{ validFrom, reason, publicNote, isMinor: minor }] = statements;
  const changes = statements.map(({ factId, value, standing, source, checkedOn }) => ({
    factId,
    value,
    standing,
    source,
    checkedOn,
  }));
  return { changes, edition, validFrom, reason, publicNote, minor };
}
