import institutes from "../../content/closing-ranks/institutes.json" with { type: "json" };
import { plainName } from "./plain-name.ts";
import { type State, states } from "./states.ts";

/** The four kinds of JoSAA; IIEST Shibpur is counted with the NITs, whose rules it follows. */
export const instituteTypes = ["NIT", "IIIT", "GFTI", "IIT"] as const;

export type InstituteType = (typeof instituteTypes)[number];

export type Institute = {
  readonly name: string;
  readonly short: string;
  readonly type: InstituteType;
  readonly state?: State;
  readonly words: string;
  readonly formerNames: readonly string[];
};

/**
 * The state of a campus is where it stands: BIT Mesra asks for Class 12 in Jharkhand at Mesra and Deoghar and in Bihar at Patna
 * for seats of its states (its admission notification of 2023).
 */
export const knownInstitutes: readonly Institute[] = instituteTypes.flatMap((type) =>
  institutes[type].map((line) => instituteOf(type, line)),
);

function instituteOf(type: InstituteType, line: string): Institute {
  const [name, short, stateName, words = "", ...formerNames] = line.split(" | ");
  const state = states.find((one) => one === stateName);
  if (name === undefined || short === undefined || state === undefined)
    throw new Error(`The table of institutes has a line without a state: ${line}`);
  return { name, short, type, state, words, formerNames };
}

const byName = new Map(
  knownInstitutes.flatMap((institute) =>
    [institute.name, ...institute.formerNames].map((name) => [plainName(name), institute] as const),
  ),
);

export function instituteNamed(name: string): Institute {
  const knownInstitute = byName.get(plainName(name));
  if (knownInstitute !== undefined) return knownInstitute;
  const singleSpaced = name.replace(/\s+/g, " ").trim();
  return {
    name: singleSpaced,
    short: singleSpaced,
    type: typeOf(singleSpaced),
    words: "",
    formerNames: [],
  };
}

function typeOf(name: string): InstituteType {
  if (/\bindian institute of information technology\b/i.test(name)) return "IIIT";
  if (/\bnational institute of technology\b/i.test(name)) return "NIT";
  return /^indian institute of technology\b/i.test(name) ? "IIT" : "GFTI";
}
