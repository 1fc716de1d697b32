import { useLocation } from "react-router";
import type { EditionState } from "../../../content/facts/edition.ts";
import { roomsFor } from "../desk-menu.ts";
import { stateNames } from "../editions/edition-words.ts";
import { useIsApprover } from "../kit/admin-access.tsx";
import { LinkTabs } from "../kit/link-tabs.tsx";

export function FactsTabs() {
  const { pathname } = useLocation();
  const rooms = roomsFor({ isApprover: useIsApprover() });
  return (
    <LinkTabs
      label="Facts"
      tabs={rooms
        .filter(({ path }) => path.startsWith("/admin/facts"))
        .map(({ label, path }) => ({ label, to: path, isCurrent: path === pathname }))}
    />
  );
}

type EditionChoiceProps = {
  editions: readonly {
    readonly edition: string;
    readonly state: EditionState;
    readonly waiting: number;
    readonly toCheck: number;
  }[];
  edition: string;
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
