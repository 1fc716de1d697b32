/** Chapters as students name them, by a word of the syllabus that stands where the chapter does. */
export const chapters: Readonly<Record<string, string>> = {
  "integral calculus":
    "integration, integrals, integral, definite integral, indefinite integral, area under curve, calculus",
  differentiability: "differentiation, limits, limit and continuity, continuity",
  "applications of derivatives": "derivative, derivatives, maxima minima, aod",
  "differential equations": "differential equation",
  "co ordinate geometry":
    "coordinate geometry, straight line, straight lines, circle, circles, parabola, ellipse, hyperbola, conic, conics, conic section, conic sections",
  "three dimensional geometry": "3d, 3d geometry, three dimensional",
  "vector algebra": "vector, vectors",
  "matrices and determinants": "matrix, matrices, determinant, determinants",
  "permutations and combinations": "permutation, permutations, combination, pnc, p and c",
  "binomial theorem": "binomial",
  "sequences and series": "sequence, progression, progressions, ap gp",
  "statistics and probability": "probability, statistics",
  trigonometry: "trigo, trig, trigonometric, inverse trigonometry, heights and distances",
  "complex numbers and quadratic equations":
    "complex number, complex numbers, quadratic, quadratic equation",
  "sets relations and functions": "sets, relation and function, relations and functions",
  "mathematical reasoning": "mathematical induction",
  kinematics: "projectile, projectile motion, motion in a plane",
  "laws of motion": "newton laws, friction, nlm",
  "work energy and power": "work power energy, work energy",
  "rotational motion": "rotation, rotational, moment of inertia",
  gravitation: "gravity",
  "properties of solids and liquids":
    "elasticity, fluid, fluids, fluid mechanics, surface tension, viscosity",
  thermodynamics: "thermo, heat and thermodynamics",
  "oscillations and waves": "shm, simple harmonic motion, oscillation, sound waves",
  electrostatics: "electric field, electric charge, capacitor, capacitance, gauss law",
  "current electricity": "ohms law, resistance, wheatstone, kirchhoff",
  "magnetic effects of current and magnetism": "magnetism, magnetic, magnetic field",
  "electromagnetic induction and alternating currents":
    "emi, ac circuits, alternating current, electromagnetic induction",
  optics: "ray optics, wave optics, lens, interference, diffraction",
  "dual nature of matter and radiation": "dual nature, photoelectric effect, modern physics",
  "atoms and nuclei": "nuclear physics, nuclei, radioactivity",
  "electronic devices": "semiconductor, semiconductors, diode, transistor, logic gates",
  "some basic concepts in chemistry": "mole concept, stoichiometry",
  "atomic structure": "structure of atom, quantum numbers",
  "chemical bonding and molecular structure": "chemical bonding, bonding, hybridisation",
  "solutions of chemistry": "colligative properties",
  "chemical equilibrium": "equilibrium",
  "redox reactions": "redox, oxidation",
  electrochemistry: "electro chemistry, nernst, galvanic cell",
  "chemical kinetics": "rate of reaction",
  "classification of elements and periodicity": "periodic table, periodicity, periodic properties",
  "p block": "p block elements, pblock, s block",
  "d block elements": "d block, d and f block, transition elements, f block",
  "co ordination compounds":
    "coordination compounds, coordination compound, coordination chemistry, complexes",
  "basic principles of organic chemistry":
    "goc, general organic chemistry, organic chemistry, isomerism, iupac, named reactions, organic",
  hydrocarbons: "hydrocarbon, alkane, alkene, alkyne, benzene",
  "compounds containing halogens": "haloalkane, haloalkanes, haloarenes, alkyl halide",
  "compounds containing oxygen":
    "alcohol phenol ether, alcohols, aldehyde, ketone, carboxylic acid",
  "compounds containing nitrogen": "amines, amine, diazonium",
  biomolecules: "biomolecule, polymers, polymer",
  "units and measurements":
    "units and dimensions, dimensional analysis, measurement, error analysis",
};
