import { firstDayOf, lastDayOf, type Fact } from "../../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import type { CalendarDay } from "../figures/figure.ts";
import { figuresIn } from "../figures/read-figures.ts";
import type { Statement } from "../text/statement.ts";
import { fitOf } from "./compare-claim.ts";
import { measures } from "./measures.ts";
import { namedIn } from "./named-scope.ts";
import { answersOf } from "./record-claims.ts";

const coming =
  /\b(?:will (?:be|start|begin|open|close|take place|come|release|announce|declare|publish|conduct|hold|end|commence|go live|run)|(?:is|are) (?:expected|due|likely|scheduled|set|going|yet) to|is (?:coming|upcoming|awaited|expected|due|around the corner|about to)|are awaited|upcoming|(?:has|have) not (?:yet )?(?:been )?(?:started|begun|opened|released|declared|announced|taken place|held)|starts? on|begins? on|opens? on|starts? soon|soon|get ready for|(?:is|are) scheduled for|days (?:left|to go)|(?:can|may) still (?:apply|register|be corrected)|is (?:now )?open|still open)\b/i;
const notComing =
  /\b(?:was|were|had|would|did)\b|\bif\b|\bnext year\b|\b(?:after|before|until|once|when)\b/i;
const over =
  /\b(?:(?:was|were) (?:held|conducted|declared|released|published|announced|opened|over)|(?:has|have) (?:already )?(?:been (?:held|conducted|declared|released|published|announced|opened)|taken place|started|begun|opened|closed|ended)|(?:is|are) (?:over|out|closed))\b/i;

/** How an event is told: as coming though it is past, or as past though it is coming; null when neither. */
export type WrongTense = { readonly told: "coming" | "past"; readonly record: Fact | null };

/** Compares the tense of a sentence with the day of the check. */
export function wrongTenseOf(
  { text }: Statement,
  today: string,
  facts: FactSnapshot,
): WrongTense | null {
  const day = statedDay(text);
  const later = (text.match(/\b20\d\d\b/g) ?? []).some((year) => year > facts.edition);
  if (coming.test(text) && !notComing.test(text) && !later) {
    if (day !== null) return day < today ? { told: "coming", record: null } : null;
    const record = eventMeant(text, facts);
    const last = record === null ? undefined : lastDayOf(record);
    return last !== undefined && last < today ? { told: "coming", record } : null;
  }
  if (!over.test(text) || coming.test(text) || /\bnot\b/i.test(text)) return null;
  if (day !== null) return day > today ? { told: "past", record: null } : null;
  const record = eventMeant(text, facts);
  const first = record === null ? undefined : firstDayOf(record);
  return first !== undefined && first > today ? { told: "past", record } : null;
}

/** The last full day that a text names, ISO; null when it names none. */
function statedDay(text: string): string | null {
  const days = figuresIn(text).flatMap(({ quantity }) =>
    quantity.kind === "days" ? quantity.spans.map(({ to }) => to) : [],
  );
  return (
    days
      .flatMap((day) => isoDay(day) ?? [])
      .sort()
      .at(-1) ?? null
  );
}

function isoDay({ year, month, day }: CalendarDay): string | null {
  if (year === null) return null;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** The dated event of this exam year that a text speaks of without its day. */
function eventMeant(text: string, facts: FactSnapshot): Fact | null {
  const scope = namedIn(text, facts);
  if (
    scope.session === undefined &&
    !new RegExp(String.raw`\b(?:josaa|jee main) ${facts.edition}\b`, "i").test(text)
  )
    return null;
  const measure = measures.find(
    ({ units, names, not, never, weak }) =>
      units.includes("date") &&
      never === undefined &&
      weak === undefined &&
      names.test(text) &&
      not?.test(text) !== true,
  );
  if (measure === undefined) return null;
  const year = scope.year?.values;
  if (year !== undefined && !year.has(facts.edition)) return null;
  const fitting = answersOf(measure, facts).filter(
    ({ record, scope: held }) => /^date\./.test(record.id) && fitOf(held, scope).kind !== "misfit",
  );
  const ends = fitting.flatMap(({ record }) => (lastDayOf(record) === undefined ? [] : [record]));
  return (
    ends.toSorted((one, other) =>
      (lastDayOf(other) ?? "").localeCompare(lastDayOf(one) ?? ""),
    )[0] ?? null
  );
}

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
