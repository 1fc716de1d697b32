import { Checkbox, NativeSelect } from "@mantine/core";
import { factText } from "../../../content/facts/fact-text.ts";
import { standings, type FactSource } from "../../../content/facts/fact-record.ts";
import { today, type StatementEntry } from "./change-entry.ts";
import { standingHints, standingLabels } from "./statement-words.ts";
import { TypedField } from "../kit/labelled-field.tsx";
import { readTyped, type Problems } from "./typed-value.ts";
import { ValueInput } from "./value-input.tsx";
import { RowButton } from "../kit/button.tsx";

type StatementFieldsProps = {
  statement: StatementEntry;
  change: (part: Partial<StatementEntry>) => void;
  problems: Problems;
  /** The source that stands there now; null where it is not known. */
  sameSource: Pick<FactSource, "title" | "address"> | null;
  /** The others of a change may stand where the first one stands. */
  isFirst: boolean;
};

export function StatementFields(props: StatementFieldsProps) {
  const { statement, change, problems, isFirst } = props;
  const { factId, typed, standing, sharesSource } = statement;
  const id = `fact-${factId}`;
  const read = readTyped(typed);
  const shown = read.ok
    ? { value: read.value, standing: standing === "" ? ("official" as const) : standing }
    : null;

  return (
    <>
      <ValueInput
        idPrefix={id}
        typed={typed}
        change={(next) => change({ typed: next })}
        problems={problems}
      />
      <p className="fact-preview" aria-live="polite">
        {shown === null ? (
          <span className="quiet">Not complete yet.</span>
        ) : (
          <>
            Readers will see <strong>{factText(shown)}</strong>
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

function SourceFields({ statement, change, problems, sameSource }: StatementFieldsProps) {
  const { factId, standing } = statement;
  const id = `fact-${factId}`;

  function field(name: "title" | "address" | "page" | "checkedOn", label: string, rest = {}) {
    return (
      <TypedField
        id={`${id}-${name}`}
        label={label}
        {...rest}
        problem={problems[name]}
        value={statement[name]}
        change={(text) => change({ [name]: text })}
      />
    );
  }

  return (
    <>
      <NativeSelect
        id={`${id}-standing`}
        label="How certain is it?"
        description={standing === "" ? undefined : standingHints[standing]}
        error={problems.standing}
        value={standing}
        onChange={(event) => {
          const chosen = standings.find((name) => name === event.currentTarget.value);
          if (chosen !== undefined) change({ standing: chosen });
        }}
        data={[
          ...(standing === "" ? [{ value: "", label: "Please choose" }] : []),
          ...standings.map((name) => ({ value: name, label: standingLabels[name] })),
        ]}
      />
      <fieldset className="field-group">
        <legend>Source</legend>
        {sameSource !== null && statement.title === "" && statement.address === "" && (
          <p>
            <RowButton
              label={<>It is the same source as before: {sameSource.title}</>}
              run={() => change(sameSource)}
            />
          </p>
        )}
        {field("title", "Title")}
        {field("address", "Address", { type: "url", placeholder: "https://" })}
        <TypedField
          id={`${id}-quoted`}
          label="The line that says so (optional)"
          rows={2}
          value={statement.quotedLine}
          change={(quotedLine) => change({ quotedLine })}
        />
        <div className="fact-pair">
          {field("page", "Where in it (optional)", { placeholder: "page 12" })}
          {field("checkedOn", "Checked on", { type: "date", max: today() })}
        </div>
        {statement.checkedOn === "" && (
          <p>
            <RowButton label="I checked it today" run={() => change({ checkedOn: today() })} />
          </p>
        )}
      </fieldset>
    </>
  );
}
