import { Phrase } from "../words.tsx";
import { Intro } from "./intro.tsx";
import { Notes } from "./notes.tsx";
import { SectionFrame, type SectionProps } from "./section-frame.tsx";

/** What to do, one numbered step after the other. */
export function Steps({ section, level }: SectionProps<"steps">) {
  return (
    <SectionFrame section={section} level={level}>
      <Intro words={section.intro} />
      <ol className="steps">
        {section.steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <p>
              <Phrase words={text} />
            </p>
          </li>
        ))}
      </ol>
      <Notes of={section.steps} also={section.caveats} />
    </SectionFrame>
  );
}
