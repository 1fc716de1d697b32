import type { Result } from "../../domain/shared/result.ts";
import { typedNumber } from "../../domain/shared/typed-number.ts";
import { readValue } from "./read-form.ts";

const bounds = { min: 1, max: 2_000_000, decimals: 0 };
const percentileBounds = { min: 0, max: 100, decimals: 7, isShare: true };

/** As in "AIR 500", "CRL rank: 12,400". */
const nameOfRank = /^(?:(?:my|air|crl|all india|common|category|rank)\b[\s:.=#-]*)+/i;

/** A field for a rank, from 1 to 20,00,000; what is rather a percentile is called one. */
export const typedRank = readValue((value): Result<number, string> => {
  const percentile = percentileIn(value);
  if (percentile !== undefined)
    return {
      ok: false,
      failure: `${percentile} looks like a percentile: ranks are whole numbers.`,
    };
  return typedNumber(value.trim().replace(nameOfRank, ""), bounds);
});

/** The percentile that somebody wrote where a rank is asked, without its sign; undefined for anything else. */
export function percentileIn(value: string): string | undefined {
  if (!/[.٫．%٪％]|per/i.test(value)) return undefined;
  const percentile = typedNumber(value, percentileBounds);
  return percentile.ok ? String(percentile.value) : undefined;
}
