import type { Edition } from "../../content/facts/index.ts";
import { lastDayIn } from "../../domain/language/written-days.ts";

/**
 * Whether the days that a quoted text tells are over: the last of those of an edition's cycle, which begins in the year
 * before it. Days of former years are told as past by themselves, and a date of birth comes never again.
 */
export function isAllOver(
  text: string,
  { today, edition }: { readonly today: string; readonly edition: Edition },
): boolean {
  const last = lastDayIn(text, Number(edition) - 1);
  return last !== null && last < today;
}
