import type { FactId } from "./facts/index.ts";

export type MilestoneKind =
  | "forms"
  | "correction"
  | "city-slip"
  | "admit-card"
  | "exam"
  | "key"
  | "result"
  | "counselling";

/** A reader understands its name alone. Other records repeat a part of one of these. */
export type MilestoneWords = {
  readonly id: FactId;
  readonly kind: MilestoneKind;
  readonly session: 1 | 2 | null;
  readonly name: string;
  readonly begins: string;
  /** Not there for a milestone of one day. */
  readonly ends?: string;
  /** It says a part of this record, and is told where that one has no days. */
  readonly partOf?: FactId;
  readonly goesOn: string;
};

/** A notice may name it before the first day. */
const lastDayToApply: MilestoneWords = {
  id: "date.s1.registration_closes",
  kind: "forms",
  session: 1,
  partOf: "date.s1.registration",
  name: "Session 1: last day to apply",
  begins: "Session 1: last day to apply",
  goesOn: "Session 1 forms close today",
};

export const milestoneWords: readonly MilestoneWords[] = [
  ...sessionMilestones(1),
  {
    id: "date.s1.result_paper2",
    kind: "result",
    session: 1,
    name: "Session 1 result, Paper 2",
    begins: "Session 1 result, Paper 2",
    goesOn: "The Session 1 result for Paper 2 comes",
  },
  ...sessionMilestones(2),
  {
    id: "date.s2.reopened",
    kind: "forms",
    session: 2,
    name: "Session 2 registration, once more",
    begins: "Session 2 registration opens once more",
    ends: "Session 2 registration closes once more",
    goesOn: "Session 2 forms are open once more",
  },
  {
    id: "date.josaa.start",
    kind: "counselling",
    session: null,
    name: "Start of JoSAA registration",
    begins: "JoSAA registration opens",
    goesOn: "JoSAA registration opens",
  },
];

function sessionMilestones(session: 1 | 2): readonly MilestoneWords[] {
  const name = `Session ${session}` as const;
  const row = (
    id: FactId,
    kind: MilestoneKind,
    words: Omit<MilestoneWords, "id" | "kind" | "session">,
  ) => ({ id, kind, session, ...words });
  return [
    row(`date.s${session}.registration`, "forms", {
      name: `${name} registration`,
      begins: `${name} registration opens`,
      ends: `${name} registration closes`,
      goesOn: `${name} forms are open`,
    }),
    ...(session === 1 ? [lastDayToApply] : []),
    row(`date.s${session}.correction`, "correction", {
      name: `${name} correction window`,
      begins: `${name} correction window opens`,
      ends: `${name} correction window closes`,
      goesOn: `${name} forms can be corrected`,
    }),
    row(`date.s${session}.city_slip`, "city-slip", {
      name: `${name} city slip`,
      begins: `${name} city slip`,
      goesOn: `The ${name} city slip comes`,
    }),
    row(`date.s${session}.admit_card`, "admit-card", {
      name: `${name} admit card`,
      begins: `${name} admit card`,
      goesOn: `The first ${name} admit cards come`,
    }),
    row(`date.s${session}.exam`, "exam", {
      name: `${name} exam`,
      begins: `${name} exam begins`,
      ends: `${name} exam: last day`,
      goesOn: `${name} of the exam goes on`,
    }),
    row(`date.s${session}.answer_key`, "key", {
      name: `${name} answer key and challenges`,
      begins: `${name} answer key, and challenges open`,
      ends: `${name} key challenges close`,
      goesOn: `The ${name} answer key can be challenged`,
    }),
    row(`date.s${session}.result`, "result", {
      name: `${name} result, Paper 1`,
      begins: `${name} result, Paper 1`,
      goesOn: `The ${name} result for Paper 1 comes`,
    }),
  ];
}
