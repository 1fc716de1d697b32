import type { FactValue } from "../../content/facts/index.ts";

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
