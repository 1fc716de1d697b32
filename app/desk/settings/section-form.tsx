import { useState, type ReactNode, type SyntheticEvent } from "react";
import * as z from "zod/mini";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import type { InputOf } from "../../calls/endpoint.ts";
import { fieldProblems, saveSettings, type OfficeSettings } from "../../calls/settings-schema.ts";
import { focusOn } from "../kit/focus.ts";
import { Instant } from "../kit/times.tsx";
import { showToast } from "../kit/toasts.tsx";
import { SettingField, type FieldSpec } from "./setting-field.tsx";
import { useDraft } from "./use-draft.ts";

type SectionName = "institute" | "mail" | "ai" | "review";

type SectionFormProps = {
  admin: Admin;
  settings: OfficeSettings;
  section: SectionName;
  title: string;
  /** What the section is for, in a sentence. */
  intro: string;
  fields: readonly FieldSpec[];
  /** What is told when it is saved. */
  saved: string;
  changed: (settings: OfficeSettings) => void;
  /** Reads the settings anew, after somebody else has changed them. */
  reload: () => void;
  /** What stands below the fields; `text` is what a field holds now. */
  children?: (text: (field: string) => string) => ReactNode;
};

/** One section of the settings with its own Save: it sends what was changed and leaves the rest. */
export function SectionForm(props: SectionFormProps) {
  const { admin, settings, section, title, intro, fields, saved, changed, reload } = props;
  const kept = settings[section];
  const { draft, type, forget } = useDraft(section);
  const [secrets, setSecrets] = useState<Readonly<Record<string, string>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const idOf = (field: string) => `${section}-${field}`;
  const textOf = (spec: FieldSpec) =>
    spec.kind === "secret"
      ? (secrets[spec.name] ?? "")
      : (draft[spec.name] ?? savedText(kept, spec));
  const changes = fields.filter(
    (spec) =>
      !kept.fixed.includes(spec.name) &&
      textOf(spec) !== (spec.kind === "secret" ? "" : savedText(kept, spec)),
  );

  async function save() {
    setIsSaving(true);
    const values = changes.map((spec) => [spec.name, valueOf(spec, textOf(spec))] as const);
    const patch: Record<string, unknown> = { version: kept.version };
    for (const [name, value] of values) patch[name] = value;
    // The server reads the section by its own schema: here it is put together from its fields.
    const input: InputOf<typeof saveSettings> = { [section]: patch };
    const answer = await callAsAdmin(admin, saveSettings, input);
    setIsSaving(false);
    if (answer.ok) {
      forget();
      setSecrets({});
      setProblems({});
      setRefusal(null);
      changed(answer.value);
      showToast({ title: "Saved", description: saved, topic: `settings-${section}` });
      return;
    }
    const refused = z.safeParse(fieldProblems, answer.details);
    const found = refused.success ? ofSection(refused.data.fields, section) : {};
    setProblems(found);
    setRefusal(answer.message);
    if (answer.status === 409) reload();
    const [first] = Object.keys(found);
    focusOn(first === undefined ? `${section}-refusal` : idOf(first));
  }

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isSaving && changes.length > 0) void save();
  }

  return (
    <section className="card stack" aria-labelledby={`${section}-title`}>
      <h2 className="desk-card-title" id={`${section}-title`}>
        {title}
      </h2>
      <p>{intro}</p>
      <form className="stack" method="post" noValidate onSubmit={onSubmit}>
        {fields.map((spec) => (
          <SettingField
            key={spec.name}
            spec={spec}
            id={idOf(spec.name)}
            text={textOf(spec)}
            problem={problems[spec.name]}
            isFixed={kept.fixed.includes(spec.name)}
            onType={(text) =>
              spec.kind === "secret"
                ? setSecrets({ ...secrets, [spec.name]: text })
                : type(spec.name, text)
            }
          />
        ))}
        {refusal !== null && (
          <p className="error" role="alert" id={`${section}-refusal`} tabIndex={-1}>
            {refusal}
          </p>
        )}
        <div className="cluster">
          <button className="button" type="submit" aria-disabled={isSaving || changes.length === 0}>
            {isSaving ? "Saving…" : `Save ${title === "AI" ? title : title.toLowerCase()}`}
          </button>
          {changes.length > 0 && (
            <button
              className="button button-quiet"
              type="button"
              onClick={() => {
                forget();
                setSecrets({});
                setProblems({});
                setRefusal(null);
              }}
            >
              Discard what is not saved
            </button>
          )}
        </div>
        {kept.changedBy !== null && kept.changedAt !== null && (
          <p className="quiet">
            Last changed by {kept.changedBy}, <Instant of={kept.changedAt} />.
          </p>
        )}
      </form>
      {props.children?.((name) => {
        const spec = fields.find((field) => field.name === name);
        return spec === undefined ? "" : textOf(spec);
      })}
    </section>
  );
}

/** What is saved of a field, as it stands in the form. */
function savedText(kept: object, { name, kind }: FieldSpec): string {
  const value = new Map<string, unknown>(Object.entries(kept)).get(name);
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return value;
  return kind === "choice" ? (unchosen[name] ?? "") : "";
}

/** What holds while nothing is chosen. */
const unchosen: Readonly<Record<string, string>> = {
  provider: "offline",
  secondApprover: "off",
  secondFactor: "off",
};

/** What a field's text means: an empty one that nothing is set. */
function valueOf({ kind }: FieldSpec, text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  if (kind === "number") return Number(trimmed.replaceAll(/[ ,]/g, ""));
  if (kind === "list") return trimmed.split(/[\s,;]+/).filter((part) => part !== "");
  return kind === "secret" ? text : trimmed;
}

function ofSection(fields: Readonly<Record<string, string>>, section: SectionName) {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, problem]) =>
      name.startsWith(`${section}.`) ? [[name.slice(section.length + 1), problem]] : [],
    ),
  );
}
