import type { FactId, FactValue } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import type { ProposedValue } from "../../domain/facts/fact-proposal.ts";
import { createJudge } from "../../domain/facts/rules/judge.ts";
import { frozenClock } from "../../domain/shared/clock.ts";

const judge = createJudge({ clock: frozenClock("2026-11-22T06:00:00Z") });

export function proposed(
  factId: FactId,
  value: FactValue,
  also: Partial<ProposedValue> = {},
): ProposedValue {
  const { source } = builtInFacts.fact(factId);
  return { factId, value, standing: "reported", source, checkedOn: "2026-11-22", ...also };
}

/** Changes of the records that the site ships, on 22 November 2026. */
export function judged(...changes: readonly ProposedValue[]) {
  return judge(changes, builtInFacts);
}

export function unchanged(factId: FactId, also: Partial<ProposedValue> = {}): ProposedValue {
  return proposed(factId, builtInFacts.fact(factId).value, also);
}
