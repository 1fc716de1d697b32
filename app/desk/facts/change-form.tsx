import { Fieldset, Group, NativeSelect } from "@mantine/core";
import { lazy, Suspense, useEffect } from "react";
import { useFetcher, useSearchParams } from "react-router";
import { standings } from "../../../content/facts/fact-record.ts";
import { factText } from "../../../content/facts/fact-text.ts";
import type { FactValue } from "../../../content/facts/fact-value.ts";
import type { AnswerOf } from "../../calls/endpoint.ts";
import type { ListedFact, proposeFacts } from "../../calls/facts-schema.ts";
import { QuietButton } from "../kit/button.tsx";
import type { Answer } from "../kit/call.ts";
import { DeskForm, Field, SubmitButton, TickField, useTyped } from "../kit/desk-form.tsx";
import { Loading, Part } from "../kit/desk-page.tsx";
import { focusOn } from "../kit/focus.ts";
import {
  confirmName,
  factIds,
  fieldName,
  type Fields,
  formName,
  type OpenedFact,
  readValue,
  sourceFields,
  today,
  type Trial,
  valueFields,
} from "./change-fields.ts";
import { standingHints, standingLabels } from "./fact-parts.tsx";
import { Places, PostsToRead } from "./places.tsx";
import { fieldsOf, typedValue, type ValueField } from "./value-form.ts";

const FactSelect = lazy(() => import("./fact-select.tsx"));

export const changeTitleId = "change-title";

const placesTitleId = "places-title";

type ChangeAnswer = Answer<Trial | AnswerOf<typeof proposeFacts>>;

type ChangeFormProps = {
  opened: OpenedFact;
  facts: readonly ListedFact[];
  isPlanned: boolean;
  sent: () => void;
};

export function ChangeForm({ opened, facts, isPlanned, sent }: ChangeFormProps) {
  const { fact, edition, version } = opened;
  const [query] = useSearchParams();
  const fetcher = useFetcher<ChangeAnswer>();
  const { typed, put, discard } = useTyped(formName(opened));
  const isBusy = fetcher.state !== "idle";
  const answer = isBusy ? undefined : fetcher.data;
  const trial = answer?.ok === true && !isSent(answer.value) ? answer.value : null;
  const refusal = answer?.ok === false ? answer : null;

  const ids = factIds({ facts: fact.id, ...typed });
  const changed = ids.flatMap((id) => facts.find((one) => one.id === id) ?? []);
  const kept: Fields = { edition, facts: fact.id, seenVersion: String(version) };
  const initial: Fields = {
    ...kept,
    ...Object.fromEntries(
      changed.flatMap(({ id, value }) => Object.entries(valueFields(id, value))),
    ),
    ...Object.fromEntries(ids.map((id) => [fieldName(id, "checkedOn"), today()])),
    ...Object.fromEntries(ids.slice(1).map((id) => [fieldName(id, "isShared"), "on"])),
    ...sourceFields(fact.id, query),
  };
  // The odd points of a value that held until now were answered then.
  const answered = typed["isUndo"] === "on" ? (trial?.questions ?? []) : [];
  const fields = { ...initial, ...typed };
  const others = facts.filter(({ id }) => !ids.includes(id));

  useEffect(() => {
    if (trial !== null) focusOn(placesTitleId);
  }, [trial]);

  /** An answer from before something else was typed is of another change. */
  function forgetAnswer() {
    if (!isBusy) fetcher.reset();
  }

  function setFacts(next: readonly string[]) {
    forgetAnswer();
    put({ seenVersion: String(version), ...typed, facts: next.join(" ") });
  }

  return (
    <Part id={changeTitleId} title={`New ${ids.length > 1 ? "values" : "value"} for ${edition}`}>
      <DeskForm
        keptAs={formName(opened)}
        label="Change of this fact"
        fetcher={fetcher}
        initial={{
          ...initial,
          ...Object.fromEntries(answered.map((question) => [confirmName(question), "on"])),
        }}
        kept={kept}
        isAccepted={isSent}
        onAccepted={sent}
      >
        {refusal?.status === 409 && (
          <p className="alert alert-warning">
            What you typed is kept. The value of now and its history are on this page.{" "}
            <QuietButton
              label="Go on with mine"
              run={() => put({ ...typed, seenVersion: String(version) })}
            />
          </p>
        )}
        {others
          .filter(({ label }) => refusal?.message.includes(`“${label}”`))
          .map(({ id, label }) => (
            <p key={id}>
              <QuietButton label={`Also change ${label}`} run={() => setFacts([...ids, id])} />
            </p>
          ))}
        <div className="stack" onInput={forgetAnswer}>
          {changed.map((one, index) => (
            <StatementFields
              fact={one}
              fields={fields}
              isFirst={index === 0}
              remove={() => setFacts(ids.filter((id) => id !== one.id))}
              key={one.id}
            />
          ))}
          <Suspense>
            <FactSelect
              id="also-change"
              label="Also change another fact (optional)"
              description="Facts that have to agree, such as parts and their sum, are approved and become visible as one."
              facts={others}
              pick={(id) => setFacts([...ids, id])}
            />
          </Suspense>
          <Field
            name="validFrom"
            label="Holds from, in Indian time (optional)"
            hint="Left empty: as soon as it is approved."
            type="datetime-local"
          />
          <Field
            name="reason"
            label="Reason"
            hint="For your colleagues and the log; not shown to readers."
            rows={2}
            required
          />
        </div>
        <div className="cluster">
          <SubmitButton
            label="See every place"
            intent="try"
            variant={trial === null ? "filled" : "default"}
          />
          {Object.keys(typed).length > 0 && <QuietButton label="Start over" run={discard} />}
        </div>
        {isBusy && <Loading label="Looking at every place…" />}
        {!isBusy && Object.keys(typed).length > 0 && (
          <p className="quiet" role="status">
            Saved in this browser. Not published yet.
          </p>
        )}
        {trial !== null && (
          <section className="stack" aria-labelledby={placesTitleId}>
            <h3 id={placesTitleId} tabIndex={-1}>
              Every place, before and after
            </h3>
            {isPlanned && <p>{edition} is not visible to readers until it is opened.</p>}
            <PostsToRead posts={trial.posts} />
            <Places places={trial.places} isOpen />
            {trial.questions.length > 0 && (
              <Fieldset className="stack" legend="This is unusual. Is it correct?">
                {trial.questions.map((question) => (
                  <TickField name={confirmName(question)} label={question} key={question} />
                ))}
              </Fieldset>
            )}
            <Field
              name="publicNote"
              label="What changed and why, in a sentence, for readers"
              hint="Shown on the changes page and in its feed, with the old and the new value."
              rows={2}
              maxLength={500}
            />
            <TickField name="minor" label="Minor: no need to tell readers" />
            <SubmitButton label="Send for approval" intent="propose" />
          </section>
        )}
      </DeskForm>
    </Part>
  );
}

function isSent(value: unknown): value is AnswerOf<typeof proposeFacts> {
  return typeof value === "object" && value !== null && "state" in value;
}

type StatementFieldsProps = {
  fact: ListedFact;
  fields: Fields;
  /** The others of a change may stand where the first one stands. */
  isFirst: boolean;
  remove: () => void;
};

function StatementFields({ fact, fields, isFirst, remove }: StatementFieldsProps) {
  const { id, label, text } = fact;
  const value = readValue(fields, id);
  const standing = standings.find((one) => one === fields[fieldName(id, "standing")]);
  return (
    <section className={isFirst ? "stack" : "card stack"} aria-label={label}>
      {!isFirst && (
        <>
          <h3>{label}</h3>
          <p>
            Now: {text}{" "}
            <QuietButton label="Cancel the change" about={label} size="compact-sm" run={remove} />
          </p>
        </>
      )}
      <ValueFields factId={id} value={fact.value} />
      <p className="alert" aria-live="polite">
        {value === null ? (
          <span className="quiet">Not complete yet.</span>
        ) : (
          <>
            Readers will see{" "}
            <strong>{factText({ value, standing: standing ?? "official" })}</strong>
          </>
        )}
      </p>
      {!isFirst && (
        <TickField
          name={fieldName(id, "isShared")}
          label="From the same source as the first value, and as certain"
        />
      )}
      {(isFirst || fields[fieldName(id, "isShared")] !== "on") && (
        <SourceFields fact={fact} fields={fields} />
      )}
    </section>
  );
}

function SourceFields({ fact, fields }: Pick<StatementFieldsProps, "fact" | "fields">) {
  const { id, source } = fact;
  const named = (name: string) => fieldName(id, name);
  const standing = standings.find((one) => one === fields[named("standing")]);
  const isSame = fields[named("isSame")] === "on";
  return (
    <Fieldset className="stack" legend="Source">
      <NativeSelect
        name={named("standing")}
        label="How certain is it?"
        description={standing === undefined ? undefined : standingHints[standing]}
        required
        defaultValue={standing ?? ""}
        data={[
          { value: "", label: "Please choose" },
          ...standings.map((name) => ({ value: name, label: standingLabels[name] })),
        ]}
      />
      <TickField
        name={named("isSame")}
        label={<>It is the same source as before: {source.title}</>}
      />
      {isSame ? (
        <>
          <input type="hidden" name={named("title")} value={source.title} />
          <input type="hidden" name={named("address")} value={source.address} />
        </>
      ) : (
        <>
          <Field name={named("title")} label="Title" required />
          <Field
            name={named("address")}
            label="Address"
            type="url"
            pattern="https?://.*"
            title="An address that begins with https:// or http://"
            placeholder="https://"
            required
          />
        </>
      )}
      <Field name={named("quotedLine")} label="The line that says so (optional)" rows={2} />
      <Group grow align="end">
        <Field name={named("page")} label="Where in it (optional)" placeholder="page 12" />
        <Field name={named("checkedOn")} label="Checked on" type="date" max={today()} required />
      </Group>
    </Fieldset>
  );
}

function ValueFields({ factId, value }: { factId: string; value: FactValue }) {
  const { kind, unit, per } = typedValue(value);
  const fields = fieldsOf(kind);
  const named = (name: string) => fieldName(factId, `value.${name}`);
  if (fields.length === 0)
    return (
      <p className="quiet">
        A value of this kind cannot be changed on the desk. Ask whoever set up the website.
      </p>
    );
  return (
    <Group grow align="end" role="group" aria-label="Value">
      {fields.map((field) => (
        <ValueInput {...field} name={named(field.name)} key={field.name} />
      ))}
      {(unit ?? per) !== undefined && <p>{unit ?? per}</p>}
      {Object.entries({ kind, unit, per }).map(
        ([name, text]) =>
          text !== undefined && <input type="hidden" name={named(name)} value={text} key={name} />,
      )}
    </Group>
  );
}

function ValueInput({ input = "number", ...field }: ValueField) {
  if (input === "tick") return <TickField name={field.name} label={field.label} />;
  if (field.options !== undefined) return <Field {...field} />;
  if (input === "day") return <Field {...field} type="date" required />;
  if (input !== "number") return <Field {...field} rows={5} required />;
  return <Field {...field} inputMode="decimal" pattern={numberPattern} title="A number" required />;
}

/** As Indian sources print numbers: in groups of digits, with a rupee sign or a real minus. */
const numberPattern = "[\\s₹]*[+\\-−]?[\\d,\\s]+(\\.\\d+)?";
