import { Phrase } from "../words.tsx";
import { Notes } from "./notes.tsx";
import { SectionFrame, type SectionProps } from "./section-frame.tsx";

/** Paragraphs. */
export function Prose({ section, level }: SectionProps<"prose">) {
  return (
    <SectionFrame section={section} level={level}>
      <div className="prose">
        {section.paragraphs.map((words, index) => (
          <p key={index}>
            <Phrase words={words} />
          </p>
        ))}
      </div>
      <Notes of={section.paragraphs} also={section.caveats} />
    </SectionFrame>
  );
}
