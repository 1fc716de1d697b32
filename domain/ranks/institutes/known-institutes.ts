import { plainName } from "../plain-name.ts";
import { gftis } from "./gftis.ts";
import { iiits } from "./iiits.ts";
import { iits } from "./iits.ts";
import { nits } from "./nits.ts";
import type { Institute, InstituteType } from "./institute.ts";

/** All 121 that the round of 2024 has, under the name that they have there. */
export const knownInstitutes: readonly Institute[] = [...nits, ...iiits, ...gftis, ...iits];

const byName = new Map(
  knownInstitutes.flatMap((institute) =>
    [institute.name, ...institute.formerNames].map((name) => [plainName(name), institute] as const),
  ),
);

/** The institute that the table means by this name; of one that is new, what its name says. */
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
