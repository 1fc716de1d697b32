import * as z from "zod/mini";
import { anObject, emptyOutput, getCall, nullableText, postCall } from "./endpoint.ts";

const ruleState = z.enum(["off", "required"], { error: "A rule is off or required." });

const provider = z.enum(["offline", "openai", "anthropic", "google", "openai-compatible"], {
  error: "Choose one of the services.",
});

const count = z.nullable(z.number());

/** Of every section: how often it was changed, by whom and when, and what whoever runs the server has set. */
const about = {
  version: z.number(),
  changedBy: nullableText,
  changedAt: nullableText,
  fixed: z.array(z.string()),
};

const secretState = z.enum(["none", "kept", "fixed", "unreadable"]);

/** All settings; null for what is not set. Secrets are only said to be there. */
const settings = z.object({
  institute: z.object({
    name: nullableText,
    phone: nullableText,
    address: nullableText,
    whatsapp: nullableText,
    mapUrl: nullableText,
    /** What readers see, placeholders included. */
    shown: z.object({
      name: z.string(),
      phone: z.string(),
      address: z.string(),
      whatsapp: z.string(),
      mapEmbedUrl: nullableText,
    }),
    placeholders: z.array(z.enum(["name", "phone", "address"])),
    ...about,
  }),
  mail: z.object({
    server: nullableText,
    port: count,
    user: nullableText,
    sender: nullableText,
    reviewers: z.nullable(z.array(z.string())),
    isOn: z.boolean(),
    passwordState: secretState,
    ...about,
  }),
  ai: z.object({
    provider: z.nullable(provider),
    model: nullableText,
    baseUrl: nullableText,
    timeoutSeconds: count,
    dailyTokenLimit: count,
    shown: z.object({ provider: z.string(), model: nullableText }),
    apiKeyState: secretState,
    timeoutInForce: z.number(),
    ...about,
  }),
  review: z.object({
    secondApprover: z.nullable(ruleState),
    secondFactor: z.nullable(ruleState),
    /** Whether a review link publishes only for whoever has signed in; null: where everybody needs a second factor. */
    linkSignIn: z.nullable(ruleState),
    linkSignInForce: ruleState,
    ...about,
  }),
  /** Whether every instance of the site opens the secrets that are entered here. */
  sharesSecrets: z.boolean(),
});

export type OfficeSettings = z.output<typeof settings>;

export const readOfficeSettings = getCall("/functions/settings", emptyOutput, settings);

/** A text of a form: empty and null mean that it is not set any more, and what is left out stays. */
function optional(name: string) {
  return z.optional(z.nullable(z.string({ error: `${name} has to be a text.` })));
}

function optionalCount(name: string) {
  return z.optional(z.nullable(z.number({ error: `${name} has to be a number.` })));
}

/** The version that was seen; another one is refused. */
const version = z.optional(z.number({ error: "version has to be the number that was seen." }));

const settingsChange = z.object(
  {
    institute: z.optional(
      z.object(
        {
          version,
          name: optional("name"),
          phone: optional("phone"),
          address: optional("address"),
          whatsapp: optional("whatsapp"),
          mapUrl: optional("mapUrl"),
        },
        anObject,
      ),
    ),
    mail: z.optional(
      z.object(
        {
          version,
          server: optional("server"),
          port: optionalCount("port"),
          user: optional("user"),
          password: optional("password"),
          sender: optional("sender"),
          reviewers: z.optional(
            z.nullable(z.array(z.string(), { error: "reviewers has to be a list of addresses." })),
          ),
        },
        anObject,
      ),
    ),
    ai: z.optional(
      z.object(
        {
          version,
          provider: z.optional(z.nullable(provider)),
          model: optional("model"),
          baseUrl: optional("baseUrl"),
          apiKey: optional("apiKey"),
          timeoutSeconds: optionalCount("timeoutSeconds"),
          dailyTokenLimit: optionalCount("dailyTokenLimit"),
        },
        anObject,
      ),
    ),
    review: z.optional(
      z.object(
        {
          version,
          secondApprover: z.optional(z.nullable(ruleState)),
          secondFactor: z.optional(z.nullable(ruleState)),
          linkSignIn: z.optional(z.nullable(ruleState)),
        },
        anObject,
      ),
    ),
  },
  anObject,
);

/** Changes the fields that are named. A refusal says in `fields` what is wrong with each, by `section.field`. */
export const saveSettings = postCall("/functions/settings", settingsChange, settings);

export const fieldProblems = z.object({ fields: z.record(z.string(), z.string()) });

const trial = z.object({ worked: z.boolean(), message: z.string() });

/** Sends a mail to whoever asks, by the settings that are saved. */
export const sendTestMail = postCall("/functions/settings/test-mail", emptyOutput, trial);

/** Asks the model for one word, by the settings that are saved. */
export const tryModel = postCall("/functions/settings/try-model", emptyOutput, trial);
