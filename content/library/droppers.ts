import type { LibraryPassage } from "./library-passage.ts";

/** A year at home after Class 12: whether, how, and with what rules. */
export const dropperPassages: readonly LibraryPassage[] = [
  {
    id: "should-i-drop-a-year",
    title: "Should you take a year for another attempt",
    asks: [
      "drop year",
      "should i drop a year for jee",
      "drop year good or bad",
      "drop lena chahiye kya",
      "join college or drop",
    ],
    subjects: ["droppers", "attempts"],
    readers: ["dropper", "class 12"],
    stages: ["after the cycle", "counselling", "a year before"],
    body: `A year is a big price, so think with a cool head and not on the day of a result.

A drop makes sense when most of these are true:

- You know why the last attempt went as it did, and you can mend it.
- You want it yourself, and not only your parents.
- You can sit by yourself six hours a day without being told.
- You have a college as a second way, in case it does not work.

It makes less sense when you hope that the same plan will bring more the second time.

Look at your seat offers first. A good branch in a college that you can reach may be worth more than a year of waiting. Talk with one person who took a drop and is glad, and with one who is not.`,
    page: "/eligibility-criteria",
  },
  {
    id: "dropper-rules",
    title: "Who can write again after passing Class 12",
    asks: [
      "dropper eligibility",
      "can droppers apply for jee main",
      "dropper eligibility attempts",
      "passed class 12 last year can i write jee",
      "how many attempts left dropper",
    ],
    subjects: ["droppers", "attempts", "eligibility"],
    readers: ["dropper"],
    stages: ["any"],
    body: `Yes, within limits. For 2026 the rule is that you {{fact:eligibility.years}}. So two years of droppers could write beside the students of that year's Class 12.

A candidate may write JEE Main in {{fact:attempts.years}} running. With every session of these years that makes {{fact:attempts.max}} at most. You may write one session or both.

JEE Advanced has its own limit. It may be written {{fact:advanced.attempts}}. For JEE Advanced 2026, Class 12 had to be written for the first time in {{fact:advanced.class12}}.

Count your own years before you plan a second drop. See the [eligibility page](/eligibility-criteria) for the details. For a later year, read that year's information bulletin, because the passing years move along.`,
    page: "/eligibility-criteria",
  },
  {
    id: "dropper-year-plan",
    title: "A plan for the year as a dropper",
    asks: [
      "droppers",
      "tips for droppers",
      "dropper study plan one year",
      "jee dropper timetable strategy",
      "drop year strategy month wise",
      "dropper timetable",
    ],
    subjects: ["droppers", "study plan", "timetable"],
    readers: ["dropper"],
    stages: ["after the cycle", "a year before"],
    body: `You have seen the whole syllabus once. So do not start at page one as if you were in Class 11.

| Part of the year | Main work |
| --- | --- |
| First two weeks | Write two old papers, sort all topics into strong, middle and weak |
| Next four months | Weak and middle topics, one of each subject at a time, with a test each Sunday |
| Next two months | Strong topics at speed, old papers by topic, first full mocks |
| Last two months | Two full mocks a week, error book, NCERT Chemistry, formula sheets |

Work six to eight good hours a day, in three blocks: morning, afternoon, evening. Keep Sunday evening free. If you write the first session, treat it as a real try. Then spend eight weeks on what it showed.`,
    page: "/preparation-tips",
  },
  {
    id: "dropper-mind",
    title: "Keeping a clear mind in a drop year",
    asks: [
      "dropper feeling lonely",
      "drop year depression motivation",
      "relatives asking about my drop",
      "second attempt fear",
    ],
    subjects: ["droppers", "motivation"],
    readers: ["dropper"],
    stages: ["any"],
    body: `The hard part of the year is the quiet. Your friends are in college, and nobody rings a school bell for you.

- Get dressed and start at the same hour each day, as if you went to school.
- Study two or three days a week in a library. Other faces help.
- Meet a friend once a week, and play or walk each evening.
- Have one sentence ready for relatives, such as "I am preparing, and it is going all right". Then change the subject.
- Look at pictures from college life as little as you can.

The middle of the year is the lowest point for nearly everyone. Tests go badly and the end is far away. Keep the routine and shorten the day if you have to, but do not stop. The mood comes back with the first good test.`,
    page: "/preparation-tips",
  },
  {
    id: "dropper-mistakes",
    title: "Mistakes that droppers make again and again",
    asks: [
      "mistakes in drop year",
      "common errors of jee droppers",
      "why droppers fail again",
      "what to avoid in drop year",
    ],
    subjects: ["droppers", "study plan"],
    readers: ["dropper"],
    stages: ["a year before", "any"],
    body: `Droppers seldom fail for want of time. They lose it in a few well-known ways.

- **Watching instead of solving.** You have heard the lectures once. Now the pen has to move.
- **Only strong topics.** It feels good, and it adds little.
- **New books.** Finish the old ones. You know where things stand in them.
- **No tests until December.** Start short tests in the first month.
- **A slow June and a mad December.** An even pace is the whole advantage of your year.
- **Too much trust in memory.** What was clear last March needs revision by now.
- **Hiding a bad test.** Show it to someone and mend it.

Pick the two that fit you best and write them above your table. Most people know their own two at once.`,
    page: "/preparation-tips",
  },
  {
    id: "dropper-boards",
    title: "Do droppers have to write the boards again",
    asks: [
      "do droppers need to write board exam again",
      "improvement exam for jee 75 percent",
      "low board marks dropper",
      "board marks after drop year",
    ],
    subjects: ["droppers", "board exams", "seat and admission"],
    readers: ["dropper"],
    stages: ["any"],
    body: `If you passed Class 12 in a year that the bulletin accepts, JEE Main does not ask you to write it again. Minimum Class 12 marks to appear in 2026: {{fact:eligibility.marks_to_appear}}.

A seat asks for more. For NITs, IIITs and GFTIs in 2026, General, OBC and EWS candidates needed {{fact:admission.min_percent}} in Class 12. For SC and ST it was {{fact:admission.min_percent_sc_st}}, and in JoSAA's rules the relaxation covers PwD candidates too. The other way in was a place in the {{fact:admission.top_percentile}}.

So look at your marksheet first. If you are above the line, leave the boards alone and use the year for JEE. If you are below it, ask your school or board office about an improvement exam. By when do you apply? Which marksheet counts then? Do that early in the year, because boards do not move their dates.`,
    page: "/eligibility-criteria",
  },
];
