import { syllabusTopics } from "./mathematics-syllabus.ts";

export const physicalChemistryTopics = syllabusTopics({
  "Some Basic Concepts in Chemistry": "mole concept, laws of combination, formulae, stoichiometry",
  "Atomic Structure":
    "Bohr model, de Broglie, uncertainty, quantum numbers, orbitals, filling rules",
  "Chemical Bonding and Molecular Structure":
    "ionic and covalent bonds, VSEPR, hybridisation, MO theory, hydrogen bond",
  "Chemical Thermodynamics": "first law, enthalpies, Hess's law, second law, entropy, Gibbs energy",
  Solutions: "concentration units, Raoult's law, colligative properties, van't Hoff factor",
  "Chemical Equilibrium": "dynamic equilibrium, Kp and Kc, Gibbs energy link, Le Chatelier",
  "Ionic Equilibrium": "acid-base concepts, pH, buffers, hydrolysis, solubility product",
  "Redox Reactions": "oxidation number, balancing",
  Electrochemistry:
    "conductance, Kohlrausch's law, cells, electrode potential, Nernst equation, dry cell, lead accumulator, fuel cells",
  "Chemical Kinetics":
    "rate laws, order, half-life, Arrhenius, activation energy, collision theory",
});

export const inorganicChemistryTopics = syllabusTopics({
  "Classification of Elements and Periodicity":
    "periodic law, trends in radius, ionisation, electron gain, oxidation states",
  "p-Block: Groups 13 and 14": "configuration, trends, unusual behaviour of the first element",
  "p-Block: Groups 15 to 18": "group trends and general properties",
  "d-Block Elements": "transition-metal trends, colour, magnetism, catalysis, K₂Cr₂O₇ and KMnO₄",
  "f-Block Elements": "lanthanoids and contraction, actinoids",
  "Co-ordination Compounds":
    "Werner, naming, isomerism, valence-bond and crystal-field ideas, uses",
});

export const organicChemistryTopics = syllabusTopics({
  "Purification, Characterisation and Practical Chemistry":
    "crystallisation, distillation, chromatography, element tests, quantitative estimation, functional-group tests, salt analysis, titrations",
  "Basic Principles of Organic Chemistry":
    "hybridisation, naming, isomerism, bond fission, electronic effects, reaction types",
  Hydrocarbons: "alkanes, alkenes, alkynes, aromatics, mechanisms, directing effects",
  "Compounds Containing Halogens": "preparation, C-X bond, substitution mechanisms, uses and harm",
  "Compounds Containing Oxygen":
    "alcohols, phenols, ethers, aldehydes, ketones, carboxylic acids and named reactions",
  "Compounds Containing Nitrogen, and Biomolecules":
    "amines, diazonium salts; carbohydrates, amino acids and proteins, vitamins, nucleic acids, hormones",
});
