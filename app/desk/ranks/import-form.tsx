import { useRef, useState, type SubmitEvent } from "react";
import { checkRanks, importRanks, type RankReport } from "../../calls/ranks.ts";
import type { Admin } from "../admin-access.tsx";
import { Loading } from "../desk-page.tsx";
import { focusOn } from "../focus.ts";
import { showToast } from "../toasts.tsx";
import { RoundReport } from "./round-report.tsx";
import { sendRound, type TypedRound } from "./send-round.ts";

const nothingTyped: TypedRound = { year: "", round: "", source: "", file: null, pasted: "" };

type ImportFormProps = { admin: Admin; refresh: () => Promise<void> };

/** Takes a round in: which one, its table, what the check says, and yes. What was typed stays until it is in. */
export function ImportForm({ admin, refresh }: ImportFormProps) {
  const [typed, setTyped] = useState(nothingTyped);
  const [report, setReport] = useState<RankReport | null>(null);
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [underWay, setUnderWay] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);

  function type(change: Partial<TypedRound>): void {
    setTyped((before) => ({ ...before, ...change }));
    // What was said is of another table now.
    setReport(null);
    setConfirmed([]);
    setFailure(null);
  }

  async function check(event: SubmitEvent) {
    event.preventDefault();
    setFailure(null);
    setUnderWay("Checking the table…");
    const answer = await sendRound(admin, checkRanks, typed, []);
    setUnderWay(null);
    setConfirmed([]);
    setReport(answer.ok ? answer.value.report : null);
    if (answer.ok) focusOn("round-report");
    else setFailure(answer.message);
  }

  async function takeIn() {
    setFailure(null);
    setUnderWay("Taking the round in…");
    const answer = await sendRound(admin, importRanks, typed, confirmed);
    setUnderWay(null);
    if (!answer.ok) {
      setFailure(answer.message);
      return;
    }
    if (answer.value.importId === null) {
      setReport(answer.value.report);
      focusOn("round-report");
      return;
    }
    showToast({
      title: `Round ${typed.round} of ${typed.year} is what students see now.`,
      topic: "ranks",
    });
    type(nothingTyped);
    if (file.current !== null) file.current.value = "";
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
      <form className="stack" onSubmit={(event) => void check(event)}>
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
        <div className="field">
          <label htmlFor="round-file">The saved page, or the table as CSV</label>
          <input
            ref={file}
            id="round-file"
            type="file"
            accept=".html,.htm,.csv,.tsv,.txt"
            required={typed.pasted === ""}
            onChange={({ target }) => type({ file: target.files?.[0] ?? null })}
          />
        </div>
        {typed.file === null && (
          <div className="field">
            <label htmlFor="round-pasted">Or the table, pasted with its headings</label>
            <textarea
              id="round-pasted"
              rows={4}
              value={typed.pasted}
              onChange={({ target }) => type({ pasted: target.value })}
            />
          </div>
        )}
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
