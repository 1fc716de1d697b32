import {
  type FactValue,
  inOneSentence,
  isShown,
  type FactId,
  type Fact,
} from "../../content/facts/index.ts";
import {
  choice,
  optional,
  several,
  shareNumber,
  text,
  type ValuesOf,
  wholeNumber,
  yearNumber,
} from "./read-form.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { plain, say, type Words } from "../../content/word-tokens.ts";

/*
 * Some rules are records in words. What is compared is read out of those words, so that a changed record
 * changes the answer; words of another build are not guessed at: the reader is shown them instead.
 */

export const subjectNames = {
  physics: "Physics",
  chemistry: "Chemistry",
  maths: "Mathematics",
  biology: "Biology",
  biotechnology: "Biotechnology",
  vocational: "Technical Vocational subject",
} as const;

export type Subject = keyof typeof subjectNames;

const subjects = Object.keys(subjectNames) as Subject[];

/** `passed Class 12 in 2024 or 2025, or appear for it in 2026`. */
export function passingYears(value: FactValue) {
  const [passed, appearing, more] = textOf(value)?.split(/\bappear/) ?? [];
  if (passed === undefined || appearing === undefined || more !== undefined) return undefined;
  if (
    !/^passed\b/.test(passed) ||
    /\b(?:not|except|before|after|since|until)\b/.test(passed + appearing)
  )
    return undefined;
  const years = { passed: yearsIn(passed), appearing: yearsIn(appearing) };
  return years.passed.length === 0 || years.appearing.length === 0 ? undefined : years;
}

export function yearsLater(
  { passed, appearing }: NonNullable<ReturnType<typeof passingYears>>,
  years: number,
) {
  const later = (year: number) => year + years;
  return { passed: passed.map(later), appearing: appearing.map(later) };
}

/** `top 20 percentile of your board`: the number in it. */
export function topPercentile(value: FactValue): number | undefined {
  const [, top] = /^top (\d{1,2}) percentile\b/.exec(textOf(value) ?? "") ?? [];
  return top === undefined ? undefined : Number(top);
}

export function subjectGroups(value: FactValue): readonly (readonly Subject[])[] | undefined {
  if (value.kind !== "list") return undefined;
  const groups = value.names.map((name) =>
    subjectsIn(name.replace(/^(?:any )?one of /i, ""), /, | or /),
  );
  return groups.every((group) => group !== undefined) ? groups : undefined;
}

/** The subjects that each way to a course asks for. */
export type CourseRule = {
  readonly school: readonly Subject[];
  readonly diploma?: readonly Subject[];
};

/** `50% in each of Physics, Chemistry and Mathematics, or a 10+3 diploma with Mathematics and 45% in all`. */
export function courseRule(value: FactValue): CourseRule | undefined {
  const [ofSchool, ofDiploma, more] = textOf(value)?.split(", or ") ?? [];
  const [, names] = /^[\d.]+% in (?:each of )?(.+)$/.exec(ofSchool ?? "") ?? [];
  const school = subjectsIn(names, /, | and /);
  if (more !== undefined || school === undefined) return undefined;
  if (ofDiploma === undefined) return { school };
  const [, named] = /\bdiploma with (.+) and [\d.]+% in all$/.exec(ofDiploma) ?? [];
  const diploma = subjectsIn(named, /, | and /);
  return diploma && { school, diploma };
}

export function isNone(value: FactValue): true | undefined {
  return textOf(value) === "none" ? true : undefined;
}

export function amountOf(value: FactValue): number | undefined {
  return value.kind === "number" && value.about === undefined ? value.amount : undefined;
}

export function percentOf(value: FactValue): number | undefined {
  return value.kind === "percent" ? value.percent : undefined;
}

function textOf(value: FactValue): string | undefined {
  return value.kind === "text" ? value.text : undefined;
}

function yearsIn(text: string): readonly number[] {
  return (text.match(/\b20\d\d\b/g) ?? []).map(Number);
}

function subjectsIn(text: string | undefined, between: RegExp): readonly Subject[] | undefined {
  const foundSubjects = text?.split(between).map((name) => {
    const bare = name.replace(/^an? /, "");
    return subjects.find((subject) => subjectNames[subject] === bare);
  });
  return foundSubjects?.every((subject) => subject !== undefined) ? foundSubjects : undefined;
}

export const paperNames = {
  btech: "B.E./B.Tech",
  barch: "B.Arch",
  bplanning: "B.Planning",
} as const;

export type Paper = keyof typeof paperNames;

export const categoryNames = {
  general: "General",
  ews: "GEN-EWS",
  obc: "OBC-NCL",
  sc: "SC",
  st: "ST",
} as const;

const boardNames = { school: "Class 12", diploma: "Diploma course" } as const;

const yesOrNo = { yes: "Yes", no: "No" } as const;

/** All that is asked; what is left out leaves its rules open. Years are of the calendar, marks are percentages. */
export const eligibilityForm = {
  paper: several("Which courses do you want to apply for?", paperNames, {
    initially: "btech",
    called: "Courses",
  }),
  class12: choice("Class 12", { passed: "Passed", appearing: "Still to appear" }),
  year: text("Year of passing or appearing", optional(yearNumber(1980, 2100)), {
    hint: "If you have passed: the year you were first declared passed.",
    placeholder: "2026",
    called: "Year of Class 12",
  }),
  subject: several("Your Class 12 subjects", subjectNames),
  count: text("Number of Class 12 subjects", optional(wholeNumber(1, 12)), {
    placeholder: "5",
    called: "Number of subjects",
  }),
  percent: text("Class 12 percentage", optional(shareNumber(2)), {
    placeholder: "If you know it",
    inputMode: "decimal",
    called: "Class 12 percentage",
  }),
  category: choice("Category", categoryNames, { called: "Category" }),
  pwd: choice("Person with disability (PwD)?", yesOrNo),
  tried: choice("Have you written JEE Main before?", yesOrNo),
  first: text("In which year first?", optional(yearNumber(1980, 2100)), {
    placeholder: "2025",
    called: "First year of JEE Main",
  }),
  sessions: text("How many sessions so far?", optional(wholeNumber(1, 30)), {
    placeholder: "2",
    called: "Sessions so far",
  }),
  board: choice("Class 12 or a diploma?", boardNames, { initially: "school" }),
  top20: choice("Does your place in your board count instead of the percentage?", yesOrNo),
};

export type Asker = ValuesOf<typeof eligibilityForm>;

/** On paper the form is not there to tell whom the answer is for. */
export function askedOfEligibility(asker: Asker): string {
  const { class12, year, category, pwd, board, subject, percent, tried, first, sessions } = asker;
  const class12Words = { passed: "Class 12 passed", appearing: "Class 12 still to appear" };
  return [
    inOneSentence(asker.paper.map((one) => paperNames[one])),
    category && categoryNames[category],
    pwd && (pwd === "yes" ? "PwD" : "not PwD"),
    class12 && [class12Words[class12], year].filter(Boolean).join(", "),
    board !== "school" && boardNames[board],
    inOneSentence(subject.map((one) => subjectNames[one])),
    percent !== undefined && `${percent}%`,
    tried === "no" && "never wrote JEE Main",
    first !== undefined && `first wrote JEE Main in ${first}`,
    sessions !== undefined && `sessions written: ${sessions}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/**
 * `open` where the form does not say what it asks for, `unannounced` where the
 * edition has no value of its own yet, `unknown` where no record here says it.
 */
export type Verdict = "met" | "not-met" | "open" | "unannounced" | "unknown";

export type RuleAnswer = {
  readonly id: string;
  readonly title: string;
  readonly verdict: Verdict;
  readonly words: Words;
  readonly facts: readonly FactId[];
  readonly asks?: string | undefined;
};

function answersOn(about: Pick<RuleAnswer, "id" | "title" | "facts">, rule: Words = []) {
  return (verdict: Verdict, words: Words, asks?: string): RuleAnswer => ({
    ...about,
    verdict,
    words: [...words, ...rule],
    asks,
  });
}

export function allMet(verdicts: readonly Verdict[]): Verdict {
  const order: readonly Verdict[] = ["not-met", "open", "unannounced", "unknown"];
  return order.find((one) => verdicts.includes(one)) ?? "met";
}

/** In the form that a rule compares; undefined where no value is known, or only a person can read its words. */
function readRecord<Value>(
  facts: FactSnapshot,
  id: FactId,
  readValue: (value: Fact["value"]) => Value | undefined,
): Value | undefined {
  const record = facts.fact(id);
  return isShown(record) ? readValue(record.value) : undefined;
}

/** The years of Class 12 that the edition takes; undefined while it has no rule of its own. */
export function ownYears(facts: FactSnapshot) {
  const isOwn = facts.fact("eligibility.years").carried === undefined;
  return isOwn ? readRecord(facts, "eligibility.years", passingYears) : undefined;
}

/** The rule with a word on what reports contradict, and on an earlier year's value that its words do not show. */
export function ruleAnswer(answer: RuleAnswer, facts: Pick<FactSnapshot, "fact">): RuleAnswer {
  const { words } = answer;
  const records = answer.facts.map((id) => facts.fact(id));
  const [carried] = records.flatMap((record) => record.carried ?? []);
  const showsValues = words.some(({ kind }) => kind === "fact");
  const remarks = [
    ...(records.some(({ status }) => status.kind === "conflict")
      ? [plain(" Reports differ on this rule: see the note.")]
      : []),
    ...(carried !== undefined && !showsValues ? [plain(` This was so for ${carried.from}.`)] : []),
  ];
  return { ...answer, words: [...words, ...remarks] };
}

/**
 * The rules for writing JEE Main that are the same for every paper; with `yearsOn`, those of an exam so many
 * years later, if they stay: of these only titles and verdicts are meant to be shown.
 */
export function writingRules(
  asker: Asker,
  facts: FactSnapshot,
  yearsOn = 0,
): readonly RuleAnswer[] {
  return [
    yearRule(asker, facts, yearsOn),
    limitRule("age", facts),
    limitRule("marks-to-write", facts),
    yearsRule(asker, facts, yearsOn),
    numberRule(asker, facts),
  ];
}

/** The year of Class 12, where it is later than the exam `yearsOn` takes; null where it is not, or nobody knows. */
export function laterYear(
  { class12, year }: Asker,
  facts: FactSnapshot,
  yearsOn: number,
): number | null {
  const years = ownYears(facts);
  if (years === undefined || class12 === undefined || year === undefined) return null;
  return year > Math.max(...years.appearing) + yearsOn ? year : null;
}

function yearRule(asker: Asker, facts: FactSnapshot, yearsOn: number): RuleAnswer {
  const { class12, year } = asker;
  const answer = answersOn(
    { id: "year", title: "Year of passing Class 12", facts: ["eligibility.years"] },
    say` You may write it if you ${"eligibility.years"}.`,
  );
  if (readRecord(facts, "eligibility.years", passingYears) === undefined)
    return answer("unknown", checkYourself);
  if (class12 === undefined || year === undefined) {
    const asks = "whether and when you passed Class 12";
    return answer("open", say`Tell us ${plain(asks)}.`, asks);
  }
  const years = ownYears(facts);
  if (years === undefined)
    return answer(
      "unannounced",
      say`We have no years for JEE Main ${plain(facts.edition)} on record, and they move every year. The last rule we know:`,
    );
  const { passed, appearing } = yearsLater(years, yearsOn);
  const own = plain(class12 === "passed" ? `You passed in ${year}` : `You will appear in ${year}`);
  if (appearing.includes(year) || (class12 === "passed" && passed.includes(year)))
    return answer("met", say`${own}.`);
  // That exam is over: they have passed since, or have not.
  if (class12 === "appearing" && passed.includes(year))
    return answer("open", say`${own}.`, "whether you have passed Class 12 by now");
  return answer(
    "not-met",
    year > Math.max(...appearing)
      ? say`${own}, which is later than this exam accepts. We have no rules for later exams on record.`
      : say`${own}, which is too early for this exam.`,
  );
}

const checkYourself = say`Please check this yourself.`;

type Limit = Pick<RuleAnswer, "title"> & {
  readonly of: "eligibility.age_limit" | "eligibility.marks_to_appear";
  readonly none: Words;
};

/** Limits of which the records say that there are none. */
const limits: Readonly<Record<"age" | "marks-to-write", Limit>> = {
  age: {
    title: "Age",
    of: "eligibility.age_limit",
    none: say`There is no age limit to write JEE Main. An institute may have its own.`,
  },
  "marks-to-write": {
    title: "Class 12 marks, to write the exam",
    of: "eligibility.marks_to_appear",
    none: say`No minimum marks are needed to write the exam. Your marks matter at admission.`,
  },
};

function limitRule(id: keyof typeof limits, facts: FactSnapshot): RuleAnswer {
  const { title, of, none } = limits[id];
  const answer = answersOn({ id, title, facts: [of] });
  return readRecord(facts, of, isNone) === undefined
    ? answer("unknown", say`Please check this yourself. The limit is: ${of}.`)
    : answer("met", none);
}

export function hasWrittenAll({ tried, first, sessions }: Asker, facts: FactSnapshot): boolean {
  const maxSessions =
    first === undefined ? undefined : sessionsFrom(first, Number(facts.edition), facts);
  return (
    tried === "yes" &&
    sessions !== undefined &&
    maxSessions !== undefined &&
    sessions >= maxSessions
  );
}

/**
 * How many sessions there were from a year to another, both counted. Undefined for more years than attempts
 * may be spread over: before, a year had one session, or four.
 */
function sessionsFrom(first: number, last: number, facts: FactSnapshot): number | undefined {
  const aYear = readRecord(facts, "exam.sessions", amountOf);
  const maxYears = readRecord(facts, "attempts.years", amountOf);
  const years = last - first + 1;
  if (aYear === undefined || maxYears === undefined) return undefined;
  return years < 1 || years > maxYears ? undefined : years * aYear;
}

const whetherBefore = "whether you have written JEE Main before";

function yearsRule({ tried, first }: Asker, facts: FactSnapshot, yearsOn: number): RuleAnswer {
  const maxYears = readRecord(facts, "attempts.years", amountOf);
  const answer = answersOn(
    { id: "years", title: "Years of writing JEE Main", facts: ["attempts.years"] },
    say` You may write JEE Main in ${"attempts.years"} in a row.`,
  );
  if (maxYears === undefined) return answer("unknown", checkYourself);
  if (tried === "no") return answer("met", say`This is your first year.`);
  if (first === undefined)
    return tried === "yes"
      ? answer("open", say`Tell us the year.`, "the year you first wrote JEE Main")
      : answer("open", say`Tell us ${plain(whetherBefore)}.`, whetherBefore);
  const exam = Number(facts.edition) + yearsOn;
  const years = exam - first + 1;
  return answer(
    years <= maxYears ? "met" : "not-met",
    say`You first wrote it in ${plain(String(first))}, so ${plain(`${exam} is year ${years}`)}.`,
  );
}

function numberRule(asker: Asker, facts: FactSnapshot): RuleAnswer {
  const { tried, sessions } = asker;
  const maxAttempts = readRecord(facts, "attempts.max", amountOf);
  const answer = answersOn(
    { id: "attempts", title: "Number of attempts", facts: ["attempts.max"] },
    say` You get ${"attempts.max"} at most; each session you write counts as one.`,
  );
  if (maxAttempts === undefined) return answer("unknown", checkYourself);
  if (tried === "no") return answer("met", say`You have used none.`);
  if (sessions === undefined)
    return tried === "yes"
      ? answer("open", say`Tell us how many.`, "how many sessions you have written")
      : answer("open", say`Tell us ${plain(whetherBefore)}.`, whetherBefore);
  const noneLeft = hasWrittenAll(asker, facts)
    ? ` No session of JEE Main ${facts.edition} is left for you.`
    : "";
  return answer(
    sessions < maxAttempts ? "met" : "not-met",
    say`You have used ${plain(`${sessions}.${noneLeft}`)}`,
  );
}

/** A sentence for each field that contradicts another one, or the day. */
export function contradictionsOf(
  asker: Asker,
  today: string,
  facts: FactSnapshot,
): Readonly<Record<string, string>> {
  const { paper, class12, year = NaN, percent = 0, tried, first, sessions } = asker;
  const thisYear = Number(today.slice(0, 4));
  const latest = Math.max(thisYear, Number(facts.edition));
  const heldSessions =
    first === undefined ? undefined : sessionsFrom(first, Math.max(first, thisYear), facts);
  const problems: Partial<Record<keyof Asker, string>> = {};
  if (paper.length === 0) problems.paper = "Choose at least one paper.";
  if (class12 === "passed" && year > thisYear)
    problems.year =
      "This year is yet to come. Enter the year you passed, or choose “Still to appear”.";
  if (class12 === "appearing" && year < thisYear)
    problems.year = `The year ${year} is over. Choose “Passed”, or enter the year in which you will appear.`;
  if ((sessions ?? 0) > (heldSessions ?? Infinity))
    problems.sessions = `There have been at most ${heldSessions} sessions since ${first}. Enter how many of them you wrote.`;
  if (tried === "no" && (first !== undefined || sessions !== undefined))
    problems.tried =
      "You gave a first year or a number of sessions below. Choose Yes, or clear both.";
  if ((first ?? 0) > latest)
    problems.first = `Enter a year up to ${latest}; later years are yet to come.`;
  // So few per cent are no pass mark anywhere: a grade point out of ten was meant.
  if (percent > 0 && percent <= 10)
    problems.percent =
      "This looks like a grade point (CGPA), not a percentage. If your mark sheet has no percentage, ask your school how to convert it.";
  return problems;
}

const ruleOf = {
  btech: "eligibility.btech_subjects",
  barch: "eligibility.barch",
  bplanning: "eligibility.bplanning",
} as const satisfies Readonly<Record<Paper, FactId>>;

export function subjectRule(paper: Paper, asker: Asker, facts: FactSnapshot): RuleAnswer {
  const id = ruleOf[paper];
  const name = plain(paperNames[paper]);
  const answer = answersOn(
    { id: paper, title: `${paperNames[paper]} subjects`, facts: [id] },
    say` The rule: ${id}.`,
  );
  const course = paper === "btech" ? undefined : readRecord(facts, id, courseRule);
  const ofCourse = asker.board === "diploma" ? course?.diploma : course?.school;
  const groups =
    paper === "btech"
      ? readRecord(facts, id, subjectGroups)
      : ofCourse?.map((subject): readonly Subject[] => [subject]);
  if (asker.board === "diploma" && course?.diploma === undefined)
    return answer(
      "unknown",
      say`We have no record of whether a diploma is accepted for ${name}. Ask NTA.`,
    );
  if (groups === undefined) return answer("unknown", checkYourself);
  if (asker.subject.length === 0)
    return answer("open", say`Tell us your Class 12 subjects.`, "your Class 12 subjects");
  const missing = groups.filter((group) => !group.some((one) => asker.subject.includes(one)));
  if (missing.length === 0) return answer("met", say`You have the required subjects.`);
  const lacking = plain(
    inOneSentence(missing.map((group) => group.map((one) => subjectNames[one]).join(" or "))),
  );
  // A subject without which no way that the record knows leads to the course is disputed by nobody.
  const isDisputed =
    facts.fact(id).status.kind === "conflict" &&
    course !== undefined &&
    !missing
      .flat()
      .some((one) => course.school.includes(one) && course.diploma?.includes(one) !== false);
  return isDisputed
    ? answer("unknown", say`You do not have ${lacking}. Ask the institute before you give up.`)
    : answer("not-met", say`You do not have ${lacking}.`);
}

/** Marks in single subjects that an institute asks for; B.Tech asks for none. */
export function courseMarksRule(paper: Exclude<Paper, "btech">): RuleAnswer {
  const id = ruleOf[paper];
  return {
    id: `${paper}-marks`,
    title: `${paperNames[paper]} marks`,
    facts: [id],
    verdict: "unknown",
    words: say`Please check this yourself, and ask the institute. The rule: ${id}.`,
  };
}

export function seatRules(asker: Asker, facts: FactSnapshot): readonly RuleAnswer[] {
  return [percentRule(asker, facts), countRule(asker, facts)];
}

/** Both where the form leaves open which percentage holds. */
function reservedOrNot({ category, pwd }: Asker): readonly boolean[] {
  if (category === "sc" || category === "st" || pwd === "yes") return [true];
  return category !== undefined && pwd === "no" ? [false] : [false, true];
}

function percentRule(asker: Asker, facts: FactSnapshot): RuleAnswer {
  const { percent, top20, board } = asker;
  const ids = reservedOrNot(asker).map((isReserved) =>
    isReserved ? "admission.min_percent_sc_st" : "admission.min_percent",
  ) satisfies readonly FactId[];
  const [id = "admission.min_percent", otherId] = ids;
  const answer = answersOn(
    { id: "percent", title: "Class 12 percentage", facts: [...ids, "admission.top_percentile"] },
    otherId === undefined
      ? say` You need ${id}, or a place in the ${"admission.top_percentile"}.`
      : say` You need ${"admission.min_percent"} (SC, ST and PwD: ${"admission.min_percent_sc_st"}), or a place in the ${"admission.top_percentile"}.`,
  );
  if (board === "diploma")
    return answer(
      "unknown",
      say`We have no record of how marks from a diploma are counted. Ask the institute.`,
    );
  const top = facts.fact("admission.top_percentile");
  if (top20 === "yes" && isShown(top) && top.value.kind === "text")
    return answer("met", say`Your place in your board counts instead of the percentage.`);
  if (percent === undefined)
    return answer("open", say`Add your percentage once you have it.`, "your Class 12 percentage");
  const values = ids.flatMap((one) => readRecord(facts, one, percentOf) ?? []);
  if (values.length < ids.length) return answer("unknown", checkYourself);
  const yours = plain(`${percent}%`);
  if (values.every((minimum) => percent >= minimum))
    return answer("met", say`You have ${yours}, which is enough.`);
  if (values.some((minimum) => percent >= minimum))
    return answer(
      "open",
      say`${yours} is enough for some candidates. Tell us your category and whether you are PwD.`,
      "your category and whether you are PwD",
    );
  if (top20 === "no") return answer("not-met", say`You have ${yours}, which is not enough.`);
  return answer(
    "open",
    say`${yours} is not enough on its own. Find out whether you are in the ${"admission.top_percentile"}.`,
    "whether you are in the top percentile of your board",
  );
}

function countRule({ count, board }: Asker, facts: FactSnapshot): RuleAnswer {
  const least = readRecord(facts, "admission.min_subjects", amountOf);
  const answer = answersOn(
    { id: "count", title: "Number of Class 12 subjects", facts: ["admission.min_subjects"] },
    say` The percentage is taken over at least ${"admission.min_subjects"}.`,
  );
  if (board === "diploma")
    return answer("unknown", say`We have no record of how a diploma is counted.`);
  if (least === undefined) return answer("unknown", checkYourself);
  const asks = "how many Class 12 subjects you have";
  if (count === undefined) return answer("open", say`Tell us ${plain(asks)}.`, asks);
  return answer(count >= least ? "met" : "not-met", say`You have ${plain(String(count))}.`);
}
