import { sources } from "../facts/sources.ts";
import type { LibraryPassage } from "./library-passage.ts";

/** Questions that few ask, and that matter much to those who do. */
export const specialCases: readonly LibraryPassage[] = [
  {
    id: "exam-day-moved",
    title: "If your exam day is moved",
    asks: [
      "exam postponed",
      "jee main exam postponed",
      "exam date changed by nta what to do",
      "jee main postpone hua kya",
      "bandh or flood on exam day",
    ],
    subjects: ["exam day", "official help"],
    stages: ["before the exam", "exam week"],
    body: `It can happen. In West Bengal one day of Session 1 was moved in 2026, because of a festival. The first notice of 2026 had also named other days for Session 2 than those that came.

So do not be afraid of a rumour, and do not trust one:

1. Look at the notices on jeemain.nta.nic.in and on nta.ac.in. A picture in a group is no notice.
2. Log in and look at your admit card once more.
3. Change your tickets only after that.
4. If rain, a strike or a road block is likely, travel the day before.

If a flood or a strike keeps you from the centre, write to the official help desk on the same day. Say where you were and add proof. What follows is for NTA to decide.`,
    page: "/important-dates",
  },
  {
    id: "students-in-the-gulf",
    title: "Students who live outside India",
    asks: [
      "gulf students",
      "nri",
      "jee main for students in gulf",
      "jee main centre in dubai or abroad",
      "nri student jee main form",
      "studying in qatar kerala student jee home state",
    ],
    subjects: ["exam centre", "registration", "home state"],
    stages: ["a year before", "registration"],
    body: `Many families from Kerala live in the Gulf. The form is the same, but some points need more time.

- **Centre.** There were some centres abroad in 2026. Look in the form which cities your year has. Or choose a city in India and plan the journey.
- **Fee.** Centres abroad cost more than centres in India. The bulletin has the amount.
- **ID.** For 2026, other photo IDs than Aadhaar were reported as accepted. So ask the help desk whether your passport will do.
- **State code.** It follows the place where you pass Class 12. If that is outside India, read the bulletin for your case.
- **Category.** Ask early which office issues your certificate, so that you can go there on a visit home.
- **Counselling.** Ask the institute whether there is another way for students from abroad. Read the rules before you choose one.

Write to the official help desk if a point stays open.`,
    page: "/registration-2026",
  },
  {
    id: "lakshadweep-and-union-territories",
    title: "Students from Lakshadweep and other Union Territories",
    asks: [
      "lakshadweep students nit seats",
      "csab union territory round",
      "supernumerary seats for union territories",
    ],
    subjects: ["home state", "counselling", "reservation"],
    stages: ["counselling"],
    body: `For students of some Union Territories, CSAB has held a separate round with extra seats. In 2025 it ran from {{fact:csab.2025.union_territories}}. Lakshadweep was among them, and NIT Calicut was one of the institutes. The others were NIT Durgapur and SVNIT Surat.

If you passed Class 12 in such a territory:

1. Take part in JoSAA like everybody else.
2. Read on csab.nic.in whether there is a round for your territory in your year.
3. Check which institutes and branches are in it, and who may apply.
4. Have the papers ready that show where you live and studied.
5. Plan the journey early, because boats fill up.

Do not give up a good seat for a round that has not been announced yet.`,
    page: "/counseling",
    source: sources.csabSpecialReport,
  },
  {
    id: "lost-original-certificate",
    title: "If an original certificate is lost or damaged",
    asks: [
      "lost class 10 certificate jee",
      "duplicate marksheet for counselling",
      "original certificate kho gaya",
      "certificates damaged in flood",
    ],
    subjects: ["documents", "seat and admission"],
    stages: ["any"],
    body: `Act on the day when you notice it. A new paper can take weeks, and counselling does not wait.

1. Look for scans in your mail, on old phones and at your school.
2. Ask your board whether it keeps marksheets online, for example in DigiLocker.
3. Ask your school or board how to get a duplicate, and what it wants from you.
4. If the paper was stolen or lost on the way, ask the police for a note.
5. For a category or PwD certificate, go to the office that issued it.
6. Keep every slip that shows that you have asked.

If the counselling opens before the new paper is there, read the rules of your year. Then ask the help desk of the counselling whether the slip helps you for some days. Keep originals in one waterproof cover from now on. Give them out only against a receipt.`,
    page: "/registration-2026",
  },
  {
    id: "barch-after-the-paper",
    title: "From Paper 2A or Paper 2B to a seat",
    asks: [
      "b.arch counselling",
      "b.arch counselling after jee main",
      "paper 2 result and rank",
      "nit b.arch admission process",
      "b planning seat kaise milegi",
    ],
    subjects: ["architecture and planning", "counselling"],
    readers: ["b.arch", "b.planning"],
    stages: ["answer key and result", "counselling"],
    body: `Paper 2A is the paper for B.Arch, and Paper 2B the one for B.Planning. Paper 1 is for B.E. and B.Tech. So look only at the result of the paper that belongs to your course.

1. Wait for the Paper 2 result. The Paper 2 result of Session 1 came on {{fact:date.s1.result_paper2}}, and the Paper 1 result on {{fact:date.s1.result}}. These days are as reported.
2. Register for JoSAA like the others.
3. Put the B.Arch or B.Planning seats on your list in the true order of your liking.
4. If you wrote Paper 1 as well, read on josaa.nic.in how both kinds of seats are listed.
5. Look at CSAB afterwards. It fills seats that are left, those of the SPAs among them.

When you read closing ranks, choose the course first. Ask each institute for its Class 12 rule too, because the minimum marks have been revised more than once.`,
    page: "/counseling",
  },
];
