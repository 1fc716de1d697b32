export type SizeLimits = { readonly min: number; readonly max: number };

/** So many bytes are a kB, wherever one is counted or told here. */
export const kB = 1000;

export function judgeSize(bytes: number, minKb: number, maxKb: number): "fits" | "small" | "large" {
  if (bytes < minKb * kB) return "small";
  return bytes > maxKb * kB ? "large" : "fits";
}

/** Fits too where an upload screen counts 1,024 bytes as a kB. */
export function copyLimits(minKb: number, maxKb: number): SizeLimits {
  return { min: Math.min(minKb * 1024, maxKb * kB), max: maxKb * kB };
}

/** More pixels on a side help nobody on an upload screen. */
const maxSide = 1600;

/** On fewer pixels nobody is known and nothing is read. */
export const shortestSide = 200;

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
  let side = Math.min(longest, maxSide);
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

export function sizeText(bytes: number, round = Math.round): string {
  return bytes < 1000 * kB
    ? `${round(bytes / (kB / 10)) / 10} kB`
    : `${round(bytes / (100 * kB)) / 10} MB`;
}

export function sizeUnder(bytes: number, minKb: number, maxKb: number): string {
  const verdict = judgeSize(bytes, minKb, maxKb);
  return sizeText(
    bytes,
    verdict === "small" ? Math.floor : verdict === "large" ? Math.ceil : Math.round,
  );
}
