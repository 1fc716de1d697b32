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
  "ae ai ei iy ou au eo ao ck cs sz vw gj kq fp td bp mn ey ui xs zj"
    .split(" ")
    .flatMap((pair) => [pair, Array.from(pair).reverse().join("")]),
);

const vowels = new Set("aeiouy");

const letters = "abcdefghijklmnopqrstuvwxyz";
const firstLetter = letters.charCodeAt(0);
const kinds = letters.length + 1;

const wrongCosts = new Float64Array(kinds * kinds).fill(1);
const silentCosts = new Float64Array(kinds).fill(1);
for (const [typed, one] of Array.from(letters).entries()) {
  silentCosts[typed] = one === "h" ? 0.55 : vowels.has(one) ? 0.7 : 1;
  for (const [right, other] of Array.from(letters).entries())
    wrongCosts[typed * kinds + right] = wrongCost(one, other);
}

const doubledCost = 0.45;
const swappedCost = 0.7;
const otherFirstCost = 0.7;

/** Kept, for they are asked for thousands of times in a row. */
let costs = new Float32Array(32 * 32);

/** About 1 for a wrong letter, less for a slip that many make. Infinity above `maximum`. */
export function slipCost(word: string, meantWord: string, maximum = Infinity): number {
  const columns = meantWord.length + 1;
  const size = (word.length + 1) * columns;
  if (costs.length < size) costs = new Float32Array(size);
  costs[0] = 0;
  for (let column = 1; column < columns; column++)
    costs[column] = (costs[column - 1] ?? 0) + missingCost(meantWord, column - 1);
  let leastBefore = 0;
  for (let row = 1; row <= word.length; row++) {
    const typedLetter = word.charCodeAt(row - 1);
    const tooMany = missingCost(word, row - 1);
    const start = row * columns;
    costs[start] = (costs[start - columns] ?? 0) + tooMany;
    let least = costs[start] ?? 0;
    for (let column = 1; column < columns; column++) {
      const right = meantWord.charCodeAt(column - 1);
      const at = start + column;
      const swapCost =
        typedLetter === right ? 0 : (wrongCosts[kindOf(typedLetter) * kinds + kindOf(right)] ?? 1);
      let cost = Math.min(
        (costs[at - columns] ?? 0) + tooMany,
        (costs[at - 1] ?? 0) + missingCost(meantWord, column - 1),
        (costs[at - columns - 1] ?? 0) + swapCost,
      );
      const isSwap =
        row > 1 &&
        column > 1 &&
        typedLetter === meantWord.charCodeAt(column - 2) &&
        word.charCodeAt(row - 2) === right;
      if (isSwap) cost = Math.min(cost, (costs[at - 2 * columns - 2] ?? 0) + swappedCost);
      costs[at] = cost;
      // The kept precision is compared.
      least = Math.min(least, costs[at] ?? 0);
    }
    // A swap passes over a line: of two in a row nothing leads on.
    if (least > maximum && leastBefore > maximum) return Infinity;
    leastBefore = least;
  }
  const totalCost = (costs[size - 1] ?? 0) + (word[0] === meantWord[0] ? 0 : otherFirstCost);
  return totalCost > maximum ? Infinity : totalCost;
}

export function maxSlipCost(word: string): number {
  return word.length >= 9 ? 2.2 : word.length >= 6 ? 1.8 : 1.1;
}

function missingCost(word: string, at: number): number {
  const letter = word.charCodeAt(at);
  if (at > 0 && word.charCodeAt(at - 1) === letter) return doubledCost;
  return silentCosts[kindOf(letter)] ?? 1;
}

function kindOf(sign: number): number {
  const kind = sign - firstLetter;
  return kind >= 0 && kind < letters.length ? kind : letters.length;
}

function wrongCost(typed: string, right: string): number {
  if (typed === right) return 0;
  if (alike.has(typed + right)) return 0.6;
  if (vowels.has(typed) && vowels.has(right)) return 0.7;
  return neighbours.has(typed + right) ? 0.8 : 1;
}
