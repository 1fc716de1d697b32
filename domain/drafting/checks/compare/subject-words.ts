import { memoized } from "../../../shared/memoized.ts";
import { splitTerms } from "../../evidence/text-search.ts";

const silent = new Set(
  `a an and are as at be been but by can could did do does for from had has have he her his how i if in into is it its
  may more most must not of on one or our out over so some such than that the their them then there these they this
  those to too under up was we were what when where which while who will with would you your all also any each every
  per about between both only other same very just no yes after before during until till onwards much many candidates candidate
  student students aspirant aspirants jee main exam value 2026 2025 2024 2023 2022 2021 2020 2019 general male female obc ews sc st pwd
  ncl gen category categories women men girls boys third gender two three came come comes lakh rs rupees`.split(
    /\s+/,
  ),
);

const synonyms: Readonly<Record<string, string>> = {
  maths: "mathematics",
  math: "mathematics",
  mcq: "multiple",
  mcqs: "multiple",
  objective: "multiple",
  test: "exam",
  cost: "fee",
  charge: "fee",
  price: "fee",
  pay: "fee",
  paid: "fee",
  payment: "fee",
  payments: "fee",
  accept: "seatacceptance",
  acceptance: "seatacceptance",
  hall: "admitcard",
  ticket: "admitcard",
  card: "admitcard",
  examination: "exam",
  centre: "center",
  trichy: "tiruchirappalli",
  cse: "computer",
  cs: "computer",
  ece: "electronic",
  it: "information",
  objection: "challenge",
  objected: "challenge",
  begin: "start",
  began: "start",
  begun: "start",
  commence: "start",
  commenced: "start",
  started: "start",
  starting: "start",
  opened: "open",
  opening: "open",
  opens: "open",
  apply: "registration",
  application: "registration",
  applied: "registration",
  register: "registration",
  registered: "registration",
  registering: "registration",
  form: "registration",
  forms: "registration",
  correct: "correct",
  right: "correct",
  incorrect: "wrong",
  unanswered: "blank",
  unattempted: "blank",
  skipped: "blank",
  duration: "last",
  lasts: "last",
  long: "last",
  length: "last",
  total: "all",
  altogether: "all",
  closed: "close",
  closes: "close",
  closing: "close",
  deadline: "close",
  medium: "language",
  scorecard: "result",
  declared: "result",
  announced: "result",
  released: "result",
  quota: "reserved",
  reservation: "reserved",
  reserve: "reserved",
  photograph: "photo",
  held: "held",
  conducted: "held",
  took: "held",
  place: "held",
  chance: "attempt",
  try: "attempt",
  editing: "correction",
  edit: "correction",
  shortlisted: "qualify",
  qualifying: "qualify",
  qualified: "qualify",
};

const blank = /\bnot (?:answered|attempted)\b|\bleft (?:out|unanswered|blank)\b/gi;
const plainWords = memoized(plainWordsOf);

/** The words of a text that say what it is about, in the plain form in which they are compared. */
export const subjectWords = memoized((text): readonly string[] =>
  splitTerms(text.replaceAll(blank, "blank")).flatMap(plainWords),
);

function plainWordsOf(term: string): readonly string[] {
  if (
    /^(?:session|paper)\d/.test(term) ||
    silent.has(term) ||
    (/^\d/.test(term) && !/[a-z]/.test(term))
  )
    return [];
  const direct = synonyms[term];
  if (direct !== undefined) return [direct];
  const plain = stem(term);
  return plain.length < 2 ? [] : [synonyms[plain] ?? plain];
}

function stem(term: string): string {
  if (/^(?:class|paper|session|section)\d/.test(term)) return term;
  return term
    .replace(/(?<=.{3})ies$/, "y")
    .replace(/(?<=.{3}[^su])s$/, "")
    .replace(/(?<=.{4})(?:ing|ed)$/, "");
}
