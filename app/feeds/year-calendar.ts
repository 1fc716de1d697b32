import { isKnown } from "../../content/facts/index.ts";
import { product } from "../../content/site.ts";
import { yearMilestoneWords, type YearStep, yearSteps } from "../../content/year-steps.ts";
import { checkedSince, citedFacts, lastChecked } from "../../content/cited-facts.ts";
import { milestonesOf } from "../season/known-milestones.ts";
import { plainWords } from "../marked-words.tsx";
import { whereFrom } from "./calendar-feed.ts";
import { calendarFile, type CalendarEntry, type CalendarSite } from "./calendar-file.ts";

/** Reminders ring so many days before what begins, and before what closes. */
const remindersBefore = [3, 1] as const;

/** The days of one step of `/year` as iCalendar (RFC 5545); undefined for a step without a known day, or for none. */
export async function yearCalendar(id: string, site: CalendarSite): Promise<string | undefined> {
  const step = yearSteps.find((one) => one.id === id);
  const entries = step === undefined ? [] : stepEntries(step, site);
  if (step === undefined || entries.length === 0) return undefined;
  const name = `${product} ${site.facts.edition}: ${step.title}`;
  return calendarFile(entries, { product: step.title, name, page: `${site.url}/year` }, site);
}

/** One entry for what begins, and one for the last day of what closes again. */
function stepEntries(
  step: YearStep,
  site: Pick<CalendarSite, "provider" | "facts">,
): readonly CalendarEntry[] {
  const { facts } = site;
  const citedRecords = citedFacts([step.todo, step.ready], facts);
  const namedMilestones = yearMilestoneWords.filter(({ id }) => step.milestones.includes(id));
  return milestonesOf(facts, namedMilestones).flatMap(({ words, from, to, text, isExpected }) => {
    const record = facts.fact(words.id);
    const checkedOn = checkedSince([record, ...citedRecords]) ?? lastChecked(facts);
    const description = `${words.name}: ${text}.`;
    const entry = (kind: "begins" | "ends", title: string, day: string): CalendarEntry => ({
      id: `${words.id}-${kind}`,
      from: day,
      to: day,
      title: `${product} ${facts.edition}: ${title}${isExpected ? " (expected)" : ""}`,
      description: [
        description,
        plainWords(step.todo, site),
        `Keep ready: ${plainWords(step.ready, site)}.`,
        ...whereFrom([record, ...citedRecords], checkedOn, facts),
      ].join("\n\n"),
      checkedOn,
      changed: [record, ...citedRecords].filter(
        (one) => isKnown(one) && one.changedAt !== undefined,
      ),
      isExpected,
      reminders: remindersBefore,
    });
    return [
      entry("begins", words.begins, from),
      ...(words.ends === undefined || from === to ? [] : [entry("ends", words.ends, to)]),
    ];
  });
}
