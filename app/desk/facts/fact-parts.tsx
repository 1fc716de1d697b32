import { useLocation } from "react-router";
import type { FactSource } from "../../../content/facts/fact-record.ts";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import type { AnswerOf } from "../../calls/endpoint.ts";
import type { ListedFact, ListedStatement, listFacts } from "../../calls/facts-schema.ts";
import { roomsFor } from "../desk-menu.ts";
import { stateNames } from "../editions/edition-words.ts";
import { useIsApprover } from "../kit/admin-access.tsx";
import { Badge } from "../kit/badge.tsx";
import { Instant } from "../kit/times.tsx";
import { checkReasons, standingText } from "./fact-words.ts";
import { LinkTabs } from "../kit/desk-page.tsx";

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
  editions: AnswerOf<typeof listFacts>["editions"];
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

export function FactBadges({ fact }: { fact: ListedFact }) {
  const { isWaiting, scheduledAt, toCheck } = fact;
  return (
    <span className="cluster">
      {isWaiting && <Badge tone="warning">Waiting for approval</Badge>}
      {scheduledAt !== null && (
        <Badge>
          Changes on <Instant of={scheduledAt} />
        </Badge>
      )}
      <Badge tone="quiet">{standingText(fact)}</Badge>
      {toCheck.map((reason) => (
        <Badge tone="warning" key={reason}>
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
