import { ownYear, type Measure } from "./measure.ts";

/** A count is mostly known by its noun. */
function count(
  id: string,
  nouns: readonly string[],
  names: RegExp,
  records: RegExp,
  more: Partial<Measure> = {},
): Measure {
  return { id, units: nouns.map((noun) => `count of ${noun}`), names, records, ...more };
}

const otherExams = /advanced|neet|cuet|bitsat|viteee|comedk|keam|nata/i;

/** Questions, sessions, attempts and whatever else is counted. */
export const countMeasures: readonly Measure[] = [
  count(
    "dropped questions",
    ["question"],
    /\bdropped\b|\bwithdrawn\b|\bcancelled\b/i,
    /^key\.s1\.dropped$/,
    { never: "contradicts" },
  ),
  count(
    "questions of a paper",
    ["question"],
    /\bquestions?\b|\bmcqs?\b|\bproblems\b/i,
    /^(?:paper1\.(?:questions|mcq|numerical)|paper2[ab]\.(?:questions|maths|aptitude|drawing|planning)|actual\.paper2|papers\.questions_)/,
    {
      not: new RegExp(
        `${otherExams.source}|mock|practi[sc]e|solve|a day|per day|daily|drop|challeng|objection|attempt(?:ed)? (?:only|about|at least)|\\bpyqs?\\b|previous year|past papers|wrong|incorrect|a week|every|chapter|topic|easy|hard|difficult`,
        "i",
      ),
      usual: { portion: ["whole"], section: ["all"], year: [ownYear] },
      assumed: { paper: ["1"] },
      needs: ["paper", "portion"],
      yearly: "of its year",
    },
  ),
  count("sessions", ["session"], /\bsessions?\b|\btimes\b/i, /^exam\.sessions$/, {
    not: /study|mock|a day|daily|doubt|hours?|live|advanced|best of|better of|both|each of|revision|shift/i,
    yearly: "of its year",
  }),
  count(
    "subjects of the percentage",
    ["subject"],
    /\bpercentage\b[^.]*\bsubjects?\b|\bsubjects?\b[^.]*\bpercentage\b/i,
    /^admission\.min_subjects$/,
  ),
  count("languages", ["language"], /\blanguages?\b/i, /^exam\.languages\.count$/, {
    not: /advanced|programming|regional/i,
  }),
  count(
    "attempts",
    ["attempt", "time"],
    /\battempts?\b|\btries\b|\bchances\b|\b(?:write|appear|sit|take)\b[^.]*\btimes\b/i,
    /^attempts\.max$/,
    {
      not: /advanced|mock|solve|revis|twice a|read|times (?:more|the|as)|year/i,
    },
  ),
  count("attempts at JEE Advanced", ["attempt", "time"], /\badvanced\b/i, /^advanced\.attempts$/, {
    of: "jee advanced",
  }),
  count(
    "years of attempts",
    ["year"],
    /\bconsecutive\b|\brunning\b|\bin a row\b|\battempts?\b/i,
    /^attempts\.years$/,
    { not: /advanced|past|last|previous|age|older|relax|passed/i },
  ),
  count(
    "extra years of age",
    ["year"],
    /\badvanced\b.*\b(?:age|relax)|\bage\b.*\badvanced\b|\brelax/i,
    /^advanced\.age_relaxation$/,
    {
      of: "jee advanced",
    },
  ),
  count(
    "years of past papers",
    ["year"],
    /\b(?:past|last|previous)\b/i,
    /^papers\.years_to_solve$/,
    {
      never: "contradicts",
    },
  ),
  count(
    "candidates for JEE Advanced",
    ["candidate", "rank"],
    /\badvanced\b|\bshortlist\w*/i,
    /^advanced\.eligible$/,
    { of: "jee advanced", not: /appeared|registered|seat|scored|100 percentile/i },
  ),
  count(
    "candidates with full score",
    ["candidate"],
    /\b100 percentile|\bfull (?:score|marks)|\bperfect\b|\bhundred percentile/i,
    /^result\.s1\.full_score$/,
    { not: /\blakh\b/i, needs: ["session"] },
  ),
  count("registered candidates", ["candidate"], /\bregistered\b/i, /^result\.s1\.registered$/, {
    needs: ["session"],
  }),
  count(
    "candidates who appeared",
    ["candidate"],
    /\bappeared\b|\bwrote\b|\bsat\b|\btook\b/i,
    /^result\.s1\.appeared$/,
    {
      needs: ["session"],
    },
  ),
  count(
    "candidates of a year",
    ["candidate"],
    /\bappeared\b|\bwrote\b|\bsat\b|\btook\b/i,
    /^result\.20\d\d\.candidates$/,
    { yearly: "of its year", not: /\bsession\b|\bjanuary\b|\bapril\b/i },
  ),
  count(
    "candidates at the general cutoff",
    ["candidate"],
    /\bgeneral cut-?off\b|\bcut-?off (?:of|for) (?:the )?general\b/i,
    /^result\.20\d\d\.at_general_cutoff$/,
    { yearly: "of its year", not: /\bbelow\b|\bsession\b/i },
  ),
  count("exam cities", ["city"], /\bcit(?:y|ies)\b/i, /^registration\.exam_cities$/, {
    not: /held in|across|abroad|outside|conducted in/i,
  }),
  count("passport photos", ["photo"], /\bphotos?\b|\bphotographs?\b/i, /^admit\.photos$/, {
    not: /upload|form|kb|jpg/i,
  }),
  count("decimals of the score", ["decimal"], /\bdecimals?\b/i, /^score\.decimals$/, {
    not: /rounded|cut|numerical|answer|enter/i,
  }),
  count("institutes", ["institute"], /\bjosaa\b|\bcounsell?ing\b/i, /^josaa\.2025\.institutes$/, {
    yearly: "of its year",
    of: "counselling",
  }),
  count("seats", ["seat"], /\bjosaa\b|\bcounsell?ing\b|\btotal\b/i, /^josaa\.20\d\d\.seats$/, {
    yearly: "of its year",
    needs: ["year"],
    of: "counselling",
    not: /\bnits? (?:have|offer|had)|\biits? (?:have|offer|had)|supernumerary|iiits|csab/i,
  }),
  count("rounds", ["round"], /\brounds?\b/i, /^josaa\.2025\.rounds$/, {
    yearly: "of its year",
    needs: ["year"],
    of: "counselling",
    not: /csab|special|choice|mock|revision/i,
  }),
  count(
    "days from the card to the exam",
    ["day"],
    /\badmit cards?\b|\bcards?\b|\bhall tickets?\b/i,
    /^(?:actual\.)?admit\.days_before$/,
    { never: "contradicts" },
  ),
  count("topics", ["topic"], /\bsyllabus\b|\btopics?\b|\bchapters?\b/i, /^syllabus\.counts$/, {
    never: "contradicts",
  }),
  count("mock tests", ["mock"], /\bmocks?\b|\btests?\b/i, /^mock\.recommended$/, {
    never: "contradicts",
  }),
  count("first computer option", ["candidate"], /\baieee\b/i, /^papers\.aieee_online$/, {
    never: "contradicts",
  }),
  count("reply of the institute", [], /\breply|\bmessage\b/i, /^provider\.reply$/, {
    units: ["duration"],
    never: "contradicts",
  }),
  {
    id: "year of Class 12",
    units: ["year"],
    names: /\bclass (?:12|xii)\b|\bpass(?:ed|ing)?\b|\bappear\w*/i,
    not: /advanced/i,
    records: /^eligibility\.years$/,
  },
  {
    id: "year of Class 12 for JEE Advanced",
    units: ["year"],
    names: /\badvanced\b/i,
    records: /^advanced\.class12$/,
    of: "jee advanced",
  },
  {
    id: "year of the syllabus change",
    units: ["year"],
    names: /\bsyllabus\b|\breduc\w+/i,
    records: /^syllabus\.change$/,
    never: "contradicts",
  },
  {
    id: "year of foundation",
    units: ["year"],
    names: /\bestablished|founded\b/i,
    records: /^provider\.established$/,
  },
];
