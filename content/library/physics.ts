import type { LibraryPassage } from "./library-passage.ts";

/** How to learn Physics, part by part. */
export const physicsPassages: readonly LibraryPassage[] = [
  {
    id: "physics-how-to-study",
    title: "How to study Physics for JEE Main",
    asks: [
      "physics",
      "how to study physics for jee main",
      "physics preparation tips",
      "weak in physics what to do",
      "physics kaise padhe",
    ],
    subjects: ["physics", "study plan"],
    stages: ["any"],
    body: `Physics is a small number of ideas in a large number of dresses. Learn to see the idea.

1. Read the chapter in NCERT with a pencil. After each page, say in two sentences what it was about.
2. Do all solved examples with the solution covered.
3. Draw a picture for every problem: forces, rays, circuit or graph. Half of the mistakes die here.
4. Write the law first, then the numbers.
5. Check units and signs at the end. Ask if the size of the answer makes sense.
6. Put the formula on your sheet, with the case for which it holds.

Solve thirty to forty problems on a topic over three days. Then mix it with older topics. If you can explain a problem to a younger student, you have understood it.`,
    page: "/syllabus-2026",
  },
  {
    id: "mechanics-tips",
    title: "Getting strong in mechanics",
    asks: [
      "mechanics tips jee",
      "laws of motion rotation tips",
      "how to improve mechanics physics",
      "rotational motion difficult",
    ],
    subjects: ["physics"],
    stages: ["any"],
    body: `Mechanics carries much of what comes later, so give it time in Class 11.

- Begin with vectors and graphs of motion. Many later troubles are really troubles with these.
- In each problem on forces, draw one body alone with all forces on it. Choose axes along the motion. Then write one equation for each axis.
- Before you calculate, ask what is conserved: energy, momentum or angular momentum. The right choice often turns a page into three lines.
- Friction takes what it needs, up to its largest value. Check which case you have.
- Learn rotation by its twin in straight motion: mass and moment of inertia, force and torque, momentum and angular momentum.

Study in this order: kinematics, laws of motion, work and energy, collisions, rotation, gravitation, liquids and solids. Do not jump to rotation while forces still feel shaky.`,
    page: "/syllabus-2026",
  },
  {
    id: "electricity-and-magnetism-tips",
    title: "Getting strong in electricity and magnetism",
    asks: [
      "electrostatics current electricity tips",
      "electricity magnetism jee tips",
      "capacitors circuits how to study",
      "emi ac important tips",
    ],
    subjects: ["physics"],
    readers: ["class 12", "student"],
    stages: ["any"],
    body: `These chapters form a chain. Study them in order, and let each one settle before the next.

- **Electrostatics:** think in field and potential. Use symmetry first, and integrate only when there is none.
- **Circuits:** draw the circuit again in a clean way, mark points of equal potential, and then count. Kirchhoff's laws solve the rest.
- **Capacitors:** ask what stays the same. With the battery joined it is the voltage. Without it, it is the charge.
- **Magnetism:** practise the right-hand rule until your hand moves by itself. Most errors are of direction.
- **Induction and AC:** say in words what changes and what resists the change. Then write the formula.

Make one sheet with the standard results: ring, wire, plane, loop, solenoid. Practise the metre bridge and similar set-ups too, as they belong to the lab part of the syllabus.`,
    page: "/syllabus-2026",
  },
  {
    id: "modern-physics-tips",
    title: "Modern physics and optics in a short time",
    asks: [
      "modern physics tips jee main",
      "optics tips jee",
      "easy chapters in physics",
      "semiconductor atoms nuclei how to prepare",
    ],
    subjects: ["physics"],
    stages: ["any"],
    body: `Here a week of steady work changes a lot, because the ideas are few and the problems are much alike.

- **Photoelectric effect and matter waves:** one equation, one graph. Practise reading the graph.
- **Atoms and nuclei:** know how radius, speed and energy change with the level. Learn binding energy with its curve.
- **Electronic devices:** follow the current through the diode. Practise truth tables of gates until they are quick.
- **Ray optics:** choose a sign rule and keep it for ever. Draw each ray.
- **Wave optics:** start from the path difference. All formulae come out of it.

Read the NCERT text with care, since small statements from it make good questions. Then solve twenty past questions on each part. It is a fine block for the last two months, when long chapters no longer fit.`,
    page: "/syllabus-2026",
  },
  {
    id: "heat-and-waves-tips",
    title: "Heat, gases, oscillations and waves",
    asks: [
      "thermodynamics physics tips",
      "waves and oscillations jee tips",
      "shm how to study",
      "kinetic theory heat tips",
    ],
    subjects: ["physics"],
    readers: ["class 11", "student"],
    stages: ["any"],
    body: `These Class 11 chapters are often left for "later". Do them early, for they are friendly.

- **Heat:** write one balance, heat given equals heat taken, and add the change of state where there is one.
- **Gases:** sketch each process on a pressure and volume graph. The area is the work. The sign follows the direction.
- **Kinetic theory:** learn what temperature means for one molecule. Then the formulae stop being strange.
- **Simple harmonic motion:** find the force for a small push. If it is proportional to the shift and points back, you have the period at once.
- **Waves:** practise reading speed, wavelength and phase from the equation. Draw the standing wave before you count nodes.

For each chapter, write five questions of your own in which you went wrong. Solve these again after ten days.`,
    page: "/syllabus-2026",
  },
  {
    id: "physics-numericals-slow",
    title: "When Physics problems take you too long",
    asks: [
      "slow in physics numericals",
      "calculation mistakes physics",
      "how to solve physics faster",
      "silly mistakes in calculation",
    ],
    subjects: ["physics", "time in the exam"],
    stages: ["any", "before the exam"],
    body: `There is no calculator on the desk, so the hand has to be quick.

- Put in numbers only in the last line. Letters cancel, numbers do not.
- Work in powers of ten. Write 0.0004 as 4 times ten to the minus four.
- Learn squares up to thirty, common roots, and sine and cosine of the usual angles.
- Round early when the options lie far apart.
- Write one step in one line, from top to bottom. A sheet full of loose sums hides its own errors.

Do ten short problems each morning against the clock, for three weeks. Note the time each day.

Then look at your slips. Most people have two favourites, such as a lost minus or a unit in centimetres. Write them on the first line of your rough sheet in each test.`,
    page: "/preparation-tips",
  },
];
