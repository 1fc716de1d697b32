import type { Fact } from "../../../../content/facts/index.ts";
import { mismatches } from "../scope/limits.ts";
import { verifyClaim, type ClaimVerdict, type Question } from "./verify-claim.ts";
import { profileById } from "./profile.ts";
import { fit } from "./subject.ts";

/** From this fit on, the words are about the token's own record. */
const ownSubject = 2;
/** From this fit on, they are about another one, if not about its own. */
const otherSubject = 5;

/** What the records say of a token where it stands: its value is true, but perhaps not of this. */
export function verifyToken(record: Fact, question: Question): ClaimVerdict {
  const profile = profileById.get(record.id);
  if (profile === undefined) return { verdict: "unknown" };
  if (profile.reported && !question.tellsReports) return verifyClaim(question);
  const [dimension] = mismatches(profile.scope, question.limits.allowed);
  if (dimension !== undefined) {
    const meant = verifyClaim(question);
    const by = meant.verdict === "contradicted" ? meant.by : record;
    return { verdict: "contradicted", by, swapped: { record, dimension } };
  }
  const own = fit(profile, question.weights, question.limits);
  const other = verifyClaim(question);
  if (own > ownSubject || other.verdict !== "contradicted" || other.swapped !== null)
    return { verdict: "supported", records: [record] };
  const meant = profileById.get(other.by.id);
  const isOther =
    meant !== undefined && fit(meant, question.weights, question.limits) >= otherSubject;
  return isOther ? other : { verdict: "supported", records: [record] };
}
