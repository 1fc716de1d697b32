import { monthNames } from "../shared/clock.ts";

const writtenDay = new RegExp(String.raw`\b(\d{1,2}) (${monthNames.join("|")}) (20\d\d)\b`, "gi");

/** ISO; null for none from this year on. */
export function lastDayIn(text: string, fromYear: number): string | null {
  const days = [...text.matchAll(writtenDay)].flatMap(([, day = "", month = "", year = ""]) => {
    const number = monthNames.findIndex((name) => name.toLowerCase() === month.toLowerCase()) + 1;
    return Number(year) < fromYear
      ? []
      : `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`;
  });
  return days.toSorted().at(-1) ?? null;
}
