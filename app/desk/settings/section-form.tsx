import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import * as z from "zod/mini";
import type { SettingsOnDesk } from "../../../domain/settings/settings-service.ts";
import { fieldProblems } from "../../calls/settings-schema.ts";
import { QuietButton } from "../kit/button.tsx";
import type { Answer } from "../kit/call.ts";
import { ButtonBar, DeskForm, Field, SelectField } from "../kit/desk-form.tsx";
import { Part } from "../kit/desk-page.tsx";
import { Person } from "../kit/person.tsx";
import { Instant } from "../kit/times.tsx";
import { useTyped } from "../kit/use-typed.ts";
import type { FieldSpec, SectionSpec } from "./settings-sections.ts";

type SectionFormProps = {
  settings: SettingsOnDesk;
  spec: SectionSpec;
  children?: ReactNode;
};

export type Tried = { readonly worked: boolean; readonly message: string };

export function TriedNotice({ worked, message }: Tried) {
  return <p className={worked ? "alert alert-success" : "alert alert-danger"}>{message}</p>;
}

export function SectionForm({ settings, spec, children }: SectionFormProps) {
  const { section, title, intro, fields } = spec;
  const kept = settings[section];
  const keptAs = `settings-${section}`;
  const fetcher = useFetcher<Answer<{ readonly tried?: Tried }>>();
  const tried = fetcher.state === "idle" && fetcher.data?.ok === true && fetcher.data.value.tried;
  const { typed, discard } = useTyped(keptAs);
  const touched = Object.keys(typed);
  return (
    <Part isCard id={`${section}-title`} title={title}>
      <p>{intro}</p>
      <DeskForm
        keptAs={keptAs}
        fetcher={fetcher}
        label={title}
        messages={messagesOf(fetcher.data, section)}
      >
        <input type="hidden" name="section" value={section} />
        <input type="hidden" name="version" value={kept.version} />
        <input type="hidden" name="typed" value={touched.join(",")} />
        {fields.map((field) => (
          <SettingField
            spec={field}
            saved={savedText(kept, field)}
            isFixed={kept.fixed.includes(field.name)}
            key={field.name}
          />
        ))}
        <ButtonBar submit={`Save ${title === "AI" ? title : title.toLowerCase()}`}>
          {touched.length > 0 && <QuietButton label="Discard changes" run={discard} />}
        </ButtonBar>
        {kept.changedBy !== null && kept.changedAt !== null && (
          <p className="quiet">
            Last changed by <Person of={kept.changedBy} />, <Instant of={kept.changedAt} />.
          </p>
        )}
      </DeskForm>
      {tried && (
        <div role="status">
          <TriedNotice {...tried} />
        </div>
      )}
      {children}
    </Part>
  );
}

const fixedHint =
  "Set where this website runs: it cannot be changed here. Ask whoever set up the website.";

type SettingFieldProps = { spec: FieldSpec; saved: string; isFixed: boolean };

/** A fixed setting can be read and not changed. */
function SettingField({ spec, saved, isFixed }: SettingFieldProps) {
  const { name, label, choices, input } = spec;
  const hint = isFixed ? fixedHint : (spec.hint ?? "");
  if (choices === undefined)
    return (
      <Field
        name={name}
        label={label}
        hint={hint}
        initial={saved}
        autoComplete="off"
        {...input}
        readOnly={isFixed}
      />
    );
  return (
    <SelectField
      name={name}
      label={label}
      hint={hint}
      initial={saved}
      options={choices}
      disabled={isFixed}
    />
  );
}

function savedText(kept: object, { name, choices }: FieldSpec): string {
  const value: unknown = Object.entries(kept).find(([one]) => one === name)?.[1];
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return value;
  return choices?.[0]?.[0] ?? "";
}

function messagesOf(answer: Answer<unknown> | undefined, section: string) {
  const refused = z.safeParse(fieldProblems, answer?.ok === false ? answer.details : null);
  const entries = refused.success ? Object.entries(refused.data.fields) : [];
  return Object.fromEntries(
    entries.flatMap(([name, problem]) =>
      name.startsWith(`${section}.`) ? [[name.slice(section.length + 1), problem]] : [],
    ),
  );
}
