import type { LibraryPassage } from "./library-passage.ts";

/** For fathers and mothers: what helps at home and what does not. These speak to the parent. */
export const parentsAtHomePassages: readonly LibraryPassage[] = [
  {
    id: "how-parents-can-help",
    title: "How parents can help at home",
    asks: [
      "parents",
      "tips for parents",
      "how can parents help jee student",
      "parents role in jee preparation",
      "support for my son preparing jee",
      "tips for parents during exam",
    ],
    subjects: ["parents", "sleep and health"],
    readers: ["parent"],
    stages: ["any"],
    body: `You need not know Physics to help. Your child needs a calm house and regular meals more than another lesson.

- Keep a quiet corner with a table and a good light. Turn the television down in study hours.
- Serve meals on time, and eat one meal a day together without talk of marks.
- Guard the sleep. Say good night at a fixed hour, and mean it.
- Take small burdens off in the last months: errands, visits, long functions.
- Ask once a week how things are going, and then listen. Five minutes are enough.
- Praise the work of the week and not only the score.

Look after the papers too. Certificates and the ID should be ready and correct long before they are needed. There your help is worth a lot.`,
    page: "/preparation-tips",
  },
  {
    id: "what-parents-should-say",
    title: "What to say to your child and what not to say",
    asks: [
      "what should parents say before exam",
      "what not to say to child exam",
      "how to talk to stressed child",
      "bachche ko kya bole exam se pehle",
    ],
    subjects: ["parents", "motivation"],
    readers: ["parent"],
    stages: ["any", "exam week"],
    body: `Words said in passing stay for years. Choose them with care in these months.

| Rather not | Better |
| --- | --- |
| "Look at the neighbour's son." | "You did more this week than last week." |
| "We have paid so much for this." | "Leave the money to us. You look after your work." |
| "What will people say?" | "We are with you, whatever comes." |
| "How many marks?" at the door | "Come, eat first." |
| "Why were you so careless?" | "What would you do differently next time?" |

Before the paper, a short sentence is best: "Go and do what you can. We are here." After the paper, ask nothing. Your child will speak when ready.

If you have said something hard, say sorry. It teaches more than any lecture on discipline.`,
    page: "/preparation-tips",
  },
  {
    id: "child-does-not-study",
    title: "When you feel that your child studies too little",
    asks: [
      "my son is not studying for jee",
      "child always on mobile not studying",
      "daughter not serious about jee",
      "bachcha padhta nahi hai kya kare",
    ],
    subjects: ["parents", "motivation"],
    readers: ["parent"],
    stages: ["any"],
    body: `Scolding makes the door shut. First find out what lies behind it.

It may be that the topic is over the child's head, and the phone is a place to hide. It may be too little sleep, a quarrel, or fear of not being good enough. Or the aim is yours and not the child's.

- Choose a quiet hour, best on a walk. Ask: "What is the hardest part for you right now?" Then wait.
- Look at the plan together. Make it smaller, so that it can be kept for a week.
- Agree on one rule for the phone which holds for you as well.
- Ask for a talk with a teacher, the three of you.
- Look at work done, not at hours on the chair.

If your child seems changed for weeks, tired of everything and alone, ask a doctor or a counsellor for help.`,
    page: "/preparation-tips",
  },
  {
    id: "parents-on-exam-day",
    title: "What parents can do on the day of the exam",
    asks: [
      "parents on exam day what to do",
      "exam day tips for parents",
      "dropping child at exam centre",
      "can parents wait at exam centre",
    ],
    subjects: ["parents", "exam day"],
    readers: ["parent"],
    stages: ["exam week"],
    body: `Be the calm part of the day. Your child has enough to think about.

1. The evening before, check the folder together: printed admit card, photo ID, photos. Then no more talk of the exam.
2. Cook what is usual. A feast or a new dish can wait for the evening.
3. Know the way, a second way, and where to stop the car. Leave with time in hand.
4. At the gate, one smile and one short sentence. No last advice, no questions on formulae.
5. Agree on a place to meet afterwards, because your child has no phone in the hall.
6. When your child comes out, offer water and food. Do not ask how it went.

If something goes wrong at the gate, let your child go with the staff, and stay quiet nearby. Fear spreads quickly, and so does calm.`,
    page: "/admit-card",
  },
  {
    id: "child-does-not-want-engineering",
    title: "When a child does not want engineering",
    asks: [
      "child not interested in engineering",
      "my son does not want jee",
      "forced to prepare for jee by parents",
      "jee nahi karna parents ko kaise bataye",
    ],
    subjects: ["parents", "motivation", "other exams"],
    readers: ["parent", "student"],
    stages: ["any"],
    body: `Two years of work for something that one does not want is a long time. It is better to talk early.

**For you as a parent:** ask what your child enjoys doing when nobody is looking. Listen to the end before you answer. Ask for facts together: which course, which colleges, which work comes after it. A wish with a plan deserves trust.

**For you as a student:** choose a quiet evening. Do not begin with "I hate Physics". Say what you want to do and what you have found out about it. Say what you will do in the next six months. Ask a teacher whom your parents respect to help you.

Often there is a middle way: write the boards well and take JEE Main without pressure. Apply for the other course too.`,
    page: "/preparation-tips",
  },
];
