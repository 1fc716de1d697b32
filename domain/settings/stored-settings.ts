import { z } from "zod";
import { modelProviders } from "../drafting/providers/model-settings.ts";

export const ruleStates = ["off", "required"] as const;

export type RuleState = (typeof ruleStates)[number];

export const writerChoices = ["offline", ...modelProviders] as const;

// A value that another version has stored and this one cannot read counts as not set.
const text = z.string().nullable().catch(null);
const count = z.int().positive().nullable().catch(null);
const rule = z.enum(ruleStates).nullable().catch(null);

export const sectionSchemas = {
  institute: z.object({ name: text, phone: text, address: text, whatsapp: text, mapUrl: text }),
  mail: z.object({
    server: text,
    port: count,
    user: text,
    sender: text,
    reviewers: z.array(z.string()).nullable().catch(null),
  }),
  ai: z.object({
    provider: z.enum(writerChoices).nullable().catch(null),
    model: text,
    reviewModel: text,
    baseUrl: text,
    timeoutSeconds: count,
    dailyTokenLimit: count,
  }),
  review: z.object({
    secondApprover: rule,
    secondFactor: rule,
    /** When the office turned that on; null before, and for rows of before it was kept. */
    secondFactorSince: text.default(null),
  }),
};

export type SectionName = keyof typeof sectionSchemas;

export type StoredSettings = {
  readonly [Name in SectionName]: Readonly<z.output<(typeof sectionSchemas)[Name]>>;
};

export const sectionNames = ["institute", "mail", "ai", "review"] as const satisfies SectionName[];

export type SecretSection = "mail" | "ai";

export const nothingStored: StoredSettings = {
  institute: sectionSchemas.institute.parse({}),
  mail: sectionSchemas.mail.parse({}),
  ai: sectionSchemas.ai.parse({}),
  review: sectionSchemas.review.parse({}),
};
