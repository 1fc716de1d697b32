import { useId, useState, type SubmitEvent } from "react";
import type { KeptRound } from "../../calls/ranks-schema.ts";
import { Instant } from "../kit/times.tsx";

type RoundItemProps = {
  round: KeptRound;
  isBusy: boolean;
  /** Answers the sentence of a refusal, else null. */
  withdraw: (id: string, reason: string) => Promise<string | null>;
};

/** One round: its rows, where they come from, and taking it back. */
export function RoundItem({ round, isBusy, withdraw }: RoundItemProps) {
  const { imported } = round;
  const name = `JoSAA ${round.year}, round ${round.round}`;
  return (
    <li className="card stack">
      <p className="cluster">
        <strong>{name}</strong>
        <span className="quiet">{round.rows.toLocaleString("en-IN")} rows</span>
        {imported === null && <span className="quiet">Comes with the site.</span>}
      </p>
      {imported !== null && (
        <p className="quiet">
          From <Source of={imported.source} />, taken in by {imported.by},{" "}
          <Instant of={imported.at} />.
        </p>
      )}
      {imported?.withdrawn && (
        <p className="quiet">
          Withdrawn by {imported.withdrawn.by}, <Instant of={imported.withdrawn.at} />
          {imported.withdrawn.reason === null ? "." : `: ${imported.withdrawn.reason}`}
        </p>
      )}
      {imported?.withdrawn === null && (
        <Withdraw
          name={name}
          isBusy={isBusy}
          withdraw={(reason) => withdraw(imported.id, reason)}
        />
      )}
    </li>
  );
}

function Source({ of }: { of: string }) {
  return /^https:\/\/[\w.-]+(?:\/\S*)?$/.test(of) ? <a href={of}>{new URL(of).host}</a> : of;
}

type WithdrawProps = {
  name: string;
  isBusy: boolean;
  withdraw: (reason: string) => Promise<string | null>;
};

function Withdraw({ name, isBusy, withdraw }: WithdrawProps) {
  const id = useId();
  const [reason, setReason] = useState("");
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setFailure(await withdraw(reason));
  }

  return (
    <details>
      <summary>
        Withdraw<span className="visually-hidden">: {name}</span>
      </summary>
      <form className="stack" onSubmit={(event) => void submit(event)}>
        <p className="quiet">Students see again what was there before it.</p>
        <div className="field">
          <label htmlFor={id}>In a sentence: what is wrong with it?</label>
          <input
            id={id}
            value={reason}
            maxLength={300}
            required
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
        {failure !== null && (
          <p className="error" role="alert">
            {failure}
          </p>
        )}
        <p>
          <button className="button button-danger" type="submit" disabled={isBusy}>
            Withdraw this round
          </button>
        </p>
      </form>
    </details>
  );
}
