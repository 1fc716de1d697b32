import { useEffect, useState } from "react";
import { Link, useFetcher, useSearchParams } from "react-router";
import * as z from "zod/mini";
import type { Trial } from "../../../domain/settings/setting-trials.ts";
import type { SettingsOnDesk } from "../../../domain/settings/settings-service.ts";
import type { InputOf } from "../../calls/endpoint.ts";
import {
  downloadBackup,
  fieldProblems,
  readOfficeSettings,
  saveSettings,
  sendTestMail,
  tryModel,
} from "../../calls/settings-schema.ts";
import { readSiteStatus, type SiteStatus } from "../../calls/site-schema.ts";
import { Button, QuietButton } from "../kit/button.tsx";
import { type Answer, refusal, send, unreachable } from "../kit/call.ts";
import { attempt, formOf, read } from "../kit/desk-data.ts";
import { DeskForm, Field, type FieldProps, SubmitButton, useTyped } from "../kit/desk-form.tsx";
import { DeskHeading, NotLoaded, Part } from "../kit/desk-page.tsx";
import { States } from "../kit/filters.tsx";
import { asAdmin, checkAccess } from "../kit/office-access.ts";
import { showAnswer, showToast } from "../kit/toasts.tsx";
import { useTask } from "../kit/use-task.ts";
import { Instant, personName } from "../kit/words.tsx";
import type { Route } from "./+types/settings-page.ts";
import { sections, type SectionSpec, settingValue } from "./settings-sections.ts";

export async function clientLoader() {
  const [settings, status] = await Promise.all([
    read(readOfficeSettings, {}),
    attempt(readSiteStatus, {}),
  ]);
  return { settings, status };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return saveSection(await formOf(request));
}

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { settings, status } = loaderData;
  const shown = query.get("section") ?? "institute";
  const spec = sections.find(({ section }) => section === shown);
  return (
    <div className="stack-wide">
      <DeskHeading title="Settings" />
      <States
        name="section"
        label="Sections"
        states={[
          ...sections.map(({ section, title }) => [section, title] as const),
          ["backup", "Backup"],
          ["status", "System status"],
        ]}
      />
      {shown === "backup" && <BackupCard />}
      {shown === "status" && <SiteStatusCard status={status} />}
      {spec !== undefined && <SectionForm settings={settings} spec={spec} key={shown} />}
    </div>
  );
}

const saved: Readonly<Record<string, string>> = {
  institute: "Readers see it on every page now.",
  mail: "It is used from the next e-mail on.",
  ai: "It is used from the next draft on.",
  review: "It holds from now on.",
};

const secrets: ReadonlySet<string> = new Set(["password", "apiKey"]);

const secretHints = {
  none: "Stored encrypted; never shown again.",
  kept: "Stored encrypted. Leave it blank to keep it.",
  unreadable: "The stored one cannot be read here: please enter it again.",
  /** There is nothing to type. */
  fixed: null,
} as const;

/** Untouched fields stay; an empty secret is no new one. */
async function saveSection({
  section = "",
  version,
  typed = "",
  ...fields
}: Readonly<Record<string, string>>) {
  const touched = new Set(typed.split(","));
  const patch: Record<string, unknown> = { version: Number(version) };
  for (const [name, text] of Object.entries(fields)) {
    if (secrets.has(name) && text !== "") patch[name] = text;
    if (!secrets.has(name) && touched.has(name)) patch[name] = settingValue(name, text);
  }
  // The server reads the section by its own schema: here it is put together from its fields.
  const input: InputOf<typeof saveSettings> = { [section]: patch };
  const answer = await attempt(saveSettings, input);
  if (!answer.ok) return answer;
  showToast({ title: "Saved", description: saved[section] ?? "" });
  // This person may have no second factor either.
  if (section === "review") void checkAccess();
  return answer;
}

function SectionForm({ settings, spec }: { settings: SettingsOnDesk; spec: SectionSpec }) {
  const { section, title, intro, fields } = spec;
  const kept = settings[section];
  const { passwordState } = settings.mail;
  const secretHint = secretHints[section === "ai" ? settings.ai.apiKeyState : passwordState];
  const keptAs = `settings-${section}`;
  const fetcher = useFetcher<Answer<SettingsOnDesk>>();
  const { typed, discard } = useTyped(keptAs);
  const sendsMail = fetcher.data?.ok === true && fetcher.data.value.mail.isOn;
  const touched = Object.keys(typed);
  return (
    <Part isCard id={`${section}-title`} title={title}>
      <p>{intro(settings)}</p>
      <DeskForm
        keptAs={keptAs}
        fetcher={fetcher}
        label={title}
        messages={getMessages(fetcher.data, section)}
      >
        <input type="hidden" name="section" value={section} />
        <input type="hidden" name="version" value={kept.version} />
        <input type="hidden" name="typed" value={touched.join(",")} />
        {fields.map((field) => {
          const isFixed = kept.fixed.includes(field.name);
          const hint = secrets.has(field.name) ? secretHint : isFixed ? fixedHint : field.hint;
          return (
            hint !== null && (
              <Field
                autoComplete="off"
                {...field}
                initial={savedText(kept, field)}
                hint={hint}
                readOnly={isFixed}
                key={field.name}
              />
            )
          );
        })}
        <div className="cluster">
          <SubmitButton label={`Save ${title === "AI" ? title : title.toLowerCase()}`} />
          {touched.length > 0 && <QuietButton label="Discard changes" run={discard} />}
        </div>
        {kept.changedBy !== null && kept.changedAt !== null && (
          <p className="quiet">
            Last changed by {personName(kept.changedBy)}, <Instant of={kept.changedAt} />.
          </p>
        )}
      </DeskForm>
      {section === "institute" && (
        <p>
          The opening hours and the time of a reply are facts of the site:{" "}
          <Link to="/admin/facts/provider.hours">change the opening hours</Link>.
        </p>
      )}
      {section === "mail" && (
        <TryButton
          label="Send me a test e-mail"
          endpoint={sendTestMail}
          after={sendsMail ? fetcher.data : undefined}
        />
      )}
      {section === "ai" && <TryButton label="Test the connection" endpoint={tryModel} />}
    </Part>
  );
}

type TryButtonProps = {
  label: string;
  endpoint: typeof sendTestMail;
  /** A save that is tried at once: what is wrong is told now, and not when the first mail fails. */
  after?: unknown;
};

function TryButton({ label, endpoint, after }: TryButtonProps) {
  const { isBusy, run } = useTask();
  const [tried, setTried] = useState<Answer<Trial>>();
  const tryOut = async () => setTried(await attempt(endpoint, {}));
  useEffect(() => {
    if (after !== undefined) run(tryOut);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each save
  }, [after]);
  const { worked, message } = tried?.ok === true ? tried.value : { worked: false, ...tried };
  return (
    <>
      <QuietButton label={label} isBusy={isBusy} run={() => run(tryOut)} />
      <div role="status">
        {isBusy && <p className="quiet">Testing with the saved settings…</p>}
        {!isBusy && tried !== undefined && (
          <p className={worked ? "alert" : "alert alert-danger"}>{message}</p>
        )}
      </div>
    </>
  );
}

const fixedHint =
  "Set where this website runs: it cannot be changed here. Ask whoever set up the website.";

function savedText(kept: object, { name, options }: FieldProps): string {
  const value: unknown = Object.entries(kept).find(([one]) => one === name)?.[1];
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "number" || typeof value === "string") return String(value);
  return options?.[0]?.[0] ?? "";
}

/** The sentences of a refusal by the names of their fields, which are `section.field` there. */
function getMessages(answer: Answer<unknown> | undefined, section: string) {
  const details = answer?.ok === false ? answer.details : null;
  const { fields = {} } = z.safeParse(fieldProblems, details).data ?? {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, problem]) => [name.replace(`${section}.`, ""), problem]),
  );
}

function BackupCard() {
  const { isBusy, run } = useTask();

  async function download() {
    const answer = await asAdmin(fetchBackup);
    if (answer.ok) saveAs(answer.value.content, answer.value.name);
    const done = {
      title: "Backup downloaded",
      description: "Keep it where only your office gets at it: it holds every account and draft.",
    };
    showAnswer(answer, () => done, "No backup");
  }

  return (
    <Part isCard id="backup-title" title="Backup">
      <p>
        Everything that the site keeps, in one file. The passwords and keys of these settings are
        locked in it: when the website moves, enter them again.
      </p>
      <Button label="Download a backup" isBusy={isBusy} run={() => run(download)} />
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
  if (!status.ok) return <NotLoaded what="The site's status" reason={status.message} />;
  return (
    <Part isCard id="status-title" title="System status">
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
    </Part>
  );
}
