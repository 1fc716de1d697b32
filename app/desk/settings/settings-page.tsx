import { Link, useSearchParams } from "react-router";
import type { InputOf } from "../../calls/endpoint.ts";
import {
  checkMail,
  readOfficeSettings,
  saveSettings,
  sendTestMail,
  tryModel,
} from "../../calls/settings-schema.ts";
import { readSiteStatus } from "../../calls/site-schema.ts";
import { QuietButton, QuietLink } from "../kit/button.tsx";
import type { Answer } from "../kit/call.ts";
import { commandOf, read, rereadFor, type SentForm } from "../kit/desk-data.ts";
import { DeskHeading, ErrorCard } from "../kit/desk-page.tsx";
import { LinkTabs } from "../kit/link-tabs.tsx";
import { attempt, checkAccess, isApprover } from "../kit/office-access.ts";
import { showToast } from "../kit/toasts.tsx";
import { useCommand } from "../kit/use-command.ts";
import type { Route } from "./+types/settings-page.ts";
import { BackupCard } from "./backup-card.tsx";
import { SectionForm, type Tried, TriedNotice } from "./section-form.tsx";
import { type SectionName, sectionsOf, settingValue } from "./settings-sections.ts";
import { SiteStatusCard } from "./status-view.tsx";

export const shouldRevalidate = rereadFor();

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

type TrialCommand = { readonly kind: "try"; readonly trial: TrialName };

export async function clientAction({ request }: Route.ClientActionArgs): Promise<Answer<unknown>> {
  const command = await commandOf<TrialCommand | SentForm>(request);
  return command.kind === "form"
    ? saveSection(command.fields)
    : attempt(trials[command.trial].endpoint, {});
}

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  if (loaderData === null) return <ForApprovers />;
  const { settings, status } = loaderData;
  const sections = sectionsOf(settings);
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
  const { isBusy, answer, send } = useCommand<TrialCommand, Tried>();
  const { label, working } = trials[of];
  return (
    <div className="stack">
      <p>
        <QuietButton label={label} isBusy={isBusy} run={() => send({ kind: "try", trial: of })} />
      </p>
      <div role="status">
        {isBusy && <p className="quiet">{working}</p>}
        {answer !== undefined && <TriedNotice {...triedIn(answer)} />}
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
  // Whoever asks everybody for a second factor may have none either.
  if (section === "review") void checkAccess();
  if (section !== "mail" || !answer.value.mail.isOn) return answer;
  // A wrong server is told now, and not when the first mail fails.
  const tried = await attempt(checkMail, {});
  return { ok: true, value: { ...answer.value, tried: triedIn(tried) } } as const;
}

function triedIn(answer: Answer<Tried>): Tried {
  return answer.ok ? answer.value : { worked: false, message: answer.message };
}

const secrets: ReadonlySet<string> = new Set(["password", "apiKey"]);
