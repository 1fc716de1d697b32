import { dayMs, later } from "../shared/clock.ts";
import { chatDigits, type Provider } from "../../content/site.ts";
import type { WriterSettings } from "../drafting/create-writer.ts";
import { defaultModels } from "../drafting/providers/model-settings.ts";
import type { SmtpSettings } from "../notify/providers/smtp.ts";
import { namesItsHost, readSender } from "./setting-forms.ts";
import type { RuleState, SectionName, StoredSettings } from "./stored-settings.ts";

export type OfficeSettings = {
  readonly provider: Provider;
  readonly placeholders: readonly PlaceholderField[];
  readonly mail: SmtpSettings | null;
  readonly reviewers: readonly string[];
  readonly writer: WriterSettings;
  readonly writerTimeoutSeconds: number;
  readonly dailyTokenLimit: number | null;
  readonly secondApprover: RuleState;
  readonly factorDue: string | null;
};

/** By whoever runs the server, for the fields that are there: it wins over the desk. */
export type FixedSettings = {
  readonly [Name in SectionName]?: Partial<StoredSettings[Name]>;
} & {
  readonly mailServer?: string | undefined;
  readonly apiKey?: string | undefined;
};

export type OpenSecrets = { readonly mail: string | null; readonly ai: string | null };

export const placeholders = {
  name: "[Institute name]",
  phone: "+91 00000 00000",
  address: "[Street, City], Kerala, India",
} as const;

export type PlaceholderField = keyof typeof placeholders;

const placeholderFields = ["name", "phone", "address"] as const satisfies PlaceholderField[];

const defaultTimeout = 120;

export function settingsInForce(
  fixed: FixedSettings,
  stored: StoredSettings,
  secrets: OpenSecrets,
): OfficeSettings {
  const institute = { ...stored.institute, ...fixed.institute };
  const mail = { ...stored.mail, ...fixed.mail };
  const ai = { ...stored.ai, ...fixed.ai };
  const review = { ...stored.review, ...fixed.review };
  const mailInForce = smtpSettings(mail, fixed.mailServer ?? serverAddress(mail, secrets.mail));
  const number = institute.whatsapp ?? institute.phone;
  const timeoutSeconds = ai.timeoutSeconds ?? defaultTimeout;
  const apiKey = fixed.ai?.provider === undefined ? secrets.ai : (fixed.apiKey ?? null);
  const secondFactor = review.secondFactor ?? "off";
  const askedSince = fixed.review?.secondFactor === undefined ? review.secondFactorSince : null;
  return {
    provider: {
      name: institute.name ?? placeholders.name,
      phone: institute.phone ?? placeholders.phone,
      address: institute.address ?? placeholders.address,
      whatsapp: chatDigits(number ?? placeholders.phone),
      reportMail: number === null ? (mailInForce?.from.address ?? "") : null,
      mapEmbedUrl:
        institute.mapUrl !== null && namesItsHost(institute.mapUrl) ? institute.mapUrl : null,
    },
    placeholders: placeholderFields.filter((field) => institute[field] === null),
    mail: mailInForce,
    reviewers: mail.reviewers ?? [],
    writer: writerSettings(ai, apiKey, timeoutSeconds),
    writerTimeoutSeconds: timeoutSeconds,
    dailyTokenLimit: ai.dailyTokenLimit,
    secondApprover: review.secondApprover ?? "off",
    factorDue: secondFactor === "required" ? dueAfter(askedSince) : null,
  };
}

function dueAfter(since: string | null): string {
  return since === null ? new Date(0).toISOString() : later(new Date(since), dayMs);
}

function smtpSettings(
  { sender }: StoredSettings["mail"],
  address: string | null,
): SmtpSettings | null {
  const from = sender === null ? null : readSender(sender);
  return address === null || from === null ? null : { url: address, from };
}

/** On this port connections are encrypted from the first byte; on others they become so (STARTTLS). */
const encryptedPort = 465;
const defaultPort = 587;

/** A password goes to another machine over an encrypted connection alone; nobody vouches for `localhost`. */
function serverAddress(
  { server, port, user }: StoredSettings["mail"],
  password: string | null,
): string | null {
  if (server === null) return null;
  const at = port ?? defaultPort;
  const url = new URL(`${at === encryptedPort ? "smtps" : "smtp"}://${server}:${at}`);
  url.username = encodeURIComponent(user ?? "");
  url.password = user === null ? "" : encodeURIComponent(password ?? "");
  if (isThisMachine(server)) url.searchParams.set("tls.rejectUnauthorized", "false");
  else if (user !== null) url.searchParams.set("requireTLS", "true");
  return url.href;
}

export function isThisMachine(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

function writerSettings(
  { provider, model, reviewModel, baseUrl }: StoredSettings["ai"],
  apiKey: string | null,
  timeoutSeconds: number,
): WriterSettings {
  if (provider === null || provider === "offline") return { provider: "offline" };
  const modelName = model ?? defaultModels[provider];
  if (modelName === null) return { provider: "offline" };
  return { provider, model: modelName, reviewModel, baseUrl, apiKey, timeoutSeconds };
}
