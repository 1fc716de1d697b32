import { fact, firstDayOf, lastDayOf, type FactId } from "../../../../content/facts/index.ts";
import { informationPages } from "../../../../content/pages/index.ts";
import type { CycleEvent } from "../../../../content/pages/section.ts";
import { indianDate, longIndianDate, type Clock } from "../../../shared/clock.ts";
import { factToken } from "../../../posts/fact-tokens.ts";
import { partsOf } from "../../passages.ts";
import { fitsScope, type RequestScope } from "../../request-scope.ts";
import { notesMarkdown, tableMarkdown } from "../../section-as-markdown.ts";
import { asMarkdown } from "../../words-as-markdown.ts";
import type { ArticleSection } from "./article-section.ts";

export type CycleState = "over" | "open" | "coming";

/** What the clock says of something that takes place on the days of these records. */
export function cycleState(ids: readonly FactId[], clock: Clock): CycleState {
  const today = indianDate(clock.now());
  const spans = ids.map(fact).map((record) => ({
    from: firstDayOf(record) ?? "",
    to: lastDayOf(record) ?? "",
  }));
  if (spans.every(({ to }) => to < today)) return "over";
  return spans.some(({ from, to }) => from <= today && today <= to) ? "open" : "coming";
}

/** Whether a topic's season is over, in a sentence with the day on which that was so. */
export function seasonRemark(
  { what, days }: { readonly what: string; readonly days: readonly FactId[] },
  scope: RequestScope,
  clock: Clock,
): string {
  const fitting = days.filter((id) => fitsScope(fact(id), scope));
  const ids = fitting.length === 0 ? days : fitting;
  const day = longIndianDate(clock.now());
  const state = cycleState(ids, clock);
  if (state === "over") {
    return `As of ${day}, ${what} is over. Use what follows to know what to expect, and wait for the official notice of the next edition.`;
  }
  const own = ids.filter((id) => cycleState([id], clock) === state).map((id) => factToken(id));
  const [next = ""] = own;
  return state === "open"
    ? `As of ${day}, ${what} is under way: ${next}.`
    : `As of ${day}, the next days for ${what} are these: ${next}.`;
}

const datesSection = informationPages
  .flatMap(partsOf)
  .find((section) => section.kind === "dates" && section.tableOnly === undefined);

/** The events of the cycle in their order, for the session that a request names. */
export function cycleEvents(scope: RequestScope): readonly CycleEvent[] {
  if (datesSection?.kind !== "dates") return [];
  return datesSection.events.filter(({ by }) => by.some((id) => fitsScope(fact(id), scope)));
}

/** The events as a table that says what is over on the clock's day. */
export function datesTable(scope: RequestScope, clock: Clock): ArticleSection {
  const rows = cycleEvents(scope).map(({ event, dates, by }) => [
    asMarkdown(event),
    asMarkdown(dates),
    stateText(event, cycleState(by, clock)),
  ]);
  return {
    heading: "All days in their order",
    body: tableMarkdown(["Event", "Days", `On ${longIndianDate(clock.now())}`], rows),
    notes: datesSection === undefined ? [] : notesMarkdown(datesSection),
  };
}

/** What starts on its day goes on after it; the records hold no end. */
function stateText(event: Parameters<typeof asMarkdown>[0], state: CycleState): string {
  const begun = state === "over" && /\bstarts?\b/i.test(asMarkdown(event));
  return begun ? "Has begun" : stateWords[state];
}

const stateWords: Readonly<Record<CycleState, string>> = {
  over: "Over",
  open: "Under way",
  coming: "Still to come",
};
