export type Formula = {
  readonly index: number;
  readonly source: string;
  readonly tex: string;
  readonly isBlock: boolean;
};

// A formula ends with its paragraph, and a backslash takes the next character with it (`\\[2pt]` opens nothing).
const lineBreak = String.raw`\\?\n(?![ \t]*(?:\r?\n|$))`;
const inDollars = String.raw`(?:[^$\\\n]|\\[^\n]|\$(?!\$)|${lineBreak})+`;
const inSquare = String.raw`(?:[^\\\n]|\\[^[\]\n]|${lineBreak})+`;
const inRound = String.raw`(?:[^\\\n]|\\[^()\n]|${lineBreak})+`;
const inDollar = String.raw`(?![\s$])(?:[^$\\\n]|\\[^\n])+(?<!\s)`;

const pattern = new RegExp(
  [
    String.raw`(?<![\\$])\$\$(?!\$)(?<dollars>${inDollars})\$\$`,
    String.raw`(?<!\\)\\\[(?<square>${inSquare})\\\]`,
    String.raw`(?<!\\)\\\((?<round>${inRound})\\\)`,
    String.raw`(?<![\p{L}\p{N}\\$])\$(?<dollar>${inDollar})\$(?!\d)`,
  ].join("|"),
  "u",
);
const anywhere = new RegExp(pattern, "gu");
const here = new RegExp(pattern, "uy");

export function formulasIn(text: string): readonly Formula[] {
  if (!mayHoldFormula(text)) return [];
  return [...text.matchAll(anywhere)].flatMap((match) => formulaOf(match) ?? []);
}

export function formulaAt(text: string, index: number): Formula | null {
  here.lastIndex = index;
  const match = here.exec(text);
  return match && formulaOf(match);
}

export function withoutDelimiters(text: string): string {
  let plain = "";
  let read = 0;
  for (const { index, source, tex } of formulasIn(text)) {
    plain += text.slice(read, index) + tex;
    read = index + source.length;
  }
  return plain + text.slice(read);
}

export function isOneLine(source: string): boolean {
  return !source.includes("\n");
}

export function onOneLine(source: string): string | null {
  if (isOneLine(source)) return source;
  return /(?<!\\)%/.test(source) ? null : source.replaceAll(/\s*\n\s*/g, " ");
}

function mayHoldFormula(text: string): boolean {
  return text.includes("$") || text.includes("\\(") || text.includes("\\[");
}

function formulaOf({ 0: source, index, groups }: RegExpExecArray): Formula | null {
  const { dollars, square, round, dollar } = groups ?? {};
  const tex = (dollars ?? square ?? round ?? dollar ?? "").trim();
  if (tex === "") return null;
  // Money once more ("$5 or even 5$"), and Markdown's escaped brackets ("\[see 1\]").
  if (dollar !== undefined && /^\d[\d.,]*\s[^\\^_={}<>+*/]*$/.test(tex)) return null;
  if (square !== undefined && !/[\\^_={}<>+]/.test(tex)) return null;
  return { index, source, tex, isBlock: dollars !== undefined || square !== undefined };
}
