import type { Context } from "hono";
import type { z } from "zod";
import { fail, succeed, type Result } from "../../domain/shared/result.ts";

/** The call's JSON object as the schema has it; `malformed` with the schema's first complaint. */
export async function jsonBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<Result<z.output<Schema>>> {
  const body = await parsedBody(context);
  if (body === undefined) return fail("malformed", "The body of this call has to be JSON.");
  return asSchema(body, schema);
}

/** The call's query as the schema has it; `malformed` with the schema's first complaint. */
export function parsedQuery<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Result<z.output<Schema>> {
  return asSchema(context.req.query(), schema);
}

function asSchema<Schema extends z.ZodType>(
  value: unknown,
  schema: Schema,
): Result<z.output<Schema>> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return succeed(parsed.data);
  return fail("malformed", parsed.error.issues[0]?.message ?? "This call is not well-formed.");
}

/** The body as the value that its JSON means, whatever its content type says; undefined when it is not JSON. */
export async function parsedBody(context: Context): Promise<unknown> {
  const text = await context.req.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
