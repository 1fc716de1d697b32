import type { ComponentType, ReactNode } from "react";
import { type FactId, wholeFactText } from "../../content/facts/index.ts";
import { useFacts } from "../facts-context.ts";
import { keptByRecords } from "../kept-parts.tsx";
import { FactSources, Notes, SectionFrame } from "./section-frame.tsx";

/** The answer, before the form that it answers; the form leads to it. */
export function ToolAnswer({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="tool-answer stack" id="answer" tabIndex={-1} aria-labelledby="answer-title">
      <h2 id="answer-title">{title}</h2>
      {children}
    </section>
  );
}

/** From an answer to the form, which shows what was typed. */
export function ChangeAnswers() {
  return (
    <p className="tool-again">
      <a href="#form">Change your answers</a>
    </p>
  );
}

/**
 * The records that an answer rests on, each with its value and its page, then their sources and notes.
 * The answer has shown what it counts with: who asks for more opens them.
 */
export const UsedFacts = keptByRecords(FactsBehindAnswer, ({ ids }) => ids.join(" "));

function FactsBehindAnswer({ ids }: { ids: readonly FactId[] }) {
  const facts = useFacts();
  const used = [...new Set(ids)];
  if (used.length === 0) return null;
  const cited = used.map((id) => ({ kind: "fact", id }));
  return (
    <SectionFrame
      section={{ id: "used-facts", title: "The facts behind it", folded: true }}
      level={2}
    >
      <ul className="used-facts">
        {used.map((id) => {
          const record = facts.fact(id);
          return (
            <li key={id}>
              <a href={`/facts/${id}`}>{record.label}</a>: {wholeFactText(record)}
            </li>
          );
        })}
      </ul>
      <Notes of={cited} />
      <FactSources of={cited} />
    </SectionFrame>
  );
}

/** What all answers of a tool say nothing of, as a part of its page. */
export function limitsOf(points: readonly ReactNode[]): ComponentType {
  return keptByRecords(
    () => <NotKnown points={points} />,
    () => "",
  );
}

/** What an answer says nothing of. */
export function NotKnown({ points }: { points: readonly ReactNode[] }) {
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
