import type { LibraryPassage } from "./library-passage.ts";

/** What an answer brings, when to guess, and the numerical questions. */
export const markingPassages: readonly LibraryPassage[] = [
  {
    id: "blind-guessing",
    title: "What blind guessing does to your marks",
    asks: [
      "blind guessing in jee main",
      "guess all remaining questions good or bad",
      "negative marking effect of guessing",
      "tukka marne se kya hota hai",
    ],
    subjects: ["marking", "time in the exam"],
    stages: ["any", "exam week"],
    body: `An empty box does no harm. In JEE Main 2026, a question left blank counted {{fact:marking.unanswered}} and a wrong answer {{fact:marking.wrong}}. Let us see what luck does in one subject.

> **Example.** Asha and Binu both know 12 answers. Asha stops there and has 12 × 4 = 48.
>
> Binu guesses 8 more without any idea. On an average day, 2 of them are right and 6 are wrong. Then Binu has 14 × 4 − 6 = 50.
>
> On a bad day, none is right and 8 are wrong. Then Binu has 12 × 4 − 8 = 40.

So luck gives a little on average, and a bad day takes a lot. One more answer that Binu really knew would bring more than all eight guesses. Put the time for eight guesses into one honest question. It also leaves you calmer for the next subject.`,
    page: "/exam-pattern",
  },
  {
    id: "should-i-guess",
    title: "When to guess and when to leave a question",
    asks: [
      "guessing",
      "should i guess in jee main",
      "guessing strategy jee",
      "tukka lagana chahiye kya",
      "attempt or leave doubtful questions",
    ],
    subjects: ["marking", "time in the exam"],
    stages: ["before the exam", "exam week"],
    body: `A guess is a bet. Look at the odds before you place it.

| What you know | What to do |
| --- | --- |
| Nothing about the question | leave it empty |
| One option is surely wrong | leave it, as a rule |
| Two options are surely wrong | you may answer, if your reasons are good |
| You solved it and are fairly sure | answer, and mark it for a look |

"Surely" means that you can name the reason: wrong unit, wrong sign, far too large. A feeling is no reason.

Count your own luck. In your next five mocks, put a small g beside each guess and see what they brought in all. Many students find that their guesses take more than they give. Then you have your own rule and a free head in the hall.`,
    page: "/exam-pattern",
  },
  {
    id: "numerical-questions",
    title: "Questions with a number as the answer",
    asks: [
      "numerical questions",
      "numerical value questions jee main",
      "integer type questions negative marking",
      "section b numerical tips",
      "numerical questions choice or compulsory",
    ],
    subjects: ["marking", "exam pattern", "time in the exam"],
    stages: ["any"],
    body: `In Paper 1 of 2026, the numerical part of each subject had {{fact:paper1.numerical_per_subject}}. You cannot choose among them, for all of them count. You type the result.

A wrong answer counts {{fact:marking.wrong}}, in numerical questions too. Many older guides still say otherwise, so do not trust them. Answers are entered {{fact:marking.numerical_answers}}.

- Read what is asked: in which unit, and as a multiple of what? Write it down before you begin.
- There are no options to check against. So test the size: can a stone fall that fast?
- Round once, at the very end.
- Look at the box after typing. A lost zero or minus is quickly seen there.
- No idea? Leave it. A blind guess at a number almost never hits.

Practise five of them a day. They train clean sums like nothing else.`,
    page: "/exam-pattern",
  },
  {
    id: "accuracy-before-attempts",
    title: "Why accuracy comes before the number of attempts",
    asks: [
      "how many questions to attempt in jee main",
      "accuracy vs attempts",
      "safe attempts jee main",
      "kitne question karne chahiye",
    ],
    subjects: ["marking", "mock tests"],
    stages: ["before the exam"],
    body: `More attempts do not mean more marks. Look at two students:

> **Example.** Devi answers 40 questions and has 36 right. She gets 36 × 4 − 4 = 140.
>
> Firoz answers 60 questions and has 38 right. He gets 38 × 4 − 22 = 130.

Firoz knew more, worked more, and has less.

Find your own best number in the mocks. Note attempts and wrong answers for each. If more than one in six is wrong, attempt a little less next time, and check more. If nearly all are right and time is left, you may go a little further.

Nobody can name a "safe number" for all. It depends on the paper and on you. What you can always do is to leave the question that you do not understand.`,
    page: "/mock-tests",
  },
];
