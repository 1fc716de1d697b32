import { figuresIn } from "../figures/read-figures.ts";

const names = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const weekday = names.join("|");
const before = new RegExp(String.raw`\b(${weekday}),?\s+(?:the\s+)?$`, "i");
const after = new RegExp(
  String.raw`^,?\s*(?:\(|(?:was|is|fell on|falls on|,)?\s*(?:on )?(?:an? )?)(${weekday})\b`,
  "i",
);

/** Characters that hold a weekday and the words between it and its day. */
const beside = 60;

/** The first day of a text whose weekday is another one, as written; null when all are right. */
export function wrongWeekday(text: string): string | null {
  if (!/day\b/i.test(text)) return null;
  for (const { quantity, start, end, text: words } of figuresIn(text)) {
    if (quantity.kind !== "days") continue;
    const [span, ...more] = quantity.spans;
    if (span === undefined || more.length > 0 || span.from !== span.to || span.from.year === null)
      continue;
    const said =
      before.exec(text.slice(Math.max(0, start - beside), start))?.[1] ??
      after.exec(text.slice(end, end + beside))?.[1];
    if (said === undefined) continue;
    const { year, month, day } = span.from;
    if (names[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] !== said.toLowerCase())
      return `${said}, ${words}`;
  }
  return null;
}
