import type { ReactElement } from "react";
import type { Section } from "../../content/pages/section.ts";
import { Accordion } from "./accordion.tsx";
import { ContactCard } from "./contact-card.tsx";
import { CycleDates } from "./cycle-dates.tsx";
import { FactTable } from "./fact-table.tsx";
import type { HeadingLevel } from "./heading.tsx";
import { LinkList } from "./link-list.tsx";
import { MapFrame } from "./map-frame.tsx";
import { Notice } from "./notice.tsx";
import { PointList } from "./point-list.tsx";
import { Prose } from "./prose.tsx";
import { Questions } from "./questions.tsx";
import { Reminder } from "./reminder.tsx";
import { Steps } from "./steps.tsx";
import { Tabs } from "./tabs.tsx";
import { Unavailable } from "./unavailable.tsx";

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
