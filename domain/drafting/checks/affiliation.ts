import type { Finding } from "../../posts/ledger.ts";
import type { DraftText } from "./draft-text.ts";
import { stopping } from "./finding.ts";

const claims: readonly RegExp[] = [
  /\b(?:this (?:is|site|website|blog|page|portal)|our (?:site|website|blog|page|portal)|we (?:are|run|operate))\b[^.]{0,25}\b(?:the|an|is|are) official\b[^.]{0,20}\b(?:site|website|portal|page|source|channel|partner|handle|blog)\b/i,
  /\b(?:we|our (?:site|institute|team|website|portal|experts)|this (?:site|website|blog|portal|article|page))\b[^.]{0,40}\b(?:affiliated|partner(?:ed|s|ship)?|authori[sz]ed|approved|recogni[sz]ed|endorsed|accredited|certified|appointed|tie-?up|on behalf)\b[^.]{0,40}\b(?:nta|national testing agency|josaa|csab|ministry|government|aicte|jee)\b/i,
  /\b(?:nta|national testing agency)[- ](?:approved|certified|authori[sz]ed|endorsed|recogni[sz]ed)\b/i,
  /\b(?:apply|register|pay(?: the| your)? fee|download (?:your|the) (?:admit card|scorecard|result)|check your result|fill (?:in )?(?:the|your) form)\b[^.]{0,30}\b(?:on|through|at|from|with) (?:our|this) (?:site|website|portal|page)\b/i,
  /\bwe(?: at| are|, the| from)? (?:the )?(?:nta|national testing agency)\b|\bas (?:the )?(?:nta|exam authority),? we\b/i,
  /\b(?:insider|sources? (?:in|at|inside|within) (?:the )?nta|nta (?:officials?|sources?) (?:told|confirmed|have told|revealed))\b/i,
];
const honest =
  /\b(?:not|never|no|isn't|aren't|neither|nor|independent|unofficial|instead of|only)\b/i;

/** A draft that passes the site off as official or near to NTA. */
export function checkAffiliation({ statements }: DraftText): readonly Finding[] {
  return statements.flatMap(({ text, place }) =>
    claims.some((pattern) => pattern.test(text)) && !honest.test(text)
      ? [
          stopping(
            "contradiction",
            place,
            text,
            "This site is neither official nor part of NTA, which conducts the exam: say so or leave the sentence out.",
            "exam.body",
          ),
        ]
      : [],
  );
}
