import type { EditionState } from "../../../content/facts/edition.ts";
import type { ListedFact } from "../../calls/facts-schema.ts";

export const stateWords: Readonly<Record<EditionState, string>> = {
  planned: "Planned: not visible to readers. You can already enter its facts.",
  open: "Open: readers have its pages at the addresses without a year.",
  finished: "Finished: its exam is over. Its values can still be corrected.",
  archived: "Archived: its pages stay as they are and its values can no longer be changed.",
};

export const stateNames: Readonly<Record<EditionState, string>> = {
  planned: "Planned",
  open: "Open",
  finished: "Finished",
  archived: "Archived",
};

export const findingNames: Readonly<Record<ListedFact["found"], string>> = {
  confirmed: "Confirmed",
  expected: "Expected, not confirmed",
  carried: "From the year before",
  always: "Same every year",
};

/** A step of an edition as it is asked for and explained before it is taken. */
type StepWords = {
  readonly action: string;
  readonly short: string;
  readonly consequences: readonly string[];
  readonly danger: boolean;
};

const never = "This cannot be undone.";

/** `current` has the addresses without a year now. */
export function stepWords(edition: string, state: EditionState, current: string): StepWords {
  switch (state) {
    case "planned":
      return {
        action: `Plan ${edition}`,
        short: "For the office only: enter its facts before readers see anything.",
        consequences: [
          "Nothing changes for readers. Facts of the next exam can be entered, approved and reviewed here.",
          "A planned edition stays in the list and cannot be removed.",
        ],
        danger: false,
      };
    case "open":
      return {
        action: `Open ${edition}`,
        short: `Readers get the pages of ${edition} at the addresses without a year.`,
        consequences: [
          `Readers have the pages of ${edition} at once. What is confirmed stands there; of everything else they read what ${current} had, with its year, and “no notice on record”.`,
          `${current} is finished: its pages stand below /${current}, its posts stay as they are, and its values can still be corrected.`,
          never,
        ],
        danger: true,
      };
    case "finished":
      return {
        action: `Finish ${edition}`,
        short: "Its exam is over. This happens automatically when the next edition opens.",
        consequences: [
          `Its pages stay where they are until the next edition is opened. Its values can still be corrected.`,
          never,
        ],
        danger: true,
      };
    case "archived":
      return {
        action: `Archive ${edition}`,
        short: "Its pages stay; its values can no longer be changed.",
        consequences: [
          `Readers keep its pages below /${edition}, with the values of today. Nobody can correct a value of it any more.`,
          never,
        ],
        danger: true,
      };
  }
}
