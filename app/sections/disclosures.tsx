import type { ReactNode } from "react";
import type { AccordionSection, Question } from "../../content/pages/section.ts";
import { Phrase, plainWords, useLookUp } from "../marked-words.tsx";
import { OverBadge } from "./event-badge.tsx";
import {
  below,
  Heading,
  type HeadingLevel,
  Intro,
  Notes,
  SectionFrame,
  type SectionProps,
} from "./section-frame.tsx";

type DisclosureProps = {
  /** Of the disclosures with one group name, one is open at most. */
  group: string;
  /** Anchor of what is inside: a link to it opens the disclosure, in HTML alone. */
  id: string;
  title: string;
  level: HeadingLevel;
  hidden?: boolean;
  children: ReactNode;
};

function Disclosure({ group, id, title, level, hidden, children }: DisclosureProps) {
  return (
    <details className="disclosure" name={group} hidden={hidden}>
      <summary>
        <Heading level={level}>{title}</Heading>
      </summary>
      <div className="disclosure-body" id={id}>
        {children}
      </div>
    </details>
  );
}

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

export function Questions({ section, level }: SectionProps<"questions">) {
  return (
    <SectionFrame section={section} level={level}>
      <QuestionList group={section.id} questions={section.questions} level={below(level)} />
    </SectionFrame>
  );
}

type AskedQuestionProps = {
  group: string;
  question: Question & { hidden?: boolean };
  level: HeadingLevel;
};

type QuestionListProps = {
  group: string;
  questions: readonly AskedQuestionProps["question"][];
  level: HeadingLevel;
};

export function QuestionList({ group, questions, level }: QuestionListProps) {
  return (
    <div>
      {questions.map((question) => (
        <AskedQuestion group={group} question={question} level={level} key={question.id} />
      ))}
    </div>
  );
}

function AskedQuestion({ group, question: asked, level }: AskedQuestionProps) {
  const { id, question, answer, caveats, source, hidden } = asked;
  const lookUp = useLookUp();
  const title = plainWords(question, lookUp);
  return (
    <Disclosure group={group} id={id} title={title} level={level} hidden={hidden}>
      <p>
        <OverBadge text={plainWords(answer, lookUp)} />
        <Phrase words={answer} />
      </p>
      <Notes of={answer} also={caveats} />
      {source !== undefined && (
        <p className="quiet">
          Source:{" "}
          <a href={source.address} target="_blank" rel="noopener">
            {source.title}
          </a>
        </p>
      )}
    </Disclosure>
  );
}
