import type { State } from "../states.ts";

/** The four kinds of JoSAA; IIEST Shibpur is counted with the NITs, whose rules it follows. */
export const instituteTypes = ["NIT", "IIIT", "GFTI", "IIT"] as const;

export type InstituteType = (typeof instituteTypes)[number];

export type Institute = {
  /** As the official table has it. */
  readonly name: string;
  /** As people call it. */
  readonly short: string;
  readonly type: InstituteType;
  /** Where it stands; undefined of one that the list does not know. */
  readonly state?: State;
  /** Other words by which it is looked for. */
  readonly words: string;
  /** What the table called it in other years. */
  readonly formerNames: readonly string[];
};
