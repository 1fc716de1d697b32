const keys = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

const neighbours = new Set(
  keys.flatMap((row, at) =>
    Array.from(row).flatMap((key, place) => {
      const below = keys[at + 1] ?? "";
      return [row[place + 1], below[place], below[place - 1]]
        .filter((other) => other !== undefined)
        .flatMap((other) => [key + other, other + key]);
    }),
  ),
);

/** Letters that sound alike in English as it is spoken in India. */
const alike = new Set(
  [
    "ae",
    "ai",
    "ei",
    "iy",
    "ou",
    "au",
    "eo",
    "ao",
    "ck",
    "cs",
    "sz",
    "vw",
    "gj",
    "kq",
    "fp",
    "td",
    "bp",
    "mn",
    "ey",
    "ui",
    "xs",
    "zj",
  ].flatMap((pair) => [pair, Array.from(pair).reverse().join("")]),
);

const vowels = new Set("aeiouy");

/** What it costs to have typed `word` where `meant` was meant: about 1 a wrong letter, less for a slip that many make. */
export function slipCost(word: string, meant: string): number {
  const rows = word.length + 1;
  const columns = meant.length + 1;
  const costs = new Float32Array(rows * columns);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      costs[row * columns + column] = row + column === 0 ? 0 : cheapest(row, column);
  const first = word[0] === meant[0] ? 0 : 0.7;
  return (costs[rows * columns - 1] ?? 0) + first;

  function at(row: number, column: number): number {
    return row < 0 || column < 0 ? Infinity : (costs[row * columns + column] ?? Infinity);
  }

  function cheapest(row: number, column: number): number {
    const typed = word[row - 1] ?? "";
    const right = meant[column - 1] ?? "";
    const isSwap = typed === meant[column - 2] && word[row - 2] === right;
    return Math.min(
      at(row - 1, column) + (typed === word[row - 2] ? 0.45 : silentCost(typed)),
      at(row, column - 1) + (right === meant[column - 2] ? 0.45 : silentCost(right)),
      at(row - 1, column - 1) + (typed === right ? 0 : wrongCost(typed, right)),
      isSwap ? at(row - 2, column - 2) + 0.7 : Infinity,
    );
  }
}

/** Up to which cost another word is taken for the one that was meant: a longer one may have more slips. */
export function mostSlipCost(word: string): number {
  return word.length >= 9 ? 2.2 : word.length >= 6 ? 1.8 : 1.1;
}

function silentCost(letter: string): number {
  if (letter === "h") return 0.55;
  return vowels.has(letter) ? 0.7 : 1;
}

function wrongCost(typed: string, right: string): number {
  if (alike.has(typed + right)) return 0.6;
  if (vowels.has(typed) && vowels.has(right)) return 0.7;
  return neighbours.has(typed + right) ? 0.8 : 1;
}
