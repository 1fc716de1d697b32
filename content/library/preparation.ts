import { architectureAndPlanningPassages } from "./architecture-and-planning.ts";
import { boardExamPassages } from "./board-exams.ts";
import { booksAndMaterialPassages } from "./books-and-material.ts";
import { chemistryPassages } from "./chemistry.ts";
import { coachingAndSelfStudyPassages } from "./coaching-and-self-study.ts";
import { dropperPassages } from "./droppers.ts";
import { examDayPassages } from "./exam-day.ts";
import { habitPassages } from "./habits.ts";
import { languagePassages } from "./language.ts";
import { lastWeeksPassages } from "./last-weeks.ts";
import type { LibraryPassage } from "./library-passage.ts";
import { markingPassages } from "./marking.ts";
import { mathematicsPassages } from "./mathematics.ts";
import { mockTestPassages } from "./mock-tests.ts";
import { motivationPassages } from "./motivation.ts";
import { parentsAtHomePassages } from "./parents-at-home.ts";
import { physicsPassages } from "./physics.ts";
import { revisionPassages } from "./revision.ts";
import { rumourPassages } from "./rumours.ts";
import { sleepAndHealthPassages } from "./sleep-and-health.ts";
import { studyPlanPassages } from "./study-plans.ts";
import { timeInTheExamPassages } from "./time-in-the-exam.ts";
import { timetablePassages } from "./timetables.ts";

/** How to prepare: plans, subjects, tests, the hall, body and mind; the process of the exam stands in the other files. */
export const preparationPassages: readonly LibraryPassage[] = [
  ...studyPlanPassages,
  ...habitPassages,
  ...timetablePassages,
  ...lastWeeksPassages,
  ...revisionPassages,
  ...physicsPassages,
  ...chemistryPassages,
  ...mathematicsPassages,
  ...architectureAndPlanningPassages,
  ...mockTestPassages,
  ...markingPassages,
  ...timeInTheExamPassages,
  ...languagePassages,
  ...examDayPassages,
  ...booksAndMaterialPassages,
  ...coachingAndSelfStudyPassages,
  ...boardExamPassages,
  ...dropperPassages,
  ...motivationPassages,
  ...sleepAndHealthPassages,
  ...parentsAtHomePassages,
  ...rumourPassages,
];
