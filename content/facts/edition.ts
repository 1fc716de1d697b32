/** The year of the exam that the site is about at a time, for example `2026`. */
export type Edition = string;

/** The edition of the records that the site ships. */
export const firstEdition: Edition = "2026";

export function isEdition(text: string): boolean {
  return /^20\d\d$/.test(text);
}

/**
 * What an edition goes through, in this order: `planned` is for the office alone, an `open` one has
 * pages, a `finished` one takes corrections only, an `archived` one is never changed again.
 */
export const editionStates = ["planned", "open", "finished", "archived"] as const;

export type EditionState = (typeof editionStates)[number];

/** An edition that readers can see. */
export type ListedEdition = {
  readonly edition: Edition;
  readonly state: Exclude<EditionState, "planned">;
};

/** The editions that readers can see, newest first, and which of them has the evergreen addresses. */
export type EditionList = {
  readonly current: Edition;
  readonly listed: readonly ListedEdition[];
};

/** The editions of a site that has opened no other one. */
export const onlyFirstEdition: EditionList = {
  current: firstEdition,
  listed: [{ edition: firstEdition, state: "open" }],
};

export type EditionPlace = { readonly edition: Edition; readonly editions: EditionList };
