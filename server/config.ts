import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { z } from "zod";
import type { Provider } from "../content/site.ts";
import { minimumPasswordLength } from "../domain/auth/passwords.ts";
import type { SecondFactorRule } from "../domain/auth/second-factor-rule.ts";
import type { WriterSettings } from "../domain/drafting/create-writer.ts";
import { defaultModels, modelProviders } from "../domain/drafting/providers/default-models.ts";
import type { SmtpSettings } from "../domain/notify/providers/smtp.ts";
import type { SecondApproverRule } from "../domain/review/second-approver.ts";
import type { DatabaseLocation } from "../database/open-database.ts";
import { proxyNetworks, type ProxyNetwork } from "./proxy-networks.ts";
import { mailSender } from "./mail-sender-setting.ts";

/** The only reader of the environment (contract section 2). Everything else gets `Settings`. */
export type Settings = {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Canonical origin, without a trailing slash. */
  readonly siteUrl: string;
  readonly dataDir: string;
  readonly database: DatabaseLocation;
  readonly firstAdmin: { readonly email?: string; readonly password?: string };
  /** Whether every admin needs a second factor. */
  readonly adminFactor: SecondFactorRule;
  /** Whether a post is published only by somebody who is none of its authors. */
  readonly secondApprover: SecondApproverRule;
  readonly writer: WriterSettings;
  /** How long one run of the writer may take, whichever provider. */
  readonly writerTimeoutSeconds: number;
  /** Most tokens that all runs of one Indian day may use; null without a limit. */
  readonly dailyTokenLimit: number | null;
  /** The mail server and the sender's address; null without mail. */
  readonly mail: SmtpSettings | null;
  /** Who reviews drafts, each once. */
  readonly reviewers: readonly string[];
  readonly provider: Provider;
  /** Names of the provider settings that still have their placeholder. */
  readonly placeholders: readonly string[];
  /** Names of given settings that an earlier version had. */
  readonly retired: readonly string[];
  readonly publicAnonKey: string | null;
  /** Whose word is taken for the address that a request comes from. */
  readonly trustedProxies: readonly ProxyNetwork[];
  /** What those have to show who read `/metrics`; null when nobody may. */
  readonly metricsToken: string | null;
  /** A frozen present, for tests. */
  readonly now: string | null;
};

/** A setting that stops the start; the message is one sentence that names the variable. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

type Environment = Readonly<Record<string, string | undefined>>;

const webAddress = z.url({ protocol: /^https?$/, error: "has to be an http or https address" });
const wholeSeconds = z.coerce
  .number("has to be a number of seconds")
  .int("has to be a whole number of seconds")
  .min(1, "has to be at least 1 second")
  .max(3600, "has to be at most 3600 seconds");

const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce
    .number("has to be a port number")
    .int("has to be a whole port number")
    .min(1, "has to be a port from 1 to 65535")
    .max(65_535, "has to be a port from 1 to 65535")
    .default(3000),
  HOST: z.string().default("0.0.0.0"),
  SITE_URL: webAddress
    .refine(isOrigin, "has to be an origin: no path, query, user or password")
    .optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "has to be a postgres:// address" })
    .optional(),
  ADMIN_EMAIL: z.email("has to be an e-mail address").optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(minimumPasswordLength, `has to have at least ${minimumPasswordLength} characters`)
    .optional(),
  ADMIN_MFA: z.enum(["off", "required"], "has to be off or required").default("off"),
  SECOND_APPROVER: z.enum(["off", "required"], "has to be off or required").default("off"),
  AI_PROVIDER: z
    .enum(["offline", ...modelProviders], {
      error: `has to be one of offline, ${modelProviders.join(", ")}`,
    })
    .default("offline"),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/, "has to be one word of plain letters, digits and signs")
    .optional(),
  AI_BASE_URL: webAddress
    .refine(isBareAddress, "has to be an address without query, user or password")
    .optional(),
  AI_TIMEOUT_S: wholeSeconds.default(120),
  AI_DAILY_TOKEN_LIMIT: z.coerce
    .number("has to be a number of tokens")
    .int("has to be a whole number of tokens")
    .min(1, "has to be at least 1 token")
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "has to be an smtp:// address" }).optional(),
  MAIL_FROM: mailSender.optional(),
  REVIEWER_EMAILS: z
    .string()
    .transform((list) => [...new Set(list.split(",").map((email) => email.trim()))])
    .pipe(z.array(z.email("has to be e-mail addresses with commas between them")))
    .optional(),
  SITE_NAME_PROVIDER: z.string().optional(),
  SITE_PHONE: z.string().optional(),
  SITE_ADDRESS: z.string().optional(),
  SITE_WHATSAPP: z
    .string()
    .regex(/^\+?\d[\d ]{6,18}$/, "has to be a phone number with country code, digits only")
    .optional(),
  SITE_MAP_EMBED_URL: webAddress.optional(),
  PUBLIC_ANON_KEY: z.string().min(16, "has to have at least 16 characters").optional(),
  METRICS_TOKEN: z
    .string()
    .trim()
    .regex(
      /^[\x21-\x7e]{16,}$/,
      "has to be one word of at least 16 plain letters, digits and signs",
    )
    .optional(),
  TRUSTED_PROXIES: proxyNetworks,
  NOW: z.iso.datetime({ offset: true, error: "has to be an ISO instant" }).optional(),
});

/** Settings of earlier versions: whoever still has one is told, and the site starts. */
const retiredSettings = ["OFFLINE"];

type Variables = z.output<typeof environmentSchema>;

/** The environment of the process over the values of `.env` in the working folder. */
export function loadEnvironment(): Environment {
  if (!existsSync(".env")) return process.env;
  const file = parseEnv(readFileSync(".env", "utf8"));
  const unknown = Object.keys(file).find(
    (name) => !(name in environmentSchema.shape) && !retiredSettings.includes(name),
  );
  if (unknown !== undefined)
    throw new SettingsError(`${unknown} in .env is not a setting of this site.`);
  return { ...file, ...process.env };
}

/** Reads and checks all settings; throws `SettingsError` for the first bad one. An empty value means not set. */
export function readSettings(environment: Environment): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SettingsError(`${String(issue?.path[0])} ${issue?.message ?? "is not valid"}.`);
  }
  const variables = parsed.data;
  const production = (variables.NODE_ENV ?? "production") === "production";
  if (production && variables.NOW !== undefined)
    throw new SettingsError("NOW is for tests and refused when NODE_ENV is production.");
  return {
    production,
    port: variables.PORT,
    host: variables.HOST,
    siteUrl: new URL(variables.SITE_URL ?? `http://localhost:${variables.PORT}`).origin,
    dataDir: variables.DATA_DIR,
    database:
      variables.DATABASE_URL === undefined
        ? { dataDir: variables.DATA_DIR }
        : { databaseUrl: variables.DATABASE_URL },
    firstAdmin: { email: variables.ADMIN_EMAIL, password: variables.ADMIN_PASSWORD },
    adminFactor: variables.ADMIN_MFA,
    secondApprover: variables.SECOND_APPROVER,
    writer: readWriter(variables),
    writerTimeoutSeconds: variables.AI_TIMEOUT_S,
    dailyTokenLimit: variables.AI_DAILY_TOKEN_LIMIT ?? null,
    mail: readMail(variables),
    reviewers: variables.REVIEWER_EMAILS ?? [],
    ...readProvider(variables),
    publicAnonKey: variables.PUBLIC_ANON_KEY ?? null,
    metricsToken: variables.METRICS_TOKEN ?? null,
    retired: retiredSettings.filter((name) => name in given),
    trustedProxies: variables.TRUSTED_PROXIES,
    now: variables.NOW ?? null,
  };
}

function isOrigin(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.href === `${url.origin}/`;
}

function isBareAddress(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && `${url.username}${url.password}${url.search}${url.hash}` === "";
}

function readWriter(variables: Variables): WriterSettings {
  const { AI_PROVIDER: provider, AI_API_KEY: apiKey, AI_BASE_URL: baseUrl } = variables;
  if (provider === "offline") return { provider };
  const model = variables.AI_MODEL ?? defaultModels[provider];
  if (model === null)
    throw new SettingsError(`AI_MODEL has to name a model when AI_PROVIDER is ${provider}.`);
  if (provider === "openai-compatible" && baseUrl === undefined)
    throw new SettingsError(`AI_BASE_URL has to be given when AI_PROVIDER is ${provider}.`);
  if (provider !== "openai-compatible" && apiKey === undefined)
    throw new SettingsError(`AI_API_KEY has to be given when AI_PROVIDER is ${provider}.`);
  return {
    provider,
    model,
    baseUrl: baseUrl ?? null,
    apiKey: apiKey ?? null,
    timeoutSeconds: variables.AI_TIMEOUT_S,
  };
}

function readMail({ SMTP_URL: url, MAIL_FROM: from }: Variables): SmtpSettings | null {
  if (url === undefined) return null;
  if (from === undefined)
    throw new SettingsError("MAIL_FROM has to be given when SMTP_URL is set.");
  return { url, from };
}

const placeholder = {
  SITE_NAME_PROVIDER: "[Institute name]",
  SITE_PHONE: "+91 00000 00000",
  SITE_ADDRESS: "[Street, City], Kerala, India",
} as const;

function readProvider(variables: Variables): Pick<Settings, "provider" | "placeholders"> {
  const phone = variables.SITE_PHONE ?? placeholder.SITE_PHONE;
  const names = Object.keys(placeholder) as (keyof typeof placeholder)[];
  return {
    provider: {
      name: variables.SITE_NAME_PROVIDER ?? placeholder.SITE_NAME_PROVIDER,
      phone,
      address: variables.SITE_ADDRESS ?? placeholder.SITE_ADDRESS,
      whatsapp: (variables.SITE_WHATSAPP ?? phone).replace(/\D/g, ""),
      mapEmbedUrl: variables.SITE_MAP_EMBED_URL ?? null,
    },
    placeholders: names.filter((name) => variables[name] === undefined),
  };
}
