import { countUses } from "../../language/spelling.ts";
import { yieldToOthers } from "../../shared/yield-to-others.ts";

/** How alike words and the names of texts are, by the pieces that they share: the rarer a piece, the more it says. */
type LikenessIndex = (words: string) => readonly Likeness[];

/** How alike the likest name of a text is, and its likest few together: 0 to 1 each. */
export type Likeness = { readonly best: number; readonly several: number };

/** One name may be alike by chance, so many are not. */
const severalNames = 4;

/** Of a name with other numbers: a plan for 60 days is not one for 15. */
const otherNumbers = 0.6;

/** Letters of a run; words are told apart by the space that a run may begin or end with. */
const runLength = 4;

/** `piecesOf` cuts a name: into runs of letters, alike whatever the language and the spelling, or into words. */
export async function likenessIndexOf(
  names: readonly (readonly string[])[],
  piecesOf: (name: string) => readonly string[],
): Promise<LikenessIndex> {
  const numbers = names.flat().map(numbersIn);
  /** Of each name, the place of its text. */
  const texts = names.flatMap((ofText, text) => ofText.map(() => text));
  const count = names.length;
  const holders = new Map<string, { place: number; weight: number }[]>();
  for (const [place, name] of names.flat().entries()) {
    const uses = new Map<string, number>();
    countUses(uses, piecesOf(name));
    for (const [piece, count] of uses) {
      const holder = { place, weight: Math.log(1 + count) };
      const known = holders.get(piece);
      if (known === undefined) holders.set(piece, [holder]);
      else known.push(holder);
    }
    await yieldToOthers();
  }
  const rarityOf = (piece: string) =>
    Math.log(1 + texts.length / (1 + (holders.get(piece)?.length ?? 0)));
  const squares = new Float64Array(texts.length);
  for (const [piece, held] of holders) {
    const rarity = rarityOf(piece);
    for (const { place, weight } of held)
      squares[place] = (squares[place] ?? 0) + (rarity * weight) ** 2;
  }
  const weights = squares.map(Math.sqrt);

  return (words) => {
    const pieces = new Set(piecesOf(words));
    const weight = Math.sqrt([...pieces].reduce((sum, piece) => sum + rarityOf(piece) ** 2, 0));
    const shared = new Float64Array(texts.length);
    for (const piece of pieces) {
      const square = rarityOf(piece) ** 2;
      for (const { place, weight } of holders.get(piece) ?? [])
        shared[place] = (shared[place] ?? 0) + square * weight;
    }
    const wanted = numbersIn(words);
    const alike = Array.from({ length: count }, (): number[] => []);
    for (const [place, text] of texts.entries()) {
      const named = numbers[place] ?? wanted;
      const isOther = wanted.size > 0 && named.size > 0 && wanted.isDisjointFrom(named);
      const share = (shared[place] ?? 0) / (weight * (weights[place] ?? 1) || 1);
      alike[text]?.push(isOther ? share * otherNumbers : share);
    }
    return alike.map((ofText) => {
      const likest = ofText.toSorted((one, other) => other - one).slice(0, severalNames);
      const sum = likest.reduce((all, one) => all + one, 0);
      return { best: likest[0] ?? 0, several: sum / severalNames };
    });
  };
}

/** Years apart, which nearly every prompt has. */
function numbersIn(words: string): ReadonlySet<string> {
  return new Set(words.match(/(?<!\d)\d{1,3}(?!\d)/g));
}

export function runsOf(words: string): readonly string[] {
  const plain = words
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ");
  const letters = ` ${plain.trim()} `;
  const runs = new Set([letters.slice(0, runLength)]);
  for (let at = 1; at <= letters.length - runLength; at++)
    runs.add(letters.slice(at, at + runLength));
  return [...runs];
}
