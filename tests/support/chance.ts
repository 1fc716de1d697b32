/** Choices that a seed repeats, when they are made in the same order. */
export type Chance = {
  /** At least 0 and less than this. */
  readonly below: (limit: number) => number;
  readonly happens: (probability: number) => boolean;
  /** One of them; undefined when there is none. */
  readonly pick: <Item>(items: readonly Item[]) => Item | undefined;
};

/** The generator mulberry32, by a seed of 32 bits. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    below: (limit) => next() * limit,
    happens: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)],
  };
}
