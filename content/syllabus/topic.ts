/**
 * One topic of a syllabus list and what belongs to it. The lists follow the official units and add
 * nothing to them. Where the counts of the specification ask for it, a unit is split or joined:
 * limits and derivatives, equilibrium, redox, p-block, d- and f-block; practical chemistry, nitrogen
 * compounds and biomolecules.
 */
export type SyllabusTopic = { readonly name: string; readonly covers: string };
