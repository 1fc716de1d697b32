import type { LibraryPassage } from "./library-passage.ts";

/** Cheats and false news that a student meets while preparing. */
export const rumourPassages: readonly LibraryPassage[] = [
  {
    id: "leaked-paper-offers",
    title: "When a stranger says he has the question paper",
    asks: [
      "paper leak",
      "leaked paper jee main telegram",
      "paper leak real or fake",
      "someone selling jee paper",
      "jee paper leak whatsapp group",
    ],
    subjects: ["scams", "exam day"],
    stages: ["before the exam", "exam week"],
    body: `In the weeks before each exam, groups with "the real paper" appear. Their goal is your money, your data, or your nerves.

- They show a blurred page or an old paper with a new date.
- They ask for a small sum first, and then for more.
- They say that only a few are left and you must pay tonight.
- After the payment the group is gone.

Do not open the file, do not pay, do not send it on. Taking part in such a thing can cost you the exam itself. Block the sender. Show it to your parents, and report it to NTA through the official site, with a picture of the screen.

Think of the nights before the exam as well. Someone who hunts for a leak does not revise and does not sleep.`,
    page: "/latest-updates",
  },
  {
    id: "rumours-about-the-exam",
    title: "How to tell real news from rumours",
    asks: [
      "fake news",
      "fake news jee main postponed",
      "how to check jee notice real",
      "is this jee notice fake",
      "rumour exam date changed",
    ],
    subjects: ["scams", "official help"],
    stages: ["any"],
    body: `"Exam postponed!" Such a line is written in ten seconds and costs thousands of students a night. Check it before you believe it.

1. Open the official site by typing its address yourself, jeemain.nta.nic.in. Do not follow the link in the message.
2. Look for a notice with a date and a number.
3. Read the notice itself, all of it. Headlines leave out half.
4. If nothing stands there, it is not true for now. Go on with your plan.

Be careful with pictures of notices. Anyone can change a date in a picture. Be careful too with videos that begin with "big shock".

Look once a day at a fixed hour and no more often. Our [latest updates](/latest-updates) page names the source of each item, so that you can check it.`,
    page: "/latest-updates",
  },
];
