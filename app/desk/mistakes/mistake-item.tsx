import { Link, useFetcher } from "react-router";
import type { ListedReport } from "../../../domain/mistakes/mistakes-service.ts";
import type { Answer } from "../kit/call.ts";
import { ButtonBar, DeskForm, Field, RadioField } from "../kit/desk-form.tsx";
import { Person } from "../kit/person.tsx";
import { RowButton } from "../kit/button.tsx";
import { Instant } from "../kit/times.tsx";
import { useCommand } from "../kit/use-command.ts";
import type { MistakeCommand } from "./mistake-commands.ts";

/** What can come of a report, as the desk calls it. */
const outcomes = {
  corrected: "Corrected",
  "no-mistake": "Not a mistake",
  "not-checkable": "Cannot be checked",
} as const satisfies Record<NonNullable<ListedReport["settled"]>["outcome"], string>;

/** One report: its page, what is said of it, and what came of it. */
export function MistakeItem({ report }: { report: ListedReport }) {
  const { page, path, deskPath, words, source, createdAt, settled } = report;
  return (
    <li className="card stack">
      <p className="cluster">
        {path === null ? <strong>{page}</strong> : <a href={path}>{page}</a>}
        {deskPath !== null && <Link to={deskPath}>Open on the desk</Link>}
        <span className="quiet">
          <Instant of={createdAt} />
        </span>
      </p>
      <p className="reported-words">{words}</p>
      {source !== "" && <p className="quiet reported-words">Read otherwise in: {source}</p>}
      {settled === null ? <Settle report={report} /> : <Settled {...report} {...settled} />}
    </li>
  );
}

function Settle({ report: { id, page, words } }: { report: ListedReport }) {
  const fetcher = useFetcher<Answer<unknown>>();
  return (
    <DeskForm
      keptAs={`mistake-${id}`}
      label={`Settle: ${page}, “${words.slice(0, 80)}”`}
      fetcher={fetcher}
      initial={{ outcome: "corrected" }}
    >
      <input type="hidden" name="id" value={id} />
      <RadioField name="outcome" label="What came of it" options={Object.entries(outcomes)} />
      <Field name="note" label="In a sentence: what did you find?" maxLength={300} required />
      <ButtonBar submit="Settle" isBusy={fetcher.state !== "idle"} />
    </DeskForm>
  );
}

type SettledProps = ListedReport & NonNullable<ListedReport["settled"]>;

function Settled({ id, page, outcome, note, by, at }: SettledProps) {
  const { isBusy, send } = useCommand<MistakeCommand>();
  return (
    <>
      <p>
        <strong>{outcomes[outcome]}.</strong> {note}
      </p>
      <p className="cluster quiet">
        <Person of={by} />, <Instant of={at} />
        <RowButton
          label="Let it wait again"
          about={page}
          isBusy={isBusy}
          run={() => send({ kind: "reopen", id })}
        />
      </p>
    </>
  );
}
