import type { LibraryPassage } from "./library-passage.ts";

/** Days and weeks as tables: school days, holidays, six hours, ten hours, weekends, a job. */
export const timetablePassages: readonly LibraryPassage[] = [
  {
    id: "school-day-timetable",
    title: "A timetable for a school day",
    asks: [
      "timetable",
      "daily timetable",
      "timetable for school going jee student",
      "class 12 daily routine jee",
      "study timetable after school",
      "school ke baad time table",
    ],
    subjects: ["timetable", "study plan"],
    readers: ["class 11", "class 12"],
    stages: ["any"],
    body: `School takes the best part of the day. Four to five hours beside it are plenty, if they come daily.

| Time | What you do |
| --- | --- |
| Before school, 75 minutes | hardest subject, fresh problems |
| School | listen, ask, use free periods |
| Back home, 45 minutes | eat, rest, walk |
| Afternoon, 90 minutes | problems from today's lessons |
| Evening, 75 minutes | second subject, or homework for the boards |
| Dinner, 45 minutes | food and family |
| Night, 45 minutes | NCERT Chemistry or revision of old notes |
| Ten o'clock | bed |

If you go to coaching in the evening, drop the block after it and keep the morning. If you cannot do mornings, move that block to the afternoon. Keep it at the same hour each day.`,
    page: "/preparation-tips",
  },
  {
    id: "holiday-timetable",
    title: "A timetable for the holidays",
    asks: [
      "holiday timetable jee",
      "summer vacation study plan jee",
      "onam christmas vacation study plan",
      "chutti me padhai ka time table",
    ],
    subjects: ["timetable", "study plan"],
    stages: ["any"],
    body: `Holidays are for two things: what school leaves no time for, and rest. Plan both.

| Part of the day | What you do |
| --- | --- |
| Morning, three hours | one weak topic, theory and then problems |
| Late morning, one hour | past questions on that topic |
| Afternoon, two hours | a second subject that you like more |
| Evening | sport, friends, family, no books |
| Night, one hour | revision of what you did three days ago |

Choose at most four topics for a break of ten days, and write them on the wall. One day in the week stays quite free. On festival days, do half an hour of formulae in the morning and then celebrate with the others.

On the last day, write a test on your four topics. Then school starts with a good feeling.`,
    page: "/preparation-tips",
  },
  {
    id: "six-hour-day",
    title: "A study day of six hours",
    asks: [
      "six hours study timetable for jee",
      "6 hour study plan",
      "how to study 6 hours a day",
      "is 6 hours enough for jee",
    ],
    subjects: ["timetable"],
    stages: ["any"],
    body: `Six hours of real work are plenty for most people. Here is one way to set them out.

| Block | Length | Work |
| --- | --- | --- |
| 1 | 2 hours | Mathematics: one topic, twenty problems |
| 2 | 1 hour | Physics: theory and solved examples |
| 3 | 1 hour | Physics: problems on the same topic |
| 4 | 1 hour | Chemistry: NCERT and questions |
| 5 | 1 hour | mixed problems and the error book |

Put two blocks before noon and two after lunch. The fifth comes in the evening. Rest for ten minutes in each hour, and for an hour at lunch. Change the order each week, so that each subject gets your best time now and then.

Count only minutes in which the book was open and the phone was away. You may find that six honest hours are more than the ten of last month.`,
    page: "/preparation-tips",
  },
  {
    id: "ten-hour-day",
    title: "A study day of ten hours without burning out",
    asks: [
      "ten hours study routine",
      "10 hour study plan jee",
      "how to study 10 hours a day",
      "full day study routine jee",
    ],
    subjects: ["timetable", "sleep and health"],
    stages: ["before the exam", "a year before"],
    body: `Ten hours work for a few weeks, with good sleep and real breaks. They do not work for a year.

| Time | Work |
| --- | --- |
| 6:30 to 8:30 | Mathematics, fresh problems |
| 9:00 to 12:00 | timed set or half a mock, and its solutions |
| 12:00 to 1:30 | lunch and a short nap |
| 1:30 to 3:30 | Physics |
| 3:45 to 5:15 | Chemistry, NCERT and questions |
| 5:15 to 6:45 | sport or a walk, tea |
| 6:45 to 7:45 | weak topic of the week |
| 8:30 to 9:00 | error book, plan for tomorrow |

Start with seven hours and add half an hour every third day. If you read a line three times and nothing stays, the day is over. Stop, sleep, and begin fresh. One day in seven is a half day.`,
    page: "/preparation-tips",
  },
  {
    id: "weekend-plan",
    title: "How to use the weekend",
    asks: [
      "weekend study plan jee",
      "sunday study schedule",
      "saturday sunday timetable jee",
      "only weekends free for study",
    ],
    subjects: ["timetable", "mock tests"],
    stages: ["any"],
    body: `The week builds, the weekend tests and mends.

**Saturday.** Three hours for the topic that gave you trouble in the week. Two hours for homework and boards. The evening is free.

**Sunday.** Write a test in the morning: a topic test early in the year, a full mock later. Eat, rest, and then spend the afternoon on its mistakes. In the evening, plan the new week in ten minutes:

- one topic in each subject,
- one old topic to revise,
- one weak spot from the test.

Keep half a day for yourself, and mean it. Family, temple, church or mosque, football, a film: whatever fills you up. Students who take this half day off tend to hold out longer than those who never stop.`,
    page: "/preparation-tips",
  },
  {
    id: "working-students",
    title: "Preparing beside a job or work at home",
    asks: [
      "jee preparation with job",
      "working student jee routine",
      "part time job and jee",
      "ghar ka kaam aur padhai",
    ],
    subjects: ["timetable", "money", "study plan"],
    stages: ["any"],
    body: `With work beside study you have fewer hours, so they have to be better chosen.

- Fix one block of ninety minutes that nobody may touch, best before work. That is for new problems.
- Use small gaps for small tasks. Carry one card with ten formulae, or one folded page of questions.
- Keep heavy work for the free day: one timed test and its mistakes.
- Choose topics, not the whole syllabus. Begin with those that you half know.
- Tell your family and your employer the weeks of the exam early, and ask for lighter days then.

Expect a slower road. Twelve hours a week, kept for ten months, are about five hundred hours. That is a lot of problems solved. On days when you are worn out, do one problem and go to bed. One is not nothing.`,
    page: "/preparation-tips",
  },
  {
    id: "three-subjects-in-a-week",
    title: "Sharing the week among the three subjects",
    asks: [
      "how to divide time physics chemistry maths",
      "study one subject or three subjects daily",
      "weekly plan pcm jee",
      "which subject how many hours",
    ],
    subjects: ["timetable", "physics", "chemistry", "mathematics"],
    stages: ["any"],
    body: `Touch each subject at least every second day. A subject that rests for a week gets rusty.

| Subject | Share of your time | What fits best |
| --- | --- | --- |
| Mathematics | two fifths | long blocks, fresh in the morning |
| Physics | a little under two fifths | theory and problems in one go |
| Chemistry | the rest | short daily slots, reading and recall |

Give your weakest subject half an hour more a day, taken from your strongest. Look at the shares again each month.

In Paper 1 of 2026, each subject had {{fact:paper1.marks_per_subject}}. So a weak subject cannot be hidden behind a strong one. Two subjects a day are better than three for most people, because you get deep enough to solve something hard.`,
    page: "/preparation-tips",
  },
];
