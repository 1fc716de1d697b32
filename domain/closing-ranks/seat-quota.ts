import type { Institute } from "./institutes.ts";
import type { Quota } from "./closing-rank.ts";
import type { State } from "./states.ts";

/**
 * Territories whose candidates have the home-state seats of an institute elsewhere, as the Union Cabinet decided on
 * 17 September 2009 when it founded these three (The Hindu, "Cabinet clears nine new NITs"). Since 2017 NIT Goa has 40% of
 * its seats for Goa, which are the GO rows, and 10% for the others, its HS rows (India Today, 7 February 2022, on the
 * business rules of JoSAA).
 */
const homeElsewhere: ReadonlyMap<string, readonly State[]> = new Map([
  ["NIT Goa", ["Dadra and Nagar Haveli and Daman and Diu", "Lakshadweep"]],
  ["NIT Delhi", ["Delhi", "Chandigarh"]],
  ["NIT Puducherry", ["Puducherry", "Andaman and Nicobar Islands"]],
]);

const ownQuota: Partial<Record<Quota, State>> = {
  GO: "Goa",
  JK: "Jammu and Kashmir",
  LA: "Ladakh",
};

export function homeStates({ short, state }: Institute): readonly State[] | undefined {
  return homeElsewhere.get(short) ?? (state === undefined ? undefined : [state]);
}

/** Home state and other state exclude each other. Where an institute's state is not known, nothing is ruled out. */
export function isOpenTo(state: State, quota: Quota, institute: Institute): boolean {
  const ownState = ownQuota[quota];
  if (ownState !== undefined) return ownState === state;
  if (quota === "AI") return true;
  const home = homeStates(institute);
  if (home === undefined) return true;
  if (quota === "HS") return home.includes(state);
  return !home.includes(state) && !quotasOfOwnName(institute).includes(state);
}

/** NIT Goa and NIT Srinagar have seats for states by name: their candidates are no other states' there. */
function quotasOfOwnName({ short }: Institute): readonly State[] {
  if (short === "NIT Goa") return ["Goa"];
  return short === "NIT Srinagar" ? ["Jammu and Kashmir", "Ladakh"] : [];
}
