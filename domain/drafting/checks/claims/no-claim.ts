import type { Figure } from "../figures/figure.ts";

const studyVerb =
  "solve|revise|practi[sc]e|study|read|aim|set|plan|sleep|write|make|use|try|review|block|divide|allot|allocate|reserve|do|work|learn|note|split|target|limit|devote|wake|rest|analy[sz]e|follow|cover|pick|repeat|increase|reduce|memori[sz]e|build|focus|stay|avoid|relax|breathe|eat|drink|walk|remember|maintain|track|prioriti[sz]e|identify|master|finish|complete|spend|give|take|keep|leave|start|begin|go|attempt|skip";
const advice = new RegExp(
  String.raw`^(?:then |first,? |next,? |now |also |and |always |never |just |please |so |don't |do not |try to |in the (?:morning|evening|last \w+),? |every \w+,? |each \w+,? |before \w+,? )*(?:${studyVerb})\b`,
  "i",
);
const rhythm =
  /\b(?:a|per|each|every|this|the last|one|next|first|final) (?:day|week|month|evening|morning|night|sitting|topic|chapter|sunday|weekend|study)\b|\bdaily\b|\bweekly\b|\bevery (?:\w+ ){0,2}(?:days?|weeks?|months?|minutes|hours)\b|\b(?:your|this|our|my) (?:study )?(?:plan|schedule|routine|timetable|target|goal|practice)\b|\bwe (?:advise|suggest|recommend)\b|\b(?:you )?(?:should|can|could|might|must|may want to) (?:aim|try|spend|give|solve|revise|practi[sc]e|plan|study|finish|take (?:a|one|two|three|\d+) (?:full|mock))\b|\bmocks?\b|\bmock tests?\b|\bdays? (?:left|before you)\b|\bweeks? (?:of|left|are|is|before)\b|\bmonths? (?:left|of|are|is)\b|\ba (?:good|fair|useful|sensible) (?:rule|guide|target|aim)\b|\btoppers?\b|\bstudy (?:hours?|time|session|block)|\bminutes per (?:question|problem|passage)|\bpomodoro\b|\bbreaks?\b|\baccuracy\b|\bpractice\b|\brevision\b/i;
const hypothetical =
  /\b(?:suppose|imagine|for example|for instance|e\.g\.|as an example|say that|let us say|assum(?:e|ing)|made[- ]up|illustrat\w+)\b|\b(?:if|when|whether) (?:you|a candidate|a student|someone|your|she|he|they) (?:score|scored|get|got|missed|miss|answer|attempt|lose|gain|guess|mark)/i;
const denial =
  /\b(?:not|no longer|isn't|wasn't|aren't|don't|doesn't|didn't|neither|instead of|rather than|unlike|wrongly|rumou?rs?|myth|false)\b[^.;,]*$/i;
const difference =
  /^\s*(?:more|less|higher|lower|cheaper|apart|fewer|points?)\b|^\s*(?:years?|days|marks|hours|weeks)? (?:older|younger|later|earlier) than\b/i;
const ofTheText =
  /\b(?:checked|updated|changed|written|reviewed|published here|compared|as of|as on|as it stood|valid as)\b[^.]{0,25}$|\brounded (?:off |up |down )?to $/i;
const someone =
  /\b(?:candidates?|students?|someone|anyone|you|those)?\s*(?:with|having|who (?:has|have|scored?))\s+(?:about |only |just |an? )?(?:\w+ )?$/i;
const told =
  /\b(?:myth|rumou?rs?|wrong(?:ly)? (?:belief|idea|think|believe)|it is (?:wrong|false|not true)|is false|not true|some (?:people )?(?:think|believe|say)|many (?:\w+ )?(?:think|believe)|contrary to)\b/i;
const open =
  /\b(?:not (?:yet )?(?:been )?(?:announced|released|declared|published|known|fixed|notified)|yet to be|to be announced|has not|have not|will be announced|check the (?:official|current|latest))\b/i;

const plan =
  /\b(?:time-?table|routine|day plan|daily|study plan|weekly plan|\d+[- ]day plan|revision plan|hour plan|schedule for|slot)\b/i;

/** A heading or head of a plan of somebody's day or weeks. */
export function isPlan(words: string): boolean {
  return plan.test(words);
}

/** Guidance for students: its numbers are no statement on the exam. */
export function isAdvice(sentence: string): boolean {
  return advice.test(sentence) || rhythm.test(sentence);
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
    difference.test(after) ||
    ofTheText.test(before) ||
    denial.test(clauseBefore) ||
    (["rank", "percentile"].includes(figure.quantity.kind) &&
      someone.test(before) &&
      !/\bqualified with\s*$/i.test(before)) ||
    /^,? (?:when|as) this (?:was|is|text|article)\b/.test(after)
  );
}

const examMatter =
  /\b(?:exams?|papers?|jee|nta|sessions?|sections?|candidates?|applicants?|forms?|registration|register|application|cent(?:re|er)s?|admit card|shifts?|gates?|questions?|marks?|attempts?|seats?|josaa|csab|nits?|iits?|iiits?|gftis?|results?|counsell?ing|cut-?offs?|eligib\w+|languages?|syllabus|fees?|percentiles?|ranks?|rounds?|quota|reserv\w+|class 1[02]|board|answer key|key|challenge|window|correction|upload|photo|signature|category|b\.? ?(?:arch|tech|planning)|drawing|aptitude|certificate|validity|valid|appl(?:y|ies)|nios|cbse|diploma|transgender|repeaters?|droppers?|placement|colleges?|campus|branch)\b/i;
const timing =
  /\b(?:paper|exam|gates?|cent(?:re|er)|shifts?|extra|compensatory|report|reach|entry|log-?in|lasts?|duration|deadline|closes?|closed|opens?|opened|payment|forms?|candidates?|scribe|registration|session|valid\w*|window)\b/i;
const share =
  /\b(?:seats?|reserv\w+|class 1[02]|boards?|qualify\w*|eligib\w+|cut-?offs?|quota|aggregate|minimum|relax\w+|admission|refund\w*|weightage|nits?|iits?|placement\w*|b\.? ?(?:arch|planning|tech)|candidates|income|disability|questions|syllabus|fee)\b/i;
const loose = new Set([
  "day",
  "year",
  "topic",
  "mock",
  "subject",
  "option",
  "photo",
  "section",
  "paper",
]);
const strict =
  /\b(?:attempts?|admit card|age|eligib\w+|jee advanced|scorecard|valid\w*|refund\w*|gap|consecutive|running|result|answer key|window|challenge|josaa|reporting|certificate|issued|dropped|removed|deleted|weightage|syllabus|asked|upload|carry)\b/i;

/** Whether a figure of which no record is known states something on dates, fees, values or rules of the exam. */
export function statesExam(
  { quantity, inWords }: Figure,
  sentence: string,
  around: string,
): boolean {
  const advises = isAdvice(sentence) || isPlan(around);
  switch (quantity.kind) {
    case "words":
      return false;
    case "money":
    case "size":
      return true;
    case "year":
      return !advises;
    case "days":
    case "month":
      return !advises || timing.test(sentence);
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
      if (loose.has(quantity.unit)) return strict.test(sentence);
      const isFew =
        inWords &&
        quantity.max <= (["question", "candidate", "mark"].includes(quantity.unit) ? 10 : 2);
      return examMatter.test(sentence) && !isFew;
    }
  }
}
