import { boardExamPassages } from "./board-exams.ts";
import { chemistryPassages } from "./chemistry.ts";
import { dropperPassages } from "./droppers.ts";
import { examDayPassages } from "./exam-day.ts";
import { lastWeeksPassages } from "./last-weeks.ts";
import type { LibraryPassage } from "./library-passage.ts";
import { mathematicsPassages } from "./mathematics.ts";
import { mockTestPassages } from "./mock-tests.ts";
import { motivationPassages } from "./motivation.ts";
import { physicsPassages } from "./physics.ts";
import { revisionPassages } from "./revision.ts";
import { sleepAndHealthPassages } from "./sleep-and-health.ts";
import { studyPlanPassages } from "./study-plans.ts";
import { timetablePassages } from "./timetables.ts";

/** How to prepare: plans, subjects, tests, the hall, body and mind; the process of the exam stands in the other files. */
export const preparationPassages: readonly LibraryPassage[] = [
  ...studyPlanPassages,
  ...timetablePassages,
  ...lastWeeksPassages,
  ...revisionPassages,
  ...physicsPassages,
  ...chemistryPassages,
  ...mathematicsPassages,
  ...mockTestPassages,
  ...examDayPassages,
  ...boardExamPassages,
  ...dropperPassages,
  ...motivationPassages,
  ...sleepAndHealthPassages,
];
