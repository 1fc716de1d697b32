import type { ComponentType, ReactNode } from "react";
import { type FactId, wholeFactText } from "../../content/facts/index.ts";
import { useFacts } from "../facts-context.ts";
import type { NextTool } from "../tools/next-tools.ts";
import type { FormReading } from "../tools/read-form.ts";
import { FactSources, Notes, SectionFrame } from "./section-frame.tsx";
import { NextTools } from "./tool-links.tsx";

/** The answer, before the form that it answers; the form leads to it. */
export function ToolAnswer({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="tool-answer stack" id="answer" tabIndex={-1} aria-labelledby="answer-title">
      <h2 id="answer-title">{title}</h2>
      {children}
    </section>
  );
}

type ToolColumnsProps = {
  /** The answer with what belongs to it, or the form where nothing was asked. */
  children: ReactNode;
  /** The form of an answer, and what the answer rests on. */
  beside: ReactNode;
  next: readonly NextTool[];
  /** What an answer says nothing of: a part of `limitsOf`. */
  limits: ReactNode;
};

/**
 * How every tool stands: the answer, then its form, its facts and what comes next, then what it does not know. It is
 * read in this order; where there is room, the second part stands beside the others.
 */
export function ToolColumns({ children, beside, next, limits }: ToolColumnsProps) {
  return (
    <div className="tool-columns">
      <div>{children}</div>
      <div className="tool-beside">
        {beside}
        <NextTools of={next} />
      </div>
      {limits}
    </div>
  );
}

/** The foot of an answer: to the form, which shows what was typed, and to what the answer rests on. */
export function ChangeAnswers({ hasFacts = false }: { hasFacts?: boolean }) {
  return (
    <p className="tool-again">
      <a href="#form">Change your answers</a>
      {hasFacts && <a href="#used-facts">The facts behind it</a>}
    </p>
  );
}

type AskAgainProps = {
  reading: FormReading<unknown>;
  children: ReactNode;
  /** What was asked, in short. */
  said?: string;
};

/** Below an answer a long form is folded: a link to it, or to a field, opens it. */
export function AskAgain({ reading, said, children }: AskAgainProps) {
  if (reading.kind !== "submitted") return children;
  return (
    <details className="disclosure tool-again">
      <summary>
        <span>
          <b>Change your answers</b>
          {said !== undefined && <span className="quiet">{said}</span>}
        </span>
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}

/**
 * The records that an answer rests on, each with its value and its page, then their sources and notes.
 * The answer has shown what it counts with: who asks for more opens them.
 */
export function UsedFacts({ ids }: { ids: readonly FactId[] }) {
  const facts = useFacts();
  const usedIds = [...new Set(ids)];
  if (usedIds.length === 0) return null;
  const citedRecords = usedIds.map((id) => ({ kind: "fact", id }));
  return (
    <SectionFrame
      section={{ id: "used-facts", title: "The facts behind it", folded: true }}
      level={2}
    >
      <ul className="used-facts">
        {usedIds.map((id) => {
          const record = facts.fact(id);
          return (
            <li key={id}>
              <a href={`/facts/${id}`}>{record.label}</a>: {wholeFactText(record)}
            </li>
          );
        })}
      </ul>
      <Notes of={citedRecords} />
      <FactSources of={citedRecords} />
    </SectionFrame>
  );
}

/** What all answers of a tool say nothing of, as a part of its page. */
export function limitsOf(points: readonly ReactNode[]): ComponentType {
  return () => <NotKnown points={points} />;
}

/** What an answer says nothing of. */
function NotKnown({ points }: { points: readonly ReactNode[] }) {
  return (
    <SectionFrame section={{ id: "not-known", title: "What this does not know" }} level={2}>
      <ul>
        {points.map((point, index) => (
          <li key={index}>{point}</li>
        ))}
      </ul>
    </SectionFrame>
  );
}
