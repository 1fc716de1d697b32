import { Badge } from "@mantine/core";
import { useLocation } from "react-router";
import type { FactSource, Standing } from "../../../content/facts/fact-record.ts";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import type { AnswerOf } from "../../calls/endpoint.ts";
import type { ListedFact, ListedStatement, listFacts } from "../../calls/facts-schema.ts";
import { deskRooms, isFor } from "../desk-menu.ts";
import { useIsApprover } from "../kit/office-access.ts";
import { LinkTabs } from "../kit/desk-page.tsx";
import { withWords } from "../kit/filters.tsx";
import { Instant } from "../kit/words.tsx";

export function FactsTabs() {
  const { pathname } = useLocation();
  const isApprover = useIsApprover();
  return (
    <LinkTabs
      label="Facts"
      tabs={deskRooms
        .filter((room) => room.path.startsWith("/admin/facts") && isFor(room, isApprover))
        .map(({ label, path }) => ({ label, to: path, isCurrent: path === pathname }))}
    />
  );
}

type EditionChoiceProps = {
  editions: AnswerOf<typeof listFacts>["editions"];
  edition: string;
  addressOf: (edition: string) => string;
};

export function EditionChoice({ editions, edition, addressOf }: EditionChoiceProps) {
  if (editions.length < 2) return null;
  return (
    <LinkTabs
      label="Edition"
      tabs={editions.map(({ edition: other, state, waiting, toCheck }) => ({
        label:
          `${other} (${state})` +
          (waiting > 0 ? `, ${waiting} to approve` : "") +
          (toCheck > 0 ? `, ${toCheck} to check again` : ""),
        to: addressOf(other),
        isCurrent: other === edition,
      }))}
    />
  );
}

export function FactBadges({ fact }: { fact: ListedFact }) {
  const { isWaiting, scheduledAt, toCheck, found, standing } = fact;
  return (
    <span className="cluster">
      {isWaiting && <Badge color="yellow">Waiting for approval</Badge>}
      {scheduledAt !== null && (
        <Badge>
          Changes on <Instant of={scheduledAt} />
        </Badge>
      )}
      <Badge color="gray">
        {found === "carried" ? findingNames[found] : standingLabels[standing]}
      </Badge>
      {toCheck.map((reason) => (
        <Badge color="yellow" key={reason}>
          {checkReasons[reason]}
        </Badge>
      ))}
    </span>
  );
}

export function SourceLine({ source, checkedOn }: { source: FactSource; checkedOn: string }) {
  const { title, address, page, quotedLine } = source;
  return (
    <p className="quiet">
      <a href={address} rel="noreferrer">
        {title}
      </a>
      {page !== undefined && `, ${page}`}. Checked on {longIndianDate(checkedOn)}.
      {quotedLine !== undefined && (
        <>
          {" "}
          <q>{quotedLine}</q>
        </>
      )}
    </p>
  );
}

export function FromWhen({ validFrom }: Pick<ListedStatement, "validFrom">) {
  if (validFrom === null) return <>as soon as it is approved</>;
  return (
    <>
      from <Instant of={validFrom} /> (India)
    </>
  );
}

export const standingLabels: Readonly<Record<Standing, string>> = {
  official: "Official",
  reported: "Reported",
  expected: "Expected",
  superseded: "Superseded",
  withdrawn: "Withdrawn",
};

export const findingNames: Readonly<Record<ListedFact["found"], string>> = {
  confirmed: "Confirmed",
  expected: "Expected, not confirmed",
  carried: "From the year before",
  always: "Same every year",
};

export const standingHints: Readonly<Record<Standing, string>> = {
  official: "The authority has published it.",
  reported: "Others report it; the authority has not published it itself.",
  expected: "Announced or usual, and not there yet. Readers see “(expected)” after it.",
  superseded: "It was right once, and its source says something else now.",
  withdrawn: "No value is known any more. Readers see “not confirmed (see the official site)”.",
};

const checkReasons: Readonly<Record<ListedFact["toCheck"][number], string>> = {
  old: "Checked long ago",
  "expected-and-past": "Expected, and the day is over",
  conflict: "Reports say otherwise",
};

export const stateLabels: Readonly<Record<ListedStatement["state"], string>> = {
  waiting: "Waiting for approval",
  approved: "Approved",
  rejected: "Rejected",
  replaced: "Replaced",
};

export function deskAddress(factId: string, edition = ""): string {
  const address = `/admin/facts/${encodeURIComponent(factId)}`;
  return edition === "" ? address : `${address}?edition=${edition}`;
}

export function matching(facts: readonly ListedFact[], typed: string): readonly ListedFact[] {
  return withWords(facts, typed, ({ id, label, text, topic }) => `${label} ${text} ${topic} ${id}`);
}
