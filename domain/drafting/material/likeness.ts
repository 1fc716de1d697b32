import { countUses } from "../../language/spelling.ts";
import { yieldToOthers } from "../../shared/yield-to-others.ts";

/** How alike the likest names of each text are, 0 to 1. */
type LikenessIndex = (words: string) => readonly number[];

/** One name may be alike by chance, so many are not. */
const severalNames = 4;

/** Of a name with other numbers: a plan for 60 days is not one for 15. */
const otherNumbers = 0.6;

/** Letters of a run; words are told apart by the space that a run may begin or end with. */
const runLength = 4;

/** By runs of letters, which are alike whatever the language and the spelling. */
export async function likenessIndexOf(
  names: readonly (readonly string[])[],
): Promise<LikenessIndex> {
  const flat = names.flat();
  const numbers = flat.map(numbersIn);
  /** Of each name, the place of its text. */
  const texts = Uint32Array.from(names.flatMap((ofText, text) => ofText.map(() => text)));
  const count = names.length;
  const { pieces: known, places, weights } = await holdersOf(flat);
  const rarityOf = (piece: string) => {
    const { start = 0, end = 0 } = known.get(piece) ?? {};
    return Math.log(1 + texts.length / (1 + end - start));
  };
  const squares = new Float64Array(texts.length);
  for (const [piece, { start, end }] of known) {
    const rarity = rarityOf(piece);
    for (let at = start; at < end; at++) {
      const place = places[at] ?? 0;
      squares[place] = (squares[place] ?? 0) + (rarity * (weights[at] ?? 0)) ** 2;
    }
  }
  const lengths = squares.map(Math.sqrt);

  return (words) => {
    const pieces = new Set(runsOf(words));
    const weight = Math.sqrt([...pieces].reduce((sum, piece) => sum + rarityOf(piece) ** 2, 0));
    const shared = new Float64Array(texts.length);
    for (const piece of pieces) {
      const square = rarityOf(piece) ** 2;
      const { start = 0, end = 0 } = known.get(piece) ?? {};
      for (let at = start; at < end; at++) {
        const place = places[at] ?? 0;
        shared[place] = (shared[place] ?? 0) + square * (weights[at] ?? 0);
      }
    }
    const wanted = numbersIn(words);
    const alike = Array.from({ length: count }, (): number[] => []);
    for (const [place, text] of texts.entries()) {
      const named = numbers[place] ?? null;
      const isOther = wanted !== null && named !== null && wanted.isDisjointFrom(named);
      const share = (shared[place] ?? 0) / (weight * (lengths[place] ?? 1) || 1);
      alike[text]?.push(isOther ? share * otherNumbers : share);
    }
    return alike.map((ofText) => {
      const likest = ofText.toSorted((one, other) => other - one).slice(0, severalNames);
      return likest.reduce((all, one) => all + one, 0) / severalNames;
    });
  };
}

/** The names that have each piece, and its weight there: those of one piece stand beside each other, from its start on. */
type Holders = {
  readonly pieces: ReadonlyMap<string, { readonly start: number; readonly end: number }>;
  readonly places: Uint32Array;
  readonly weights: Float32Array;
};

/** In two arrays for all pieces: an object for each use would take a hundred megabytes. */
async function holdersOf(names: readonly string[]): Promise<Holders> {
  const found = new Map<string, { readonly places: number[]; readonly counts: number[] }>();
  let size = 0;
  for (const [place, name] of names.entries()) {
    const uses = new Map<string, number>();
    countUses(uses, runsOf(name));
    for (const [piece, count] of uses) {
      const held = found.get(piece) ?? { places: [], counts: [] };
      held.places.push(place);
      held.counts.push(count);
      found.set(piece, held);
    }
    size += uses.size;
    await yieldToOthers();
  }
  const [places, weights] = [new Uint32Array(size), new Float32Array(size)];
  const pieces = new Map<string, { start: number; end: number }>();
  let start = 0;
  for (const [piece, held] of found) {
    const end = start + held.places.length;
    places.set(held.places, start);
    weights.set(
      held.counts.map((count) => Math.log(1 + count)),
      start,
    );
    pieces.set(piece, { start, end });
    start = end;
  }
  return { pieces, places, weights };
}

/** Years apart, which nearly every prompt has; null for none. */
function numbersIn(words: string): ReadonlySet<string> | null {
  const found = words.match(/(?<!\d)\d{1,3}(?!\d)/g);
  return found === null ? null : new Set(found);
}

function runsOf(words: string): readonly string[] {
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
