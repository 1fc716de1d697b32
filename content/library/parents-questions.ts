import type { LibraryPassage } from "./library-passage.ts";

/** What parents ask at the desk. */
export const parentsQuestions: readonly LibraryPassage[] = [
  {
    id: "the-year-at-a-glance",
    title: "All dates of JEE Main 2026 at a glance",
    asks: [
      "important dates",
      "dates",
      "jee main timeline for parents",
      "what happens when in jee main",
      "jee main important dates in order",
      "mata pita ke liye jee guide",
    ],
    subjects: ["registration", "exam pattern", "results and percentiles", "counselling", "parents"],
    stages: ["any"],
    body: `This is how JEE Main 2026 went. The next cycle will have its own days, but the order is a good guide.

| Step | Session 1 | Session 2 |
| --- | --- | --- |
| Form | {{fact:date.s1.registration}} | {{fact:date.s2.registration}} |
| Correction | {{fact:date.s1.correction}} | {{fact:date.s2.correction}} |
| Exam days | {{fact:date.s1.exam}} | {{fact:date.s2.exam}} |
| Answer key | {{fact:date.s1.answer_key}} | {{fact:date.s2.answer_key}} |
| Paper 1 result | {{fact:date.s1.result}} | {{fact:date.s2.result}} |

JoSAA opened on {{fact:date.josaa.start}}. All days are as reported at the time, and the official notice always comes first.

Put the dates of your own year into a calendar as soon as they are out. If you are a parent, keep the papers, the money and the dates in order, and leave the Physics to your child.`,
    page: "/important-dates",
  },
  {
    id: "how-parents-can-help-with-the-form",
    title: "How parents can help with the form and the dates",
    asks: [
      "how parents can help in jee main",
      "role of parents jee application",
      "parents kya kar sakte hai",
    ],
    subjects: ["parents", "registration"],
    readers: ["parent"],
    stages: ["registration", "counselling"],
    body: `A student of Class 12 has school, mock tests and little sleep. Offices and papers are where you can take a real load away.

- Get the certificates: category, income, PwD, and a changed name.
- Keep one folder with originals and one with copies.
- Write every last date into your own phone.
- Sit beside your child while the form is filled in. Read it aloud.
- Pay from your account, and keep the receipt.
- Plan the journey to the centre.

Let your child type the form and keep the password. It is the student's account, and the OTP comes on the student's phone. Do not decide on the branch alone at the office. Ask, listen, and then say what the family can pay.`,
    page: "/registration-2026",
  },
  {
    id: "talk-after-the-result",
    title: "What to say at home on the result day",
    asks: [
      "how to talk to child after bad jee result",
      "parents reaction to low percentile",
      "child failed jee main what to do",
      "result ke baad bacche se kaise baat kare",
    ],
    subjects: ["parents", "motivation", "results and percentiles"],
    readers: ["parent"],
    stages: ["answer key and result"],
    body: `Your child looks at your face before the screen. So decide in the morning what you will say in both cases.

- Say first that you are glad to see the work of the year.
- Ask what your child needs now: to be alone, to eat, to talk.
- Do not compare with cousins, neighbours or friends.
- Do not ring up relatives on that evening.
- Do not decide on a gap year in the first two days.

After a few days, sit down together with paper. Which exams are still to come? Which counsellings are open? What would each road cost?

If your child does not sleep, does not eat, or speaks of having no way out, do not wait. Stay close, and ask a doctor or a counsellor for help on the same day.`,
    page: "/results",
  },
  {
    id: "between-the-two-sessions",
    title: "What happens between the two sessions",
    asks: [
      "what to do between session 1 and session 2",
      "gap between january and april jee main",
      "session 1 ke baad kya hota hai",
    ],
    subjects: ["study plan", "registration", "board exams"],
    stages: ["answer key and result", "registration"],
    body: `The months between the sessions are full. In the 2026 cycle they looked like this, as reported:

1. The Session 1 answer key was open to challenge from {{fact:date.s1.answer_key}}.
2. The Paper 1 result came on {{fact:date.s1.result}}.
3. Session 2 forms were open from {{fact:date.s2.registration}}.
4. The correction window was {{fact:date.s2.correction}}.
5. Session 2 was held on {{fact:date.s2.exam}}.

So the Session 2 form opened before the first result was out. Do not wait for the result to fill it in. The board exams of Class 12 lie in the same months. Give the boards their weeks, and keep one JEE paper a week alive. The [dates page](/important-dates) shows all days of the cycle.`,
    page: "/important-dates",
  },
];
