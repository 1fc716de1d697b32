import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import type { z } from "zod";
import type { Provider } from "../content/site.ts";
import type { SecondFactorRule } from "../domain/auth/auth-service.ts";
import type { WriterSettings } from "../domain/drafting/create-writer.ts";
import { defaultModels } from "../domain/drafting/providers/model-settings.ts";
import type { SmtpSettings } from "../domain/notify/providers/smtp.ts";
import type { SecondApproverRule } from "../domain/review/second-approver.ts";
import type { DatabaseLocation } from "../database/open-database.ts";
import type { ProxyNetwork } from "./client-identity.ts";
import { environmentSchema, retiredSettings } from "./environment-schema.ts";
import { StartError } from "./start-error.ts";

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

type Variables = z.output<typeof environmentSchema>;

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment of the process over the values of `.env` in the working folder. */
export function loadEnvironment(): Environment {
  if (!existsSync(".env")) return process.env;
  const file = parseEnv(readFileSync(".env", "utf8"));
  const unknown = Object.keys(file).find(
    (name) => !(name in environmentSchema.shape) && !retiredSettings.includes(name),
  );
  if (unknown !== undefined)
    throw new StartError(`${unknown} in .env is not a setting of this site.`);
  return { ...file, ...process.env };
}

/** Reads and checks all settings; throws `StartError` for the first bad one. An empty value means not set. */
export function readSettings(environment: Environment): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`${String(issue?.path[0])} ${issue?.message ?? "is not valid"}.`);
  }
  const variables = parsed.data;
  const production = (variables.NODE_ENV ?? "production") === "production";
  if (production && variables.NOW !== undefined)
    throw new StartError("NOW is for tests and refused when NODE_ENV is production.");
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

function readWriter(variables: Variables): WriterSettings {
  const { AI_PROVIDER: provider, AI_API_KEY: apiKey, AI_BASE_URL: baseUrl } = variables;
  if (provider === "offline") return { provider };
  const model = variables.AI_MODEL ?? defaultModels[provider];
  if (model === null)
    throw new StartError(`AI_MODEL has to name a model when AI_PROVIDER is ${provider}.`);
  if (provider === "openai-compatible" && baseUrl === undefined)
    throw new StartError(`AI_BASE_URL has to be given when AI_PROVIDER is ${provider}.`);
  if (provider !== "openai-compatible" && apiKey === undefined)
    throw new StartError(`AI_API_KEY has to be given when AI_PROVIDER is ${provider}.`);
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
  if (from === undefined) throw new StartError("MAIL_FROM has to be given when SMTP_URL is set.");
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
