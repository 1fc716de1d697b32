import { chatDigits, type Provider } from "../../content/site.ts";
import type { WriterSettings } from "../drafting/create-writer.ts";
import { defaultModels, type ModelProvider } from "../drafting/providers/model-settings.ts";
import type { SmtpSettings } from "../notify/providers/smtp.ts";
import { namesItsHost, readSender } from "./setting-forms.ts";
import type { RuleState, StoredSettings } from "./stored-settings.ts";

/** The settings as they hold at one moment. */
export type OfficeSettings = {
  readonly provider: Provider;
  /** What of the institute still has its placeholder. */
  readonly placeholders: readonly PlaceholderField[];
  /** The mail server and the sender's address; null without mail. */
  readonly mail: SmtpSettings | null;
  /** Who reviews drafts, each once. */
  readonly reviewers: readonly string[];
  readonly writer: WriterSettings;
  /** How long one run of the writer may take, whichever provider. */
  readonly writerTimeoutSeconds: number;
  /** Most tokens that all runs of one Indian day may use; null without a limit. */
  readonly dailyTokenLimit: number | null;
  /** Whether a post is published only by somebody who is none of its authors. */
  readonly secondApprover: RuleState;
  /** From when on everybody of the office needs a second factor; null: never. */
  readonly factorDue: string | null;
  /** Whether a review link publishes only for an approver who has signed in. */
  readonly linkSignIn: RuleState;
};

/** What whoever runs the server has fixed: it wins over the desk. */
export type FixedSettings = {
  readonly institute?: {
    readonly [Field in keyof StoredSettings["institute"]]?: string | undefined;
  };
  /** `smtp://` or `smtps://` address. */
  readonly mailServer?: string | undefined;
  readonly sender?: SmtpSettings["from"] | undefined;
  readonly reviewers?: readonly string[] | undefined;
  /** Which service writes, with its models, address and key: all of them together. */
  readonly service?: WriterService | undefined;
  readonly timeoutSeconds?: number | undefined;
  readonly dailyTokenLimit?: number | undefined;
  readonly secondApprover?: RuleState | undefined;
  readonly secondFactor?: RuleState | undefined;
};

export type WriterService =
  | { readonly provider: "offline" }
  | {
      readonly provider: ModelProvider;
      readonly model: string;
      readonly reviewModel: string | null;
      readonly baseUrl: string | null;
      readonly apiKey: string | null;
    };

/** The opened secrets; null for none, or for one that cannot be opened here. */
type OpenSecrets = { readonly mail: string | null; readonly ai: string | null };

export const placeholders = {
  name: "[Institute name]",
  phone: "+91 00000 00000",
  address: "[Street, City], Kerala, India",
} as const;

export type PlaceholderField = keyof typeof placeholders;

const placeholderFields = ["name", "phone", "address"] as const satisfies PlaceholderField[];

const defaultTimeout = 120;

/** What holds: what is fixed, else what the desk has set, else the defaults. */
export function settingsInForce(
  fixedSettings: FixedSettings,
  storedSettings: StoredSettings,
  secrets: OpenSecrets,
): OfficeSettings {
  const { ai, review } = storedSettings;
  const secondFactor = fixedSettings.secondFactor ?? review.secondFactor ?? "off";
  const askedSince = fixedSettings.secondFactor === undefined ? review.secondFactorSince : null;
  const seconds = fixedSettings.timeoutSeconds ?? ai.timeoutSeconds ?? defaultTimeout;
  const mail = mailInForce(fixedSettings, storedSettings.mail, secrets.mail);
  return {
    ...instituteInForce(fixedSettings, storedSettings, mail),
    mail,
    reviewers: fixedSettings.reviewers ?? storedSettings.mail.reviewers ?? [],
    writer: withTimeout(fixedSettings.service ?? storedService(ai, secrets.ai), seconds),
    writerTimeoutSeconds: seconds,
    dailyTokenLimit: fixedSettings.dailyTokenLimit ?? ai.dailyTokenLimit,
    secondApprover: fixedSettings.secondApprover ?? review.secondApprover ?? "off",
    factorDue: secondFactor === "required" ? dueAfter(askedSince) : null,
    // Where everybody shows a second proof, a mailbox alone is not enough, unless the office says so.
    linkSignIn: review.linkSignIn ?? secondFactor,
  };
}

/** How long people have to set a second factor up once the office has asked for it. */
const graceMs = 24 * 60 * 60 * 1_000;

/** A day after it was asked for; what holds from the start has long been due. */
function dueAfter(since: string | null): string {
  return new Date(since === null ? 0 : Date.parse(since) + graceMs).toISOString();
}

function instituteInForce(
  { institute: fixedInstitute = {} }: FixedSettings,
  storedSettings: StoredSettings,
  mail: SmtpSettings | null,
) {
  const valueOf = (field: keyof typeof storedSettings.institute) =>
    fixedInstitute[field] ?? storedSettings.institute[field];
  const phone = valueOf("phone");
  const number = valueOf("whatsapp") ?? phone;
  return {
    provider: {
      name: valueOf("name") ?? placeholders.name,
      phone: phone ?? placeholders.phone,
      address: valueOf("address") ?? placeholders.address,
      whatsapp: chatDigits(number ?? placeholders.phone),
      reportMail: number === null ? (mail?.from.address ?? "") : null,
      mapEmbedUrl: framable(valueOf("mapUrl")),
    },
    placeholders: placeholderFields.filter((field) => valueOf(field) === null),
  };
}

/** What was stored before its server had to be a name is not shown. */
function framable(mapUrl: string | null): string | null {
  return mapUrl !== null && namesItsHost(mapUrl) ? mapUrl : null;
}

function mailInForce(
  fixedSettings: FixedSettings,
  storedMail: StoredSettings["mail"],
  password: string | null,
): SmtpSettings | null {
  const from =
    fixedSettings.sender ?? (storedMail.sender === null ? null : readSender(storedMail.sender));
  const url = fixedSettings.mailServer ?? serverAddress(storedMail, password);
  return url === null || from === null ? null : { url, from };
}

/** The port of those who encrypt from the first byte; on all others the connection is turned into an encrypted one. */
const encryptedPort = 465;
const defaultPort = 587;

const requireTls = "?requireTLS=true";

/** Nobody vouches for a certificate of `localhost`, and nothing crosses a network. */
const ofThisMachine = "?tls.rejectUnauthorized=false";

/**
 * The desk's mail server as an address. A password goes to another machine over an encrypted connection
 * alone; with a user whose password cannot be opened, the server says what it misses.
 */
function serverAddress(
  { server, port, user }: StoredSettings["mail"],
  password: string | null,
): string | null {
  if (server === null) return null;
  const at = port ?? defaultPort;
  const scheme = at === encryptedPort ? "smtps" : "smtp";
  const person =
    user === null ? "" : `${encodeURIComponent(user)}:${encodeURIComponent(password ?? "")}@`;
  return `${scheme}://${person}${server}:${at}${isThisMachine(server) ? ofThisMachine : user === null ? "" : requireTls}`;
}

export function isThisMachine(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

function storedService(
  { provider, model, reviewModel, baseUrl }: StoredSettings["ai"],
  apiKey: string | null,
): WriterService {
  if (provider === null || provider === "offline") return { provider: "offline" };
  const modelName = model ?? defaultModels[provider];
  // Never stored like this: the desk refuses a service without a model.
  return modelName === null
    ? { provider: "offline" }
    : { provider, model: modelName, reviewModel, baseUrl, apiKey };
}

function withTimeout(service: WriterService, timeoutSeconds: number): WriterSettings {
  return service.provider === "offline" ? service : { ...service, timeoutSeconds };
}
