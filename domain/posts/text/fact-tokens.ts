import {
  factFigure,
  factText,
  type Fact,
  type FactForm,
  reportedBeside,
} from "../../../content/facts/index.ts";
import { type FactSnapshot, factSnapshot } from "../../../content/facts/snapshot.ts";
import type { Edition } from "../../../content/facts/edition.ts";

/**
 * A value in a post is written as a token with its record's id, `{{fact:fee.sc_st_pwd.one_paper}}`,
 * and looked up whenever the post is read: the post follows a corrected record of its own edition. A token
 * may name another one: `{{fact:2025/cutoff.general}}`. A form after a second colon asks for a part of
 * the value: `{{fact:paper1.physics:marks}}`.
 */
const tokenPattern = /\{\{fact:((?:20\d\d\/)?[a-z0-9_.]+)(?::(figure|questions|marks))?\}\}/g;

/** A token, or braces that are none. */
const anyBraces = new RegExp(String.raw`${tokenPattern.source}|\{\{(?!\{fact:)[^{}\n]*\}?\}?`, "g");

export const unknownValue = "(see the official site)";

export type TextPart =
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "fact";
      readonly id: string;
      readonly record: Fact;
      readonly form: FactForm | undefined;
      readonly text: string;
    }
  | { readonly kind: "unknown"; readonly token: string };

export function factToken(id: Fact["id"], form?: FactForm): string {
  return form === undefined ? `{{fact:${id}}}` : `{{fact:${id}:${form}}}`;
}

export function textParts(text: string, facts: FactSnapshot): readonly TextPart[] {
  const parts: TextPart[] = [];
  let read = 0;
  for (const match of text.matchAll(anyBraces)) {
    if (match.index > read) parts.push({ kind: "text", text: text.slice(read, match.index) });
    parts.push(factPart(match, facts));
    read = match.index + match[0].length;
  }
  if (read < text.length) parts.push({ kind: "text", text: text.slice(read) });
  return parts;
}

export function filledText(text: string, facts: FactSnapshot): string {
  if (!text.includes("{{")) return text;
  return textParts(text, facts)
    .map((part) => (part.kind === "unknown" ? unknownValue : part.text))
    .join("");
}

export function factsIn(text: string, facts: FactSnapshot): readonly Fact[] {
  const records = textParts(text, facts).flatMap((part) =>
    part.kind === "fact" ? [part.record] : [],
  );
  return [...new Set(records)];
}

export function recordNamesIn(text: string, edition: string): readonly string[] {
  const names = [...text.matchAll(tokenPattern)].map(([, id = ""]) =>
    id.includes("/") ? id : `${edition}/${id}`,
  );
  return [...new Set(names)];
}

export function unknownTokens(text: string, facts: FactSnapshot): readonly string[] {
  return textParts(text, facts).flatMap((part) => (part.kind === "unknown" ? [part.token] : []));
}

export function entriesOf({ value, carried }: Pick<Fact, "value" | "carried">): {
  readonly ordered: boolean;
  readonly texts: readonly string[];
} | null {
  if (carried !== undefined) return null;
  if (value.kind === "points") return { ordered: false, texts: value.points.map(capitalised) };
  if (value.kind === "steps") return { ordered: true, texts: value.steps.map(capitalised) };
  return null;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function factPart([token, id = "", form]: RegExpMatchArray, facts: FactSnapshot): TextPart {
  const record = facts.find(id);
  if (record === undefined) return { kind: "unknown", token };
  const known = isForm(form) ? form : undefined;
  const text = known === undefined ? factText(record) : factFigure(record, known);
  return { kind: "fact", id, record, form: known, text };
}

function isForm(form: string | undefined): form is FactForm {
  return form === "figure" || form === "questions" || form === "marks";
}

/** The records of the post's own edition; none of one that the site does not have: no value of another year is shown. */
export function factsOf(
  { edition }: { readonly edition: Edition },
  facts: FactSnapshot,
): FactSnapshot {
  const { editions, version, inEdition } = facts;
  return (
    inEdition(edition) ??
    factSnapshot({ edition, editions, version, all: [], recentChanges: [] }, inEdition)
  );
}

export type ReportsBeside = (part: TextPart) => string;

export function reportsBeside(
  paragraph: string,
  facts: FactSnapshot,
  { isBrief = false }: { readonly isBrief?: boolean } = {},
): ReportsBeside {
  const told = new Set<string>(factsIn(paragraph, facts).map(({ id }) => id));
  const said = new Set<string>();
  return (part) => {
    if (part.kind !== "fact") return "";
    const beside = reportedBeside(part.record, facts, { form: part.form, isBrief, told });
    if (beside === null || said.has(beside)) return "";
    said.add(beside);
    return ` (${beside})`;
  };
}

export function reportedText(paragraph: string, facts: FactSnapshot): string {
  if (!paragraph.includes("{{")) return paragraph;
  const besideOf = reportsBeside(paragraph, facts);
  return textParts(paragraph, facts)
    .map((part) => (part.kind === "unknown" ? unknownValue : part.text + besideOf(part)))
    .join("");
}
