import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import type { z } from "zod";
import { defaultModels } from "../domain/drafting/providers/model-settings.ts";
import { settingsInForce, type FixedSettings } from "../domain/settings/settings-in-force.ts";
import { nothingStored } from "../domain/settings/stored-settings.ts";
import type { DatabaseLocation } from "../database/open-database.ts";
import { environmentSchema } from "./environment-schema.ts";
import { StartError } from "./start-error.ts";

/** The only reader of the environment. Everything else gets these. */
export type Settings = ReturnType<typeof readSettings>;

type Variables = z.output<typeof environmentSchema>;

type Environment = Readonly<Record<string, string | undefined>>;

export function loadEnvironment(): Environment {
  if (!existsSync(".env")) return process.env;
  const file = parseEnv(readFileSync(".env", "utf8"));
  const unknown = Object.keys(file).find((name) => !(name in environmentSchema.shape));
  if (unknown !== undefined)
    throw new StartError(`${unknown} in .env is not a setting of this site.`);
  return { ...file, ...process.env };
}

export function readSettings(environment: Environment) {
  const setVariables = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsedVariables = environmentSchema.safeParse(setVariables);
  if (!parsedVariables.success) {
    const [issue] = parsedVariables.error.issues;
    throw new StartError(`${String(issue?.path[0])} ${issue?.message ?? "is not valid"}.`);
  }
  const variables = parsedVariables.data;
  const production = (variables.NODE_ENV ?? "production") === "production";
  if (production && variables.NOW !== undefined)
    throw new StartError("NOW is for tests and refused when NODE_ENV is production.");
  const fixedSettings = fixedBy(variables);
  const siteUrl = new URL(variables.SITE_URL ?? `http://localhost:${variables.PORT}`).origin;
  const isPublic = production && siteUrl.startsWith("https:");
  return {
    production,
    port: variables.PORT,
    host: variables.HOST,
    siteUrl,
    dataDir: variables.DATA_DIR,
    database: readLocation(variables),
    firstAdmin: { email: variables.ADMIN_EMAIL, password: variables.ADMIN_PASSWORD },
    ...settingsInForce(fixedSettings, nothingStored, { mail: null, ai: null }),
    fixed: fixedSettings,
    /** Null for a key of this machine's own. */
    settingsKey: variables.SETTINGS_KEY ?? null,
    publicAnonKey: variables.PUBLIC_ANON_KEY ?? null,
    metricsToken: variables.METRICS_TOKEN ?? null,
    trustedProxies: variables.TRUSTED_PROXIES,
    watchesPages: (variables.WATCH ?? (isPublic ? "on" : "off")) === "on",
    outboundHosts: variables.OUTBOUND_HOSTS,
    now: variables.NOW ?? null,
  };
}

function readLocation({ DATABASE_URL, DATA_DIR }: Variables): DatabaseLocation {
  return DATABASE_URL === undefined ? { dataDir: DATA_DIR } : { databaseUrl: DATABASE_URL };
}

function fixedBy(variables: Variables): FixedSettings {
  const { SMTP_URL: mailServer, MAIL_FROM: sender } = variables;
  if (mailServer !== undefined && sender === undefined)
    throw new StartError("MAIL_FROM has to be given when SMTP_URL is set.");
  return {
    mailServer,
    apiKey: variables.AI_API_KEY,
    institute: given({
      name: variables.SITE_NAME_PROVIDER,
      phone: variables.SITE_PHONE,
      address: variables.SITE_ADDRESS,
      whatsapp: variables.SITE_WHATSAPP,
      mapUrl: variables.SITE_MAP_EMBED_URL,
    }),
    mail: {
      ...(mailServer !== undefined && serverOf(mailServer)),
      ...given({ sender, reviewers: variables.REVIEWER_EMAILS }),
    },
    ai: {
      ...readService(variables),
      ...given({
        timeoutSeconds: variables.AI_TIMEOUT_S,
        dailyTokenLimit: variables.AI_DAILY_TOKEN_LIMIT,
      }),
    },
    review: given({
      secondApprover: variables.SECOND_APPROVER,
      secondFactor: variables.ADMIN_MFA,
    }),
  };
}

type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

function given<Fields extends object>(fields: Fields): Given<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Given<Fields>;
}

function serverOf(address: string) {
  const { hostname, port, username } = new URL(address);
  return {
    server: hostname,
    port: port === "" ? null : Number(port),
    user: username === "" ? null : decodeURIComponent(username),
  };
}

function readService(variables: Variables): FixedSettings["ai"] {
  const { AI_PROVIDER: provider, AI_API_KEY: apiKey, AI_BASE_URL: baseUrl = null } = variables;
  if (provider === undefined) return undefined;
  if (provider === "offline") return { provider, model: null, reviewModel: null, baseUrl: null };
  const model = variables.AI_MODEL ?? defaultModels[provider];
  if (model === null)
    throw new StartError(`AI_MODEL has to name a model when AI_PROVIDER is ${provider}.`);
  if (provider === "openai-compatible" && baseUrl === null)
    throw new StartError(`AI_BASE_URL has to be given when AI_PROVIDER is ${provider}.`);
  if (provider !== "openai-compatible" && apiKey === undefined)
    throw new StartError(`AI_API_KEY has to be given when AI_PROVIDER is ${provider}.`);
  return { provider, model, reviewModel: variables.AI_REVIEW_MODEL ?? null, baseUrl };
}
