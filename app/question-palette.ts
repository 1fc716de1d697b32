/** The grid of numbered squares beside a computer-based test, the site's one motif. */
type Grid = { readonly columns: number; readonly rows: number };

export type Square = { readonly column: number; readonly row: number };

export function allSquares({ columns, rows }: Grid): readonly Square[] {
  return Array.from({ length: columns * rows }, (_, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
  }));
}

/** About one square in so many is dark. */
const darkOneIn = 5;

/** Which squares are dark and which one is saffron, the same for the same seed: that one in the right half of the middle row. */
export function questionPalette(seed: string, grid: Grid) {
  const { columns, rows } = grid;
  const random = randomNumbers(seed);
  const below = (count: number) => Math.floor(random() * count);
  const half = Math.ceil(columns / 2);
  const saffron = { column: half + below(columns - half), row: Math.floor(rows / 2) };
  return { dark: allSquares(grid).filter(() => below(darkOneIn) === 0), saffron };
}

/** Numbers from 0 to 1 that follow from the seed: its FNV-1a hash, then a linear congruence. */
function randomNumbers(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
