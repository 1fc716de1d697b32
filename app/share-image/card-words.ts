import { firstDayOf } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { PagePath } from "../../content/page-catalogue.ts";
import { shareAnswer } from "../../content/share-answers.ts";
import type { Provider } from "../../content/site.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { isPlaceholder } from "../institute-name.ts";
import { yearBefore } from "../season/calendar-days.ts";
import { milestonesOf } from "../season/known-milestones.ts";
import { plainWords } from "../marked-words.tsx";

/** What a card says in large letters. */
export type CardAnswer = { readonly label: string; readonly value: string };

type Answering = { readonly provider: Provider; readonly facts: FactSnapshot };

/** The pages that are shared for what comes next. */
const datedPages: readonly PagePath[] = ["/", "/important-dates"];

/** The one answer of a page as the records have it on the Indian calendar day `today`; null for a page without one. */
export function pageAnswer(
  path: PagePath,
  today: string,
  { provider, facts }: Answering,
): CardAnswer | null {
  if (datedPages.includes(path)) return nextDate(today, facts);
  const answer = shareAnswer(path, facts.edition);
  if (answer === undefined) return null;
  const value = plainWords(answer.value, { provider, facts });
  if (isPlaceholder(value)) return null;
  return { label: answer.label, value: value.charAt(0).toUpperCase() + value.slice(1) };
}

/** What comes next; after the last date when the forms opened the year before, which is when they may open again. */
function nextDate(today: string, facts: FactSnapshot): CardAnswer | null {
  const next = milestonesOf(facts).find(({ to }) => to >= today);
  if (next === undefined) return lastOpening(today, facts);
  return { label: `${next.from <= today ? "Now" : "Next"}: ${next.words.name}`, value: next.text };
}

function lastOpening(today: string, facts: FactSnapshot): CardAnswer | null {
  const opened = firstDayOf(facts.fact("date.s1.registration"));
  const lastYear = yearBefore(today).slice(0, 4);
  if (opened === undefined || !opened.startsWith(lastYear)) return null;
  const day = longIndianDate(opened).replace(` ${lastYear}`, "");
  return { label: "Last year, forms opened on", value: day };
}
