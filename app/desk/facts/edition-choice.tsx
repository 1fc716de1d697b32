import { stateNames } from "../editions/edition-words.ts";
import type { EditionState } from "../../../content/facts/edition.ts";
import { LinkTabs } from "../kit/link-tabs.tsx";

type EditionChoiceProps = {
  editions: readonly {
    readonly edition: string;
    readonly state: EditionState;
    readonly waiting: number;
    readonly toCheck: number;
  }[];
  edition: string;
  /** The same page of the desk, of an edition. */
  addressOf: (edition: string) => string;
};

/** The way to the facts of another edition; nothing where there is but one. */
export function EditionChoice({ editions, edition, addressOf }: EditionChoiceProps) {
  if (editions.length < 2) return null;
  return (
    <LinkTabs
      label="Edition"
      tabs={editions.map(({ edition: other, state, waiting, toCheck }) => ({
        label:
          `${other} (${stateNames[state].toLowerCase()})` +
          (waiting > 0 ? `, ${waiting} to approve` : "") +
          (toCheck > 0 ? `, ${toCheck} to check again` : ""),
        to: addressOf(other),
        isCurrent: other === edition,
      }))}
    />
  );
}
