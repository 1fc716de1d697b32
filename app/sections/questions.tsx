import type { Question } from "../../content/pages/section.ts";
import { Phrase } from "../words.tsx";
import { Disclosure } from "./disclosure.tsx";
import { below, type HeadingLevel } from "./heading.tsx";
import { Notes } from "./notes.tsx";
import { SectionFrame, type SectionProps } from "./section-frame.tsx";

/** Questions; each opens to its answer. */
export function Questions({ section, level }: SectionProps<"questions">) {
  return (
    <SectionFrame section={section} level={level}>
      <QuestionList group={section.id} questions={section.questions} level={below(level)} />
    </SectionFrame>
  );
}

type QuestionListProps = {
  group: string;
  questions: readonly (Question & { hidden?: boolean })[];
  level: HeadingLevel;
};

export function QuestionList({ group, questions, level }: QuestionListProps) {
  return (
    <div>
      {questions.map(({ id, question, answer, caveats, hidden }) => (
        <Disclosure group={group} id={id} title={question} level={level} hidden={hidden} key={id}>
          <p>
            <Phrase words={answer} />
          </p>
          <Notes of={answer} also={caveats} />
        </Disclosure>
      ))}
    </div>
  );
}
