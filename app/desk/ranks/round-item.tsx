import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { KeptRound } from "../../../domain/ranks/kept-rounds.ts";
import type { Answer } from "../kit/call.ts";
import { ButtonBar, DeskForm, Field } from "../kit/desk-form.tsx";
import { focusOn } from "../kit/focus.ts";
import { Person } from "../kit/person.tsx";
import { Instant } from "../kit/times.tsx";

/** One round: its rows, where they come from, and taking it back. */
export function RoundItem({ round }: { round: KeptRound }) {
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
          From <Source of={imported.source} />, taken in by <Person of={imported.by} />,{" "}
          <Instant of={imported.at} />.
        </p>
      )}
      {imported?.withdrawn && (
        <p className="quiet">
          Withdrawn by <Person of={imported.withdrawn.by} />, <Instant of={imported.withdrawn.at} />
          {imported.withdrawn.reason === null ? "." : `: ${imported.withdrawn.reason}`}
        </p>
      )}
      {imported?.withdrawn === null && <Withdraw name={name} id={imported.id} />}
    </li>
  );
}

function Source({ of }: { of: string }) {
  return /^https:\/\/[\w.-]+(?:\/\S*)?$/.test(of) ? <a href={of}>{new URL(of).host}</a> : of;
}

function Withdraw({ name, id }: { name: string; id: string }) {
  const fetcher = useFetcher<Answer<unknown>>();
  useEffect(() => () => focusOn("in-force"), []);
  return (
    <details>
      <summary>
        Withdraw<span className="visually-hidden">: {name}</span>
      </summary>
      <DeskForm {...{ fetcher }} keptAs={`withdraw-${id}`} label={`Withdraw ${name}`}>
        <p className="quiet">Students see again what was there before it.</p>
        <input type="hidden" name="intent" value="withdraw" />
        <input type="hidden" name="id" value={id} />
        <Field
          name="reason"
          label="In a sentence: what is wrong with it?"
          maxLength={300}
          required
        />
        <ButtonBar submit="Withdraw this round" isBusy={fetcher.state !== "idle"} />
      </DeskForm>
    </details>
  );
}
