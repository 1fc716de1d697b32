import type { AccordionSection } from "../../content/pages/section.ts";
import { Phrase } from "../words.tsx";
import { Disclosure } from "./disclosure.tsx";
import { below, Heading, type HeadingLevel } from "./heading.tsx";
import { Intro } from "./intro.tsx";
import { Notes } from "./notes.tsx";
import { SectionFrame, type SectionProps } from "./section-frame.tsx";

/** Parts of which one is open at most, each with its points under small heads. */
export function Accordion({ section, level }: SectionProps<"accordion">) {
  return (
    <SectionFrame section={section} level={level}>
      <Intro words={section.intro} />
      <div>
        {section.items.map(({ id, title, groups }) => (
          <Disclosure group={section.id} id={id} title={title} level={below(level)} key={id}>
            {groups.map((group, index) => (
              <PointGroup group={group} level={below(below(level))} key={index} />
            ))}
          </Disclosure>
        ))}
      </div>
      <Notes of={section} also={section.caveats} />
    </SectionFrame>
  );
}

type PointGroupProps = {
  group: AccordionSection["items"][number]["groups"][number];
  level: HeadingLevel;
};

function PointGroup({ group, level }: PointGroupProps) {
  return (
    <div className="prose">
      {group.title !== undefined && <Heading level={level}>{group.title}</Heading>}
      <ul>
        {group.points.map((words, index) => (
          <li key={index}>
            <Phrase words={words} />
          </li>
        ))}
      </ul>
    </div>
  );
}
