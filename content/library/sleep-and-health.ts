import type { LibraryPassage } from "./library-passage.ts";

/** Everyday care of body and mind while studying; nothing here is medical advice. */
export const sleepAndHealthPassages: readonly LibraryPassage[] = [
  {
    id: "sleep-while-preparing",
    title: "How much sleep you need while you prepare",
    asks: [
      "sleep",
      "how many hours sleep for jee",
      "sleep schedule jee aspirant",
      "can i study late night",
      "kitne ghante sona chahiye",
    ],
    subjects: ["sleep and health", "timetable"],
    stages: ["any"],
    body: `Sleep is part of your study. What you learn by day settles at night. Plan for at least seven hours, better eight.

- Keep one bedtime and one waking time, on Sundays too.
- Stop hard problems half an hour before bed. Read a page of notes or nothing at all.
- Leave the phone outside the room. Use a cheap clock as your alarm.
- A nap of twenty minutes after lunch is fine. Two hours of nap steal from the night.

Late hours feel like hard work, but the next morning pays for them. Test it for one week: sleep well, and count how many problems you solve before noon. If you cannot sleep for many nights, tell your parents and see a doctor.`,
    page: "/preparation-tips",
  },
  {
    id: "shift-your-body-clock",
    title: "Setting your body clock to the exam hour",
    asks: [
      "sleep rhythm before exam",
      "night owl and morning shift exam",
      "wake up early for jee",
      "body clock exam time",
    ],
    subjects: ["sleep and health", "exam day", "time in the exam"],
    stages: ["before the exam", "exam week"],
    body: `Your head works best at the hours in which it is used to work. So move your study day to the hours of your paper, well before the exam. In 2026 the shifts ran from {{fact:exam.shifts}}.

If your nights have become late, start three weeks ahead. Each third day, go to bed twenty minutes earlier and get up twenty minutes earlier. Small steps hold, big jumps do not.

Then place your hardest work at the hour of your shift. Before you know your shift, practise one mock in the morning and the next in the afternoon. Eat at the times that will suit the exam day as well.

In the last week nothing should be new. The day of the exam is then just one more day of the same kind.`,
    page: "/preparation-tips",
  },
  {
    id: "food-and-water",
    title: "Food and water for long study days",
    asks: [
      "food",
      "what to eat during jee preparation",
      "food for exam day",
      "diet for students before exam",
      "exam se pehle kya khaye",
    ],
    subjects: ["sleep and health", "exam day"],
    stages: ["any"],
    body: `You need no special food to study. You need regular food.

- Never skip breakfast. Idli, puttu, chapati or eggs, all are fine.
- Eat a lighter lunch on study days. A very heavy meal makes you sleepy at two o'clock.
- Keep a bottle of water on the table and empty it twice a day.
- Fruit or a handful of nuts is better than a packet of chips.
- Take your last tea or coffee before five in the evening, or it will cost you sleep.

In exam week, eat at home as far as you can and avoid street food. On the day itself, eat one to two hours before you leave, and only what your stomach knows. Powders and pills for memory are a waste of money. Ask a doctor before you take anything.`,
    page: "/preparation-tips",
  },
  {
    id: "eyes-and-back",
    title: "Caring for your eyes and your back",
    asks: [
      "health",
      "eye strain while studying",
      "back pain sitting long hours study",
      "screen time online classes eyes",
      "study table posture",
    ],
    subjects: ["sleep and health"],
    stages: ["any"],
    body: `Long hours at a desk tire the body before they tire the mind. A few habits help.

- Sit at a table with your feet on the floor. The bed is for sleep.
- Put the book on a slope, or on a pile of books, so that your neck stays straight.
- After every twenty minutes at a screen, look out of the window at something far away.
- Light should come from the side. Do not read from a bright phone in a dark room.
- Stand up after each study block. Stretch your arms and your back, and walk to get water.
- Walk or play outside for half an hour a day. Evening is a good time.

If pain, headache or blurred sight stays, do not wait for the exam to be over. Get it checked.`,
    page: "/preparation-tips",
  },
  {
    id: "phone-distraction",
    title: "How to keep the phone out of your study time",
    asks: [
      "mobile phone",
      "phone distraction while studying",
      "how to stop using mobile jee",
      "instagram addiction student",
      "phone se dhyan bhatakta hai",
      "reels wasting time",
    ],
    subjects: ["study plan", "motivation", "sleep and health"],
    stages: ["any"],
    body: `Your will is not weak. The phone is built to win. So do not fight it, move it.

1. While you study, the phone lies in another room, switched off or silent.
2. Give it fixed times, such as half an hour after lunch and half an hour in the evening.
3. Delete the apps that eat your hours. You can put them back in a few months.
4. Leave the groups in which people only chat about ranks and rumours.
5. For video lectures, use a laptop or the family computer if you can. Download first, then go offline.

Tell one person at home about your rule and hand the phone over. The first three days are hard. Then the hours come back, and you will wonder where they had gone.`,
    page: "/preparation-tips",
  },
  {
    id: "breaks-that-help",
    title: "Breaks that really refresh you",
    asks: [
      "study breaks how long",
      "pomodoro for jee",
      "how to take break while studying",
      "concentration not staying long",
    ],
    subjects: ["timetable", "sleep and health"],
    stages: ["any"],
    body: `Nobody can think hard for four hours on end. Work in blocks with real pauses.

| Block | Pause | Good for |
| --- | --- | --- |
| 25 minutes | 5 minutes | a bad day, or a new and dry topic |
| 50 minutes | 10 minutes | problems and notes on a normal day |
| 90 minutes | 20 minutes | long problem sets near the exam |

In the pause, leave the chair. Walk, drink water, look at the sky, help in the kitchen. The phone is no pause, since it fills the head again.

If your mind wanders in the block, write the thought on a slip of paper and go on. Stay with the small block until it feels easy. Then move to the next one.`,
    page: "/preparation-tips",
  },
  {
    id: "ill-before-the-exam",
    title: "When you fall ill shortly before the exam",
    asks: [
      "fever before jee exam",
      "ill during exam week",
      "sick before exam what to do",
      "tabiyat kharab exam se pehle",
    ],
    subjects: ["sleep and health", "exam day"],
    stages: ["exam week", "before the exam"],
    body: `A fever in the last week feels like the end of the world. It rarely is.

See a doctor early and say that you have an exam, and when. Take only what the doctor gives you. Sleep as much as you can, since two days of rest now are better than six weak ones.

Do not try to study in bed with a hot head. When you feel a little better, read your formula sheet and your error book in short bits. That is enough for these days.

On exam day, decide together with your parents and the doctor. The exam of 2026 had {{fact:exam.sessions}}. You may write one session or both. If you write both sessions, the better score counts for your rank.`,
    page: "/preparation-tips",
  },
];
