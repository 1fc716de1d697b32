import type { LibraryPassage } from "./library-passage.ts";

/** Classes or alone, groups, and how to get doubts answered. */
export const coachingAndSelfStudyPassages: readonly LibraryPassage[] = [
  {
    id: "coaching-or-self-study",
    title: "Coaching classes or study by yourself",
    asks: [
      "coaching",
      "is coaching necessary for jee",
      "coaching vs self study",
      "can i crack jee without coaching",
      "coaching join karu ya nahi",
    ],
    subjects: ["coaching and self-study"],
    readers: ["student", "parent"],
    stages: ["a year before", "any"],
    body: `Both ways work. Ask which one fits your nature, your home and your budget.

| Classes help you if | Study alone fits you if |
| --- | --- |
| you need fixed hours to begin | you start by yourself each day |
| you want somebody for doubts | you have a teacher or friend to ask |
| the way there is short | the way would eat two hours |
| your family can pay without debt | the fee would be a burden |

In both cases, the hours in which you solve alone decide. A student who attends six hours and solves none has had a rest, not a lesson.

Try a week of classes before you pay, if you can. Ask how many students sit in a room, who answers doubts, and whether fees are returned when you leave. Big posters and ranks on them tell you little.`,
    page: "/preparation-tips",
  },
  {
    id: "self-study-how",
    title: "How to study alone and stay on course",
    asks: [
      "self study",
      "self study plan for jee main",
      "how to prepare for jee at home",
      "ghar baithe jee ki taiyari",
      "study alone without teacher",
    ],
    subjects: ["coaching and self-study", "study plan"],
    stages: ["any"],
    body: `Alone you are student and teacher in one. Give the teacher in you half an hour a week.

**Every Sunday, as the teacher:** look at the week's test. Choose three topics for the next week. Write the daily tasks.

**Monday to Saturday, as the student:** do the tasks and do not argue.

For each topic, walk the same road: NCERT, solved examples with the solution covered, thirty problems, ten past questions, one small test. When the test goes well, move on.

Find one person who asks you each Sunday what you have done. A cousin or a neighbour is fine. Knowing that someone will ask keeps many a bad day on the road.

Take part in an open test now and then. You need to see where you stand, and to sit among strangers once.`,
    page: "/preparation-tips",
  },
  {
    id: "doubts",
    title: "How to get your doubts answered",
    asks: [
      "doubts",
      "how to clear doubts jee",
      "no one to ask doubts self study",
      "shy to ask doubts in class",
      "doubt kaise puche",
    ],
    subjects: ["coaching and self-study"],
    stages: ["any"],
    body: `A doubt that is three days old turns into a hole. Catch it early.

1. Try for ten minutes by yourself. Write down how far you came. Often the doubt goes away while you write.
2. Look at a solved example of the same kind.
3. Ask a friend. Explaining it helps the friend as well.
4. Ask a teacher, with your sheet in hand: "I came to this line. Why is the next step allowed?" Teachers love that.
5. If nobody is there, put it in a doubt list and go on. Look at the list each Saturday.

If you are shy, write the question on a slip and give it after class. Half of the room has the same doubt and is just as silent.

Take care with answers from chat programs and forums. Check each line, for they can sound sure and be wrong.`,
    page: "/preparation-tips",
  },
  {
    id: "study-groups",
    title: "Studying with friends without wasting time",
    asks: [
      "group study for jee good or bad",
      "study group tips",
      "how to study with friends",
      "combine study ka fayda",
    ],
    subjects: ["coaching and self-study", "motivation"],
    stages: ["any"],
    body: `Two or three friends can carry each other far. Five are a party.

Good uses of a group:

- Each explains one topic in ten minutes, with the book shut.
- All write the same short test, then compare ways and not marks.
- Each brings two doubts, and the others try.
- You sit in one room and work in silence for an hour. It is easier than alone.

Set a start, an end and a plan of three points. Phones go into a bag. When the plan is done, talk and laugh as much as you like.

Learn new theory alone, before you meet. Groups are good for mending and testing, and bad for first reading. If you come home three times with nothing learnt, leave the group kindly. You can still be friends.`,
    page: "/preparation-tips",
  },
  {
    id: "moving-away-for-coaching",
    title: "Moving to another town for coaching",
    asks: [
      "should i go to another city for coaching",
      "leaving home for jee coaching",
      "homesick at coaching",
      "coaching in big city or hometown",
    ],
    subjects: ["coaching and self-study", "parents", "money"],
    readers: ["student", "parent"],
    stages: ["a year before"],
    body: `A new town has many good teachers. It also has strange food, a lonely room and a test every week. Weigh both sides together, at one table.

Ask these questions:

- Does the student want to go? An unwilling move seldom ends well.
- What does a month cost in all: fees, room, food, travel?
- What exactly is missing at home, and is there no other way to get it?
- Who is there in the town when something goes wrong?
- How will the boards be written, and in which school?

Visit the place for two days before you pay. Talk with students at the gate and not only with the office.

If you go, agree on a call each evening that does not speak of marks. Agree as well that coming home is allowed at any time, with no blame.`,
    page: "/preparation-tips",
  },
];
