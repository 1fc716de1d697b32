/**
 * One topic of a syllabus list and what belongs to it. The lists follow the official units and add
 * nothing to them. Where the fixed number of units of the page asks for it, a unit is split or joined:
 * limits and derivatives, equilibrium, redox, p-block, d- and f-block; practical chemistry, nitrogen
 * compounds and biomolecules.
 */
export type SyllabusTopic = { readonly name: string; readonly covers: string };

export const mathematicsTopics = syllabusTopics({
  "Sets, Relations and Functions":
    "set operations, power set, types of relations, equivalence, one-one, into and onto functions, composition",
  "Complex Numbers and Quadratic Equations":
    "the form a + ib, Argand plane, modulus and argument, roots and coefficients, nature of roots",
  "Matrices and Determinants":
    "matrix algebra and types, determinants to order 3, area of triangle, adjoint and inverse, linear equations in 2 or 3 unknowns",
  "Permutations and Combinations":
    "fundamental counting principle, P(n, r) and C(n, r), simple uses",
  "Binomial Theorem": "positive integral index, general and middle terms, simple uses",
  "Sequences and Series": "AP, GP, inserting means, relation of AM and GM",
  "Limits, Continuity and Differentiability":
    "standard functions and graphs, limits, continuity, differentiation of sums, products, composite and implicit functions, second-order derivatives",
  "Applications of Derivatives":
    "rate of change, increasing and decreasing functions, maxima and minima of one variable",
  "Integral Calculus":
    "standard integrals, substitution, parts, partial fractions, definite integrals and properties, areas of simple curves",
  "Differential Equations": "order and degree, separable, homogeneous, linear dy/dx + p(x)y = q(x)",
  "Co-ordinate Geometry":
    "straight lines, triangle centres, distance from a line, circle, parabola, ellipse, hyperbola in standard form",
  "Three Dimensional Geometry":
    "coordinates, direction ratios and cosines, angle between lines, equations of a line, skew lines and shortest distance",
  "Vector Algebra": "components, addition, scalar and vector products",
  "Statistics and Probability":
    "mean, median, mode, mean deviation, variance and standard deviation, addition and multiplication rules, Bayes' theorem, random variable distribution",
  Trigonometry: "identities, functions, inverse functions and their properties",
});

/** Of names and what they cover. */
export function syllabusTopics(
  covered: Readonly<Record<string, string>>,
): readonly SyllabusTopic[] {
  return Object.entries(covered).map(([name, covers]) => ({ name, covers }));
}
