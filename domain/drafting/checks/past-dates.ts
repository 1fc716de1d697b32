import { factText, lastDayOf } from "../../../content/facts/index.ts";
import { factToken } from "../../posts/fact-tokens.ts";
import type { Finding } from "../../posts/ledger.ts";
import { profiles, type Profile } from "./compare/profile.ts";
import { fit, weightsOf } from "./compare/subject.ts";
import type { CalendarDay } from "./figures/figure.ts";
import { figuresIn } from "./figures/read-figures.ts";
import type { DraftText, CheckContext } from "./draft-text.ts";
import { stopping } from "./finding.ts";
import { limitsOf, mismatches } from "./scope/limits.ts";
import { mentionsIn } from "./scope/mentions.ts";
import type { Statement } from "./text/statement.ts";

const coming =
  /\b(?:will (?:be|start|begin|open|close|take place|come|release|announce|declare|publish|conduct|hold|end|commence|go live|run)|is (?:expected|due|likely|scheduled|set|going|yet) to|are (?:expected|due|likely|scheduled|yet) to|is (?:coming|upcoming|awaited|expected|due|around the corner|about to)|are awaited|upcoming|(?:has|have) not (?:yet )?(?:been )?(?:started|begun|opened|released|declared|announced|taken place|held)|starts? on|begins? on|opens? on|starts? soon|soon|get ready for|is scheduled for|are scheduled for|days (?:left|to go)|(?:can|may) still (?:apply|register|be corrected)|is (?:now )?open|still open|hurry)\b/i;
const notComing = /\b(?:was|were|had|would|did)\b|\bif\b|\bnext year\b|\b202[7-9]\b/i;
const dated = profiles.filter(
  ({ record }) => lastDayOf(record) !== undefined && /^date\.|^csab\./.test(record.id),
);
/** How well a sentence without a date has to fit an event to speak of it. */
const surelyMeant = 2;

/** Events that were over on the day of the check and are told as coming. */
export function checkPastDates(
  { statements }: DraftText,
  { today }: CheckContext,
): readonly Finding[] {
  return statements.flatMap((statement) => {
    if (!coming.test(statement.text) || notComing.test(statement.text)) return [];
    const day = statedDay(statement);
    if (day !== null && day >= today) return [];
    const event = day === null ? meantEvent(statement, today) : null;
    if (day === null && event === null) return [];
    return [
      stopping(
        "contradiction",
        statement.place,
        statement.text,
        event === null
          ? `This was over on ${today}: tell it as past.`
          : `“${event.record.label}” was ${factText(event.record)}, so it is past: write ${factToken(event.record.id)} and tell it as past.`,
        event?.record.id ?? null,
      ),
    ];
  });
}

/** The last full day that a statement names, ISO; null when it names none. */
function statedDay({ text }: Statement): string | null {
  const days = figuresIn(text).flatMap(({ quantity }) =>
    quantity.kind === "days" ? quantity.spans.map(({ to }) => to) : [],
  );
  const named = days.flatMap((day) => isoDay(day) ?? []).sort();
  return named.at(-1) ?? null;
}

function isoDay({ year, month, day }: CalendarDay): string | null {
  if (year === null) return null;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** The past event that a statement speaks of without naming its day. */
function meantEvent(statement: Statement, today: string): Profile | null {
  const mentions = mentionsIn(statement.text);
  const names = (dimension: string) => mentions.some((mention) => mention.dimension === dimension);
  if (!names("session") && !/\b(?:josaa|jee main) 2026\b/i.test(statement.text)) return null;
  const limits = limitsOf({ start: 0, end: 0 }, [], { words: statement.text, mentions }, [], []);
  const weights = weightsOf([[statement.text, 1]]);
  const [best] = dated
    .filter(({ scope }) => mismatches(scope, limits.allowed).length === 0)
    .map((profile) => ({ profile, fit: fit(profile, weights, limits) }))
    .sort((one, other) => other.fit - one.fit);
  if (best === undefined || best.fit < surelyMeant) return null;
  return (lastDayOf(best.profile.record) ?? today) < today ? best.profile : null;
}
