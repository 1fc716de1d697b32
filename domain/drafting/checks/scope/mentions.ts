import { candidateGroups } from "../../../../content/facts/index.ts";
import { everybody, type Dimension, type Mention } from "./mention.ts";

type Rule = {
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

const sitting = String.raw`(?:sessions?(?: [12])?|exams?|papers?(?: [12][ab]?)?|attempts?|tests?)`;

/** The earlier rule wins where two match the same words. */
const rules: readonly Rule[] = [
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
  rule("session", String.raw`\bsession[- ]?(?:1|one|I)\b|\b(?:first|january|jan) (?:session|attempt)\b`, ["1"]),
  rule("session", String.raw`\bsession[- ]?(?:2|two|II)\b|\b(?:second|april|apr) (?:session|attempt)\b`, ["2"]),
  rule("session", String.raw`\b(?:both|two|2|each|every|either) sessions?\b`, ["1", "2"]),
  rule("papers", String.raw`\b(?:two|both|2|more than one|two or more|multiple|more) papers?\b|\b(?:two|both)\b(?= costs?\b)`, ["2"]),
  rule("papers", String.raw`\b(?:one|single|1|only one) paper\b(?! \d)`, ["1"]),
  rule("quota", String.raw`\bhome[- ]states?\b`, ["home"]),
  rule("quota", String.raw`\bother[- ]states?\b|\boutside (?:the|its|your) state\b`, ["other"]),
  rule("portion", String.raw`\beach (?:in|of|from) (?:the )?${subjects}|\b(?:in|of|from|for) each (?:of )?(?:the )?(?:three )?(?:subjects?|${subject})|\b(?:each|per|every) (?:of the (?:three )?)?subjects?\b|\bsubject[- ]wise\b|\b(?:in|per) each\b(?! (?:correct|wrong|question|paper|session))|\beach\b(?=[.,;]|$| (?:for|in) (?:physics|chemistry|math))`, ["part"]),
  rule("portion", `\\b${subjects}`, ["part", "whole"]),
  rule("portion", String.raw`\b(?:${subject}|aptitude|drawing|section [ab])\b|(?<=, )planning\b|(?<=^|\| ?)planning(?= ?\||$)|\bplanning(?= (?:in|part|section|has|carries)\b)`, ["part"]),
  rule("portion", String.raw`\btogether\b`, ["together"]),
  rule("portion", String.raw`\b(?:in all|total|altogether|overall|in total|the whole paper)\b`, ["whole"]),
  rule("event", String.raw`\bjee advanced\b`, ["advanced"]),
  rule("event", String.raw`\bcorrect(?:ion|ions|ed)(?: window)?\b(?! answer| option)|\bedit(?:ed|ing)? (?:the |your |their )?forms?\b`, ["correction"]),
  rule("event", String.raw`\bre-?open(?:ed|s|ing)?\b|\bopen(?:ed)? again\b|\bonce more\b|\bsecond window\b`, ["reopened"]),
  rule("event", String.raw`\bcity(?: intimation)? slips?\b`, ["city-slip"]),
  rule("event", String.raw`\bjosaa\b|\bjoint seat allocation\b`, ["josaa"]),
  rule("event", String.raw`\bcsab\b`, ["csab"]),
  rule("event", String.raw`\badmit cards?\b|\bhall tickets?\b|\bcards\b`, ["admit-card"]),
  rule("event", String.raw`\b(?:answer )?keys?\b|\bchallenge[ds]?\b|\bobjections?\b`, ["key"]),
  rule("event", String.raw`\bresults?\b|\bscorecards?\b`, ["result"]),
  rule("event", String.raw`\bregistrations?\b|\bregister(?:ed)?\b|\bappl(?:y|ications?|ied)\b(?! number)|\bforms?\b`, ["registration"]),
  rule("event", String.raw`\b${sitting} (?:was|were|is|are|will|took|ran|began|begins?|started|starts?|ended|ends|finished|days?|dates?)\b|\b(?:was|were|is|to be) (?:held|written|conducted)\b`, ["exam"]),
  rule("event", String.raw`\bexams?\b(?! cit| cent| hall| form| fee| pattern)`, ["exam"]),
  rule("year", String.raw`\b(?:from|since|after)(?: the year)? 20[0-4]\d\b(?! ?(?:to|till|until|[-–]) ?\d)(?=[ ,:;.]*(?:on\b|[^\d]|$))`, (match) => yearsFrom(match)),
  rule("year", String.raw`\b(?:until|till|up to|before)(?: the year)? 20[0-4]\d\b`, (match) => yearsUntil(match)),
  rule("year", String.raw`(?<![\d,.₹/-])\b20[0-4]\d\b(?!\d|[,./-]\d| seats| candidates| questions)`, (match) => [match]),
];

/** What limits a text, in order; joined groups (`OBC and EWS`) are one mention. */
export function mentionsIn(text: string): readonly Mention[] {
  const found: Mention[] = [];
  for (const { dimension, pattern, values } of rules)
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      const taken = found.some(
        (other) => other.dimension === dimension && start < other.end && other.start < end,
      );
      const named = typeof values === "function" ? values(match[0]) : values;
      if (!taken) found.push({ dimension, values: new Set(named), start, end });
    }
  return joined(
    withoutGeneralEvents(found, text).sort((one, other) => one.start - other.start),
    text,
  );
}

/** `The form could be corrected` speaks of the correction alone, `the exam form` of the form. */
function withoutGeneralEvents(mentions: readonly Mention[], text: string): Mention[] {
  const events = mentions.filter(({ dimension }) => dimension === "event");
  return mentions.filter((mention) => {
    if (mention.dimension !== "event") return true;
    const rank = eventRank(mention);
    return !events.some((other) => eventRank(other) > rank && standsBy(mention, other, text));
  });
}

/** The exam is the most general event, then the registration. */
function eventRank({ values }: Mention): number {
  if (values.has("exam")) return 0;
  return values.has("registration") ? 1 : 2;
}

function standsBy(one: Mention, other: Mention, text: string): boolean {
  const between =
    one.start < other.start ? text.slice(one.end, other.start) : text.slice(other.end, one.start);
  return between.length < 30 && !/[,;:.|()]|\band\b/.test(between);
}

const joint = /^[\s/,|&-]*(?:(?:and|or|as well as|plus)\b)?[\s/-]*(?:(?:the|category|categories|candidates?|students?|for|quota)\b[\s/,]*)*(?:and\b|or\b)?\s*$/i;

function joined(mentions: readonly Mention[], text: string): readonly Mention[] {
  const result: Mention[] = [];
  for (const mention of mentions) {
    const before = result.findLast(({ dimension }) => dimension === mention.dimension);
    const between = before === undefined ? null : text.slice(before.end, mention.start);
    if (before !== undefined && mention.dimension === "year" && /^\s*(?:to|till|until|[-–])\s*$/.test(between ?? "")) {
      result[result.indexOf(before)] = { ...before, end: mention.end, values: yearsBetween(before.values, mention.values) };
      continue;
    }
    const joins = !["year", "papers", "portion", "event"].includes(mention.dimension);
    if (before === undefined || between === null || !joins || !joint.test(between) || between.includes("|")) {
      result.push(mention);
      continue;
    }
    result[result.indexOf(before)] = {
      ...before,
      end: mention.end,
      values: together(before.values, mention.values),
    };
  }
  return result;
}

function yearsFrom(match: string): readonly string[] {
  const first = Number(/\d{4}/.exec(match)?.[0]);
  return Array.from({ length: Math.max(1, 2027 - first) }, (_, index) => String(first + index));
}

function yearsUntil(match: string): readonly string[] {
  const last = Number(/\d{4}/.exec(match)?.[0]);
  return Array.from({ length: Math.max(1, last - 2000) }, (_, index) => String(last - index));
}

/** `2021 to 2024` names four years. */
function yearsBetween(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  const first = Math.min(...[...one].map(Number));
  const last = Math.max(...[...other].map(Number));
  return new Set(Array.from({ length: last - first + 1 }, (_, index) => String(first + index)));
}

/** `OBC women` are OBC: the gender says nothing beside a category that knows none. */
function together(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  const isGender = (values: ReadonlySet<string>) =>
    values.size === 1 && [...values].every((value) => value.startsWith("general-"));
  const isCategory = (values: ReadonlySet<string>) =>
    [...values].every((value) => candidateGroups.some((group) => group === value) && !value.startsWith("general"));
  if (isCategory(one) && isGender(other)) return one;
  if (isGender(one) && isCategory(other)) return other;
  return new Set([...one, ...other]);
}

function rule(dimension: Dimension, source: string, values: Rule["values"]): Rule {
  return { dimension, pattern: new RegExp(source, "gi"), values };
}
