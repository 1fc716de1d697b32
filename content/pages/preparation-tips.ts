import { pageLink, say } from "../word-tokens.ts";
import {
  type InformationPage,
  list,
  section,
  question,
  questionList,
  keyFact,
  reminder,
} from "./section.ts";

const strategies = section("accordion", "strategies", "A plan for the time you have", {
  intro: say`Open the plan that fits your months before the exam.`,
  items: [
    {
      id: "long-term",
      title: "Long-term strategy (6-12 months)",
      groups: [
        {
          title: "Study",
          points: [
            say`Finish the Class 11 topics first, then Class 12, in a fixed weekly plan.`,
            say`Read NCERT first. Then work through one problem book for each subject.`,
            say`Keep short notes and a formula sheet from the first day.`,
          ],
        },
        {
          title: "Practice",
          points: [
            say`Take a topic test each week.`,
            say`Solve one set of past papers each month.`,
            say`Start full mocks in the last three months.`,
          ],
        },
      ],
    },
    {
      id: "short-term",
      title: "Short-term strategy (3-6 months)",
      groups: [
        {
          title: "Study",
          points: [
            say`List your topics as strong, middle and weak.`,
            say`Give two thirds of your time to the middle topics: they gain the most marks.`,
            say`Revise Inorganic Chemistry and formulae in short daily slots.`,
          ],
        },
        {
          title: "Practice",
          points: [
            say`Solve a mixed set of problems every day.`,
            say`Take one full mock a week, and use a full day to study it.`,
            say`Solve the papers of the last ${"papers.years_to_solve"}.`,
          ],
        },
      ],
    },
    {
      id: "last-minute",
      title: "Last-minute strategy (1-2 months)",
      groups: [
        {
          title: "Study",
          points: [
            say`Open no new book.`,
            say`Go through your error log again and again.`,
            say`Reread NCERT for Chemistry, and read your formula sheet daily.`,
          ],
        },
        {
          title: "Practice and rest",
          points: [
            say`Take two or three full mocks a week, at the hour of your shift.`,
            say`Go to bed and get up as you will on the exam day.`,
            say`Check your ${pageLink("/admit-card", "admit card")}, the way to the centre and your papers.`,
          ],
        },
      ],
    },
  ],
});

export const preparationTipsPage: InformationPage = {
  path: "/preparation-tips",
  heading: "JEE Main {year} Preparation Tips",
  description:
    "Study plans for JEE Main: long-term, short-term and last-minute strategies, toppers' tips, common mistakes to avoid and answers to four questions.",
  lead: say`Take ${"mock.recommended"} and aim to finish each in ${"paper1.practice_target"}. This is our advice, not an official rule.`,
  opensWithFirstPart: true,
  keyFacts: [
    keyFact("Paper 1").is`${"paper1.questions"} in ${"paper1.duration"}`,
    keyFact("Marking").is`${"marking.correct"} right, ${"marking.wrong"} wrong`,
    keyFact("Mocks we advise").is`${"mock.recommended"}`,
    keyFact("Aim to finish in").is`${"paper1.practice_target"}`,
  ],
  sections: [
    strategies,
    section("list", "toppers-tips", "Toppers' Tips", {
      intro: say`General advice, not the words of any one topper.`,
      items: [
        say`Read NCERT line by line for Chemistry.`,
        say`Spend more time going through a mock than writing it.`,
        say`Keep an error log: what went wrong, and why.`,
        say`Choose your questions. Leave any question that takes more than three or four minutes.`,
        say`Start with your strongest subject.`,
        say`Revise little and often.`,
        say`Do not guess: a wrong answer scores ${"marking.wrong"}.`,
        say`Protect your sleep and your breaks.`,
      ],
    }),
    list("common-mistakes", "Common Mistakes", [
      say`Using too many books.`,
      say`Taking mocks without looking at the mistakes.`,
      say`Leaving out numerical questions: all of them are compulsory, and a wrong answer scores ${"marking.wrong"}.`,
      say`Leaving Inorganic Chemistry until the end.`,
      say`Guessing.`,
      say`Studying topics that are no longer in the ${pageLink("/syllabus-2026", "syllabus")}.`,
      say`Ignoring Class 11.`,
      say`Practising without a clock.`,
      say`Comparing your hours with those of others.`,
      say`Registering late, or with wrong details in the form.`,
    ]),
    reminder("Get Preparation Tips on WhatsApp")
      .text`Would you like study tips and reminders as a message?`,
    questionList("questions", "Questions about preparation", [
      question("tips-1", "How many hours a day should I study?")
        .answer`No number fits all. Three to five good hours on school days, or six to eight in a year off, are a fair guide. A steady rhythm matters more than one long day.`,
      question("tips-2", "Is coaching necessary?")
        .answer`No. The ${pageLink("/syllabus-2026", "syllabus")}, NCERT, past papers and mocks are open to all. Coaching can help with doubts and with keeping to a plan.`,
      question("tips-3", "Which subject should I begin with in the exam?")
        .answer`Your strongest. Many finish Chemistry first to save time for Mathematics. Try both in your mocks.`,
      question("tips-4", "How do I balance boards and JEE?", { caveats: ["C-75"] })
        .answer`Both build on the same NCERT books, so study each topic once for both. In the last weeks before the boards, practise full written answers. Board marks count too: admission asks for ${"admission.min_percent"} in Class 12, or the ${"admission.top_percentile"}.`,
    ]),
  ],
};
