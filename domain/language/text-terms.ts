import { stemOf, stemsOf } from "../../database/search-words.ts";
import { isAsked, piecesOf, type Term, termsOfStems } from "./pieces.ts";
import { commonWords, silentWords } from "./taught-words.ts";

export const fields = ["title", "names", "within", "body"] as const;

export type Field = (typeof fields)[number];

export type FieldTerms = Readonly<Record<Field, readonly Term[]>>;

export function termsOf(text: string): readonly Term[] {
  return termsOfStems(stemsOf(text));
}

/** No phrase goes on in the next line. */
export function termsOfLines(lines: readonly (readonly string[])[]): readonly Term[] {
  const terms: Term[] = [];
  for (const words of lines) for (const term of termsOfStems(words.map(stemOf))) terms.push(term);
  return terms;
}

type ComparedText = {
  readonly title: string;
  readonly names: string;
  readonly within: string | null;
  readonly body: readonly Term[];
  readonly answers: readonly Term[];
};

/** Asked terms count in titles and names only. */
export function fieldTerms(of: ComparedText): FieldTerms {
  const { title, names, within, body, answers } = of;
  return {
    title: termsOf(title),
    names: [...termsOf(names), ...answers],
    within: termsOf(within ?? "").filter((term) => !isAsked(term)),
    body: body.filter((term) => !isAsked(term)),
  };
}

/** Its title, that with its context, and its other names. */
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

type TellingPiece = {
  readonly terms: readonly Term[];
  readonly isSession: boolean;
  readonly asks: Term | null;
};

export type Name = readonly TellingPiece[];

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
