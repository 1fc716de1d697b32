import type { SyllabusTopic } from "./mathematics-syllabus.ts";

export const physicalChemistryTopics: readonly SyllabusTopic[] = [
  {
    name: "Some Basic Concepts in Chemistry",
    covers: "mole concept, laws of combination, formulae, stoichiometry",
  },
  {
    name: "Atomic Structure",
    covers: "Bohr model, de Broglie, uncertainty, quantum numbers, orbitals, filling rules",
  },
  {
    name: "Chemical Bonding and Molecular Structure",
    covers: "ionic and covalent bonds, VSEPR, hybridisation, MO theory, hydrogen bond",
  },
  {
    name: "Chemical Thermodynamics",
    covers: "first law, enthalpies, Hess's law, second law, entropy, Gibbs energy",
  },
  {
    name: "Solutions",
    covers: "concentration units, Raoult's law, colligative properties, van't Hoff factor",
  },
  {
    name: "Chemical Equilibrium",
    covers: "dynamic equilibrium, Kp and Kc, Gibbs energy link, Le Chatelier",
  },
  {
    name: "Ionic Equilibrium",
    covers: "acid-base concepts, pH, buffers, hydrolysis, solubility product",
  },
  { name: "Redox Reactions", covers: "oxidation number, balancing" },
  {
    name: "Electrochemistry",
    covers:
      "conductance, Kohlrausch's law, cells, electrode potential, Nernst equation, dry cell, lead accumulator, fuel cells",
  },
  {
    name: "Chemical Kinetics",
    covers: "rate laws, order, half-life, Arrhenius, activation energy, collision theory",
  },
];

export const inorganicChemistryTopics: readonly SyllabusTopic[] = [
  {
    name: "Classification of Elements and Periodicity",
    covers: "periodic law, trends in radius, ionisation, electron gain, oxidation states",
  },
  {
    name: "p-Block: Groups 13 and 14",
    covers: "configuration, trends, unusual behaviour of the first element",
  },
  { name: "p-Block: Groups 15 to 18", covers: "group trends and general properties" },
  {
    name: "d-Block Elements",
    covers: "transition-metal trends, colour, magnetism, catalysis, K₂Cr₂O₇ and KMnO₄",
  },
  { name: "f-Block Elements", covers: "lanthanoids and contraction, actinoids" },
  {
    name: "Co-ordination Compounds",
    covers: "Werner, naming, isomerism, valence-bond and crystal-field ideas, uses",
  },
];

export const organicChemistryTopics: readonly SyllabusTopic[] = [
  {
    name: "Purification, Characterisation and Practical Chemistry",
    covers:
      "crystallisation, distillation, chromatography, element tests, quantitative estimation, functional-group tests, salt analysis, titrations",
  },
  {
    name: "Basic Principles of Organic Chemistry",
    covers: "hybridisation, naming, isomerism, bond fission, electronic effects, reaction types",
  },
  {
    name: "Hydrocarbons",
    covers: "alkanes, alkenes, alkynes, aromatics, mechanisms, directing effects",
  },
  {
    name: "Compounds Containing Halogens",
    covers: "preparation, C-X bond, substitution mechanisms, uses and harm",
  },
  {
    name: "Compounds Containing Oxygen",
    covers: "alcohols, phenols, ethers, aldehydes, ketones, carboxylic acids and named reactions",
  },
  {
    name: "Compounds Containing Nitrogen, and Biomolecules",
    covers:
      "amines, diazonium salts; carbohydrates, amino acids and proteins, vitamins, nucleic acids, hormones",
  },
];
