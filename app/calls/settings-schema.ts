import * as z from "zod/mini";
import type { Trial } from "../../domain/settings/setting-trials.ts";
import type { SettingsOnDesk } from "../../domain/settings/settings-view.ts";
import { anObject, answers, noInput, getCall, postCall } from "./endpoint.ts";

const ruleState = z.enum(["off", "required"], { error: "A rule is off or required." });

const provider = z.enum(["offline", "openai", "anthropic", "google", "openai-compatible"], {
  error: "Choose one of the services.",
});

export const readOfficeSettings = getCall(
  "/functions/settings",
  noInput,
  answers<SettingsOnDesk>(),
);

/** A text of a form: empty and null mean that it is not set any more, and what is left out stays. */
function optional(name: string) {
  return z.optional(z.nullable(z.string({ error: `${name} has to be a text.` })));
}

function optionalCount(name: string) {
  return z.optional(z.nullable(z.number({ error: `${name} has to be a number.` })));
}

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
          reviewModel: optional("reviewModel"),
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
export const saveSettings = postCall(
  "/functions/settings",
  settingsChange,
  answers<SettingsOnDesk>(),
);

export const fieldProblems = z.object({ fields: z.record(z.string(), z.string()) });

export const sendTestMail = postCall("/functions/settings/test-mail", noInput, answers<Trial>());

/** Signs in at the mail server by the settings that are saved, and sends nothing. */
export const checkMail = postCall("/functions/settings/check-mail", noInput, answers<Trial>());

export const tryModel = postCall("/functions/settings/try-model", noInput, answers<Trial>());
