import type { CycleEvent } from "../../content/pages/section.ts";
import { cycleSentence, cycleStatus } from "../exam-cycle.ts";
import { eventDays } from "../event-days.ts";
import { eventStatuses, type EventDays, type EventStatus } from "../event-status.ts";
import { useSurroundings } from "../surroundings.ts";
import { DatesTable } from "./dates-table.tsx";
import { FactSources } from "./fact-sources.tsx";
import { Notes } from "./notes.tsx";
import { SectionFrame, type SectionProps } from "./section-frame.tsx";
import { below, Heading } from "./heading.tsx";
import { Timeline } from "./timeline.tsx";

/** An event with its days and what they mean today. */
export type DatedEvent = CycleEvent & EventDays & { readonly status: EventStatus };

/** The events of the cycle as a table and, where the page wants it, as a timeline; and what is next. */
export function CycleDates({ section, level }: SectionProps<"dates">) {
  const { today } = useSurroundings();
  const events = datedEvents(section.events, today);
  const timelineId = `${section.id}-timeline`;
  return (
    <SectionFrame section={section} level={level}>
      <p className="alert">{cycleSentence(cycleStatus(today))}</p>
      <DatesTable captionId={`${section.id}-caption`} caption={section.caption} events={events} />
      <Notes of={section.events} also={section.caveats} />
      <FactSources of={section.events} />
      {section.tableOnly !== true && (
        <>
          <Heading level={below(level)} id={timelineId}>
            Timeline
          </Heading>
          <Timeline labelledBy={timelineId} events={events} />
        </>
      )}
    </SectionFrame>
  );
}

function datedEvents(events: readonly CycleEvent[], today: string): readonly DatedEvent[] {
  const days = events.map(eventDays);
  const statuses = eventStatuses(days, today);
  return events.flatMap((event, index) => {
    const [span, status] = [days[index], statuses[index]];
    return span === undefined || status === undefined ? [] : [{ ...event, ...span, status }];
  });
}
