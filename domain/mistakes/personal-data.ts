/**
 * What tells who somebody is, where that can be known by its form: e-mail addresses, names of
 * accounts, numbers of telephones, Aadhaar and applications, dates of birth. What a report is about
 * stays: figures of the exam, its dates, addresses and telephones of offices. Where a form may be
 * either, such as three groups of four digits, it is left out.
 */
type Rule = {
  readonly form: RegExp;
  readonly left: string;
  /** Whether what has the form says nothing about a person after all. */
  readonly stays?: (found: string, before: string) => boolean;
};

const officeMail = /\.(?:ac|gov|nic)\.in$/i;
const officeAccount = /^@(?:nta_?exams|dg_?nta|eduminofindia|pib_?india)$/i;
/** Dates of the exam are younger, its readers and their parents older. */
const birthYear = String.raw`(?:19[3-9]\d|200\d|201[0-5])`;
const anyYear = String.raw`(?:19|20)\d\d`;
const month = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`;
const birthWords = String.raw`(?:d\.?o\.?b\b\.?|date of birth|birth ?(?:date|day)|born|जन्म[^\s\d]*(?: (?:तिथि|तारीख))?|ജനന[^\s\d]*)[^\d\n]{0,20}`;
/** Of a rule about ages, not of a person. */
const isAgeLimit = (before: string) => /\b(?:after|before|since|between)\W+$/i.test(before);

const rules: readonly Rule[] = [
  {
    form: /[^\s<>,;:()@]+ ?(?:@|[[(] ?at ?[\])]) ?[^\s<>,;:()@]+(?:\.| ?[[(] ?dot ?[\])] ?)[a-z]{2,}/gi,
    left: "[mail left out]",
    stays: (match) => officeMail.test(match),
  },
  {
    form: /(?<![\w.])(?:https?:\/\/)?(?:www\.)?(?:instagram\.com|facebook\.com|t\.me|wa\.me|x\.com|twitter\.com)\/[^\s,;)]+/gi,
    left: "[name left out]",
  },
  {
    form: /(?<![\w.])@[\w.]*\w/g,
    left: "[name left out]",
    stays: (match) => officeAccount.test(match),
  },
  {
    form: new RegExp(String.raw`${birthWords}\d{1,4}[-/. ]\d{1,2}[-/. ]\d{2,4}(?!\d)`, "gi"),
    left: "[date of birth left out]",
    stays: (match) => /\b(?:after|before|since|between)\b/i.test(match),
  },
  {
    form: new RegExp(
      String.raw`(?<![\d.])(?:\d{1,2}(?<mark>[-/. ])\d{1,2}\k<mark>${birthYear}|${birthYear}(?<other>[-/.])\d{1,2}\k<other>\d{1,2})(?![\d])`,
      "g",
    ),
    left: "[date left out]",
    stays: (_found, before) => isAgeLimit(before),
  },
  {
    form: new RegExp(
      String.raw`(?<!\d)(?:\d{1,2}(?:st|nd|rd|th)?[ -]${month},?[ -]${birthYear}|${month} \d{1,2}(?:st|nd|rd|th)?,? ${birthYear})(?!\d)`,
      "gi",
    ),
    left: "[date left out]",
    stays: (_found, before) => isAgeLimit(before),
  },
  {
    // Aadhaar in its groups.
    form: /(?<![\d.,])\d{4}[ \t-]\d{4}[ \t-]\d{4}(?![\d.,]*\d)/g,
    left: "[number left out]",
    stays: (match) =>
      match.split(/[ \t-]/).every((group) => new RegExp(`^${anyYear}$`).test(group)),
  },
  {
    // Mobile numbers of India, in whatever groups; those of offices have another form.
    form: /(?<![\d.,])(?:(?:\+|00)?91[ \t-]{0,2}|0[ \t-]?)?\(?[6-9](?:[ \t()-]{0,2}\d){9}(?!\d|[.,]\d)/g,
    left: "[number left out]",
    // A range of ranks, as `65000-70000`.
    stays: (match) => /^\d+00 ?- ?\d+00$/.test(match),
  },
  {
    // Roll numbers, and every longer run of digits: applications, Aadhaar. No figure of the exam has nine.
    form: /(?<![\w.])(?:[A-Z]{2}\d{8}|\d{9,})(?!\w)/g,
    left: "[number left out]",
    // Offices: area code and number, and toll-free numbers.
    stays: (match) => /^(?:0[1-5]\d{8,9}|18[06]0\d{6,7})$/.test(match),
  },
];

/** The text without what tells who somebody is. */
export function withoutPersonalData(text: string): string {
  return rules.reduce(leaveOut, text);
}

function leaveOut(text: string, { form, left, stays }: Rule): string {
  // Digits of every script are found as those of this one, in the same places.
  const plain = text.replaceAll(/[^\P{Nd}\u{10000}-\u{10ffff}]/gu, plainDigit);
  let keptText = "";
  let end = 0;
  for (const { 0: found, index } of plain.matchAll(form)) {
    if (stays?.(found, plain.slice(Math.max(0, index - 20), index)) === true) continue;
    keptText += text.slice(end, index) + left;
    end = index + found.length;
  }
  return keptText + text.slice(end);
}

/** Unicode has the ten digits of a script one after the other, from ...0 or ...6 on. */
function plainDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const first = /\p{Nd}/u.test(String.fromCharCode(code & ~0xf)) ? 0 : 6;
  return String((code & 0xf) - first);
}
