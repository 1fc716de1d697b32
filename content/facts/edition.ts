/** The year of an exam: `2026`. */
export type Edition = string;

/** The edition of the records that the site ships. */
export const firstEdition: Edition = "2026";

export function isEdition(text: string): boolean {
  return /^20\d\d$/.test(text);
}

/**
 * In this order. `planned` is for the office alone, a `finished` one takes corrections only, an `archived`
 * one is never changed again.
 */
export const editionStates = ["planned", "open", "finished", "archived"] as const;

export type EditionState = (typeof editionStates)[number];

export type ListedEdition = {
  readonly edition: Edition;
  readonly state: Exclude<EditionState, "planned">;
};

export type EditionList = {
  readonly current: Edition;
  readonly listed: readonly ListedEdition[];
};

export const onlyFirstEdition: EditionList = {
  current: firstEdition,
  listed: [{ edition: firstEdition, state: "open" }],
};

export type EditionPlace = { readonly edition: Edition; readonly editions: EditionList };
