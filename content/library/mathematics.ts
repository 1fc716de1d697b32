import type { LibraryPassage } from "./library-passage.ts";

/** How to learn Mathematics, part by part. */
export const mathematicsPassages: readonly LibraryPassage[] = [
  {
    id: "mathematics-how-to-study",
    title: "How to study Mathematics for JEE Main",
    asks: [
      "maths",
      "mathematics",
      "how to study maths for jee main",
      "mathematics preparation tips",
      "weak in maths jee",
      "maths me weak hu kya karu",
    ],
    subjects: ["mathematics", "study plan"],
    stages: ["any"],
    body: `Mathematics grows in the hand and not in the eye. Watching a solution teaches about a tenth of it.

- Try each problem for ten minutes by yourself before you look.
- When you have to look, read one line of the solution only. Then go on alone.
- Solve the same problem again after three days. If it works, it is yours.
- Fifteen to twenty problems a day are better than a hundred on Sunday.
- Write neatly, one step under the other. Most "silly mistakes" are crowded pages.
- Keep a list of openings: what to try when you see a square root, a modulus, a sum of squares.

If you are weak, go back to the Class 10 and 11 tools: factors, graphs, identities of trigonometry. A week spent there makes the next three months easier. There is no shame in it.`,
    page: "/syllabus-2026",
  },
  {
    id: "algebra-tips",
    title: "Getting strong in algebra",
    asks: [
      "algebra tips jee",
      "complex numbers quadratic sequences tips",
      "permutation combination how to study",
      "matrices determinants probability tips",
    ],
    subjects: ["mathematics"],
    stages: ["any"],
    body: `Algebra is a bundle of short chapters. You can master them one by one.

- **Quadratics:** draw the curve each time. The sign of the leading term and the roots tell you nearly all.
- **Complex numbers:** think of points and turns in the plane. Many sums become a picture.
- **Sequences:** learn the tricks of adding by difference, and the relation of the two means.
- **Counting:** ask first if order matters, and if things may repeat. Count a small case by hand.
- **Binomial:** the general term answers most questions.
- **Matrices:** practise until the inverse and the solution of three equations go without a slip.
- **Probability:** say in words what is given. Then use Bayes.

Matrices, sequences and statistics give good return for little time. Start there if you are short of weeks.`,
    page: "/syllabus-2026",
  },
  {
    id: "calculus-tips",
    title: "Getting strong in calculus",
    asks: [
      "calculus tips jee main",
      "integration tricks how to practice",
      "differential equations limits tips",
      "calculus kaise strong kare",
    ],
    subjects: ["mathematics"],
    readers: ["class 12", "student"],
    stages: ["any"],
    body: `Calculus is a big part of Class 12, for the boards and for JEE alike. It is well worth your best mornings.

1. **Functions and graphs.** Sketch twenty standard graphs until you can do them asleep.
2. **Limits and continuity.** Know the standard limits, and check left and right sides.
3. **Derivatives.** Speed counts. Do twenty a day for a week.
4. **Uses of derivatives.** Draw the sign line of the derivative before you say where a function rises.
5. **Integrals.** For each one, say first which method you choose and why. Substitution, parts or partial fractions?
6. **Definite integrals.** Learn the properties. They turn a long integral into two lines.
7. **Area and differential equations.** Sketch first. Name the type of equation before you solve.

Integration fades fast. Keep three integrals a day all year, like brushing your teeth.`,
    page: "/syllabus-2026",
  },
  {
    id: "coordinate-geometry-tips",
    title: "Getting strong in coordinate geometry",
    asks: [
      "coordinate geometry tips",
      "circle parabola ellipse hyperbola tips",
      "conic sections how to prepare",
      "straight lines jee tips",
    ],
    subjects: ["mathematics"],
    readers: ["class 11", "student"],
    stages: ["any"],
    body: `Nobody should do this chapter without a sketch. A rough picture of ten seconds saves five minutes.

- Do straight lines first and do them well: slope, distance, foot of a perpendicular, reflection. Each conic uses them.
- For a circle, look for centre and radius before you write any equation. School geometry is often quicker than algebra.
- For parabola, ellipse and hyperbola, make one table with focus, axis, ends and the key lengths. Learn it by filling the empty table each Monday.
- Use the parameter form of a point when a problem speaks of "any point".
- Check your answer with an easy point of the curve.

Stay with the standard forms that the syllabus names. Ten past questions on each curve show the few patterns that come again and again.`,
    page: "/syllabus-2026",
  },
  {
    id: "vectors-and-three-d-tips",
    title: "Vectors and three-dimensional geometry",
    asks: [
      "vectors and 3d tips",
      "3d geometry jee important",
      "vector algebra how to study",
      "shortest distance between lines tips",
    ],
    subjects: ["mathematics"],
    readers: ["class 12", "student"],
    stages: ["any"],
    body: `These two chapters are close relatives. Learn them in one stretch of about ten days.

- First three days: components, dot product, cross product. Know what each one means in a picture: shadow and area.
- Next three days: direction ratios, angle between lines, equation of a line in its forms.
- Last days: skew lines, shortest distance, foot of the perpendicular on a line.

For every line, write one point and one direction. Nearly each problem starts with these two. For the foot of a perpendicular, take a general point of the line. Then set a dot product to zero.

The steps are always the same, so marks here depend on clean sums. Practise determinants and signs. Check with our [syllabus page](/syllabus-2026) what your book has in excess.`,
    page: "/syllabus-2026",
  },
  {
    id: "trigonometry-tips",
    title: "Trigonometry that helps everywhere",
    asks: [
      "trigonometry tips jee",
      "how to remember trigonometry formulas",
      "inverse trigonometry tips",
      "trigo formula yaad kaise kare",
    ],
    subjects: ["mathematics", "notes"],
    stages: ["any"],
    body: `You need trigonometry in calculus, vectors and half of Physics. So learn its formulae once, and properly.

Do not learn fifty lines. Learn six, and get the rest from them. They are sine and cosine of a sum, the sum of squares, and the three double angles. Write the way from these six to the others, by hand, once a week.

- Draw the unit circle whenever a sign is in doubt.
- Keep the graphs of all functions on one page.
- For inverse functions, learn the range of each. Most traps sit there.
- Test an identity with an easy angle such as thirty degrees. If the two sides differ, look for the slip.

Five small questions a day for three weeks are enough. After that, the formulae come by themselves.`,
    page: "/syllabus-2026",
  },
];
