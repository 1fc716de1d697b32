import { framedNames } from "../../summary-frames.ts";
import type { DraftText } from "../draft-text.ts";
import type { Figure } from "../figures/figure.ts";
import type { Statement } from "../text/statement.ts";

const hypothetical =
  /\b(?:suppose|imagine|for example|for instance|e\.g\.|as an example|say that|let us say|assum(?:e|ing)|made[- ]up|illustrat\w+)\b|\b(?:if|when|whether) (?:you|a candidate|a student|someone|your|she|he|they) (?:score|scored|get|got|missed|miss|answer|attempt|lose|gain|guess|mark)|\bif (?:your|his|her|the|a) (?:child's |son's |daughter's )?(?:rank|score|percentile|marks?) (?:is|was|are|lies)/i;
const denial =
  /\b(?:not|no longer|isn't|wasn't|aren't|don't|doesn't|didn't|neither|wrongly|rumou?rs?|myth|false)\b[^.;,]*$/i;
const ofTheText =
  /\b(?:checked|updated|changed|written|reviewed|published here|compared|as of|as on|as it stood|valid as)\b[^.]{0,25}$|\brounded (?:off |up |down )?to $/i;
const someone =
  /\b(?:candidates?|students?|someone|anyone|you|those)?\s*(?:with|having|who (?:has|have|scored?))\s+(?:about |only |just |an? )?(?:\w+ )?$/i;
const told =
  /\b(?:myth|rumou?rs?|wrong(?:ly)? (?:belief|idea|think|believe)|it is (?:wrong|false|not true)|is false|not true|some (?:people )?(?:think|believe|say)|many (?:\w+ )?(?:think|believe)|contrary to)\b/i;
const open =
  /\b(?:not (?:yet )?(?:been )?(?:announced|released|declared|published|known|fixed|notified)|yet to be|to be announced|has not|have not|will be announced|check the (?:official|current|latest))\b/i;

/**
 * Names the text by its title or its headings, as a summary and a description do, and says nothing of what it names.
 */
export function isContents({ text }: Statement, { statements }: DraftText): boolean {
  const names = framedNames(text);
  if (names === null || names.includes("")) return false;
  const ofText = statements
    .filter(({ role }) => role === "heading" || role === "title")
    .map((name) => plainName(name.text));
  return names.every((name) => ofText.some((whole) => whole.startsWith(plainName(name))));
}

function plainName(heading: string): string {
  return heading.replace(/[?.]$/, "").toLowerCase();
}

export function isHypothetical(sentence: string): boolean {
  return hypothetical.test(sentence);
}

export function isQuestion(sentence: string): boolean {
  return /\?["')\]”’]*\s*$/.test(sentence);
}

/** What others wrongly say, told as such. */
export function isToldAsWrong(sentence: string): boolean {
  return told.test(sentence);
}

/** That nothing is known yet. */
export function isNotAnnounced(sentence: string): boolean {
  return open.test(sentence);
}

/** Denied, a difference of two others, somebody's own, or the day of the text itself. */
export function isBesideTheExam(figure: Figure, sentence: string, clauseBefore: string): boolean {
  const before = sentence.slice(0, figure.start);
  const after = sentence.slice(figure.end);
  return (
    ofTheText.test(before) ||
    denial.test(clauseBefore) ||
    (["rank", "percentile"].includes(figure.quantity.kind) &&
      someone.test(before) &&
      !/\bqualified with\s*$/i.test(before)) ||
    /^,? (?:when|as) this (?:was|is|text|article)\b/.test(after)
  );
}
