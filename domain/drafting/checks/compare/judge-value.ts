import type { Fact } from "../../../../content/facts/index.ts";
import { mismatches } from "../scope/limits.ts";
import { judge, type Judgement, type Question } from "./judge.ts";
import { profileById } from "./profile.ts";
import { fit } from "./subject.ts";

/** From this fit on, the words are about the token's own record. */
const ownSubject = 2;

/** What the records say of a token where it stands: its value is true, but perhaps not of this. */
export function judgeValue(record: Fact, question: Question): Judgement {
  const profile = profileById.get(record.id);
  if (profile === undefined) return { verdict: "unknown" };
  const [dimension] = mismatches(profile.scope, question.limits.allowed);
  if (dimension !== undefined) {
    const meant = judge(question);
    const by = meant.verdict === "contradicted" ? meant.by : record;
    return { verdict: "contradicted", by, swapped: { record, dimension } };
  }
  const own = fit(profile, question.weights, question.limits);
  if (own >= ownSubject) {
    const other = judge(question);
    if (other.verdict !== "contradicted" || other.swapped !== null || own >= ownSubject * 2)
      return { verdict: "supported", records: [record] };
    return other;
  }
  const other = judge(question);
  return other.verdict === "contradicted" && other.swapped === null
    ? other
    : { verdict: "supported", records: [record] };
}
