import type { FactId } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { plain, say } from "../../content/word-tokens.ts";
import { type Asker, type Paper, paperNames } from "./eligibility-form.ts";
import {
  type CourseRule,
  courseRule,
  type Subject,
  subjectGroups,
  subjectNames,
} from "./record-words.ts";
import { answersOn, namesOf, type RuleAnswer, ruleRecord, type Verdict } from "./rule-answer.ts";

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
  const rule = paper === "btech" ? undefined : ruleRecord(facts.fact(id), courseRule);
  const groups = ruleRecord(facts.fact(id), (value) =>
    paper === "btech" ? subjectGroups(value) : groupsOf(courseRule(value), asker),
  );
  if (asker.board === "diploma" && !(rule?.kind !== "unread" && rule?.value.diploma))
    return answer(
      "unknown",
      say`We have no record of whether a diploma is accepted for ${name}. Ask NTA.`,
    );
  if (groups.kind === "unread") return answer("unknown", say`Please check this yourself.`);
  if (asker.subject.length === 0)
    return answer("open", say`Tell us your Class 12 subjects.`, "your Class 12 subjects");
  const missing = groups.value.filter((group) => !group.some((one) => asker.subject.includes(one)));
  if (missing.length === 0) return answer("met", say`You have the required subjects.`);
  const lacking = namesOf(
    missing.map((group) => group.map((one) => subjectNames[one]).join(" or ")),
  );
  // A subject without which no way that the record knows leads to the course is disputed by nobody.
  const isDisputed =
    facts.fact(id).status.kind === "conflict" &&
    rule?.kind !== "unread" &&
    !missing.flat().some((one) => isInEveryWay(one, rule?.value));
  return isDisputed
    ? answer("unknown", say`You do not have ${lacking}. Ask the institute before you give up.`)
    : answer("not-met", say`You do not have ${lacking}.`);
}

function groupsOf(rule: CourseRule | undefined, { board }: Asker) {
  const way = board === "diploma" ? rule?.diploma : rule?.school;
  return way?.subjects.map((subject) => [subject]);
}

function isInEveryWay(subject: Subject, rule: CourseRule | undefined): boolean {
  if (rule === undefined) return true;
  const ways = rule.diploma === undefined ? [rule.school] : [rule.school, rule.diploma];
  return ways.every(({ subjects }) => subjects.includes(subject));
}

/** Once `subjects` is judged; B.Tech asks for none. */
export function courseMarksRule(
  paper: Exclude<Paper, "btech">,
  asker: Asker,
  facts: FactSnapshot,
  subjects: Verdict,
): RuleAnswer {
  const id = ruleOf[paper];
  const record = facts.fact(id);
  const answer = answersOn(
    { id: `${paper}-marks`, title: `${paperNames[paper]} marks`, facts: [id] },
    say` The rule: ${id}.`,
  );
  const rule = ruleRecord(record, courseRule);
  const way = rule.kind === "unread" ? undefined : wayOf(rule.value, asker);
  if (way === undefined)
    return answer("unknown", say`Please check this yourself, and ask the institute.`);
  if (subjects === "not-met" || (subjects === "unknown" && asker.board !== "diploma"))
    return answer(subjects, say`You do not have a subject whose marks count.`);
  if (way.marks.some((mark) => mark !== undefined && mark < way.percent))
    return record.status.kind === "conflict"
      ? answer(
          "unknown",
          say`Your marks are below our reference data. Ask the institute before you give up.`,
        )
      : answer("not-met", say`Your marks are below the minimum.`);
  if (way.marks.includes(undefined))
    return answer(
      "open",
      say`Add your marks in these subjects.`,
      `your marks for ${paperNames[paper]}`,
    );
  return answer("met", say`Your marks are enough.`);
}

function wayOf(rule: CourseRule, asker: Asker) {
  const { board, percent } = asker;
  if (board === "diploma")
    return rule.diploma && { percent: rule.diploma.percent, marks: [percent] };
  const marks = rule.school.subjects.map((subject) =>
    subject === "physics" || subject === "chemistry" || subject === "maths"
      ? asker[subject]
      : undefined,
  );
  return { percent: rule.school.percent, marks };
}
