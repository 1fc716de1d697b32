import type { SettingsOnDesk } from "../../../domain/settings/settings-service.ts";
import type { FieldProps } from "../kit/desk-form.tsx";

type SectionName = "institute" | "mail" | "ai" | "review";

export type SectionSpec = {
  readonly section: SectionName;
  readonly title: string;
  readonly intro: (settings: SettingsOnDesk) => string;
  readonly fields: readonly FieldProps[];
};

const secret = { type: "password", autoComplete: "new-password" } as const;

const rules = [
  ["off", "Off"],
  ["required", "Required"],
] as const;

export const sections: readonly SectionSpec[] = [
  {
    section: "institute",
    title: "Institute",
    intro: () =>
      "Who is behind the site. It stands at the foot of every page and on the contact page.",
    fields: [
      { name: "name", label: "Name of the institute" },
      {
        name: "phone",
        label: "Phone number",
        inputMode: "tel",
        hint: "Ten digits, or + and the country code.",
      },
      { name: "address", label: "Address", rows: 2 },
      {
        name: "whatsapp",
        label: "WhatsApp number",
        inputMode: "tel",
        hint: "Ten digits, or + and the country code. Left empty, the chat uses the phone number.",
      },
      {
        name: "mapUrl",
        label: "Map",
        inputMode: "url",
        hint: "In Google Maps choose Share, then “Embed a map”, and paste what it gives you. Left empty, the contact page says the address in words.",
      },
    ],
  },
  {
    section: "mail",
    title: "E-mail",
    intro: ({ mail }) =>
      mail.isOn
        ? "E-mail is on: drafts go to the reviewers, and links to new passwords to whoever asks."
        : "E-mail is off: links are copied by hand, and nobody can ask for a new password. Your e-mail provider tells you what to enter.",
    fields: [
      {
        name: "server",
        label: "E-mail server",
        hint: "Your e-mail provider names it, for example smtp.gmail.com. Left empty, the site sends no e-mails.",
      },
      {
        name: "port",
        label: "Port",
        inputMode: "numeric",
        placeholder: "587",
        hint: "Usually 587, or 465. The connection is encrypted with both.",
      },
      { name: "user", label: "User", hint: "Often the whole e-mail address." },
      { name: "password", label: "Password", ...secret },
      {
        name: "sender",
        label: "Sender",
        hint: "An address, or a name with it: The Institute <office@example.com>.",
      },
      {
        name: "reviewers",
        label: "Reviewers",
        rows: 2,
        hint: "Who gets an e-mail with each new draft: addresses with commas between them.",
      },
    ],
  },
  {
    section: "ai",
    title: "AI",
    intro: ({ ai: { shown } }) =>
      shown.model === null
        ? "No AI model connected. Drafts are compiled from the site's own checked facts."
        : `Drafts are written by ${shown.model}. What is under way ends with the settings it began with.`,
    fields: [
      {
        name: "provider",
        label: "Service",
        options: [
          ["offline", "None: drafts come from the site's own facts"],
          ["openai", "OpenAI"],
          ["anthropic", "Anthropic"],
          ["google", "Google Gemini"],
          ["openai-compatible", "Another service, addressed as OpenAI is"],
        ],
        hint: "Choosing None deletes the key.",
      },
      { name: "model", label: "Model", placeholder: "The service's usual small model" },
      {
        name: "reviewModel",
        label: "Model that checks drafts",
        placeholder: "The same model",
        hint: "Reads each draft against the site's facts before a person does. Another model of the same service finds more.",
      },
      {
        name: "baseUrl",
        label: "Address of the service",
        inputMode: "url",
        hint: "Only for another service, or one of your own.",
      },
      { name: "apiKey", label: "Key", ...secret },
      {
        name: "timeoutSeconds",
        label: "Longest wait for an answer, in seconds",
        inputMode: "numeric",
        placeholder: "120",
      },
      {
        name: "dailyTokenLimit",
        label: "Daily token limit",
        inputMode: "numeric",
        placeholder: "No limit",
        hint: "Tokens are what the service counts and bills, about three quarters of a word each. When they are used up, drafts wait until the next day.",
      },
    ],
  },
  {
    section: "review",
    title: "Review rules",
    intro: () => "Who may publish, and how people log in.",
    fields: [
      {
        name: "secondApprover",
        label: "A second person approves",
        options: rules,
        hint: "Required: whoever wrote or corrected a post, or proposed a change of a fact, cannot publish it. It needs two approvers.",
      },
      {
        name: "secondFactor",
        label: "A second factor for everybody",
        options: rules,
        hint: "Required: logging in asks everyone for a code from their phone. Whoever has no second factor has a day to set one up.",
      },
    ],
  },
];

/** The label of a setting by its name in the log: `institute.phone`, `mail.secret`. */
export function settingLabel(name: string): string {
  const [of, field] = name.split(".");
  const fields = sections.find(({ section }) => section === of)?.fields ?? [];
  const isNamed = (one: FieldProps) =>
    field === "secret" ? one.type === "password" : one.name === field;
  return fields.find(isNamed)?.label ?? name;
}

/** The value of a field for the call that saves it; null for an empty one. */
export function settingValue(name: string, text: string | null): unknown {
  const trimmed = text?.trim() ?? "";
  if (trimmed === "") return null;
  if (["port", "timeoutSeconds", "dailyTokenLimit"].includes(name))
    return Number(trimmed.replaceAll(/[ ,]/g, ""));
  return name === "reviewers" ? trimmed.split(/[\s,;]+/).filter((part) => part !== "") : trimmed;
}
