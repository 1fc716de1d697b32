import type { Measure } from "./measure.ts";

const planned =
  /\b(?:expected|planned|tentative\w*|first notice|announced|originally|first named|bulletin)\b/i;

/** A day of an event of the exam year; without the session no record contradicts it. */
function dayOf(
  event: string,
  names: RegExp,
  records: RegExp,
  more: Partial<Measure> = {},
): Measure {
  return { id: `day of ${event}`, units: ["date"], names, records, needs: ["session"], ...more };
}

const examDays = /^(?:date\.s[12]\.(?:exam|paper1|paper2|exam_day1)|papers\.20\d\d\.sittings)$/;
const notTheExam =
  /\bboards?\b|regist|result|admit|\bkey\b|slip|window|appl(?:y|ied)|\bforms?\b|correct|deadline|challeng|first notice|announced|bulletin|expected/i;

/** Days, by the event that they are of. */
export const dateMeasures: readonly Measure[] = [
  dayOf("the plan", planned, /^date\.(?:expected|announced|revised)\./, { never: "contradicts" }),
  dayOf("JEE Advanced", /\badvanced\b/i, /^(?:date\.advanced\.|advanced\.(?:class12|born_from))/, {
    of: "jee advanced",
    never: "contradicts",
  }),
  dayOf("the second day", /\bsecond day\b|\bday (?:2|two)\b/i, /^date\.s[12]\.exam_day2$/),
  dayOf("CSAB", /\bcsab\b/i, /^csab\.2025\./, { never: "contradicts", of: "counselling" }),
  dayOf("JoSAA", /\bjosaa\b|\bcounsell?ing\b/i, /^date\.josaa\.start$/, {
    not: /\bround|\ballotment|\breport|mock|clos|last|until|till|end/i,
    needs: [],
    of: "counselling",
  }),
  dayOf(
    "the correction",
    /\bcorrect(?:ion|ions|ed)\b(?! answer)|\bedit window\b/i,
    /^date\.s[12]\.correction$/,
  ),
  dayOf(
    "the second opening",
    /\bre-?open\w*|\bopen(?:ed)? again\b|\bonce more\b|\bsecond window\b/i,
    /^date\.s2\.reopened$/,
    { usual: { session: ["2"] } },
  ),
  dayOf("the city slip", /\bcity(?: intimation)? slips?\b|\bslips?\b/i, /^date\.s[12]\.city_slip$/),
  dayOf(
    "the admit card",
    /\badmit cards?\b|\bhall tickets?\b|\bcards\b/i,
    /^date\.s[12]\.admit_card$/,
  ),
  dayOf(
    "the answer key",
    /\b(?:answer )?keys?\b|\bchalleng\w+|\bobjections?\b/i,
    /^date\.s[12]\.answer_key$/,
    { not: /\bfinal\b/i },
  ),
  dayOf("the result", /\bresults?\b|\bscorecards?\b/i, /^date\.s[12]\.result(?:_paper2)?$/, {
    not: /class 12|board/i,
    usual: { paper: ["1"] },
  }),
  dayOf(
    "registration",
    /\bregist(?:er|ers|ered|ration)\b|\bappl(?:y|ied|ications?)\b(?! number)|\bforms?\b/i,
    /^date\.s[12]\.registration/,
  ),
  dayOf(
    "the exam",
    /\bexams?\b|\bheld\b|\btook place\b|\bwrote\b|\bwritten\b|\bconducted\b/i,
    examDays,
    { not: notTheExam },
  ),
  dayOf(
    "the session",
    /\bsessions?\b|\bpapers?\b|\battempts?\b|\btests?\b|\bsitting\b/i,
    examDays,
    {
      not: notTheExam,
      weak: true,
    },
  ),
];
