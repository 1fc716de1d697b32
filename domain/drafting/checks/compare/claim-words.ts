import type { Figure } from "../figures/figure.ts";

const advice =
  /^(?:then |first,? |next,? |now |also |and |always |never |just |please |in the (?:morning|evening|last \w+),? |every \w+,? |each \w+,? |before \w+,? )?(?:solve|revise|take|spend|practi[sc]e|give|study|read|aim|set|plan|start|begin|finish|complete|sleep|write|make|use|try|leave|review|block|divide|allot|allocate|reserve|keep|do|work|attempt|skip|go|learn|note|split|target|limit|devote|wake|rest|analyse|analyze|follow|cover|pick|choose|repeat|increase|reduce|memori[sz]e|build)\b/i;
const rhythm =
  /\b(?:a|per|each|every|this|the last|one|next|first|final) (?:day|week|month|evening|morning|night|sitting|topic|chapter|sunday|weekend|study)\b|\bdaily\b|\bweekly\b|\bevery (?:\w+ ){0,2}(?:days?|weeks?|months?|minutes|hours)\b|\b(?:your|a|the|this|our) (?:study )?(?:plan|schedule|routine|timetable|target|goal|practice)\b|\bwe (?:advise|suggest|recommend)\b|\b(?:you )?(?:should|can|could|might|may want to) (?:aim|try|spend|give|solve|revise|practi[sc]e|keep|plan|begin|start|finish|leave|take (?:a|one|two|three|\d+) (?:full|mock))\b|\bmocks?\b|\bmock tests?\b|\bdays? (?:left|before you)\b|\bweeks?\b|\bmonths? (?:left|before|of)\b|\ba (?:good|fair|useful|sensible) (?:rule|guide|target|aim)\b|\btoppers?\b|\bstudy (?:hours?|time|session|block)|\bminutes per (?:question|problem|passage)|\bpomodoro\b|\bbreaks?\b|\bbest chapters?\b|\baccuracy\b/i;
const hypothetical =
  /\b(?:suppose|imagine|for example|for instance|e\.g\.|as an example|say that|let us say|assume|made[- ]up|illustrat\w+|example)\b|\bif (?:you|a candidate|a student|someone|your|she|he|they) (?:score|scored|get|got|have|had|need|missed|miss|answer|attempt|lose|gain)/i;
const denial =
  /\b(?:not|never|no longer|isn't|wasn't|aren't|don't|doesn't|didn't|neither|instead of|rather than|unlike|no one|nobody|wrongly|rumou?rs?|myth|false)\b[^.;]*$/i;
const difference =
  /^\s*(?:more|less|higher|lower|cheaper|apart|fewer|points?)\b|^\s*(?:years?|days|marks)? (?:older|younger|later|earlier) than\b/i;

/** Guidance for students: its numbers are no statement on the exam. */
export function isAdvice(sentence: string): boolean {
  return advice.test(sentence) || rhythm.test(sentence);
}

export function isHypothetical(sentence: string): boolean {
  return hypothetical.test(sentence);
}

const someone =
  /\b(?:candidates?|students?|someone|anyone|you|those)?\s*(?:with|having|who (?:has|have|scored?))\s+(?:about |only |just )?$/i;
const besideLimit =
  /\b(?:above|below|short of|does not keep|not enough|is enough|misses|missed|clears|within|outside)\b/i;

/** A score that somebody may have, held beside a limit: `A candidate with 94 percentile was above it`. */
export function isSomeonesScore(before: string, sentence: string): boolean {
  return someone.test(before) && besideLimit.test(sentence);
}

const answersCounted =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty)\s+(?:[a-z]+ ){0,2}(?:answers|guesses|mistakes)\b/i;

/** Marks of several answers together are a sum of the student's, no rule. */
export function sumsMarks(sentence: string): boolean {
  return answersCounted.test(sentence) && !/\b(?:each|every|per)\b/i.test(sentence);
}

const ofTheText =
  /\b(?:checked|updated|changed|written|revised|reviewed|published here|compared|as of|as on|as it stood|valid as)\b[^.]{0,25}$|\brounded (?:off |up |down )?to $/i;

/** The figure says by how much two others differ. */
export function isDifference(after: string): boolean {
  return difference.test(after);
}

/** The figure is named to be denied, or is the day of the text itself. */
export function isDeniedOrOfTheText(clauseBefore: string, before: string, after: string): boolean {
  return (
    ofTheText.test(before) ||
    /^,? (?:when|as) this (?:was|is|text|article)\b/.test(after) ||
    denial.test(clauseBefore)
  );
}

const examMatter =
  /\b(?:exams?|papers?|jee|nta|sessions?|sections?|candidates?|applicants?|forms?|registration|register|application|cent(?:re|er)s?|admit card|shifts?|gates?|questions?|marks?|attempts?|seats?|josaa|csab|nits?|iits?|iiits?|gftis?|results?|counsell?ing|cut-?offs?|eligib\w+|languages?|syllabus|fees?|percentiles?|ranks?|rounds?|quota|reserv\w+|class 1[02]|board|answer key|key|challenge|window|correction|upload|photo|signature|category|b\.? ?(?:arch|tech|planning)|drawing|aptitude)\b/i;
const timing =
  /\b(?:paper|exam|gates?|cent(?:re|er)|shifts?|extra|compensatory|report|reach|entry|log-?in|lasts?|duration|deadline|closes?|closed|opens?|opened|payment|forms?|candidates?|scribe|registration|session)\b/i;
const share =
  /\b(?:seats?|reserv\w+|class 1[02]|boards?|qualify\w*|eligib\w+|cut-?offs?|quota|aggregate|minimum|relax\w+|admission|refund\w*|weightage|nits?|iits?|b\.? ?(?:arch|planning|tech))\b/i;
const weakUnits = new Set([
  "day",
  "year",
  "topic",
  "mock",
  "subject",
  "option",
  "photo",
  "section",
]);
/** A few questions or candidates, in words, are somebody's and not the exam's. */
const fewAreHarmless = new Set(["question", "candidate", "mark"]);
const strongMatter =
  /\b(?:attempts?|admit card|age|eligib\w+|jee advanced|scorecard|valid\w*|refund\w*|gap|consecutive|running)\b/i;

/**
 * Whether a figure of which no record is known states something on dates, fees, cutoffs, ranks,
 * marks or rules of the exam, which only a record may support.
 */
export function statesExam(
  { quantity, inWords }: Figure,
  sentence: string,
  around: string,
): boolean {
  const advises = isAdvice(sentence);
  switch (quantity.kind) {
    case "words":
      return false;
    case "money":
    case "size":
    case "year":
      return true;
    case "days":
    case "month":
      return !(advises && !timing.test(sentence));
    case "percent":
      return !advises && share.test(sentence);
    case "percentile":
    case "rank":
      return !advises;
    case "signed":
      return /\b(?:answers?|marks?|marking|wrong|correct|negative)\b/i.test(
        `${sentence} ${around}`,
      );
    case "duration":
    case "clock":
      return !advises && timing.test(sentence);
    case "count": {
      if (advises || (inWords && quantity.max < 2)) return false;
      if (weakUnits.has(quantity.unit)) return strongMatter.test(sentence);
      const isFew = inWords && quantity.max <= (fewAreHarmless.has(quantity.unit) ? 10 : 2);
      return examMatter.test(sentence) && !isFew;
    }
  }
}
