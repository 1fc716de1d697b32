import { Fragment } from "react";
import { below } from "./heading.tsx";
import { SectionFrame, type SectionProps } from "./section-frame.tsx";
import { SectionPart } from "./section.tsx";

/** Panels of which one is shown: radio buttons, so that they switch by mouse and arrow keys without script. */
export function Tabs({ section, level }: SectionProps<"tabs">) {
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
              {sections.map((part) => (
                <SectionPart section={part} level={below(level)} key={part.id} />
              ))}
            </div>
          </Fragment>
        ))}
      </div>
    </SectionFrame>
  );
}
