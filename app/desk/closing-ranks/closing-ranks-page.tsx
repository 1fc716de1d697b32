import { Checkbox, Group, Table, Textarea, TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type {
  KeptRound,
  RoundCounts,
  RoundReport,
} from "../../../domain/closing-ranks/closing-ranks-service.ts";
import type { Finding } from "../../../domain/closing-ranks/validate-round.ts";
import {
  checkClosingRanks,
  importClosingRanks,
  listClosingRanks,
} from "../../calls/closing-ranks-schema.ts";
import { FactsTabs } from "../facts/fact-parts.tsx";
import type { Answer } from "../kit/call.ts";
import { attempt, read } from "../kit/desk-data.ts";
import { DeskForm, Field, SubmitButton } from "../kit/desk-form.tsx";
import { DeskHeading, Loading, Part } from "../kit/desk-page.tsx";
import { focusOn } from "../kit/focus.ts";
import { showToast } from "../kit/toasts.tsx";
import { Instant, personName } from "../kit/words.tsx";
import type { Route } from "./+types/closing-ranks-page.ts";

export function clientLoader() {
  return read(listClosingRanks, {});
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return sendRound(await request.formData());
}

export default function ClosingRanksPage({ loaderData: { rounds } }: Route.ComponentProps) {
  return (
    <div className="stack-wide">
      <DeskHeading title="Closing ranks" />
      <FactsTabs />
      <p className="quiet">
        Students see the last round of each year in “Which colleges closed at my rank?”. Three years
        are built in; import later ones from the official JoSAA page. The newest import of a year
        takes the place of what was there.
      </p>
      <Part id="in-force" title="What students see">
        {rounds.length === 0 && <p className="quiet">No round yet.</p>}
        <ul className="stack">
          {rounds.map((round) => (
            <Round {...round} key={round.year} />
          ))}
        </ul>
      </Part>
      <ImportForm />
    </div>
  );
}

function Round({ year, round, rows, imported }: KeptRound) {
  return (
    <li className="card">
      <p>
        <strong>
          JoSAA {year}, round {round}
        </strong>{" "}
        <span className="quiet">
          {rows.toLocaleString("en-IN")} rows{imported === null && ", built in"}
        </span>
      </p>
      {imported !== null && (
        <p className="quiet">
          From <Source of={imported.source} />, imported by {personName(imported.by)},{" "}
          <Instant of={imported.at} />.
        </p>
      )}
    </li>
  );
}

function Source({ of }: { of: string }) {
  return /^https:\/\/[\w.-]+(?:\/\S*)?$/.test(of) ? <a href={of}>{new URL(of).host}</a> : of;
}

/** Failures that are said beside the field of the file: no table, or too large. */
const refusedTables: ReadonlySet<number | null> = new Set([413, 422]);

function ImportForm() {
  const fetcher = useFetcher<Answer<SentRound>>();
  const [hasFile, setHasFile] = useState(false);
  const isBusy = fetcher.state !== "idle";
  const answer = fetcher.state === "submitting" ? undefined : fetcher.data;
  const report = answer?.ok === true && !answer.value.isIn ? answer.value.report : null;
  const problem =
    answer?.ok === false && refusedTables.has(answer.status) ? answer.message : undefined;

  useEffect(() => {
    if (report !== null) focusOn("round-report");
  }, [report]);

  return (
    <Part isCard id="import-title" title="Import a round">
      <p className="quiet">
        Open the opening and closing ranks of the last round on the page of JoSAA, for all
        institutes. Save that page and choose the file here, or copy its table and paste it.
      </p>
      <DeskForm
        fetcher={fetcher}
        keptAs="round"
        label="Import a round"
        encType="multipart/form-data"
        isAccepted={(value) => (value as SentRound).isIn}
        onAccepted={() => {
          setHasFile(false);
          focusOn("in-force");
        }}
      >
        <div
          className="stack"
          onInput={({ target }) => {
            // An answer from before is of another table.
            if (!isBusy) fetcher.reset();
            if (target instanceof HTMLInputElement && target.type === "file")
              setHasFile(target.value !== "");
          }}
        >
          <Group grow align="start">
            <Field
              name="year"
              label="Year"
              inputMode="numeric"
              pattern="20\d\d"
              title="A year, such as 2025"
              required
            />
            <Field
              name="round"
              label="Round"
              inputMode="numeric"
              pattern="[1-9]\d?"
              title="The number of the round, such as 6"
              required
            />
          </Group>
          <Field
            name="source"
            label="Address of the page"
            type="url"
            maxLength={300}
            placeholder="https://"
          />
          <TextInput
            id="round-file"
            label="The saved page, or the table as CSV"
            error={hasFile ? problem : undefined}
            type="file"
            name="file"
            accept=".html,.htm,.csv,.tsv,.txt,.gz"
          />
          {!hasFile && (
            <Textarea
              id="round-pasted"
              label="Or the table, pasted with its headings"
              error={problem}
              name="pasted"
              rows={4}
            />
          )}
        </div>
        <SubmitButton label="Check the table" intent="check" />
        {isBusy && <Loading label="Checking the table…" />}
        {report !== null && <RoundReportView report={report} />}
      </DeskForm>
    </Part>
  );
}

type SentRound = { readonly report: RoundReport; readonly isIn: boolean };

async function sendRound(form: FormData): Promise<Answer<SentRound>> {
  const endpoint = form.get("intent") === "import" ? importClosingRanks : checkClosingRanks;
  const pasted = form.get("pasted");
  if (typeof pasted === "string") form.set("file", new File([pasted], "pasted table"));
  form.delete("intent");
  form.delete("pasted");
  const sent = await attempt(endpoint, form);
  if (!sent.ok) return sent;
  const { report } = sent.value;
  const isIn = "importId" in sent.value && sent.value.importId !== null;
  const title = `Round ${report.round} of ${report.year} is what students see now.`;
  if (isIn) showToast({ title });
  return { ok: true, value: { report, isIn } };
}

function RoundReportView({ report }: { report: RoundReport }) {
  const [isConfirmed, setConfirmed] = useState(false);
  const { comparedWith } = report;
  const rounds = comparedWith === null ? [report] : [report, comparedWith];
  const refused = report.findings.filter(({ kind }) => kind === "refused");
  const asked = report.findings.filter(({ kind }) => kind === "asked");
  return (
    <section className="stack" aria-labelledby="round-report">
      <h3 id="round-report" tabIndex={-1}>
        {refused.length > 0
          ? "This round cannot be imported"
          : asked.length > 0
            ? "Check this first"
            : "No problems found in this round"}
      </h3>
      {refused.length > 0 && (
        <div className="alert alert-danger">
          <p>
            <strong>This cannot be right.</strong> Save the page again, or correct year and round,
            then check it again. Nothing was stored.
          </p>
          <FindingList findings={refused} />
        </div>
      )}
      <Table
        captionSide="top"
        tabularNums
        data={{
          caption:
            comparedWith === null
              ? "Contents of the table"
              : `Compared with round ${comparedWith.round} of ${comparedWith.year}`,
          head: ["Count", ...rounds.map(({ year, round }) => `${year}, round ${round}`)],
          body: figures.map(([label, name]) => [
            label,
            ...rounds.map((round) => round[name].toLocaleString("en-IN")),
          ]),
        }}
      />
      {refused.length === 0 && asked.length > 0 && (
        <div className="alert">
          <FindingList findings={asked} />
          <Checkbox
            label="I have compared this with the official page and it is correct"
            name="confirmed"
            value="yes"
            checked={isConfirmed}
            onChange={({ target }) => setConfirmed(target.checked)}
          />
        </div>
      )}
      {refused.length === 0 && (
        <SubmitButton
          label="Show this round to students"
          intent="import"
          isOff={asked.length > 0 && !isConfirmed}
        />
      )}
    </section>
  );
}

const figures = [
  ["Rows", "rows"],
  ["Institutes", "institutes"],
  ["Rows with P", "preparatory"],
] as const satisfies readonly (readonly [string, keyof RoundCounts])[];

function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul>
      {findings.map(({ reason, rows, rowCount }) => (
        <li key={reason}>
          {reason}{" "}
          {rows.length > 0 &&
            `${rowCount > 1 ? "Rows" : "Row"} ${rows.join(", ")}${rowCount > rows.length ? ` and ${rowCount - rows.length} more` : ""}, counted with the heads.`}
        </li>
      ))}
    </ul>
  );
}
