import { Link } from "react-router";
import { listMistakes, settleMistake } from "../../calls/mistakes.ts";
import type { ListedReport } from "../../../domain/mistakes/mistakes-service.ts";
import type { Route } from "./+types/mistakes-page.ts";
import { commandOf, read, type SentForm } from "../kit/desk-data.ts";
import { EmptyNote } from "../kit/desk-list.tsx";
import { DeskHeading } from "../kit/desk-page.tsx";
import { useKeptFocus } from "../kit/focus.ts";
import { counted } from "../phrases.ts";
import type { Answer } from "../kit/call.ts";
import { ButtonBar, DeskForm, Field, RadioField } from "../kit/desk-form.tsx";
import { Person } from "../kit/person.tsx";
import { RowButton } from "../kit/button.tsx";
import { Instant } from "../kit/times.tsx";
import { useCommand } from "../kit/use-command.ts";
import type { InputOf } from "../../calls/endpoint.ts";
import { attempt } from "../kit/office-access.ts";
import { showAnswer } from "../kit/toasts.tsx";

export async function clientLoader() {
  const [waiting, settled] = await Promise.all([
    read(listMistakes, { show: "waiting" }),
    read(listMistakes, { show: "settled" }),
  ]);
  return { count: waiting.waiting, waiting: waiting.reports, settled: settled.reports };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return performMistake(await commandOf<MistakeCommand>(request));
}

/** What readers have reported: what waits first, then what was settled last. */
export default function MistakesPage({ loaderData }: Route.ComponentProps) {
  const { count, waiting, settled } = loaderData;
  useKeptFocus("waiting", waiting);
  const lists = [
    {
      ...{ id: "waiting", title: `${counted(count, "report")} to settle`, reports: waiting },
      none: "No report waits. New ones stand here and on the dashboard.",
    },
    { id: "settled", title: "Settled", reports: settled, none: "Nothing is settled yet." },
  ];
  return (
    <div className="stack-wide">
      <DeskHeading title="Mistakes" />
      <p className="quiet">
        Readers report them without a name, so nobody can be asked back. Settled reports are deleted
        after 180 days.
      </p>
      {lists.map(({ id, title, reports, none }) => (
        <section className="stack" aria-labelledby={id} key={id}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {reports.length === 0 && <EmptyNote>{none}</EmptyNote>}
          <ul className="update-rows">
            {reports.map((report) => (
              <MistakeItem report={report} key={report.id} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** What can come of a report, as the desk calls it. */
const outcomes = {
  corrected: "Corrected",
  "no-mistake": "Not a mistake",
  "not-checkable": "Cannot be checked",
} as const satisfies Record<NonNullable<ListedReport["settled"]>["outcome"], string>;

/** One report: its page, what is said of it, and what came of it. */
function MistakeItem({ report }: { report: ListedReport }) {
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
  return (
    <DeskForm
      keptAs={`mistake-${id}`}
      label={`Settle: ${page}, “${words.slice(0, 80)}”`}
      initial={{ outcome: "corrected" }}
    >
      <input type="hidden" name="id" value={id} />
      <RadioField name="outcome" label="What came of it" options={Object.entries(outcomes)} />
      <Field name="note" label="In a sentence: what did you find?" maxLength={300} required />
      <ButtonBar submit="Settle" />
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

/** A report is settled by a form, and reopened by a command. */
type MistakeCommand = SentForm | { readonly kind: "reopen"; readonly id: string };

type Input = InputOf<typeof settleMistake>;

function performMistake(command: MistakeCommand) {
  if (command.kind === "reopen") return settle({ action: "reopen", id: command.id });
  const { id, outcome, note } = command.fields;
  // What the form says is the server's to judge.
  return settle({ action: "settle", id, note, outcome } as Input);
}

/** Says what came of a report, or lets it wait again; the first can be taken back. */
async function settle(input: Input): Promise<Answer<unknown>> {
  const answer = await attempt(settleMistake, input);
  const run = () => settle({ action: "reopen", id: input.id });
  const action = { label: "Undo", run };
  return showAnswer(
    answer,
    ({ message }) => ({ title: message, ...(input.action === "settle" && { action }) }),
    { topic: "mistakes" },
  );
}
