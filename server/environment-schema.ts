import { isIP } from "node:net";
import { z } from "zod";
import { minimumPasswordLength } from "../domain/auth/auth-limits.ts";
import {
  isBareAddress,
  namesItsHost,
  readSender,
  settingForms,
  webAddress,
} from "../domain/settings/setting-forms.ts";
import { ruleStates, writerChoices } from "../domain/settings/stored-settings.ts";
import type { ProxyNetwork } from "./client-identity.ts";

function wholeNumber(least: number, most: number) {
  const problem = `has to be a whole number from ${least} to ${most}`;
  return z.coerce.number(problem).int(problem).min(least, problem).max(most, problem);
}

const mailSender = z
  .string()
  .trim()
  .regex(
    settingForms.sender,
    "has to be an address, or a name with its address in <angle brackets>",
  )
  .refine((text) => readSender(text) !== null, "has to hold an e-mail address");

/** `10.0.0.0/8, 192.0.2.7, 2001:db8::/32`, or `none`; the same machine when nothing is said. */
export const proxyNetworks = z
  .string()
  .default("127.0.0.0/8, ::1")
  .transform((list, context) => {
    if (list.trim() === "none") return [];
    return list.split(",").flatMap((entry) => {
      const network = readNetwork(entry.trim());
      if (network !== null) return network;
      context.addIssue(
        "has to be none, or addresses and networks such as 10.0.0.0/8 with commas between them",
      );
      return [];
    });
  });

const outboundHosts = z
  .string()
  .default("")
  .transform((list) => list.split(",").flatMap((entry) => entry.trim().toLowerCase() || []))
  .pipe(
    z.array(
      z
        .string()
        .regex(
          /^(?:[a-z\d.-]+|\[[a-f\d:.]+\]):\d{1,5}$/,
          "has to be hosts with their ports, such as mirror.example:443, with commas between them",
        ),
    ),
  );

export const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: wholeNumber(1, 65_535).default(3000),
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
  ADMIN_MFA: z.enum(ruleStates, "has to be off or required").optional(),
  SECOND_APPROVER: z.enum(ruleStates, "has to be off or required").optional(),
  AI_PROVIDER: z
    .enum(writerChoices, { error: `has to be one of ${writerChoices.join(", ")}` })
    .optional(),
  AI_MODEL: z.string().optional(),
  AI_REVIEW_MODEL: z.string().trim().optional(),
  AI_API_KEY: z
    .string()
    .trim()
    .regex(settingForms.keyWord, "has to be one word of plain letters, digits and signs")
    .optional(),
  AI_BASE_URL: webAddress
    .refine(isBareAddress, "has to be an address without query, user or password")
    .optional(),
  AI_TIMEOUT_S: wholeNumber(1, 3_600).optional(),
  AI_DAILY_TOKEN_LIMIT: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional(),
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
    .regex(settingForms.chatNumber, "has to be a phone number with country code, digits only")
    .optional(),
  SITE_MAP_EMBED_URL: webAddress
    .refine(namesItsHost, "has to name a server by letters, digits, dots and hyphens")
    .optional(),
  SETTINGS_KEY: z.string().min(32, "has to have at least 32 characters").optional(),
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
  WATCH: z.enum(["on", "off"], "has to be on or off").optional(),
  OUTBOUND_HOSTS: outboundHosts,
  NOW: z.iso.datetime({ offset: true, error: "has to be an ISO instant" }).optional(),
});

function isOrigin(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.href === `${url.origin}/`;
}

function readNetwork(text: string): ProxyNetwork | null {
  const [, address = "", given] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0) return null;
  const longest = version === 4 ? 32 : 128;
  const prefix = given === undefined ? longest : Number(given);
  if (prefix > longest) return null;
  return { address, prefix, family: version === 4 ? "ipv4" : "ipv6" };
}
