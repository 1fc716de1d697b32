import type { Context } from "hono";
import { fail, succeed, type Result } from "../domain/shared/result.ts";
import { limits } from "./limits.ts";
import { discardBody, readBody } from "./request-body.ts";

export type FileForm = {
  readonly file: { readonly name: string; readonly content: Uint8Array };
  readonly field: (name: string) => string | undefined;
};

export type FileFormRules = {
  readonly fileBytes: number;
  readonly tooLarge: string;
  readonly notAForm: string;
};

const bounds = limits.fileForm;

/** In memory whole, within its bounds: whoever sends it is of the office. */
export async function readFileForm(
  context: Context,
  { fileBytes, tooLarge, notAForm }: FileFormRules,
): Promise<Result<FileForm> | Response> {
  const body = await readBody(context, fileBytes + bounds.otherBytes);
  const form = body && (await parsedForm(context.req.header("content-type") ?? "", body));
  const file = form?.get("file");
  if (body === null || (file instanceof File && file.size > fileBytes)) {
    await discardBody(context, limits.discardedFileBytes);
    return context.json({ error: tooLarge }, 413);
  }
  if (!form || !(file instanceof File)) return fail("malformed", notAForm);
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : undefined;
  };
  const name = file.name.slice(0, bounds.nameCharacters);
  return succeed({ file: { name, content: await file.bytes() }, field });
}

async function parsedForm(type: string, body: Buffer): Promise<FormData | null> {
  const boundary = /\bboundary="?([^";]+)/i.exec(type)?.[1] ?? "";
  // Each part costs time. Between two boundaries stands one.
  if (boundary === "" || body.toString("latin1").split(boundary).length > bounds.parts) return null;
  const form = new Response(new Uint8Array(body), { headers: { "Content-Type": type } }).formData();
  return form.catch(() => null);
}
