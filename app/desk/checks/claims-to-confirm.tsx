import { useId, type ReactNode, type SyntheticEvent } from "react";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import { CheckedAddress } from "../../ui/post-parts.tsx";
import { counted } from "../phrases.ts";
import { useHydrated } from "../kit/use-hydrated.ts";
import type { ChecksView } from "./checked-view.ts";
import type { Confirming } from "./use-confirming.ts";
import { nameOf } from "./text-locations.ts";
import { type Confirm, toConfirmId, useConfirming } from "./use-confirming.ts";

type Claim = ChecksView["toConfirm"][number];

type ClaimsToConfirmProps = { claims: readonly Claim[]; confirming: Confirming };

/** What no record answers: a person ticks it by name, and publication waits for that. */
export function ClaimsToConfirm({ claims, confirming }: ClaimsToConfirmProps) {
  if (claims.length === 0) return null;
  const waiting = claims.filter(({ confirmed }) => confirmed === null);
  const done = claims.filter(({ confirmed }) => confirmed !== null);
  return (
    <section className="stack" aria-labelledby={toConfirmId}>
      <h3 id={toConfirmId} tabIndex={-1}>
        To check ({waiting.length})
      </h3>
      {waiting.length > 0 && <p>Nothing of ours answers these statements. {confirming.hint}</p>}
      {confirming.confirm === null ? (
        <ClaimList claims={waiting} after={() => null} />
      ) : (
        <ConfirmForm claims={waiting} confirm={confirming.confirm} />
      )}
      {done.length > 0 && (
        <details className="disclosure" open={waiting.length === 0}>
          <summary>
            <h4>Checked by people ({done.length})</h4>
          </summary>
          <ClaimList claims={done} after={CheckedBy} />
        </details>
      )}
    </section>
  );
}

type ClaimListProps = {
  claims: readonly Claim[];
  /** What stands below a claim. */
  after: (claim: Claim) => ReactNode;
};

function ClaimList({ claims, after }: ClaimListProps) {
  return (
    <ul className="checks-list">
      {claims.map((claim) => (
        <li key={claim.under + claim.sentence}>
          <Statement {...claim} />
          {after(claim)}
        </li>
      ))}
    </ul>
  );
}

type ConfirmFormProps = { claims: readonly Claim[]; confirm: Confirm };

/** A tick box for each statement, and one call for all that are ticked. */
function ConfirmForm({ claims, confirm }: ConfirmFormProps) {
  const hydrated = useHydrated();
  const form = useConfirming(claims, confirm);
  const { address, problem } = form;
  const fieldId = useId();

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    form.submit();
  }

  function tickBox({ sentence }: Claim) {
    return (
      <label className="checks-tick">
        <input
          type="checkbox"
          checked={form.isChosen(sentence)}
          disabled={!hydrated}
          onChange={() => form.toggle(sentence)}
        />
        <span>
          I checked this<span className="visually-hidden">: {sentence}</span>
        </span>
      </label>
    );
  }

  return (
    <>
      {claims.length > 0 && (
        <form className="stack" onSubmit={submit} noValidate aria-labelledby={toConfirmId}>
          <ClaimList claims={claims} after={tickBox} />
          <div className="field">
            <label htmlFor={fieldId}>Where you looked it up (optional)</label>
            <input
              id={fieldId}
              type="url"
              autoComplete="off"
              placeholder="https://"
              value={address}
              readOnly={!hydrated}
              aria-invalid={problem?.field === "address"}
              aria-describedby={problem === null ? undefined : `${fieldId}-problem`}
              onChange={(event) => form.setAddress(event.currentTarget.value)}
            />
          </div>
          {problem !== null && (
            <p className="error" id={`${fieldId}-problem`} role="alert">
              {problem.message}{" "}
              {problem.latest !== undefined && <a href={problem.latest}>Open the latest</a>}
            </p>
          )}
          <div className="cluster">
            <button className="button" type="submit" disabled={!hydrated}>
              {form.isSending ? "Confirming…" : confirmLabel(form.count)}
            </button>
          </div>
        </form>
      )}
      <p className="checks-outcome" role="status">
        {form.outcome}
      </p>
    </>
  );
}

function confirmLabel(count: number): string {
  return count === 0 ? "Confirm" : `Confirm ${counted(count, "statement")}`;
}

/** What is said; while it waits, why somebody has to look, and where it stands. */
function Statement({ sentence, under, place, anchor, why, raised, confirmed }: Claim) {
  return (
    <>
      <p>
        <q>{sentence}</q>
      </p>
      {confirmed === null && (
        <p className="quiet">
          {raised && "The second reading asks about this. "}
          {why} <a href={`#${anchor}`}>Show in the text</a>{" "}
          {`(${under === "" ? nameOf(place) : `under “${under}”`})`}
        </p>
      )}
    </>
  );
}

function CheckedBy({ confirmed }: Claim) {
  if (confirmed === null) return null;
  const { by, on, address } = confirmed;
  return (
    <p className="quiet">
      {`Checked by ${by} on ${longIndianDate(on)}`}
      <CheckedAddress address={address} />
    </p>
  );
}
