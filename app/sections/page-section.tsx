import { Fragment, type ReactElement } from "react";
import type { Section } from "../../content/pages/section.ts";
import { CycleDates } from "./cycle-dates.tsx";
import { Accordion, Questions } from "./disclosures.tsx";
import { NotesOfPanel } from "./notes-once.tsx";
import { ContactCard, MapFrame, Reminder } from "./provider-sections.tsx";
import { below, type HeadingLevel, SectionFrame, type SectionProps } from "./section-frame.tsx";
import { FactTable } from "./figure-tables.tsx";
import { LinkList, Notice, PointList, Prose, Steps, Unavailable } from "./text-sections.tsx";

type SectionPartProps = {
  section: Section;
  /** Level of its heading: 2 on the page itself, 3 inside a tab. */
  level?: HeadingLevel;
};

/** One part of an information page. A kind without a component does not compile. */
export function SectionPart({ section, level = 2 }: SectionPartProps): ReactElement {
  switch (section.kind) {
    case "prose":
      return <Prose section={section} level={level} />;
    case "list":
      return <PointList section={section} level={level} />;
    case "steps":
      return <Steps section={section} level={level} />;
    case "table":
      return <FactTable section={section} level={level} />;
    case "dates":
      return <CycleDates section={section} level={level} />;
    case "notice":
      return <Notice section={section} level={level} />;
    case "reminder":
      return <Reminder section={section} />;
    case "accordion":
      return <Accordion section={section} level={level} />;
    case "questions":
      return <Questions section={section} level={level} />;
    case "tabs":
      return <Tabs section={section} level={level} />;
    case "unavailable":
      return <Unavailable section={section} level={level} />;
    case "links":
      return <LinkList section={section} level={level} />;
    case "contact":
      return <ContactCard section={section} level={level} />;
    case "map":
      return <MapFrame section={section} level={level} />;
  }
}

/** Panels of which one is shown: radio buttons, so that they switch by mouse and arrow keys without script. */
function Tabs({ section, level }: SectionProps<"tabs">) {
  return (
    <SectionFrame section={section} level={level}>
      <div className="tabs" role="group" aria-labelledby={section.id}>
        {section.tabs.map(({ id, label, sections }, index) => (
          <Fragment key={id}>
            <input
              className="visually-hidden"
              type="radio"
              name={section.id}
              id={id}
              defaultChecked={index === 0}
            />
            <label className="tab" htmlFor={id}>
              {label}
            </label>
            <div className="tab-panel">
              <NotesOfPanel id={id}>
                {sections.map((part) => (
                  <SectionPart section={part} level={below(level)} key={part.id} />
                ))}
              </NotesOfPanel>
            </div>
          </Fragment>
        ))}
      </div>
    </SectionFrame>
  );
}
