import { stemOf, stemsOf } from "../../database/search-words.ts";
import { isAsked, piecesOf, type Term, termsOfStems } from "./pieces.ts";
import { commonWords, silentWords } from "./silent-words.ts";

/** Where in a document a term stands: what a heading says weighs more than what a text mentions. */
export const fields = ["title", "names", "within", "body"] as const;

export type Field = (typeof fields)[number];

export type FieldTerms = Readonly<Record<Field, readonly Term[]>>;

/** The terms of a text: of each word its stem, of each phrase with a meaning that meaning too. */
export function termsOf(text: string): readonly Term[] {
  return termsOfStems(stemsOf(text));
}

/** The terms of lines, each in its words: no phrase goes on in the next one. */
export function termsOfLines(lines: readonly (readonly string[])[]): readonly Term[] {
  const terms: Term[] = [];
  for (const words of lines) for (const term of termsOfStems(words.map(stemOf))) terms.push(term);
  return terms;
}

/** A text that is compared with what somebody asks. */
type ComparedText = {
  readonly title: string;
  /** Other names and ways to ask for it, between commas. */
  readonly names: string;
  /** To what it belongs; null for what stands for itself. */
  readonly within: string | null;
  /** The terms of its lines. */
  readonly body: readonly Term[];
  /** What is asked by those who look for it: `?when`. */
  readonly answers: readonly Term[];
};

/** The terms of a text, field by field. What is asked for counts only where it is promised, in titles and names. */
export function fieldTerms(of: ComparedText): FieldTerms {
  const { title, names, within, body, answers } = of;
  return {
    title: termsOf(title),
    names: [...termsOf(names), ...answers],
    within: termsOf(within ?? "").filter((term) => !isAsked(term)),
    body: body.filter((term) => !isAsked(term)),
  };
}

/** Its title, that with what it belongs to, and its other names, each in the pieces that tell it apart. */
export function namesInPieces({
  title,
  within,
  names,
}: Pick<ComparedText, "title" | "within" | "names">): readonly Name[] {
  const inFull = within === null ? [] : [`${within} ${title}`];
  return [title, ...inFull, ...names.split(",")]
    .map((name) => tellingPieces(name))
    .filter((pieces) => pieces.length > 0);
}

/** What tells a text apart from others: the terms of one piece of it. What is asked for is none of them. */
type TellingPiece = {
  readonly terms: readonly Term[];
  /** Whether it says of which session the text is. */
  readonly isSession: boolean;
  /** What it asks for, as `last day` asks for a day. */
  readonly asks: Term | null;
};

/** A title or another name, in its telling pieces. */
export type Name = readonly TellingPiece[];

/** The pieces of a text that tell it apart from others, each with its terms; all of them where none does. */
function tellingPieces(text: string): Name {
  const pieces = piecesOf(stemsOf(text)).filter(({ stems }) => !stems.every(isSilent));
  const telling = pieces.filter(
    ({ stems }) => !stems.every((stem) => isSilent(stem) || commonWords.has(stem)),
  );
  return (telling.length > 0 ? telling : pieces).map(({ stems, meant }) => ({
    terms: [...meant, ...stems].filter((term) => !isAsked(term)),
    isSession: meant.includes("~session 1") || meant.includes("~session 2"),
    asks: meant.find(isAsked) ?? null,
  }));
}

function isSilent(stem: string): boolean {
  return silentWords.has(stem);
}
