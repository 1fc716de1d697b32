import { Phrase } from "../words.tsx";
import { Notes } from "./notes.tsx";
import { SectionFrame, type SectionProps } from "./section-frame.tsx";

/** What a reader should not miss; a warning is amber. */
export function Notice({ section, level }: SectionProps<"notice">) {
  return (
    <SectionFrame section={section} level={level} className={`notice notice-${section.tone}`}>
      {section.paragraphs.map((words, index) => (
        <p key={index}>
          <Phrase words={words} />
        </p>
      ))}
      <Notes of={section.paragraphs} />
    </SectionFrame>
  );
}
