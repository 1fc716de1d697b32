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

/** Name, short name, state, other words, and former names. */
type InstituteLine = readonly [string, string, State, string?, ...string[]];

/** Institutes of one kind from their lines. */
export function institutesOf(
  type: InstituteType,
  lines: readonly InstituteLine[],
): readonly Institute[] {
  return lines.map(([name, short, state, words = "", ...formerNames]) => ({
    ...{ name, short, type, state, words, formerNames },
  }));
}
