import type { ReactNode } from "react";
import { Link, useFetcher } from "react-router";
import * as z from "zod/mini";
import { chatAddress, chatDigits, telephoneAddress } from "../../../content/site.ts";
import type { SettingsOnDesk } from "../../../domain/settings/settings-view.ts";
import { fieldProblems } from "../../calls/settings-schema.ts";
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
  children?: (text: (field: string) => string) => ReactNode;
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
        <ButtonBar
          submit={`Save ${title === "AI" ? title : title.toLowerCase()}`}
          {...(touched.length > 0 && {
            cancel: { label: "Discard changes", run: discard },
          })}
        />
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
      {children?.((name) => typed[name] ?? savedText(kept, { name, label: "" }))}
    </Part>
  );
}

const fixedHint =
  "Set where this website runs: it cannot be changed here. Ask whoever set up the website.";

type SettingFieldProps = { spec: FieldSpec; saved: string; isFixed: boolean };

/** What is fixed can be read and not changed. */
function SettingField({ spec, saved, isFixed }: SettingFieldProps) {
  const { name, label, kind, choices, placeholder, inputMode } = spec;
  const hint = isFixed ? fixedHint : spec.hint;
  const shared = { name, label, initial: saved, ...(hint !== undefined && { hint }) };
  if (choices !== undefined)
    return <SelectField {...shared} options={choices} disabled={isFixed} />;
  if (kind === "text" || kind === "list") return <Field {...shared} rows={2} readOnly={isFixed} />;
  const mode = kind === "number" ? "numeric" : inputMode;
  return (
    <Field
      {...shared}
      type={kind === "secret" ? "password" : "text"}
      autoComplete={kind === "secret" ? "new-password" : "off"}
      readOnly={isFixed}
      {...(placeholder !== undefined && { placeholder })}
      {...(mode !== undefined && { inputMode: mode })}
    />
  );
}

function savedText(kept: object, { name, choices }: FieldSpec): string {
  const value = new Map<string, unknown>(Object.entries(kept)).get(name);
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

type Institute = SettingsOnDesk["institute"];

type SeenByReadersProps = { institute: Institute; text: (field: string) => string };

/** The institute as readers would see it with what is typed; a placeholder is called one. */
export function SeenByReaders({ institute, text }: SeenByReadersProps) {
  const { placeholders } = institute;
  const typed = (field: "name" | "phone" | "address") => {
    const words = text(field).trim();
    return words === "" && !placeholders.includes(field) ? "" : words;
  };
  const phone = typed("phone");
  const chat = text("whatsapp").trim() || phone;
  return (
    <section aria-labelledby="seen-title" className="stack">
      <h3 id="seen-title">What readers see</h3>
      <address className="alert">
        <strong>
          <Shown of={typed("name")} />
        </strong>
        <p>
          <Shown of={typed("address")} />
        </p>
        <p>Phone: {phone === "" ? notSet : <a href={telephoneAddress(phone)}>{phone}</a>}</p>
        <p>
          WhatsApp:{" "}
          {chat === "" ? (
            notSet
          ) : (
            <a href={chatAddress({ whatsapp: chatDigits(chat) })} rel="noopener" target="_blank">
              {chat}
            </a>
          )}
        </p>
      </address>
      <p>
        The opening hours and the time of a reply are facts of the site:{" "}
        <Link to="/admin/facts/provider.hours">change the opening hours</Link>.
      </p>
    </section>
  );
}

const notSet = <em>Not set: readers see a placeholder.</em>;

function Shown({ of }: { of: string }) {
  return of === "" ? notSet : of;
}
