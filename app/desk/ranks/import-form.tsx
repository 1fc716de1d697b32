import { flushSync } from "react-dom";
import { useState, type SubmitEvent } from "react";
import { checkRanks, importRanks, type RankReport } from "../../calls/ranks-schema.ts";
import type { Admin } from "../kit/office-access.ts";
import type { CallFailure } from "../kit/call.ts";
import { Loading } from "../kit/desk-page.tsx";
import { focusOn } from "../kit/focus.ts";
import { showToast } from "../kit/toasts.tsx";
import { RoundReport } from "./round-report-view.tsx";
import { RoundTableField, tableFields } from "./round-table-field.tsx";
import { sendRound, type TypedRound } from "./send-round.ts";

/** What holds no table, and what is too large for one. */
const refusedTables: ReadonlySet<number> = new Set([413, 422]);

const nothingTyped: TypedRound = { year: "", round: "", source: "", file: null, pasted: "" };

type ImportFormProps = { admin: Admin; refresh: () => Promise<void> };

/** Takes a round in: which one, its table, what the check says, and yes. What was typed stays until it is in. */
export function ImportForm({ admin, refresh }: ImportFormProps) {
  const [typed, setTyped] = useState(nothingTyped);
  const [report, setReport] = useState<RankReport | null>(null);
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  /** Of the table alone: it is said beside its field. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const [underWay, setUnderWay] = useState<string | null>(null);
  /** Another form for the next round: emptied fields of this one would be marked as faults. */
  const [roundsTaken, setRoundsTaken] = useState(0);

  function type(change: Partial<TypedRound>): void {
    setTyped((before) => ({ ...before, ...change }));
    // What was said is of another table now.
    setReport(null);
    setConfirmed([]);
    setFailure(null);
    setRefusal(null);
  }

  function showReport(found: RankReport): void {
    // The heading is there before it gets the focus.
    flushSync(() => setReport(found));
    focusOn("round-report");
  }

  function refuse({ message, status }: CallFailure): void {
    if (status === null || !refusedTables.has(status)) {
      setFailure(message);
      return;
    }
    flushSync(() => setRefusal(message));
    focusOn(typed.file === null && typed.pasted !== "" ? tableFields.pasted : tableFields.file);
  }

  async function check(event: SubmitEvent) {
    event.preventDefault();
    setFailure(null);
    setRefusal(null);
    setReport(null);
    setUnderWay("Checking the table…");
    const answer = await sendRound(admin, checkRanks, typed, []);
    setUnderWay(null);
    setConfirmed([]);
    if (answer.ok) showReport(answer.value.report);
    else refuse(answer);
  }

  async function takeIn() {
    setFailure(null);
    setUnderWay("Taking the round in…");
    const answer = await sendRound(admin, importRanks, typed, confirmed);
    setUnderWay(null);
    if (!answer.ok) {
      refuse(answer);
      return;
    }
    if (answer.value.importId === null) {
      showReport(answer.value.report);
      return;
    }
    showToast({
      title: `Round ${typed.round} of ${typed.year} is what students see now.`,
      topic: "ranks",
    });
    type(nothingTyped);
    setRoundsTaken((before) => before + 1);
    await refresh();
    focusOn("in-force");
  }

  const isBusy = underWay !== null;
  return (
    <section className="card stack" aria-labelledby="import-title">
      <h2 className="desk-card-title" id="import-title">
        Take a round in
      </h2>
      <p className="quiet">
        Open the opening and closing ranks of the last round on the page of JoSAA, for all
        institutes. Save that page and choose the file here, or copy its table and paste it.
      </p>
      <form className="stack" key={roundsTaken} onSubmit={(event) => void check(event)}>
        <div className="rank-round">
          <div className="field">
            <label htmlFor="round-year">Year</label>
            <input
              id="round-year"
              inputMode="numeric"
              pattern="20\d\d"
              title="A year, such as 2025"
              value={typed.year}
              required
              onChange={({ target }) => type({ year: target.value })}
            />
          </div>
          <div className="field">
            <label htmlFor="round-number">Round</label>
            <input
              id="round-number"
              inputMode="numeric"
              pattern="[1-9]\d?"
              title="The number of the round, such as 6"
              value={typed.round}
              required
              onChange={({ target }) => type({ round: target.value })}
            />
          </div>
        </div>
        <div className="field">
          <label htmlFor="round-source">Address of the page</label>
          <input
            id="round-source"
            type="url"
            value={typed.source}
            maxLength={300}
            placeholder="https://josaa.admissions.nic.in/…"
            onChange={({ target }) => type({ source: target.value })}
          />
        </div>
        <RoundTableField typed={typed} type={type} refusal={refusal} />
        <p>
          <button className="button" type="submit" disabled={isBusy}>
            Check the table
          </button>
        </p>
      </form>
      {underWay !== null && <Loading label={underWay} />}
      {failure !== null && (
        <p className="alert alert-danger" role="alert">
          {failure}
        </p>
      )}
      {report !== null && (
        <RoundReport
          report={report}
          confirmed={confirmed}
          confirm={setConfirmed}
          isBusy={isBusy}
          takeIn={() => void takeIn()}
        />
      )}
    </section>
  );
}
