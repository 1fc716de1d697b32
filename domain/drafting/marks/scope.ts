import type { Fact } from "../../../content/facts/index.ts";
import { memoized } from "../../shared/memoized.ts";

export const dimensions = [
  "year",
  "group",
  "session",
  "paper",
  "papers",
  "quota",
  "portion",
  "section",
  "part",
  "institute",
  "branch",
] as const;

export type Dimension = (typeof dimensions)[number];

type Mention = {
  readonly dimension: Dimension;
  readonly values: readonly string[];
  readonly start: number;
  readonly end: number;
};

export type Scope = Readonly<Partial<Record<Dimension, readonly string[]>>>;

type Rule = readonly [Dimension, RegExp, readonly string[]];

const general = ["general-male", "general-female", "third-gender"];
const girls = String.raw`(?:females?|wom[ae]n|girls?)`;
const boys = String.raw`(?:males?|men|boys?)`;
const unreserved = String.raw`(?:general|gen|unreserved|\bur)(?:[- ]categor(?:y|ies))?`;
const subject = String.raw`(?:physics|chemistry|math(?:ematic)?s)`;
const of = String.raw`(?:answer |question |final |paper [12] )?(?:sessions?|attempts?|exams?|sitting|forms?|keys?|results?|papers?|round|window|registration|(?:city )?slips?|admit cards?|hall tickets?|score ?cards?)\b`;

// prettier-ignore
const rules: readonly Rule[] = [
  rule("group", String.raw`\b(?:gen(?:eral)?[- /])?ews\b|economically weaker(?: sections?)?`, ["ews"]),
  rule("group", String.raw`\b${unreserved}[\s/,(-]*(?:candidates?[\s,]*)?${girls}\b|\b${girls} (?:candidates |students )?(?:of|in|from) (?:the )?${unreserved}\b`, ["general-female"]),
  rule("group", String.raw`\b${unreserved}[\s/,(-]*(?:candidates?[\s,]*)?${boys}\b|\b${boys} (?:candidates |students )?(?:of|in|from) (?:the )?${unreserved}\b`, ["general-male"]),
  rule("group", String.raw`\bobc(?:[- ]ncl)?s?\b|\bbackward class(?:es)?\b`, ["obc"]),
  rule("group", String.raw`\bscs?\b|\bscheduled castes?\b`, ["sc"]),
  rule("group", String.raw`\bsts?\b|\bscheduled tribes?\b`, ["st"]),
  rule("group", String.raw`\bpwb?ds?\b|\bdisab(?:led|ility|ilities)\b`, ["pwd"]),
  rule("group", String.raw`\bthird[- ]genders?\b|\btransgender\b`, ["third-gender"]),
  rule("group", String.raw`\bgeneral(?=[\s|,/:.-]+(?:category|candidates?|students?|applicants?|aspirants?|cut-?offs?|qualifying|percentile|[\d₹]|ews|obc|and|or|was|is|needed|needs?|in|at|\|)|\s*$|\s*\||[,.:;)/])|\bunreserved\b|\bopen category\b|\bCRL\b`, general),
  rule("group", String.raw`\b(?:all|every|any) (?:candidates?|categor(?:y|ies)|students?|applicants?|aspirants?)\b|\beverybody\b|\beveryone\b|\b(?:irrespective|regardless) of (?:the |your )?categor`, ["everybody"]),
  rule("group", String.raw`\b${girls}\b`, ["general-female"]),
  rule("group", String.raw`\b${boys}\b`, ["general-male"]),
  rule("paper", String.raw`\bpaper[- ]?(?:1|one|I)\b|\bb\.? ?e\.?\s*(?:\/|and|or)\s*b\.? ?tech\b|\bb\.? ?tech\b`, ["1"]),
  rule("paper", String.raw`\bpaper[- ]?(?:2|II)[- ]?\(?a\b\)?|\bb\.? ?arch(?:itecture)?\b`, ["2A"]),
  rule("paper", String.raw`\bpaper[- ]?(?:2|II)[- ]?\(?b\b\)?|\bb\.? ?plan(?:ning)?\b`, ["2B"]),
  rule("paper", String.raw`\bpaper[- ]?(?:2|two|II)\b(?!\s*[ab]\b)`, ["2A", "2B"]),
  rule("session", String.raw`\bsession[- ]?(?:1|one|I)\b|\bfirst (?:session|attempt|sitting)\b|\b(?:january|jan)(?:['’]s)?,? (?:20\d\d )?${of}|\bin january\b(?! \d{1,2}\b)`, ["1"]),
  rule("session", String.raw`\bsession[- ]?(?:2|two|II)\b|\bsecond (?:session|attempt|sitting)\b|\b(?:april|apr)(?:['’]s)?,? (?:20\d\d )?${of}|\bin april\b(?! \d{1,2}\b)`, ["2"]),
  rule("session", String.raw`\b(?:both|two|2|each|every|either) sessions?\b`, ["1", "2"]),
  rule("papers", String.raw`\b(?:two|both|2|more than one|two or more|multiple|more) papers?\b|\bfor more than one\b|\b(?:two|both)\b(?= costs?\b)|(?<=\b(?:one|single) paper\b.{0,60}\b(?:for|and) )(?:two|both)\b(?=[.,;)]|$)`, ["2"]),
  rule("papers", String.raw`\b(?:one|single|1|only one) paper\b(?! \d)`, ["1"]),
  rule("quota", String.raw`\bhome[- ]states?\b`, ["home"]),
  rule("quota", String.raw`\bother[- ]states?\b|\boutside (?:the|its|your) state\b`, ["other"]),
  rule("portion", String.raw`\b(?:in|of|from|for) each (?:of )?(?:the )?(?:three )?(?:subjects?|${subject})|\b(?:each|per|every|a|one|any|all three) (?:of the (?:three )?)?subjects?\b|\bsubject[- ]wise\b|\b(?:in|per) each\b(?! (?:correct|wrong|question|paper|session))|(?<=${subject}\b.{0,60})\beach\b(?=[.,;:]|$)|\beach (?:has|with|carries|carrying)\b|(?:\bmarks|\uFFFC) each\b`, ["part"]),
  rule("portion", String.raw`\b${subject}(?:(?:,| and|, and|\s*[/&])\s*${subject})+`, []),
  rule("portion", String.raw`\b(?:${subject}|aptitude|drawing|section [ab])\b|(?<=, |^)planning(?= ?$)|\bplanning(?= (?:in|part|section|has|carries)\b)`, ["part"]),
  rule("portion", String.raw`\btogether\b`, ["together"]),
  rule("portion", String.raw`\b(?:in all|total|altogether|overall|whole paper|entire paper)\b`, ["whole"]),
  rule("section", String.raw`\bmcqs?\b|\bmultiple[- ]choice\b|\bwith (?:\w+ )?options\b|\bobjective\b|\bsection[- ]a\b`, ["mcq"]),
  rule("section", String.raw`\bnumericals?\b|\binteger\b|\bnvqs?\b|\bnat\b|\banswer is a number\b|\bnumber as (?:the |an )?answer\b|\bsection[- ]b\b`, ["numerical"]),
  rule("part", String.raw`\bmath(?:ematic)?s\b`, ["maths"]),
  rule("part", String.raw`\baptitude\b`, ["aptitude"]),
  rule("part", String.raw`\bdrawings?\b`, ["drawing"]),
  rule("part", String.raw`(?<!\bb\.? ?)\bplanning(?= (?:part|section|questions|has|carries)\b| ?$)`, ["planning"]),
  rule("institute", String.raw`\bnit[- ,]*(?:tiruchirappalli|trichy|tiruchi)\b|\bnitt\b`, ["nit_trichy"]),
  rule("institute", String.raw`\bnit[- ,]*(?:k\b[- ,]*)?(?:surathkal|karnataka)\b|\bnitk(?: surathkal)?\b`, ["nitk"]),
  rule("institute", String.raw`\bnit[- ,]*warangal\b|\bnitw\b`, ["nit_warangal"]),
  rule("institute", String.raw`\bnit[- ,]*rourkela\b`, ["nit_rourkela"]),
  rule("institute", String.raw`\bmnnit(?:[- ,]*(?:allahabad|prayagraj))?\b|\bnit[- ,]*allahabad\b`, ["mnnit"]),
  rule("institute", String.raw`\bnit[- ,]*calicut\b|\bnitc\b`, ["nit_calicut"]),
  rule("institute", String.raw`\biiit[- ,]*allahabad\b|\biiit-?a\b`, ["iiita"]),
  rule("institute", String.raw`\biiit[- ,]*kottayam\b`, ["iiit_kottayam"]),
  rule("institute", String.raw`\b(?:iit|nit|iiit|iiest|gfti|mnit|vnit|svnit|manit)[- ,]+(?!(?:seat|and|or|is|in|rank|cutoff|admission|system|student|by|for|with|has|have|at)s?\b)[a-z]{4,}\b`, ["another"]),
  rule("branch", String.raw`\bcomputer science\b|\bcse\b|\bcs\b`, ["cse"]),
  rule("branch", String.raw`\belectronics(?: and communications?(?: engineering)?)?\b|\bece\b`, ["ece"]),
  rule("branch", String.raw`\binformation technology\b|\bIT branch\b`, ["it"]),
  rule("branch", String.raw`\b(?:mechanical|civil|chemical|electrical|metallurg\w+|production|biotechnology|eee|mining|aerospace|data science)\b`, ["another"]),
  rule("year", String.raw`(?<![\d,.₹/-])(?<!\b(?:pass(?:ed|ing)?|appear(?:ed|ing)?|born|established|founded|class 12)\b[^.;]{0,25})(?<!\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?,?\s)(?<!\d(?:st|nd|rd|th)?,\s)\b20[0-4]\d\b(?!\d|[,./-]\d| seats| candidates| questions)|(?<=[a-z] )20[0-4]\d(?= (?:session|attempt|exam|shift|paper)s?\b)`, []),
];

function rule(dimension: Dimension, source: string, values: readonly string[]): Rule {
  return [dimension, new RegExp(source, "gi"), values];
}

/** Dimensions in which one statement may name several at once: `OBC and EWS`. */
const joining: ReadonlySet<Dimension> = new Set(["group", "paper", "session", "quota"]);
const joint =
  /^[\s/,|&()-]*(?:(?:and|or|as well as|plus)\b)?[\s/-]*(?:(?:the|category|categories|candidates?|students?|for|quota)\b[\s/,]*)*(?:and\b|or\b)?\s*$/i;

/** The mentions that limit a text, in order; joined groups (`OBC and EWS`) are one mention. */
export const mentionsIn = memoized(readMentions);

function readMentions(text: string): readonly Mention[] {
  const found: Mention[] = [];
  for (const [dimension, pattern, values] of rules)
    for (const { index, 0: words } of text.matchAll(pattern)) {
      const end = index + words.length;
      const isTaken = found.some(
        (other) => other.dimension === dimension && index < other.end && other.start < end,
      );
      const named = dimension === "year" ? [words] : values;
      if (!isTaken) found.push({ dimension, values: named, start: index, end });
    }
  const joined: Mention[] = [];
  for (const mention of found.sort((one, other) => one.start - other.start)) {
    const place = joined.findLastIndex(({ dimension }) => dimension === mention.dimension);
    const before = joined[place];
    const between = before === undefined ? "" : text.slice(before.end, mention.start);
    if (before !== undefined && joining.has(mention.dimension) && joint.test(between)) {
      const values = [...new Set([...before.values, ...mention.values])];
      joined[place] = Object.assign({}, before, { values, end: mention.end });
    } else joined.push(mention);
  }
  return joined;
}

export function scopeOf({
  id,
  appliesTo,
  edition,
}: Pick<Fact, "id" | "appliesTo" | "edition">): Scope {
  const has = (pattern: RegExp) => pattern.test(id);
  const [, session] = /\.s([12])\./.exec(id) ?? [];
  const [, paper] = /paper(1|2a|2b|2)\b/.exec(id.replace("_", ".")) ?? [];
  const isOfPaper = has(/paper(?:1|2|2a|2b)\./);
  const isPart = has(/\.(?:maths|aptitude|drawing|planning)$|per_subject/);
  const [, institute, branch] =
    /^rank\.\d{4}\.(nit_[a-z]+|nitk|mnnit|iiita|iiit_[a-z]+)_(cse|ece|it)/.exec(id) ?? [];
  const years = [...id.matchAll(/20\d\d/g)].map(([named]) => named);
  const isRank = institute !== undefined;
  return {
    group: appliesTo,
    session: session === undefined ? undefined : [session],
    paper: papersOf(id, paper),
    papers: has(/two_papers$/) ? ["2"] : has(/one_paper$/) ? ["1"] : undefined,
    year: yearsOf(id, years) ?? (isRank ? [edition] : undefined),
    quota: isRank && !has(/iiit/) ? [has(/home_state/) ? "home" : "other"] : undefined,
    portion:
      isOfPaper || has(/^papers\.(?:questions|marks)/)
        ? [isPart ? "part" : has(/_both$/) ? "together" : "whole"]
        : undefined,
    section:
      isOfPaper && has(/mcq|numerical|questions/)
        ? [has(/mcq/) ? "mcq" : has(/numerical/) ? "numerical" : "all"]
        : undefined,
    part: isPart && !has(/per_subject/) ? [/[a-z]+$/.exec(id)?.[0] ?? ""] : undefined,
    institute: institute === undefined ? undefined : [institute],
    branch: branch === undefined ? undefined : [branch],
  };
}

function papersOf(id: string, paper: string | undefined): readonly string[] | undefined {
  if (/^papers\./.test(id)) return ["1"];
  if (/\.result$|\.paper1$/.test(id)) return ["1"];
  if (/\.(?:result_)?paper2$/.test(id) || paper === "2") return ["2A", "2B"];
  return paper === undefined ? undefined : [paper.toUpperCase()];
}

/** The years that a record's name tells: `questions_2021_to_2024` four of them. */
function yearsOf(id: string, years: readonly string[]): readonly string[] | undefined {
  const [first, last = first] = years.map(Number);
  if (first === undefined || last === undefined) return undefined;
  const from = /_to_20\d\d$/.test(id) && years.length === 1 ? 2013 : first;
  return Array.from({ length: last - from + 1 }, (_, place) => String(from + place));
}
