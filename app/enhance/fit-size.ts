/** Where a file has to lie, in bytes, both ends included. */
export type SizeLimits = { readonly min: number; readonly max: number };

/** `border`: it depends on whether a kB has 1,000 bytes or 1,024, which no rule says. */
export type SizeVerdict = "fits" | "small" | "large" | "border";

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

const qualities = [0.92, 0.8, 0.68, 0.56];
const shortestSide = 120;

/**
 * The first copy that lies within the limits, the largest and best first; a small picture is enlarged
 * until it has enough bytes. Undefined where there is none.
 */
export async function fitSize<Copy extends { readonly size: number }>(
  longest: number,
  encode: (side: number, quality: number) => Promise<Copy>,
  { min, max }: SizeLimits,
): Promise<Copy | undefined> {
  let side = Math.min(longest, longestSide);
  while (side >= Math.min(longest, shortestSide)) {
    let size = 0;
    for (const quality of qualities) {
      const copy = await encode(Math.round(side), quality);
      size = copy.size;
      if (size <= max) return size >= min ? copy : enlarged(side);
      if (size > 4 * max) break;
    }
    side *= Math.max(0.3, Math.min(0.85, Math.sqrt((2 * max) / size)));
  }
  return undefined;

  async function enlarged(from: number): Promise<Copy | undefined> {
    for (let grown = from; grown <= 2 * longestSide; grown *= 1.2) {
      const copy = await encode(Math.round(grown), 0.95);
      if (copy.size >= min) return copy.size <= max ? copy : undefined;
    }
    return undefined;
  }
}
