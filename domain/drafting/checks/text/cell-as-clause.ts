import type { Statement } from "./statement.ts";

/** A cell that says yes or no of its heads, or words of its own; a bare value states no rule. */
export function cellAsClause({ own, text: shown, values }: Statement): string {
  const text = withoutCarried(shown, values);
  const [column = "", ...rows] = own.split(" | ");
  // `CBSE | conducts JEE Main` reads as a sentence.
  if (/^(?!yes\b|no\b)[a-z]{3}/.test(text) && rows.length > 0) return `${rows.join(" ")} ${text}`;
  const heads = `${column} ${rows.join(" ")}`;
  if (/^(?:yes|no)\b/i.test(text)) return /^no\b/i.test(text) ? `${heads} not` : heads;
  return /[a-z]{3}/i.test(text) ? `${heads}, ${text}` : "";
}

/** A value of a former year names that year itself. */
function withoutCarried(text: string, values: Statement["values"]): string {
  return values
    .filter(({ record }) => record.carried !== undefined)
    .reduce((words, { start, end }) => words.replace(text.slice(start, end), "…"), text);
}
