import { inOneSentence } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { useFacts, usePageContext } from "../page-context.ts";
import { passingYears, yearsLater } from "../tools/record-words.ts";
import { followingEdition, isExamOver } from "./milestones.ts";

export function NextExamRule() {
  const { today } = usePageContext();
  const rule = nextExamRule(today, useFacts());
  if (rule === null) return null;
  return (
    <p>
      <b>Who may write it?</b> {rule} <a href="/tools/eligibility">Check yours</a>.
    </p>
  );
}

/** Null where the rule of the exam that comes is known, and where that before is no rule of years. */
function nextExamRule(today: string, facts: FactSnapshot): string | null {
  const { value, carried, standing } = facts.fact("eligibility.years");
  const isNext = carried === undefined && isExamOver(today, facts);
  if (carried === undefined && !isNext) return null;
  const years = standing === "withdrawn" ? undefined : passingYears(value);
  if (years === undefined) return null;
  const next = isNext ? followingEdition(facts) : facts.edition;
  const { passed, appearing } = yearsLater(
    years,
    Number(next) - Number(carried?.from ?? facts.edition),
  );
  const [passedIn, appearIn] = [passed, appearing].map((list) =>
    inOneSentence(list.map(String)).replace(" and ", " or "),
  );
  return `If the rules stay, those who passed Class 12 in ${passedIn}, or take it in ${appearIn}.`;
}
