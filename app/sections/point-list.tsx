import { Phrase } from "../words.tsx";
import { Intro } from "./intro.tsx";
import { Notes } from "./notes.tsx";
import { SectionFrame, type SectionProps } from "./section-frame.tsx";

/** Points without an order. */
export function PointList({ section, level }: SectionProps<"list">) {
  return (
    <SectionFrame section={section} level={level}>
      <Intro words={section.intro} />
      <div className="prose">
        <ul>
          {section.items.map((words, index) => (
            <li key={index}>
              <Phrase words={words} />
            </li>
          ))}
        </ul>
      </div>
      <Notes of={section} also={section.caveats} />
    </SectionFrame>
  );
}
