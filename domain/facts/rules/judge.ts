import { isKnown, type Fact } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { canonicalJson } from "../../shared/canonical-form.ts";
import { indianDate, type Clock } from "../../shared/clock.ts";
import type { ProposedValue } from "../fact-proposal.ts";
import { dayRules } from "./rules-of-days.ts";
import { limitRules } from "./rules-of-limits.ts";
import { valueQuestions, valueRefusals } from "./plausible.ts";
import type { Outcome, Rule } from "./fact-rule.ts";
import { sourceQuestions } from "./rules-of-sources.ts";
import { sumRules } from "./sums.ts";

export type Judgement = {
  readonly refusals: readonly string[];
  readonly questions: readonly string[];
};

/** `changes` have been read by `readProposal`. */
export type Judge = (changes: readonly ProposedValue[], facts: FactSnapshot) => Judgement;

export const rules: readonly Rule[] = [...sumRules, ...dayRules, ...limitRules];

export function createJudge({ clock }: { readonly clock: Clock }): Judge {
  return (changes, facts) => {
    const today = indianDate(clock.now());
    const proposals = changes.flatMap((change) => {
      const present = facts.find(change.factId);
      return present === undefined ? [] : [{ change, present }];
    });
    const outcome = outcomeOf(changes, facts);
    const movedFacts = new Set(
      proposals.filter(isOtherValue).map(({ change: { factId } }) => factId),
    );
    const brokenRules = rules
      .filter(({ about }) => about.some((id) => movedFacts.has(id)))
      .flatMap((rule) => ({ as: rule.broken, fault: rule.fault(outcome) }))
      .flatMap(({ as, fault }) => (fault === null ? [] : [{ as, fault }]));
    return {
      refusals: distinct([
        ...proposals.flatMap(({ change, present }) => valueRefusals(change, present, facts)),
        ...brokenRules.filter(({ as }) => as === "refused").map(({ fault }) => fault),
      ]),
      questions: distinct([
        ...proposals.flatMap(({ change, present }) => [
          ...sourceQuestions(change, present, { facts, today }),
          ...valueQuestions(change, present, today),
        ]),
        ...brokenRules.filter(({ as }) => as === "asked").map(({ fault }) => fault),
      ]),
    };
  };
}

type Proposal = { readonly change: ProposedValue; readonly present: Fact };

function outcomeOf(changes: readonly ProposedValue[], facts: FactSnapshot): Outcome {
  const changesByFact = new Map(changes.map((change) => [change.factId, change]));
  return (id) => {
    const present = facts.find(id);
    const change = changesByFact.get(id);
    // Nothing can be compared with a carried value.
    const record = present && change ? { ...present, ...change, carried: undefined } : present;
    return record !== undefined && isKnown(record) ? record : undefined;
  };
}

/** A new source or day of check alone breaks no sum. */
function isOtherValue({ change, present }: Proposal): boolean {
  return (
    present.carried !== undefined ||
    canonicalJson(change.value) !== canonicalJson(present.value) ||
    (change.standing === "withdrawn") !== (present.standing === "withdrawn")
  );
}

function distinct(sentences: readonly string[]): readonly string[] {
  return [...new Set(sentences)];
}
