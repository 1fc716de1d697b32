import { type ReactNode, useState } from "react";
import { Link, useFetcher, useRevalidator, useSearchParams } from "react-router";
import * as z from "zod/mini";
import type { SettingsOnDesk } from "../../../domain/settings/settings-service.ts";
import type { InputOf } from "../../calls/endpoint.ts";
import {
  checkMail,
  downloadBackup,
  fieldProblems,
  readOfficeSettings,
  saveSettings,
  sendTestMail,
  tryModel,
} from "../../calls/settings-schema.ts";
import { readSiteStatus, type SiteStatus } from "../../calls/site-schema.ts";
import { Button, QuietButton, QuietLink } from "../kit/button.tsx";
import { type Answer, refusal, send, unreachable } from "../kit/call.ts";
import { formOf, read } from "../kit/desk-data.ts";
import { ButtonBar, DeskForm, Field, SelectField, useTyped } from "../kit/desk-form.tsx";
import { DeskHeading, ErrorCard, NotLoaded, Part } from "../kit/desk-page.tsx";
import { LinkTabs } from "../kit/link-tabs.tsx";
import { asAdmin, attempt, checkAccess, isApprover } from "../kit/office-access.ts";
import { Instant } from "../kit/times.tsx";
import { showToast } from "../kit/toasts.tsx";
import { useTask } from "../kit/use-task.ts";
import type { Route } from "./+types/settings-page.ts";
import {
  type FieldSpec,
  type SectionName,
  getSections,
  type SectionSpec,
  settingValue,
} from "./settings-sections.ts";
import { personName } from "../phrases.ts";

export async function clientLoader() {
  if (!isApprover()) return null;
  const [settings, status] = await Promise.all([
    read(readOfficeSettings, {}),
    attempt(readSiteStatus, {}),
  ]);
  return { settings, status };
}

type TrialName = keyof typeof trials;

const trials = {
  mail: {
    endpoint: sendTestMail,
    label: "Send me a test e-mail",
    working: "Sending with the saved settings…",
  },
  ai: {
    endpoint: tryModel,
    label: "Test the connection",
    working: "Testing with the saved settings…",
  },
} as const;

export async function clientAction({ request }: Route.ClientActionArgs) {
  return saveSection(await formOf(request));
}

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  if (loaderData === null) return <ForApprovers />;
  const { settings, status } = loaderData;
  const sections = getSections(settings);
  const shown = query.get("section") ?? "institute";
  return (
    <div className="stack-wide">
      <DeskHeading title="Settings" />
      {!settings.sharesSecrets && <SecretsOfOneServer />}
      <LinkTabs
        label="Sections"
        tabs={[...sections.map(({ section, title }) => [section, title] as const), ...others].map(
          ([name, label]) => ({ label, to: `?section=${name}`, isCurrent: name === shown }),
        )}
      />
      {shown === "backup" && <BackupCard />}
      {shown === "status" && <SiteStatusCard status={status} />}
      {sections
        .filter(({ section }) => section === shown)
        .map((spec) => (
          <SectionForm settings={settings} spec={spec} key={spec.section}>
            {spec.section === "institute" && (
              <p>
                The opening hours and the time of a reply are facts of the site:{" "}
                <Link to="/admin/facts/provider.hours">change the opening hours</Link>.
              </p>
            )}
            {isTried(spec.section) && <TryButton of={spec.section} />}
          </SectionForm>
        ))}
    </div>
  );
}

const others = [
  ["backup", "Backup"],
  ["status", "System status"],
] as const;

function isTried(section: SectionName): section is TrialName {
  return section in trials;
}

function TryButton({ of }: { of: TrialName }) {
  const { isBusy, run } = useTask();
  const [tried, setTried] = useState<Tried | null>(null);
  const { endpoint, label, working } = trials[of];
  const tryOut = async () => setTried(toTrial(await attempt(endpoint, {})));
  return (
    <div className="stack">
      <p>
        <QuietButton label={label} isBusy={isBusy} run={() => run(tryOut)} />
      </p>
      <div role="status">
        {isBusy && <p className="quiet">{working}</p>}
        {!isBusy && tried !== null && <TriedNotice {...tried} />}
      </div>
    </div>
  );
}

function ForApprovers() {
  return (
    <ErrorCard
      title="Settings are for approvers"
      message="Your account writes and edits. Ask an approver of your office to change a setting, or to give you their role."
    >
      <QuietLink to="/admin/dashboard" label="Back to Dashboard" />
    </ErrorCard>
  );
}

function SecretsOfOneServer() {
  return (
    <p className="alert alert-warning">
      A password or key that you enter here may be asked for again: the website may run on several
      machines, and only one of them can open it. Ask whoever set up the website to give all of them
      the same key for settings first.
    </p>
  );
}

const saved: Readonly<Record<string, string>> = {
  institute: "Readers see it on every page now.",
  mail: "It is used from the next e-mail on.",
  ai: "It is used from the next draft on.",
  review: "It holds from now on.",
};

async function saveSection({
  section = "",
  version,
  typed = "",
  ...fields
}: Readonly<Record<string, string>>) {
  const touched = new Set(typed.split(","));
  const patch: Record<string, unknown> = { version: Number(version) };
  for (const [name, text] of Object.entries(fields)) {
    if (!secrets.has(name)) {
      if (touched.has(name)) patch[name] = settingValue(name, text);
    } else if (text !== "") patch[name] = text;
  }
  // The server reads the section by its own schema: here it is put together from its fields.
  const input: InputOf<typeof saveSettings> = { [section]: patch };
  const answer = await attempt(saveSettings, input);
  if (!answer.ok) return answer;
  showToast({ title: "Saved", description: saved[section] ?? "", topic: `settings-${section}` });
  // This person may have no second factor either.
  if (section === "review") void checkAccess();
  if (section !== "mail" || !answer.value.mail.isOn) return answer;
  // A wrong server is told now, and not when the first mail fails.
  const tried = await attempt(checkMail, {});
  return { ok: true, value: { ...answer.value, tried: toTrial(tried) } } as const;
}

function toTrial(answer: Answer<Tried>): Tried {
  return answer.ok ? answer.value : { worked: false, message: answer.message };
}

const secrets: ReadonlySet<string> = new Set(["password", "apiKey"]);

type SectionFormProps = {
  settings: SettingsOnDesk;
  spec: SectionSpec;
  children?: ReactNode;
};

type Tried = { readonly worked: boolean; readonly message: string };

function TriedNotice({ worked, message }: Tried) {
  return <p className={worked ? "alert alert-success" : "alert alert-danger"}>{message}</p>;
}

function SectionForm({ settings, spec, children }: SectionFormProps) {
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
        messages={getMessages(fetcher.data, section)}
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
            Last changed by {personName(kept.changedBy)}, <Instant of={kept.changedAt} />.
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

function getMessages(answer: Answer<unknown> | undefined, section: string) {
  const refused = z.safeParse(fieldProblems, answer?.ok === false ? answer.details : null);
  const entries = refused.success ? Object.entries(refused.data.fields) : [];
  return Object.fromEntries(
    entries.flatMap(([name, problem]) =>
      name.startsWith(`${section}.`) ? [[name.slice(section.length + 1), problem]] : [],
    ),
  );
}

function BackupCard() {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    const answer = await asAdmin(fetchBackup);
    setBusy(false);
    if (!answer.ok) {
      showToast({ tone: "failure", title: "No backup", description: answer.message });
      return;
    }
    saveAs(answer.value.content, answer.value.name);
    showToast({
      title: "Backup downloaded",
      description: "Keep it where only your office gets at it: it holds every account and draft.",
    });
    void revalidate();
  }

  return (
    <Part isCard id="backup-title" title="Backup">
      <p>
        Everything that the site keeps, in one file. The passwords and keys of these settings are
        locked in it: when the website moves, enter them again.
      </p>
      <p>
        <Button label="Download a backup" isBusy={isBusy} run={() => void download()} />
      </p>
      <p role="status">{isBusy && "The backup is being made…"}</p>
    </Part>
  );
}

type File = { readonly name: string; readonly content: Blob };

async function fetchBackup(bearer: string): Promise<Answer<File>> {
  const response = await send(downloadBackup, {}, { bearer, accept: "*/*" });
  if (response === null) return unreachable;
  if (!response.ok) return refusal(response, downloadBackup);
  const content = await response.blob().catch(() => null);
  // A part of it is no backup.
  if (content === null)
    return { ...unreachable, message: "The download broke off. Please try again." };
  const [, name = "site.sqlite"] =
    /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "") ?? [];
  return { ok: true, value: { name, content } };
}

function saveAs(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

function SiteStatusCard({ status }: { status: Answer<SiteStatus> }) {
  return (
    <Part isCard id="status-title" title="System status">
      {status.ok ? (
        <dl className="stack">
          {status.value.parts.map(({ name, state, text }) => (
            <div className={state === "attention" ? "error" : "quiet"} key={name}>
              <dt>
                <strong>{name}</strong>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <NotLoaded what="The site's status" reason={status.message} />
      )}
    </Part>
  );
}
