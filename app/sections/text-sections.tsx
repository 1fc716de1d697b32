import { useAddresses } from "../facts-context.ts";
import { TopicIcon } from "../ui/icon.tsx";
import { Phrase } from "../marked-words.tsx";
import { Intro, Notes, SectionFrame, type SectionProps } from "./section-frame.tsx";

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

export function LinkList({ section, level }: SectionProps<"links">) {
  const addressOf = useAddresses();
  return (
    <SectionFrame section={section} level={level}>
      <ul className="grid link-cards">
        {section.links.map(({ path, label, description }) => (
          <li key={path}>
            <a className="card" href={addressOf(path)}>
              <TopicIcon of={path} />
              <strong>{label}</strong>
              {description !== undefined && <span className="quiet">{description}</span>}
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

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
