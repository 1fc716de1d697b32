import { Phrase } from "../words.tsx";
import { SectionFrame, type SectionProps } from "./section-frame.tsx";

/** Something that cannot be had here, and why. */
export function Unavailable({ section, level }: SectionProps<"unavailable">) {
  const reasonId = `${section.id}-reason`;
  return (
    <SectionFrame section={section} level={level}>
      <p className="intro" id={reasonId}>
        <Phrase words={section.text} />
      </p>
      <div>
        <button className="button" type="button" disabled aria-describedby={reasonId}>
          {section.label}
        </button>
      </div>
    </SectionFrame>
  );
}
