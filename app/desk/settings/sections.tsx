import type { Admin } from "../kit/office-access.ts";
import { sendTestMail, tryModel, type OfficeSettings } from "../../calls/settings-schema.ts";
import { SectionForm } from "./section-form.tsx";
import { SeenByReaders } from "./seen-by-readers.tsx";
import type { FieldSpec } from "./setting-field.tsx";
import { TryButton } from "./try-button.tsx";

type SectionProps = {
  admin: Admin;
  settings: OfficeSettings;
  changed: (settings: OfficeSettings) => void;
  reload: () => void;
};

const instituteFields: readonly FieldSpec[] = [
  { name: "name", label: "Name of the institute", kind: "line" },
  {
    name: "phone",
    label: "Phone number",
    kind: "line",
    inputMode: "tel",
    hint: "Ten digits, or + and the country code.",
  },
  { name: "address", label: "Address", kind: "text" },
  {
    name: "whatsapp",
    label: "WhatsApp number",
    kind: "line",
    inputMode: "tel",
    hint: "Ten digits, or + and the country code. Left empty, the chat uses the phone number.",
  },
  {
    name: "mapUrl",
    label: "Map",
    kind: "line",
    inputMode: "url",
    hint: "In Google Maps choose Share, then “Embed a map”, and paste what it gives you. Left empty, the contact page says the address in words.",
  },
];

export function InstituteSection(props: SectionProps) {
  return (
    <SectionForm
      {...props}
      section="institute"
      title="Institute"
      intro="Who is behind the site. It stands at the foot of every page and on the contact page."
      fields={instituteFields}
      saved="Readers see it on every page now."
    >
      {(text) => <SeenByReaders institute={props.settings.institute} text={text} />}
    </SectionForm>
  );
}

export function MailSection(props: SectionProps) {
  const { mail } = props.settings;
  const fields: readonly FieldSpec[] = [
    {
      name: "server",
      label: "Mail server",
      kind: "line",
      hint: "Your mail provider names it, for example smtp.gmail.com. Left empty, the site sends no mails.",
    },
    {
      name: "port",
      label: "Port",
      kind: "number",
      placeholder: "587",
      hint: "Usually 587, or 465. The connection is encrypted with both.",
    },
    { name: "user", label: "User", kind: "line", hint: "Often the whole mail address." },
    { name: "password", label: "Password", kind: "secret", hint: passwordHint[mail.passwordState] },
    {
      name: "sender",
      label: "Sender",
      kind: "line",
      hint: "An address, or a name with it: The Institute <office@example.com>.",
    },
    {
      name: "reviewers",
      label: "Reviewers",
      kind: "list",
      hint: "Who gets a mail with each new draft: addresses with commas between them.",
    },
  ];
  return (
    <SectionForm
      {...props}
      section="mail"
      title="Mail"
      intro={
        mail.isOn
          ? "Mail is on: drafts go to the reviewers, and links to new passwords to whoever asks."
          : "Mail is off: links are copied by hand, and nobody can ask for a new password."
      }
      fields={withFixedSecret(fields, mail.passwordState)}
      saved="It is used from the next mail on. Send yourself a test mail."
    >
      {() => (
        <TryButton
          admin={props.admin}
          trial={sendTestMail}
          label="Send me a test mail"
          working="Sending with what is saved…"
        />
      )}
    </SectionForm>
  );
}

const services = [
  { value: "offline", label: "None: drafts come from the site's own records" },
  { value: "openai", label: "OpenAI" },
  { value: "anthropic", label: "Anthropic" },
  { value: "google", label: "Google Gemini" },
  { value: "openai-compatible", label: "Another service (OpenAI protocol)" },
];

export function AiSection(props: SectionProps) {
  const { ai } = props.settings;
  const fields: readonly FieldSpec[] = [
    {
      name: "provider",
      label: "Service",
      kind: "choice",
      choices: services,
      hint: "Choosing none forgets the key.",
    },
    { name: "model", label: "Model", kind: "line", placeholder: "The service's usual small model" },
    {
      name: "baseUrl",
      label: "Address of the service",
      kind: "line",
      inputMode: "url",
      hint: "Only for another service, or one of your own.",
    },
    { name: "apiKey", label: "Key", kind: "secret", hint: keyHint[ai.apiKeyState] },
    {
      name: "timeoutSeconds",
      label: "Longest wait for an answer, in seconds",
      kind: "number",
      placeholder: "120",
    },
    {
      name: "dailyTokenLimit",
      label: "Most tokens a day",
      kind: "number",
      placeholder: "No limit",
      hint: "When they are used up, drafts wait until the next day.",
    },
  ];
  return (
    <SectionForm
      {...props}
      section="ai"
      title="AI"
      intro={
        ai.shown.model === null
          ? "No model is at work: drafts are composed from the site's own checked records."
          : `Drafts are written by ${ai.shown.model}. What is under way ends with the settings it began with.`
      }
      fields={withFixedSecret(fields, ai.apiKeyState)}
      saved="It is used from the next draft on."
    >
      {() => (
        <TryButton
          admin={props.admin}
          trial={tryModel}
          label="Ask the model for one word"
          working="Asking with what is saved…"
        />
      )}
    </SectionForm>
  );
}

const rules = [
  { value: "off", label: "Off" },
  { value: "required", label: "Required" },
];

const reviewFields: readonly FieldSpec[] = [
  {
    name: "secondApprover",
    label: "A second person approves",
    kind: "choice",
    choices: rules,
    hint: "Required: whoever wrote or corrected a post, or proposed a change of a fact, cannot publish it. It needs two approvers.",
  },
  {
    name: "secondFactor",
    label: "A second factor for everybody",
    kind: "choice",
    choices: rules,
    hint: "Required: logging in asks everybody for a code of their phone. Whoever has none yet sets it up at the next step.",
  },
  {
    name: "linkSignIn",
    label: "Publishing by a mailed link needs signing in",
    kind: "choice",
    choices: rules,
    hint: "Required: whoever opens a review link reads and corrects without an account, but signs in as an approver to publish. Without a choice it is required where everybody needs a second factor.",
  },
];

export function ReviewSection(props: SectionProps) {
  return (
    <SectionForm
      {...props}
      section="review"
      title="Review rules"
      intro="Who may publish, and how people log in."
      fields={reviewFields}
      saved="It holds from now on."
    />
  );
}

type SecretState = OfficeSettings["mail"]["passwordState"];

const passwordHint: Readonly<Record<SecretState, string>> = {
  none: "It is kept sealed, and never shown again.",
  kept: "One is kept, and never shown. Leave it empty to keep it.",
  fixed: "Set by whoever runs the server.",
  unreadable: "The one that is kept cannot be opened here: please enter the password again.",
};

const keyHint: Readonly<Record<SecretState, string>> = {
  ...passwordHint,
  unreadable: "The one that is kept cannot be opened here: please enter the key again.",
};

/** There is nothing to type where the secret is fixed. */
function withFixedSecret(fields: readonly FieldSpec[], state: SecretState): readonly FieldSpec[] {
  return state === "fixed" ? fields.filter(({ kind }) => kind !== "secret") : fields;
}
