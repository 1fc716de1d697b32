import type { LibraryPassage } from "./library-passage.ts";

/** The days between the exam and the result. */
export const answerKey: readonly LibraryPassage[] = [
  {
    id: "read-the-answer-key",
    title: "How to check the answer key",
    asks: [
      "answer key",
      "response sheet",
      "how to check jee main answer key",
      "response sheet download",
      "calculate marks from answer key",
      "answer key se marks kaise nikale",
    ],
    subjects: ["answer key", "marking"],
    stages: ["answer key and result"],
    body: `NTA puts up a first key and your own response sheet. With both you can work out your marks.

1. Log in on jeemain.nta.nic.in and download both.
2. Go through the response sheet question by question, with the question ID.
3. In JEE Main 2026 a right answer counts {{fact:marking.correct}}. A wrong one counts {{fact:marking.wrong}}. A blank counts {{fact:marking.unanswered}}.
4. Add up each subject, then the total.

> **Example.** Meera has 40 right and 10 wrong answers. Right answers bring 160 marks, and wrong ones cost 10. She has 150 marks.

Take the result as a guess. The final key can differ from the first one. Marks are not yet your percentile either, because that depends on your shift.`,
    page: "/results",
  },
  {
    id: "challenge-the-answer-key",
    title: "How to challenge a wrong key",
    asks: [
      "answer key challenge",
      "answer key challenge jee main",
      "how to object answer key",
      "challenge fee per question",
      "answer key galat hai kya kare",
      "answer key challenge fee",
    ],
    subjects: ["answer key", "fees"],
    stages: ["answer key and result"],
    body: `If you are sure that a key is wrong, you can challenge it while the window is open.

1. Log in on jeemain.nta.nic.in and open the answer key.
2. Pick the question ID and the option that you hold to be right.
3. Attach proof, for example a page of your NCERT book.
4. Pay, submit and keep the receipt.

In the JEE Main 2026 rules a challenge costs {{fact:key.challenge_fee}}. It is not refunded. The Session 1 window was {{fact:date.s1.answer_key}}. The Session 2 window was {{fact:date.s2.answer_key}}. These days are as reported.

Ask a teacher first. A challenge pays only where the book is clearly on your side. If NTA accepts it, the key changes for all. Nobody is told one by one.`,
    page: "/results",
  },
  {
    id: "final-key-and-dropped-questions",
    title: "The final key and dropped questions",
    asks: [
      "final answer key jee main",
      "dropped questions marks",
      "bonus marks jee main",
      "can final key be challenged",
    ],
    subjects: ["answer key", "results and percentiles"],
    stages: ["answer key and result"],
    body: `NTA looks at the challenges and then puts up the final key. The result is made with it. The final key cannot be challenged, and there is no rechecking after the result.

Sometimes a question is dropped. Then all candidates get its marks, as the rules of NTA say. If a question has more than one right option, any of them earns full marks. The final key of Session 1 in 2026 dropped {{fact:key.s1.dropped}}.

So do your own sum a second time when the final key is out. A small change is normal. But remember that a dropped question helps the others in your shift as well. Your marks may rise and your percentile may hardly move.`,
    page: "/results",
  },
];
