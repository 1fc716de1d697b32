import * as z from "zod/mini";
import type { Trial } from "../../domain/settings/setting-trials.ts";
import type { SettingsOnDesk } from "../../domain/settings/settings-service.ts";
import { getCall, postCall } from "./endpoint.ts";

const provider = z.enum(["offline", "openai", "anthropic", "google", "openai-compatible"]);

export const readOfficeSettings = getCall<SettingsOnDesk>()("/functions/settings");

/** Empty and null mean that it is not set any more, and what is left out stays. */
const text = z.optional(z.nullable(z.string()));

const count = z.optional(z.nullable(z.number()));

const rule = z.optional(z.nullable(z.enum(["off", "required"])));

const names = z.optional(z.nullable(z.array(z.string())));

function section<Shape extends z.core.$ZodShape>(fields: Shape) {
  return z.optional(z.object({ version: z.optional(z.number()), ...fields }));
}

const settingsChange = {
  institute: section({ name: text, phone: text, address: text, whatsapp: text, mapUrl: text }),
  mail: section({
    server: text,
    port: count,
    user: text,
    password: text,
    sender: text,
    reviewers: names,
  }),
  ai: section({
    provider: z.optional(z.nullable(provider)),
    model: text,
    reviewModel: text,
    baseUrl: text,
    apiKey: text,
    timeoutSeconds: count,
    dailyTokenLimit: count,
  }),
  review: section({ secondApprover: rule, secondFactor: rule }),
};

/** Changes the fields that are named. A refusal says in `fields` what is wrong with each, by `section.field`. */
export const saveSettings = postCall<SettingsOnDesk>()("/functions/settings", settingsChange);

export const fieldProblems = z.object({ fields: z.record(z.string(), z.string()) });

/** The whole database as one file (`npm run restore` takes it); a refusal is JSON. */
export const downloadBackup = postCall<object>()("/functions/backup");

export const sendTestMail = postCall<Trial>()("/functions/settings/test-mail");

export const tryModel = postCall<Trial>()("/functions/settings/try-model");
