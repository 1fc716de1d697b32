import type { ReactNode } from "react";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import { CheckedAddress } from "../../ui/post-parts.tsx";
import { useHydrated } from "../kit/use-hydrated.ts";
import type { ChecksView } from "./checked-view.ts";
import { DecisionOn, NearestLine } from "./claim-decision.tsx";
import { StoppingItems } from "./stopping-items.tsx";
import { nameOf } from "./text-locations.ts";
import { toConfirmId, useConfirming, type Confirming, type Decisions } from "./use-confirming.ts";

type Claim = ChecksView["toConfirm"][number];

type ClaimsToConfirmProps = {
  checks: Pick<ChecksView, "toConfirm" | "flagged">;
  confirming: Confirming;
};

/**
 * What a person decides on, in one list: what stops publication, what may differ from our records and what nothing of
 * ours answers one by one, and what agrees with them by one tick.
 */
export function ClaimsToConfirm({
  checks: { toConfirm, flagged },
  confirming,
}: ClaimsToConfirmProps) {
  const stopping = flagged.filter(({ stops }) => stops);
  const waiting = toConfirm.filter(({ confirmed }) => confirmed === null);
  const done = toConfirm.filter(({ confirmed }) => confirmed !== null);
  if (stopping.length + toConfirm.length === 0) return null;
  const { calls } = confirming;
  const lists = { stopping, waiting, confirming };
  return (
    <section className="stack" aria-labelledby={toConfirmId}>
      <h3 id={toConfirmId} tabIndex={-1}>
        To decide ({stopping.length + waiting.length})
      </h3>
      {stopping.length + waiting.length > 0 && <p>{confirming.hint}</p>}
      {calls === null ? (
        <Lists {...lists} decisions={null} />
      ) : (
        <DecidingLists {...lists} calls={calls} />
      )}
      {done.length > 0 && (
        <details className="disclosure" open={waiting.length === 0}>
          <summary>
            <h4>Checked by people ({done.length})</h4>
          </summary>
          <ul className="checks-list">
            {done.map((claim) => (
              <li key={claim.sentence}>
                <p>
                  <q>{claim.sentence}</q>
                </p>
                <CheckedBy {...claim} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

type ListsProps = {
  stopping: readonly ChecksView["flagged"][number][];
  waiting: readonly Claim[];
  confirming: Confirming;
  decisions: Decisions | null;
};

function DecidingLists({
  calls,
  ...lists
}: Omit<ListsProps, "decisions"> & { calls: NonNullable<Confirming["calls"]> }) {
  const decisions = useConfirming(calls);
  return (
    <>
      <Lists {...lists} decisions={decisions} />
      <p className="checks-outcome" role="status">
        {decisions.outcome}
      </p>
    </>
  );
}

function Lists({ stopping, waiting, confirming, decisions }: ListsProps) {
  const of = (group: Claim["group"]) => waiting.filter((claim) => claim.group === group);
  const one = (claim: Claim) => (
    <li key={claim.sentence}>
      <Statement {...claim} />
      <DecisionOn
        {...{ decisions, confirming }}
        sentence={claim.sentence}
        anchor={claim.anchor}
        hasRecord={claim.nearest?.factId != null}
        keep={claim.group === "differs" ? "with address" : "freely"}
      />
    </li>
  );
  return (
    <>
      <StoppingItems items={stopping} {...{ confirming, decisions }} />
      <Group title="May differ from our records" claims={of("differs")} row={one} />
      <Group title="No record of ours is near" claims={of("unknown")} row={one} />
      <Agreeing claims={of("agrees")} decisions={decisions} />
    </>
  );
}

type GroupProps = {
  title: string;
  claims: readonly Claim[];
  row: (claim: Claim) => ReactNode;
};

function Group({ title, claims, row }: GroupProps) {
  if (claims.length === 0) return null;
  return (
    <section className="stack">
      <h4>
        {title} ({claims.length})
      </h4>
      <ul className="checks-list">{claims.map(row)}</ul>
    </section>
  );
}

/** What a record says too, in other words: looked through in one go. */
function Agreeing({
  claims,
  decisions,
}: {
  claims: readonly Claim[];
  decisions: Decisions | null;
}) {
  const hydrated = useHydrated();
  if (claims.length === 0) return null;
  const sentences = claims.map(({ sentence }) => sentence);
  const problem = decisions?.problem?.sentence === null ? decisions.problem : null;
  return (
    <section className="stack">
      <details className="disclosure">
        <summary>
          <h4>Agrees with our records in other words ({claims.length})</h4>
        </summary>
        <ul className="checks-list">
          {claims.map((claim) => (
            <li key={claim.sentence}>
              <Statement {...claim} />
            </li>
          ))}
        </ul>
      </details>
      {problem !== null && (
        <p className="error" role="alert">
          {problem.message}
        </p>
      )}
      {decisions !== null && (
        <label className="checks-tick">
          <input
            type="checkbox"
            checked={false}
            disabled={!hydrated || decisions.isBusy}
            onChange={() => decisions.keepAll(sentences)}
          />
          <span>
            {claims.length === 1
              ? "I looked through it: it agrees"
              : `I looked through all ${claims.length}: they agree`}
          </span>
        </label>
      )}
    </section>
  );
}

/** What is said, what of ours is nearest to it, and where it stands. */
function Statement({ sentence, under, place, anchor, why, raised, nearest, group }: Claim) {
  return (
    <>
      <p>
        <q>{sentence}</q>
      </p>
      {nearest !== null && <NearestLine nearest={nearest} />}
      <p className="quiet">
        {raised && group !== "agrees" && "The second reading asks about this. "}
        {(nearest === null || raised) && `${why} `}
        <a href={`#${anchor}`}>Show in the text</a>{" "}
        {`(${under === "" ? nameOf(place) : `under “${under}”`})`}
      </p>
    </>
  );
}

function CheckedBy({ confirmed }: Pick<Claim, "confirmed">) {
  if (confirmed === null) return null;
  const { by, on, address } = confirmed;
  return (
    <p className="quiet">
      {`Checked by ${by} on ${longIndianDate(on)}`}
      <CheckedAddress address={address} />
    </p>
  );
}
