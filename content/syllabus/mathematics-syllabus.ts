/**
 * One topic of a syllabus list and what belongs to it. The lists follow the official units and add
 * nothing to them. Where the fixed number of units of the page asks for it, a unit is split or joined:
 * limits and derivatives, equilibrium, redox, p-block, d- and f-block; practical chemistry, nitrogen
 * compounds and biomolecules.
 */
export type SyllabusTopic = { readonly name: string; readonly covers: string };

export const mathematicsTopics: readonly SyllabusTopic[] = [
  {
    name: "Sets, Relations and Functions",
    covers:
      "set operations, power set, types of relations, equivalence, one-one, into and onto functions, composition",
  },
  {
    name: "Complex Numbers and Quadratic Equations",
    covers:
      "the form a + ib, Argand plane, modulus and argument, roots and coefficients, nature of roots",
  },
  {
    name: "Matrices and Determinants",
    covers:
      "matrix algebra and types, determinants to order 3, area of triangle, adjoint and inverse, linear equations in 2 or 3 unknowns",
  },
  {
    name: "Permutations and Combinations",
    covers: "fundamental counting principle, P(n, r) and C(n, r), simple uses",
  },
  {
    name: "Binomial Theorem",
    covers: "positive integral index, general and middle terms, simple uses",
  },
  { name: "Sequences and Series", covers: "AP, GP, inserting means, relation of AM and GM" },
  {
    name: "Limits, Continuity and Differentiability",
    covers:
      "standard functions and graphs, limits, continuity, differentiation of sums, products, composite and implicit functions, second-order derivatives",
  },
  {
    name: "Applications of Derivatives",
    covers:
      "rate of change, increasing and decreasing functions, maxima and minima of one variable",
  },
  {
    name: "Integral Calculus",
    covers:
      "standard integrals, substitution, parts, partial fractions, definite integrals and properties, areas of simple curves",
  },
  {
    name: "Differential Equations",
    covers: "order and degree, separable, homogeneous, linear dy/dx + p(x)y = q(x)",
  },
  {
    name: "Co-ordinate Geometry",
    covers:
      "straight lines, triangle centres, distance from a line, circle, parabola, ellipse, hyperbola in standard form",
  },
  {
    name: "Three Dimensional Geometry",
    covers:
      "coordinates, direction ratios and cosines, angle between lines, equations of a line, skew lines and shortest distance",
  },
  { name: "Vector Algebra", covers: "components, addition, scalar and vector products" },
  {
    name: "Statistics and Probability",
    covers:
      "mean, median, mode, variance and standard deviation, addition and multiplication rules, Bayes' theorem, random variable distribution",
  },
  { name: "Trigonometry", covers: "identities, functions, inverse functions and their properties" },
];
