import { useState, type SyntheticEvent } from "react";
import { indianDate } from "../../../domain/shared/clock.ts";
import { openAsOf } from "../../calls/facts.ts";
import { callAsAdmin, type Admin } from "../admin-access.tsx";
import { LabelledField } from "./labelled-field.tsx";

/** Leads to the site as it was, or as approved changes will make it, at the end of a day. */
export function AsOfForm({ admin }: { admin: Admin }) {
  const [day, setDay] = useState(() => indianDate(new Date()));
  const [problem, setProblem] = useState<string>();

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const answer = await callAsAdmin(admin, openAsOf, { day, path: "/important-dates" });
    if (answer.ok) window.location.assign(answer.value.address);
    else setProblem(answer.message);
  }

  return (
    <details className="disclosure">
      <summary>The site as of a day</summary>
      <form
        className="disclosure-body fact-form"
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <p className="quiet">
          Every public page with the facts as they held, or as approved changes will make them, at
          the end of that day. Only staff see it.
        </p>
        <LabelledField id="as-of-day" label="Day" problem={problem}>
          {(common) => (
            <input
              {...common}
              type="date"
              value={day}
              onChange={(event) => {
                setProblem(undefined);
                setDay(event.currentTarget.value);
              }}
            />
          )}
        </LabelledField>
        <p>
          <button className="button button-quiet" type="submit">
            Look at that day
          </button>
        </p>
      </form>
    </details>
  );
}
