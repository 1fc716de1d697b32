import { firstDayOf, type Fact } from "../../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { monthNameOf } from "../../../shared/clock.ts";
import { everybody, type Dimension } from "./mention.ts";

/** Words that limit a statement in one dimension. */
export type MentionRule = {
  readonly dimension: Dimension;
  readonly pattern: RegExp;
  readonly values: readonly string[] | ((match: string) => readonly string[]);
};

const general = ["general-male", "general-female", "third-gender"];
const girls = String.raw`(?:female|wom[ae]n|girls?)`;
const boys = String.raw`(?:male|men|boys?)`;
const generalWord = String.raw`(?:general|gen|unreserved|\bur)(?: categor(?:y|ies))?`;

const subject = String.raw`(?:physics|chemistry|math(?:ematic)?s)`;
const subjects = String.raw`${subject}(?:(?:,| and|, and|\s*[/&])\s*${subject})+`;

/** Institutes whose closing ranks are on record, and every other one of their kind. */
// prettier-ignore
const institutes: readonly (readonly [string, string])[] = [
  [String.raw`\bnit[- ,]*(?:tiruchirappalli|trichy|tiruchi)\b|\bnitt\b`, "trichy"],
  [String.raw`\bnit[- ,]*(?:k\b[- ,]*)?(?:surathkal|karnataka)\b|\bnitk(?: surathkal)?\b`, "surathkal"],
  [String.raw`\bnit[- ,]*warangal\b|\bnitw\b`, "warangal"],
  [String.raw`\bnit[- ,]*rourkela\b`, "rourkela"],
  [String.raw`\bmnnit(?:[- ,]*(?:allahabad|prayagraj))?\b|\bnit[- ,]*allahabad\b`, "mnnit"],
  [String.raw`\bnit[- ,]*calicut\b|\bnitc\b`, "calicut"],
  [String.raw`\biiit[- ,]*allahabad\b|\biiit-?a\b`, "iiita"],
  [String.raw`\biiit[- ,]*kottayam\b`, "kottayam"],
  [String.raw`\b(?:iit|nit|iiit|iiest|gfti|mnit|vnit|svnit|manit|nitd|bits)[- ,]+(?!(?:seat|and|or|is|in|rank|cutoff|admission|counsel|system|student|by|for|with|has|have|at|after|before|quota)s?\b)[a-z]{4,}\b`, "another"],
];

/** What is said of a session by its month, as its exam days have it: `the January attempt`. */
const ofSession = String.raw`(?:session|attempt|exams?|sitting|form|key|result|paper)\b`;

/** Rules of all records; those of the sessions follow the months of their exam days. The earlier rule wins where two match the same words. */
export function mentionRulesOf(facts: FactSnapshot): readonly MentionRule[] {
  return mentionRules.map((own) => (typeof own === "function" ? own(facts) : own));
}

// prettier-ignore
const mentionRules: readonly (MentionRule | ((facts: FactSnapshot) => MentionRule))[] = [
  rule("group", String.raw`\b(?:gen(?:eral)?[- ])?ews\b|economically weaker(?: sections?)?`, ["ews"]),
  rule("group", String.raw`\b${generalWord}[\s/-]*(?:candidates?[\s,]*)?${girls}\b|\b${girls} (?:candidates |students )?(?:of|in|from) (?:the )?${generalWord}\b`, ["general-female"]),
  rule("group", String.raw`\b${generalWord}[\s/-]*${boys}\b|\b${boys} (?:candidates |students )?(?:of|in|from) (?:the )?${generalWord}\b`, ["general-male"]),
  rule("group", String.raw`\bobc(?:[- ]ncl)?\b|\bbackward class(?:es)?\b`, ["obc"]),
  rule("group", String.raw`\bscs?\b|\bscheduled castes?\b`, ["sc"]),
  rule("group", String.raw`\bsts?\b|\bscheduled tribes?\b`, ["st"]),
  rule("group", String.raw`\bpwb?ds?\b|\bdisab(?:led|ility|ilities)\b`, ["pwd"]),
  rule("group", String.raw`\bthird[- ]gender\b|\btransgender\b`, ["third-gender"]),
  rule("group", String.raw`\bgeneral(?=[\s|,/:.-]+(?:category|candidates?|students?|applicants?|[\d₹]|ews|obc|and|or|was|is|needed|needs?|in|at|\|)|\s*$|\s*\||[,.:;)/])|\bunreserved\b|\bopen category candidates?\b`, general),
  rule("group", String.raw`(?<!\b(?:within|over|across|in) )\b(?:all|every|any) (?:candidates?|categor(?:y|ies)|students?|applicants?|aspirants?)\b|\beverybody\b|\beveryone\b|\b(?:irrespective|regardless) of (?:the |your )?categor(?:y|ies)\b`, [everybody]),
  rule("group", String.raw`\b${girls}\b`, ["general-female"]),
  rule("group", String.raw`\b${boys}\b`, ["general-male"]),
  rule("paper", String.raw`\bpaper[- ]?(?:1|one|I)\b|\bb\.? ?e\.?\s*(?:\/|and|or)\s*b\.? ?tech\b|\bb\.? ?tech\b`, ["1"]),
  rule("paper", String.raw`\bpaper[- ]?(?:2|II)[- ]?\(?a\b\)?|\bb\.? ?arch(?:itecture)?\b`, ["2A"]),
  rule("paper", String.raw`\bpaper[- ]?(?:2|II)[- ]?\(?b\b\)?|\bb\.? ?plan(?:ning)?\b`, ["2B"]),
  rule("paper", String.raw`\bpaper[- ]?(?:2|two|II)\b(?!\s*[ab]\b)`, ["2A", "2B"]),
  (facts) => rule("session", String.raw`\bsession[- ]?(?:1|one|I)\b|\b(?:${["first", ...monthOf(facts.find("date.s1.exam"))].join("|")}) ${ofSession}`, ["1"]),
  (facts) => rule("session", String.raw`\bsession[- ]?(?:2|two|II)\b|\b(?:${["second", ...monthOf(facts.find("date.s2.exam"))].join("|")}) ${ofSession}`, ["2"]),
  rule("session", String.raw`\b(?:both|two|2|each|every|either) sessions?\b`, ["1", "2"]),
  rule("papers", String.raw`\b(?:two|both|2|more than one|two or more|multiple|more) papers?\b|\b(?:two|both)\b(?= costs?\b)|(?<=\bone paper\b[^.]{0,60}\b(?:for|and) )two\b(?=[.,;]|$)`, ["2"]),
  rule("papers", String.raw`\b(?:one|single|1|only one) paper\b(?! \d)`, ["1"]),
  rule("quota", String.raw`\bhome[- ]states?\b`, ["home"]),
  rule("quota", String.raw`\bother[- ]states?\b|\boutside (?:the|its|your) state\b`, ["other"]),
  rule("portion", String.raw`\beach (?:in|of|from) (?:the )?${subjects}|\b(?:in|of|from|for) each (?:of )?(?:the )?(?:three )?(?:subjects?|${subject})|\b(?:each|per|every|a|one|any) (?:of the (?:three )?)?subjects?\b|\bsubject[- ]wise\b|\b(?:in|per) each\b(?! (?:correct|wrong|question|paper|session))|(?<=(?:subjects?|${subject})\b[^.]{0,60})\beach\b(?=[.,;:]|$| (?:for|in) (?:physics|chemistry|math))`, ["part"]),
  rule("portion", `\\b${subjects}`, ["part", "whole"]),
  rule("portion", String.raw`\b(?:${subject}|aptitude|drawing|section [ab])\b|(?<=, )planning\b|(?<=^|\| ?)planning(?= ?\||$)|\bplanning(?= (?:in|part|section|has|carries)\b)`, ["part"]),
  rule("section", String.raw`\bmcqs?\b|\bmultiple[- ]choice\b|\bobjective\b|\bfour options\b|\bsection[- ]a\b`, ["mcq"]),
  rule("section", String.raw`\bnumericals?\b|\binteger\b|\bnvqs?\b|\bnat\b|\bsection[- ]b\b|\b(?:ask for|answer is) a number\b`, ["numerical"]),
  rule("part", String.raw`\bmath(?:ematic)?s\b`, ["maths"]),
  rule("part", String.raw`\baptitude\b`, ["aptitude"]),
  rule("part", String.raw`\bdrawing\b`, ["drawing"]),
  rule("part", String.raw`(?<!\bb\.? ?)\bplanning (?:part|section|questions|has|carries)\b|(?<=, |^|\| ?)planning(?= ?\||$)`, ["planning"]),
  ...institutes.map(([source, name]) => rule("institute", source, [name])),
  rule("branch", String.raw`\bcomputer science\b|\bcse\b|\bcs\b`, ["cse"]),
  rule("branch", String.raw`\belectronics(?: and communications?(?: engineering)?)?\b|\bece\b`, ["ece"]),
  rule("branch", String.raw`\binformation technology\b|\bIT branch\b`, ["it"]),
  rule("branch", String.raw`\b(?:mechanical|civil|chemical|electrical|metallurg\w+|production|biotechnology|eee|mining|aerospace|mathematics and computing|artificial intelligence|data science|ai ?(?:&|and) ?ds)\b`, ["other"]),
  rule("portion", String.raw`\btogether\b`, ["together"]),
  rule("portion", String.raw`\b(?:in all|total|altogether|overall|in total|the whole paper)\b`, ["whole"]),
  ({ edition }) => rule("year", String.raw`\b(?:from|since|after)(?: the year)? 20[0-4]\d\b(?! ?(?:to|till|until|[-–]) ?\d)(?=[ ,:;.]*(?:on\b|[^\d]|$))`, (match) => yearsFrom(match, edition)),
  rule("year", String.raw`\b(?:until|till|up to|before)(?: the year)? 20[0-4]\d\b`, (match) => yearsUntil(match)),
  rule("year", String.raw`(?!(?<=jee main )20\d\d:)(?<![\d,.₹/-])\b20[0-4]\d\b(?!\d|[,./-]\d| seats| candidates| questions)`, (match) => [match]),
];

function rule(dimension: Dimension, source: string, values: MentionRule["values"]): MentionRule {
  return { dimension, pattern: new RegExp(source, "gi"), values };
}

/** The month in which the exam of a session begins, in full and in three letters; none where no day is known. */
function monthOf(exam: Fact | undefined): readonly string[] {
  const day = exam && firstDayOf(exam);
  if (day === undefined) return [];
  const month = monthNameOf(day).toLowerCase();
  return [month, month.slice(0, 3)];
}

/** Up to the edition at hand. */
function yearsFrom(match: string, edition: string): readonly string[] {
  const first = Number(/\d{4}/.exec(match)?.[0]);
  return Array.from({ length: Math.max(1, Number(edition) + 1 - first) }, (_, index) =>
    String(first + index),
  );
}

function yearsUntil(match: string): readonly string[] {
  const last = Number(/\d{4}/.exec(match)?.[0]);
  return Array.from({ length: Math.max(1, last - 2000) }, (_, index) => String(last - index));
}
