import type { LibraryPassage } from "./library-passage.ts";

/** Practice for Paper 2A (B.Arch) and Paper 2B (B.Planning). */
export const architectureAndPlanningPassages: readonly LibraryPassage[] = [
  {
    id: "drawing-practice",
    title: "How to practise for the Drawing test",
    asks: [
      "drawing test",
      "b.arch drawing test preparation",
      "how to practice drawing for jee paper 2",
      "barch drawing tips",
      "sketching for architecture exam",
    ],
    subjects: ["architecture and planning", "study plan"],
    readers: ["b.arch"],
    stages: ["a year before", "before the exam"],
    body: `You need no talent from birth. You need a pencil in your hand every day.

The Drawing topics of Paper 2A in 2026: {{fact:syllabus.drawing}}.

- **Daily, thirty minutes:** draw one thing that you see: a bus stop, a tea shop, a tree with its shade.
- **Twice a week:** close your eyes, think of a scene, and draw it from memory. A market, a temple festival, a railway platform.
- **Once a week:** a composition of given shapes, first in pencil, then in colour.

Learn three tools well: lines that meet at eye level, light from one side, and people in the right size. People make a sketch alive and show the scale.

Work against the clock from the third month. Keep all sheets with a date. After fifty sheets you will see how far you have come.`,
    page: "/syllabus-2026",
  },
  {
    id: "aptitude-practice",
    title: "How to practise for the Aptitude test",
    asks: [
      "aptitude test",
      "aptitude test b.arch preparation",
      "jee paper 2 aptitude tips",
      "3d visualisation practice architecture",
      "aptitude for b planning",
    ],
    subjects: ["architecture and planning"],
    readers: ["b.arch", "b.planning"],
    stages: ["a year before", "before the exam"],
    body: `Aptitude grows by looking.

The Aptitude topics of Paper 2A and Paper 2B in 2026: {{fact:syllabus.aptitude}}.

- Take a matchbox, a cup, a stapler. Draw each from the top, the front and the side.
- Fold paper, punch a hole, guess the result, and open it. Ten minutes of play, and it trains the eye well.
- Cut a potato in two and draw the cut before you see it.
- Solve twenty figure puzzles a day: turn, mirror, count the faces, find the odd one.
- Collect buildings. Ten cards a week with a picture, the name, the place and the material.
- Look at colours around you and name which ones go together, and why.

The questions are quick when the eye is trained. Twenty minutes a day are better than three hours on Sunday. Solve the aptitude part of old papers too.`,
    page: "/syllabus-2026",
  },
  {
    id: "architecture-study-plan",
    title: "Fitting Paper 2A beside your other studies",
    asks: [
      "b.arch preparation plan",
      "jee main paper 2a strategy",
      "prepare for barch and btech together",
      "paper 1 and paper 2 both how to prepare",
    ],
    subjects: ["architecture and planning", "study plan", "timetable"],
    readers: ["b.arch"],
    stages: ["a year before", "before the exam"],
    body: `The Mathematics of Paper 2A has the same base as that of Paper 1. So your Mathematics works for both. Only drawing and aptitude come on top.

| Day | Extra work |
| --- | --- |
| Monday to Friday | half an hour of sketching, then a page of figure puzzles |
| Saturday | one composition in colour, one hour |
| Sunday | half an old Paper 2A, by the clock |

Start the sketching early in Class 11 or 12. A hand cannot be trained in two weeks.

In the paper, finish the Mathematics and Aptitude at a steady pace, so that the drawings get their full time. Test this in three full mocks. The Drawing part is done on paper. So practise with pencils and colours, and not on a screen. Read the [exam pattern](/exam-pattern) for the parts of the paper.`,
    page: "/exam-pattern",
  },
  {
    id: "planning-preparation",
    title: "Preparing for B.Planning",
    asks: [
      "b.planning preparation",
      "jee main paper 2b tips",
      "b planning exam how to study",
      "paper 2b planning questions",
    ],
    subjects: ["architecture and planning", "study plan"],
    readers: ["b.planning"],
    stages: ["a year before", "before the exam"],
    body: `Paper 2B has three parts: Mathematics, Aptitude and Planning. You can prepare for it without a gift for sketching.

- **Mathematics:** prepare it as for Paper 1, from NCERT and past questions.
- **Aptitude:** twenty minutes of figure puzzles a day.
- **Planning:** read one newspaper page a day on towns, roads, water, housing or the climate. Note five facts a week. Your social science books from Classes 9 and 10 help with government, the economy and maps.

Look at your own town with a planner's eye. Why is the bus stand there? Where does rain water go? What is missing for old people? Such questions make the subject alive.

In 2026, Paper 2A or Paper 2B alone lasts {{fact:paper2.duration}}. Those who take Paper 2A and Paper 2B together get {{fact:paper2.duration_both}}.`,
    page: "/exam-pattern",
  },
];
