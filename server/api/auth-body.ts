import type { Context } from "hono";
import type { z } from "zod";
import type { Client } from "../../domain/auth/sessions.ts";
import { clientAddress } from "../client-identity.ts";
import { respondRequestFault } from "./auth-answers.ts";
import { parsedBody } from "./json-body.ts";

const maximumUserAgentLength = 300;

/** The checked body, or the answer that refuses it. */
export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema> | Response> {
  const json = await parsedBody(context);
  if (json === undefined)
    return respondRequestFault(context, "bad_json", "The body has to be JSON.");
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.join(".") ?? "";
  return respondRequestFault(
    context,
    "validation_failed",
    `${place === "" ? "The body" : place}: ${issue?.message ?? "is not valid"}.`,
  );
}

/** From where somebody signs in. */
export function clientOf(context: Context): Client {
  const userAgent = context.req.header("user-agent")?.slice(0, maximumUserAgentLength) ?? null;
  return { address: clientAddress(context), userAgent };
}
