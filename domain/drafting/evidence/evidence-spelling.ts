/** The words that are known, and the one that was meant by a misspelt one. */
export type Vocabulary = {
  readonly has: (word: string) => boolean;
  /** The known word nearest to this one, lower case; the word itself when it is known or nothing is near. */
  readonly corrected: (word: string) => string;
};

/** A word may be this far from the one that was meant: letters wrong, left out, added or swapped. */
const farthest = { short: 1, long: 2 } as const;
/** Shorter words have too many neighbours to guess at. */
const shortestCorrected = 4;
/** From this length on, two letters may be wrong. */
const long = 7;

/** Words that the site does not use and that mean what they say. */
const otherEnglish = new Set(
  `hotel hotels movie movies phone phones iphone cricket poem weather recipe laptop laptops game games mobile biology botany zoology music
  song songs match team player bank stock share price car bike flight visa crypto loan neet upsc cat gate clat cuet ssc actor film date dates
  story essay letter speech party holiday festival dance food restaurant cooking news sports football`.split(
    /\s+/,
  ),
);

/** `texts`: what is written without mistakes; a word that occurs more often is the likelier one. */
export function createVocabulary(texts: Iterable<string>): Vocabulary {
  const uses = new Map<string, number>();
  for (const text of texts)
    for (const word of text.toLowerCase().match(/[a-z]+/g) ?? [])
      uses.set(word, (uses.get(word) ?? 0) + 1);
  const has = (word: string) => uses.has(word) || otherEnglish.has(word) || isForm(word, uses);
  const found = new Map<string, string>();

  return {
    has,
    corrected(word) {
      if (word.length < shortestCorrected || /[^a-z]/.test(word) || has(word)) return word;
      const known = found.get(word) ?? nearest(word, uses) ?? word;
      found.set(word, known);
      return known;
    },
  };
}

/** `droppers` is known where `dropper` is. */
function isForm(word: string, uses: ReadonlyMap<string, number>): boolean {
  const stems = [/s$/, /(?<=[sxzo]|[cs]h)es$/, /ing$/, /ed$/, /d$/, /ly$/].map((ending) =>
    word.replace(ending, ""),
  );
  return stems.some((stem) => stem !== word && uses.has(stem)) || uses.has(`${word}s`);
}

function nearest(word: string, uses: ReadonlyMap<string, number>): string | null {
  const most = word.length >= long ? farthest.long : farthest.short;
  let best: { word: string; cost: number } | null = null;
  for (const [known, count] of uses) {
    if (known.length < shortestCorrected || Math.abs(known.length - word.length) > most) continue;
    const distance = editDistance(word, known, most);
    if (distance > most) continue;
    // A first letter is seldom wrong; of equals, the one used more.
    const cost = distance + (known[0] === word[0] ? 0 : 1.1) - Math.min(count, 99) / 200;
    if (cost <= most && (best === null || cost < best.cost)) best = { word: known, cost };
  }
  return best?.word ?? null;
}

/** Letters to change, add, leave out or swap with their neighbour; more than `most` is any larger number. */
export function editDistance(one: string, other: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const swapped =
        row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
          ? (beforeLast[column - 2] ?? most) + 1
          : Infinity;
      next[column] = Math.min(
        (last[column] ?? most) + 1,
        (next[column - 1] ?? most) + 1,
        (last[column - 1] ?? most) + (same ? 0 : 1),
        swapped,
      );
    }
    if (Math.min(...next) > most) return most + 1;
    [beforeLast, last] = [last, next];
  }
  return last[other.length] ?? most + 1;
}
