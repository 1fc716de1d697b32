/** Where a file has to lie, in bytes, both ends included. */
export type SizeLimits = { readonly min: number; readonly max: number };

/** `border`: it depends on whether a kB has 1,000 bytes or 1,024, which no rule says. */
type SizeVerdict = "fits" | "small" | "large" | "border";

/** What a size is under a rule in kB. */
export function judgeSize(bytes: number, minKb: number, maxKb: number): SizeVerdict {
  if (bytes < minKb * 1000) return "small";
  if (bytes > maxKb * 1024) return "large";
  return bytes < minKb * 1024 || bytes > maxKb * 1000 ? "border" : "fits";
}

/** What satisfies all of the rules, whatever a kB is; where they contradict each other, what satisfies the first. */
export function safeLimits(rules: readonly { minKb: number; maxKb: number }[]): SizeLimits {
  const min = Math.max(...rules.map(({ minKb }) => minKb)) * 1024;
  const max = Math.min(...rules.map(({ maxKb }) => maxKb)) * 1000;
  const [first] = rules;
  return min <= max || rules.length < 2 || first === undefined ? { min, max } : safeLimits([first]);
}

/** More pixels on a side help nobody on an upload screen. */
export const longestSide = 1600;

/** On fewer pixels nobody is known and nothing is read. */
export const shortestSide = 120;

/**
 * The first copy that lies within the limits, the largest and best first. Nothing is enlarged: the copy
 * of a picture that says too little lies below them even at its own size and the finest quality. Where
 * none fits, the last that was tried.
 */
export async function fitSize<Copy extends { readonly size: number }>(
  longest: number,
  encode: (side: number, quality: number) => Promise<Copy>,
  { min, max }: SizeLimits,
): Promise<Copy> {
  let side = Math.min(longest, longestSide);
  let copy = await encode(Math.round(side), 0.92);
  for (;;) {
    for (const quality of [0.8, 0.68, 0.56]) {
      if (copy.size <= max || copy.size > 4 * max) break;
      copy = await encode(Math.round(side), quality);
    }
    if (copy.size <= max) break;
    const next = side * Math.max(0.3, Math.min(0.85, Math.sqrt((2 * max) / copy.size)));
    if (next < Math.min(longest, shortestSide)) break;
    side = next;
    copy = await encode(Math.round(side), 0.92);
  }
  for (const quality of [0.97, 1])
    if (copy.size < min) copy = await encode(Math.round(side), quality);
  return copy;
}

/** A size for readers, under a rule in kB: one that misses it is never rounded until it seems to keep it. */
export function sizeText(bytes: number, minKb = 0, maxKb = Infinity): string {
  const isSmall = bytes < minKb * 1024;
  const round = isSmall ? Math.floor : bytes > maxKb * 1000 ? Math.ceil : Math.round;
  return bytes < 1_000_000 ? `${round(bytes / 100) / 10} kB` : `${round(bytes / 100_000) / 10} MB`;
}
