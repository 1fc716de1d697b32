import { Checkbox, Fieldset, Group, NativeSelect } from "@mantine/core";
import { lazy, Suspense } from "react";
import { factText } from "../../../content/facts/fact-text.ts";
import { standings } from "../../../content/facts/fact-record.ts";
import type { ListedFact } from "../../calls/facts-schema.ts";
import { Button, QuietButton, RowButton } from "../kit/button.tsx";
import { screenTitleId, type StatementEntry, statementId, today } from "./change-entry.ts";
import { standingHints, standingLabels } from "./fact-words.ts";
import { Sentences } from "./places.tsx";
import { type Changing, refusalsId } from "./use-change.ts";
import { readTyped } from "./value-form.ts";
import { TypedText, ValueInput } from "./value-input.tsx";

const FactSelect = lazy(() => import("./fact-select.tsx"));

type ChangeFormProps = { changing: Changing; facts: readonly ListedFact[] };

/** The first screen: the new value, its source, from when and why. */
export function ChangeForm({ changing, facts }: ChangeFormProps) {
  const { entry, isBegun, isBusy, change, changeStatement, removeFact } = changing;
  const several = entry.statements.length > 1;
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        changing.look();
      }}
      aria-labelledby={screenTitleId}
    >
      <h2 id={screenTitleId} tabIndex={-1}>
        New {several ? "values" : "value"} for {entry.edition}
      </h2>
      <Refusals changing={changing} facts={facts} />
      {entry.statements.map((statement, index) => {
        const { factId, label, seenText } = statement;
        return (
          <section className={several ? "card stack" : "stack"} aria-label={label} key={factId}>
            {several && (
              <>
                <Group component="header" justify="space-between">
                  <h3 id={statementId(factId)} tabIndex={-1}>
                    {label}
                  </h3>
                  {index > 0 && (
                    <RowButton
                      label="Cancel the change"
                      about={label}
                      run={() => removeFact(factId)}
                    />
                  )}
                </Group>
                <p className="quiet">Now: {seenText}</p>
              </>
            )}
            <StatementFields
              statement={statement}
              change={(part) => changeStatement(factId, part)}
              known={facts.find(({ id }) => id === factId)}
              isFirst={index === 0}
            />
          </section>
        );
      })}
      <Suspense>
        <FactSelect
          id="also-change"
          label="Also change another fact (optional)"
          description="Facts that have to agree, such as parts and their sum, are approved and become visible as one."
          facts={facts.filter(({ id }) => !entry.statements.some(({ factId }) => factId === id))}
          pick={changing.addFact}
        />
      </Suspense>
      <TypedText
        id="change-from"
        label="Holds from, in Indian time (optional)"
        hint="Left empty: as soon as it is approved."
        type="datetime-local"
        value={entry.validFrom}
        change={(validFrom) => change({ validFrom })}
      />
      <TypedText
        id="change-reason"
        label="Reason"
        hint="For your colleagues and the log; not shown to readers."
        rows={2}
        required
        value={entry.reason}
        change={(reason) => change({ reason })}
      />
      <div className="cluster">
        <Button
          label={isBusy ? "Looking at every place…" : "See every place"}
          type="submit"
          disabled={isBusy}
        />
        {isBegun && <QuietButton label="Start over" run={changing.forget} />}
      </div>
      <p className="quiet" role="status">
        {isBegun ? "Saved in this browser. Not published yet." : ""}
      </p>
    </form>
  );
}

type StatementFieldsProps = {
  statement: StatementEntry;
  change: (part: Partial<StatementEntry>) => void;
  known: ListedFact | undefined;
  /** The others of a change may stand where the first one stands. */
  isFirst: boolean;
};

function StatementFields(props: StatementFieldsProps) {
  const { statement, change, isFirst } = props;
  const { factId, typed, standing, sharesSource } = statement;
  const value = readTyped(typed);
  return (
    <>
      <ValueInput
        idPrefix={statementId(factId)}
        typed={typed}
        change={(next) => change({ typed: next })}
      />
      <p className="alert" aria-live="polite">
        {value === null ? (
          <span className="quiet">Not complete yet.</span>
        ) : (
          <>
            Readers will see{" "}
            <strong>{factText({ value, standing: standing || "official" })}</strong>
          </>
        )}
      </p>
      {!isFirst && (
        <Checkbox
          label="From the same source as the first value, and as certain"
          checked={sharesSource}
          onChange={({ currentTarget }) => change({ sharesSource: currentTarget.checked })}
        />
      )}
      {!sharesSource && <SourceFields {...props} />}
    </>
  );
}

function SourceFields({ statement, change, known }: StatementFieldsProps) {
  const { factId, standing, title, address, page, quotedLine, checkedOn } = statement;
  const id = statementId(factId);
  const source = known?.source;
  return (
    <>
      <NativeSelect
        id={`${id}-standing`}
        label="How certain is it?"
        description={standing === "" ? undefined : standingHints[standing]}
        required
        value={standing}
        onChange={({ currentTarget }) =>
          change({ standing: standings.find((name) => name === currentTarget.value) ?? "" })
        }
        data={[
          { value: "", label: "Please choose" },
          ...standings.map((name) => ({ value: name, label: standingLabels[name] })),
        ]}
      />
      <Fieldset className="stack" legend="Source">
        {source !== undefined && title === "" && address === "" && (
          <p>
            <RowButton
              label={<>It is the same source as before: {source.title}</>}
              run={() => change({ title: source.title, address: source.address })}
            />
          </p>
        )}
        <TypedText
          id={`${id}-title`}
          label="Title"
          required
          value={title}
          change={(text) => change({ title: text })}
        />
        <TypedText
          id={`${id}-address`}
          label="Address"
          type="url"
          pattern="https?://.*"
          title="An address that begins with https:// or http://"
          placeholder="https://"
          required
          value={address}
          change={(text) => change({ address: text })}
        />
        <TypedText
          id={`${id}-quoted`}
          label="The line that says so (optional)"
          rows={2}
          value={quotedLine}
          change={(text) => change({ quotedLine: text })}
        />
        <Group grow align="end">
          <TypedText
            id={`${id}-page`}
            label="Where in it (optional)"
            placeholder="page 12"
            value={page}
            change={(text) => change({ page: text })}
          />
          <TypedText
            id={`${id}-checked`}
            label="Checked on"
            type="date"
            max={today()}
            required
            value={checkedOn}
            change={(text) => change({ checkedOn: text })}
          />
        </Group>
        {checkedOn === "" && (
          <p>
            <RowButton label="I checked it today" run={() => change({ checkedOn: today() })} />
          </p>
        )}
      </Fieldset>
    </>
  );
}

/** Why the change cannot be as it is typed, with the facts that would have to change with it. */
export function Refusals({ changing, facts }: ChangeFormProps) {
  const { trial, failure, entry, addFact } = changing;
  const sentences = failure === null ? (trial?.refusals ?? []) : [failure.message];
  if (sentences.length === 0) return null;
  const named = facts.filter(
    ({ id, label }) =>
      !entry.statements.some(({ factId }) => factId === id) &&
      sentences.some((sentence) => sentence.includes(`“${label}”`)),
  );
  return (
    <div className="alert alert-danger" role="alert" id={refusalsId} tabIndex={-1}>
      {failure?.status !== null && <p>This cannot be right:</p>}
      <Sentences of={sentences} />
      {named.map(({ id, label }) => (
        <p key={id}>
          <QuietButton label={<>Also change {label}</>} run={() => addFact(id)} />
        </p>
      ))}
    </div>
  );
}
