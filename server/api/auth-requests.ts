import type { Context } from "hono";
import { z } from "zod";
import { maximumEmailLength } from "../../domain/auth/account.ts";
import { maximumPasswordLength } from "../../domain/auth/auth-limits.ts";
import type { Client } from "../../domain/auth/sessions.ts";
import { storableText } from "../../domain/shared/written-text.ts";
import { clientAddress } from "../client-identity.ts";
import { respondRequestFault } from "./auth-answers.ts";
import { parsedBody } from "./api-routes.ts";

/** Bodies of the session protocol, as `@supabase/auth-js` sends them; entries of no use here are ignored. */

const storableString = z.string().refine(isStorableText, "has characters that cannot be stored");

const password = z.string().max(maximumPasswordLength);

export const passwordGrantSchema = z.object({
  email: storableString.min(1).max(maximumEmailLength),
  password: password.min(1),
});

export const refreshGrantSchema = z.object({ refresh_token: z.string().min(1).max(512) });

export const userUpdateSchema = z.object({
  password: password.nullish(),
  current_password: password.nullish(),
  email: storableString.nullish(),
  phone: z.string().nullish(),
  data: z
    .record(storableString, z.union([storableString, z.number(), z.boolean(), z.null()]))
    .nullish(),
});

const name = storableString.min(1).max(100);

export const factorSchema = z.object({
  factor_type: z.literal("totp", "has to be totp"),
  friendly_name: name.nullish(),
  issuer: name.nullish(),
});

export const codeSchema = z.object({
  challenge_id: storableString.min(1).max(100),
  code: z.string().regex(/^\d{6}$/, "has to be the six digits that the app shows"),
});

export const recoverySchema = z.object({ email: storableString.min(1).max(maximumEmailLength) });

export const verificationSchema = z.object({
  type: z.literal("recovery", "has to be recovery"),
  token_hash: z.string().min(1).max(512),
});

export const signOutScopeSchema = z.enum(["global", "local", "others"]);

function isStorableText(text: string): boolean {
  return storableText(text) === text;
}

const maximumUserAgentLength = 300;

export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema> | Response> {
  const json = await parsedBody(context);
  if (json === undefined)
    return respondRequestFault(context, "bad_json", "The body has to be JSON.");
  const parsedJson = schema.safeParse(json);
  if (parsedJson.success) return parsedJson.data;
  const [issue] = parsedJson.error.issues;
  const field = issue?.path.join(".") ?? "";
  return respondRequestFault(
    context,
    "validation_failed",
    `${field === "" ? "The body" : field}: ${issue?.message ?? "is not valid"}.`,
  );
}

export function clientOf(context: Context): Client {
  const userAgent = context.req.header("user-agent")?.slice(0, maximumUserAgentLength) ?? null;
  return { address: clientAddress(context), userAgent };
}
