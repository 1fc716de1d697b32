import { Link } from "react-router";
import type { AnswerOf } from "../../calls/endpoint.ts";
import type { ListedFact, listFacts } from "../../calls/facts-schema.ts";
import { counted } from "../phrases.ts";
import { deskAddress } from "./statement-words.ts";

type RulesOffProps = Pick<AnswerOf<typeof listFacts>, "rulesOff"> & {
  facts: readonly ListedFact[];
};

/** Rules of the checks that do not hold any more for the value that is there now. */
export function RulesOff({ rulesOff, facts }: RulesOffProps) {
  if (rulesOff.length === 0) return null;
  return (
    <section className="alert alert-warning" aria-labelledby="rules-title">
      <h2 className="desk-card-title" id="rules-title">
        {counted(rulesOff.length, "rule")} of the checks off
      </h2>
      <p>
        They were written for a value that has changed since, and drafts are not checked by them any
        more: please read such drafts with more care, and ask whoever set up the website to mend the
        rules.
      </p>
      <ul>
        {rulesOff.map(({ factId, rule }) => (
          <li key={factId + rule}>
            {rule} (<Link to={deskAddress(factId)}>{labelOf(facts, factId)}</Link>)
          </li>
        ))}
      </ul>
    </section>
  );
}

function labelOf(facts: readonly ListedFact[], factId: string): string {
  return facts.find(({ id }) => id === factId)?.label ?? factId;
}
