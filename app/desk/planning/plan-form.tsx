import { useEffect, useId, useState, type SyntheticEvent } from "react";
import { Link, useFetcher } from "react-router";
import type { PlannedMonth, PlannedPost } from "../../calls/plan.ts";
import { LabelledField } from "../facts/labelled-field.tsx";
import { asCommand } from "../kit/desk-data.ts";
import type { Answer } from "../kit/call.ts";
import type { PlanCommand, TypedPlan } from "./plan-command.ts";

type PlanFormProps = {
  /** Null for a new one. */
  plan: PlannedPost | null;
  /** Where a new one begins, `YYYY-MM-DD`. */
  day: string;
  people: PlannedMonth["people"];
  records: readonly { readonly id: string; readonly label: string }[];
  close: () => void;
};

/** A plan to be written, moved to another day, begun as a post, or taken out. */
export function PlanForm({ plan, day, people, records, close }: PlanFormProps) {
  const id = useId();
  const [typed, setTyped] = useState<TypedPlan>({
    title: plan?.title ?? "",
    note: plan?.note ?? "",
    day: plan?.day ?? day,
    personId: plan?.personId ?? "",
    factId: plan?.factId ?? "",
  });
  const fetcher = useFetcher<Answer<unknown>>();
  const isBusy = fetcher.state !== "idle";
  const refusal = fetcher.data?.ok === false ? fetcher.data.message : null;
  const change = (part: Partial<TypedPlan>) => setTyped({ ...typed, ...part });
  const writer = people.find((one) => one.id === typed.personId)?.name ?? "";

  const isDone = !isBusy && fetcher.data?.ok === true;
  useEffect(() => {
    if (isDone) close();
  }, [isDone, close]);

  function send(command: PlanCommand) {
    void fetcher.submit(command, asCommand);
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    send({ kind: "save", id: plan?.id ?? null, typed });
  }

  return (
    <form
      className="card stack"
      id="plan-form"
      tabIndex={-1}
      onSubmit={submit}
      aria-labelledby={`${id}-heading`}
    >
      <h2 className="desk-card-title" id={`${id}-heading`}>
        {plan === null ? "Plan a post" : `Planned: ${plan.title}`}
      </h2>
      <LabelledField id={`${id}-title`} label="What it is to be about">
        {(common) => (
          <input
            {...common}
            required
            maxLength={160}
            value={typed.title}
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          />
        )}
      </LabelledField>
      <div className="schedule-fields">
        <LabelledField id={`${id}-day`} label="Day">
          {(common) => (
            <input
              {...common}
              type="date"
              required
              value={typed.day}
              onChange={({ currentTarget }) => change({ day: currentTarget.value })}
            />
          )}
        </LabelledField>
        <LabelledField id={`${id}-person`} label="Who writes it">
          {(common) => (
            <select
              {...common}
              value={typed.personId}
              onChange={({ currentTarget }) => change({ personId: currentTarget.value })}
            >
              <option value="">Nobody yet</option>
              {people.map((person) => (
                <option value={person.id} key={person.id}>
                  {person.name}
                </option>
              ))}
            </select>
          )}
        </LabelledField>
        <LabelledField id={`${id}-fact`} label="The fact behind it">
          {(common) => (
            <select
              {...common}
              value={typed.factId}
              onChange={({ currentTarget }) => change({ factId: currentTarget.value })}
            >
              <option value="">None</option>
              {plan?.factId != null && !records.some((one) => one.id === plan.factId) && (
                <option value={plan.factId}>{plan.factLabel ?? "A record that is gone"}</option>
              )}
              {records.map((record) => (
                <option value={record.id} key={record.id}>
                  {record.label}
                </option>
              ))}
            </select>
          )}
        </LabelledField>
      </div>
      <LabelledField id={`${id}-note`} label="Note">
        {(common) => (
          <textarea
            {...common}
            rows={2}
            maxLength={500}
            value={typed.note}
            onChange={({ currentTarget }) => change({ note: currentTarget.value })}
          />
        )}
      </LabelledField>
      {refusal !== null && (
        <p className="alert alert-danger" role="alert">
          {refusal}
        </p>
      )}
      <div className="cluster">
        <button className="button" type="submit" disabled={isBusy}>
          {plan === null ? "Add to the plan" : "Save the plan"}
        </button>
        {plan !== null && plan.postId === null && (
          <button
            className="button button-quiet"
            type="button"
            disabled={isBusy}
            onClick={() => send({ kind: "write", plan, author: writer })}
          >
            Write it
          </button>
        )}
        {plan !== null && plan.postId !== null && (
          <Link className="button button-quiet" to={`/admin/posts/${plan.postId}`}>
            Open its post
          </Link>
        )}
        {plan !== null && (
          <button
            className="button button-quiet"
            type="button"
            disabled={isBusy}
            onClick={() => send({ kind: "end", id: plan.id })}
          >
            Take out of the plan
          </button>
        )}
        <button className="button button-quiet" type="button" onClick={close}>
          Close
        </button>
      </div>
    </form>
  );
}
