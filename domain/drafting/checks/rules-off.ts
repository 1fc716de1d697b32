import { factText } from "../../../content/facts/index.ts";
import { derivedFrom } from "../../../content/facts/snapshot.ts";
import { ownTexts } from "../evidence/own-texts.ts";
import { changedRecords, shippedRecord } from "./claims/as-shipped.ts";
import { ruleTopics } from "./claims/rule-topics.ts";
import { recordsStatedBy } from "./claims/stated-records.ts";

/** What a changed record has switched off, until a developer has mended it. */
type RuleOff = {
  readonly factId: string;
  /** What does not take place any more, in a sentence. */
  readonly rule: string;
};

/**
 * The rules of the checks, and the texts of ours, that rest on another value of a record than these facts have: rules
 * say nothing, texts are neither used for drafts nor taken for known. Empty for the records as the site ships them.
 */
export const rulesOff = derivedFrom((facts): readonly RuleOff[] => {
  // What a former edition had is no change: it is told with its year.
  const isCarried = (id: string) => facts.find(id)?.carried !== undefined;
  const changed = new Set([...changedRecords(facts)].filter((id) => !isCarried(id)));
  if (changed.size === 0) return [];
  const topics = new Set<string>(
    ruleTopics.flatMap(({ record, also }) => [record, also ?? record]),
  );
  const rules = [...changed].flatMap((factId): readonly RuleOff[] => {
    const shipped = topics.has(factId) ? shippedRecord(factId) : undefined;
    if (shipped === undefined) return [];
    const rule = `Statements against “${shipped.label}: ${factText(shipped)}” are not found any more, nor are those for it supported.`;
    return [{ factId, rule }];
  });
  const texts = ownTexts(facts).flatMap(({ name, title, text }) =>
    [...recordsStatedBy(title, text, changed)].map((factId) => ({
      factId,
      rule: `Not used for drafts, for it says a former value in its own words: ${name}.`,
    })),
  );
  return [...rules, ...texts];
});
