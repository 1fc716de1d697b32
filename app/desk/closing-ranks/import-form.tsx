import { Group, Textarea, TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { RoundReport } from "../../../domain/closing-ranks/closing-ranks-service.ts";
import { checkClosingRanks, importClosingRanks } from "../../calls/closing-ranks-schema.ts";
import { Button } from "../kit/button.tsx";
import type { Answer } from "../kit/call.ts";
import { DeskForm, Field } from "../kit/desk-form.tsx";
import { Loading, Part } from "../kit/desk-page.tsx";
import { focusOn } from "../kit/focus.ts";
import { attempt } from "../kit/office-access.ts";
import { showToast } from "../kit/toasts.tsx";
import { RoundReportView } from "./round-report.tsx";

/** Failures that are said beside the field of the file: no table, or too large. */
const refusedTables: ReadonlySet<number | null> = new Set([413, 422]);

export function ImportForm() {
  const fetcher = useFetcher<Answer<SentRound>>();
  const [hasFile, setHasFile] = useState(false);
  /** An answer from before something else was typed: it is of another table. */
  const [stale, setStale] = useState<unknown>(null);
  const isBusy = fetcher.state !== "idle";
  const isSending = fetcher.state === "submitting";
  const answer = isSending || fetcher.data === stale ? undefined : fetcher.data;
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
            setStale(fetcher.data);
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
        <p>
          <Button
            label="Check the table"
            type="submit"
            name="intent"
            value="check"
            isBusy={isBusy}
          />
        </p>
        {isBusy && <Loading label="Checking the table…" />}
        {report !== null && <RoundReportView report={report} isBusy={isBusy} />}
      </DeskForm>
    </Part>
  );
}

export type SentRound = { readonly report: RoundReport; readonly isIn: boolean };

export async function sendRound(form: FormData): Promise<Answer<SentRound>> {
  const endpoint = form.get("intent") === "import" ? importClosingRanks : checkClosingRanks;
  const pasted = form.get("pasted");
  if (typeof pasted === "string") form.set("file", new File([pasted], "pasted table"));
  form.delete("intent");
  form.delete("pasted");
  const sent = await attempt(endpoint, form);
  if (!sent.ok) return sent;
  const { report } = sent.value;
  // A check takes nothing in.
  const isIn = "importId" in sent.value && sent.value.importId !== null;
  const title = `Round ${report.round} of ${report.year} is what students see now.`;
  if (isIn) showToast({ title, topic: "closing-ranks" });
  return { ok: true, value: { report, isIn } };
}
