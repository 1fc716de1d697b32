import { longIndianDate } from "../../../domain/shared/clock.ts";
import { CheckedAddress } from "../../ui/post-parts.tsx";
import { useHydrated } from "../kit/use-hydrated.ts";
import type { ChecksView } from "./checked-view.ts";
import { DecisionOn, Keep, NearestLine } from "./claim-decision.tsx";
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
  const how = { confirming, decisions };
  return (
    <>
      <StoppingItems items={stopping} {...how} />
      <Group title="May differ from our facts" claims={of("differs")} {...how} />
      <Group title="No fact of ours is near" claims={of("unknown")} {...how} />
      <Agreeing claims={of("agrees")} decisions={decisions} />
    </>
  );
}

type Deciding = Pick<ListsProps, "confirming" | "decisions">;
type GroupProps = Deciding & { title: string; claims: readonly Claim[] };

/** One item for each record, and for each statement without one. */
function Group({ title, claims, ...how }: GroupProps) {
  if (claims.length === 0) return null;
  const items = Map.groupBy(claims, ({ nearest, sentence }) => nearest?.factId ?? sentence);
  return (
    <section className="stack">
      <h4>
        {title} ({claims.length})
      </h4>
      <ul className="checks-list">
        {[...items].map(([name, [first, ...others]]) =>
          first === undefined ? null : (
            <li key={name}>
              {others.length === 0 ? (
                <Decided claim={first} {...how} />
              ) : (
                <BesideOneRecord claims={[first, ...others]} {...how} />
              )}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

/** A statement with what a person may do with it. */
function Decided({
  claim,
  isAlone = true,
  ...how
}: Deciding & { claim: Claim; isAlone?: boolean }) {
  const { sentence, anchor, nearest, group } = claim;
  const keep = group === "differs" ? "with address" : "freely";
  return (
    <>
      <Statement {...claim} hasOwnRecord={isAlone} />
      <DecisionOn
        {...{ sentence, anchor, ...how }}
        hasRecord={nearest?.factId != null}
        keep={isAlone ? keep : "never"}
      />
    </>
  );
}

/** Statements beside one record: each is mended or removed for itself, and whoever has looked the record up keeps the rest at once. */
function BesideOneRecord({ claims, ...how }: Deciding & { claims: readonly [Claim, ...Claim[]] }) {
  const [{ nearest }] = claims;
  const { decisions } = how;
  return (
    <div className="stack">
      {nearest !== null && <NearestLine nearest={nearest} />}
      {claims.map((claim) => (
        <div key={claim.sentence}>
          <Decided claim={claim} isAlone={false} {...how} />
        </div>
      ))}
      {decisions !== null && (
        <Keep sentences={claims.map(({ sentence }) => sentence)} decisions={decisions} isNeeded />
      )}
    </div>
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
          <h4>Agrees with our facts in other words ({claims.length})</h4>
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
function Statement({ hasOwnRecord = true, ...claim }: Claim & { hasOwnRecord?: boolean }) {
  const { sentence, under, place, anchor, why, raised, nearest, group } = claim;
  return (
    <>
      <p>
        <q>{sentence}</q>
      </p>
      {nearest !== null && hasOwnRecord && <NearestLine nearest={nearest} />}
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
