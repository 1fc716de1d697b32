import type { LibraryPassage } from "./library-passage.ts";

/** What the scorecard says and what it does not say. */
export const resultsAndPercentiles: readonly LibraryPassage[] = [
  {
    id: "percentile-is-not-percentage",
    title: "Percentile is not percentage",
    asks: [
      "percentile",
      "nta score",
      "percentile meaning jee main",
      "difference between percentile and percentage",
      "percentile kya hota hai",
      "what is nta score",
    ],
    subjects: ["results and percentiles"],
    stages: ["answer key and result"],
    body: `A percentage tells how many of the marks you got. A percentile tells how many students you have left behind, or drawn level with. The NTA score is {{fact:score.meaning}}.

> **Example.** 100 students write a shift. 90 of them score the same as Faisal or less. His percentile is 90, though he may have only half of the marks.

So do not be shocked by low marks, and do not be proud of high ones too soon. Both depend on the paper of your shift.

When you read about a cutoff, ask first which of the two is meant. Cutoffs for JEE Advanced are percentiles. The Class 12 rule for a seat is a percentage.`,
    page: "/results",
  },
  {
    id: "normalisation-in-plain-words",
    title: "Normalisation in plain words",
    asks: [
      "normalisation",
      "normalisation in jee main",
      "how percentile is calculated",
      "percentile formula jee main",
      "normalization kaise hota hai",
      "how is percentile calculated from marks",
    ],
    subjects: ["results and percentiles"],
    stages: ["answer key and result", "before the exam"],
    body: `Shifts differ a little in how hard they are. It would be unfair to compare bare marks. So each student is first compared with the others of the same shift.

The formula: {{fact:score.formula}}.

> **Example.** 1,00,000 students wrote your shift. 95,000 of them scored the same as you or less. Your percentile is 95. In a harder shift, the same place brings the same percentile, with fewer marks.

This is done for each subject and for the total. The score is given to {{fact:score.decimals}}. The best score of each shift is always at the top of the scale. Then all shifts go into one merit list.

You need not work it out yourself. It only helps to know that a hard paper is hard for all.`,
    page: "/results",
  },
  {
    id: "read-the-scorecard",
    title: "How to read the scorecard",
    asks: [
      "result",
      "scorecard",
      "how to check jee main result",
      "how to read jee main scorecard",
      "result kaise dekhe",
      "session 1 scorecard no rank",
    ],
    subjects: ["results and percentiles"],
    stages: ["answer key and result"],
    body: `Open jeemain.nta.nic.in and choose the scorecard link of your session. Log in with your application number, your password or date of birth, and the security pin.

Then read the card from top to bottom:

1. Your name, category and state code. Compare them with your confirmation page.
2. The percentile in each subject.
3. The total percentile.
4. On the card of {{fact:result.rank_session}}: the All India Rank, and whether you may register for JEE Advanced.

A card of Session 1 without a rank is complete. In 2026 it was so for everybody. Download the card and keep a few copies, because you need it at the counselling. If a detail is wrong, write to the official help desk.`,
    page: "/results",
  },
  {
    id: "better-score-counts",
    title: "Which score counts when you write both sessions",
    asks: [
      "best of two",
      "best of two sessions jee main",
      "if session 2 score is less",
      "better score counts or average",
      "session 1 ya session 2 ka score",
    ],
    subjects: ["results and percentiles", "attempts"],
    stages: ["answer key and result", "registration"],
    body: `The better NTA score counts for your rank. It is not an average, and the lower one does you no harm. So it was in JEE Main 2026.

> **Example.** Devika has 88 percentile in Session 1 and 84 in Session 2. Her rank is made with 88.

That takes pressure from the second try. You can sit for it calmly, because you have nothing to lose but time and the fee.

Each session has its own scorecard. Keep both. The rank comes after Session 2, when all scores are together. In 2026 the Paper 1 results came on {{fact:date.s1.result}} and on {{fact:date.s2.result}}, as reported.`,
    page: "/results",
  },
  {
    id: "same-score-tie-breaking",
    title: "When two students have the same score",
    asks: [
      "tie breaking",
      "tie breaking rule jee main",
      "same percentile who gets better rank",
      "tie break order",
      "does age matter in jee rank",
    ],
    subjects: ["results and percentiles", "cutoffs and ranks"],
    stages: ["answer key and result"],
    body: `Many students can have the same total score. The order between them is then found step by step. Our guide for 2026 has this order: {{fact:tie.order}}.

From 2025 on, bulletins are reported to leave age out. Students who stay level then get the same rank. Check the current bulletin.

Two lessons follow from it:

- Mathematics comes first. A few more marks there can lift you above others with the same total.
- Wrong answers count against you once more. A wild guess costs a mark and can cost you the tie.

You cannot plan for a tie. So do not change your way of writing for it. It is enough to know why two equal scores may show two ranks.`,
    page: "/results",
  },
  {
    id: "bad-session-one-result",
    title: "After a bad Session 1",
    asks: [
      "low percentile in session 1 what to do",
      "bad result in january attempt",
      "jee main session 1 me kam aaya",
      "can i improve in session 2",
      "failed session 1",
      "motivation after session 1",
    ],
    subjects: ["results and percentiles", "motivation", "study plan"],
    stages: ["answer key and result"],
    body: `Give yourself one evening to be sad. Then use the result, because it is the most honest mock test that you will ever have.

1. Look at the subjects one by one. Where did you lose most?
2. Open the response sheet. Sort the lost marks: not known, known but slow, careless.
3. Careless and slow mistakes can be mended in a few weeks. Begin with them.
4. Choose a small number of chapters that you did not know. Leave the rest.
5. Write a full paper every week, at the hour of the exam.

If you write Session 2 as well, the better score counts. Nobody can say how far you will rise. But a student who knows the causes goes in better prepared. Parents help most by not comparing.`,
    page: "/results",
  },
  {
    id: "result-cannot-be-rechecked",
    title: "If you think your result is wrong",
    asks: [
      "rechecking",
      "jee main result rechecking",
      "my percentile is wrong",
      "re evaluation jee main",
      "score less than answer key",
    ],
    subjects: ["results and percentiles", "official help"],
    stages: ["answer key and result"],
    body: `There is no rechecking after the final key and the result. But you can check yourself whether all is in order.

1. Download the final key, not the first one.
2. Count your marks again from your response sheet, in each subject.
3. Remember that the card shows percentiles. They cannot be worked out from your marks alone.
4. Check that the name, the paper and the session on the card are yours.

Most doubts end here. Friends of another shift can have fewer marks and a higher percentile, and both cards are right.

If the response sheet does not show what you ticked, write to the official help desk at once. Do that in the days of the answer key, not after the result.`,
    page: "/results",
  },
];
