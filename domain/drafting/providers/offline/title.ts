import { inOneSentence, type Topic } from "../../../../content/facts/index.ts";
import { product } from "../../../../content/site.ts";
import { subjectTerms } from "../../search-terms.ts";
import { topicGuides } from "./guides/index.ts";
import type { ArticleForm, Reading } from "./reading.ts";
import { inTitleCase, statesFigure } from "./subject.ts";
import { edition } from "./wording.ts";

const longestTitle = 90;

/** What a title adds when it cannot repeat the request. */
const formNames: Readonly<Record<ArticleForm, string>> = {
  explain: "",
  "how-to": ", Step by Step",
  dates: "",
  news: "",
  comparison: " Compared",
  checklist: ": A Checklist",
  plan: "",
};

/** The title without the exam's name: the request's own subject where it can be said, else the names of the topics. */
export function titleSubject(reading: Reading, main: readonly Topic[], hasGaps: boolean): string {
  const { subject, isOverview, forParents } = reading;
  if (isOverview) return forParents ? "A Guide for Parents" : "The Exam in Short";
  const usable =
    subjectTerms(subject).length > 0 && subject.includes(" ") && !hasGaps && !statesFigure(subject);
  const compared =
    reading.form === "comparison" && !/\b(?:vs|versus|differences?|compar)/i.test(subject);
  const [, forThem] = /^(?:for )?parents\s*[:,]\s*(.+)/i.exec(subject) ?? [];
  const own =
    forThem === undefined
      ? `${inTitleCase(subject)}${compared ? " Compared" : ""}`
      : `${inTitleCase(forThem)}: A Guide for Parents`;
  return usable && withExam(own).length <= longestTitle ? own : topicsName(reading, main);
}

function topicsName({ form, forParents }: Reading, main: readonly Topic[]): string {
  if (form === "news") return "What Changed and What Is Over";
  const headings = main.map((topic) => topicGuides[topic].heading);
  const suffix = forParents ? ", for Parents" : formNames[form];
  const both = `${inOneSentence(headings.slice(0, 2))}${suffix}`;
  return withExam(both).length <= longestTitle ? both : `${headings[0] ?? ""}${suffix}`;
}

/** The title of an article on this subject. */
export function withExam(subject: string): string {
  const exam = /\b20\d\d\b/.test(subject) ? product : `${product} ${edition}`;
  return subject.includes(":") ? `${subject} (${exam})` : `${exam}: ${subject}`;
}
