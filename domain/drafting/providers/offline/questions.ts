import type { StatedFact } from "./material.ts";

const mostQuestions = 4;
const fewestQuestions = 3;

/** Answers that hold for every article and need no fact. */
const standingQuestions = [
  {
    question: "Is this the official site?",
    answer:
      "No. The exam is run by NTA, and everything official happens on jeemain.nta.nic.in. This site only explains it.",
  },
  {
    question: "Where can I confirm these figures?",
    answer:
      "In the information bulletin and the notices on jeemain.nta.nic.in; for seats and ranks, on josaa.nic.in. The sources of this article are listed below it.",
  },
  {
    question: "Can a rule change after I have read this?",
    answer: "Yes, rules change between sessions and years. The official notice always prevails.",
  },
] as const;

/** Three or four questions that the facts answer; `told` are facts that the opening has already told. */
export function questionsSection(
  facts: readonly StatedFact[],
  told: readonly StatedFact[],
): string {
  const answerable = facts.filter(
    ({ record, items }) => record.question !== undefined && items === null,
  );
  const fresh = answerable.filter((fact) => !told.includes(fact));
  const chosen = [...new Set([...fresh, ...answerable])].slice(
    0,
    fresh.length >= fewestQuestions ? mostQuestions : fewestQuestions,
  );
  const answered = chosen.map((fact) => ({
    question: fact.record.question ?? fact.label,
    answer: fact.sentence,
  }));
  const padding = standingQuestions.slice(0, Math.max(0, fewestQuestions - answered.length));
  const entries = [...answered, ...padding].map(
    ({ question, answer }) => `### ${question}\n\n${answer}`,
  );
  return ["## Questions and answers", ...entries].join("\n\n");
}
