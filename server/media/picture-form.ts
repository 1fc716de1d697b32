import type { Context, Next } from "hono";
import { pictureLimits } from "../../domain/pictures/picture.ts";
import { fail, succeed, type Result } from "../../domain/shared/result.ts";
import { limits } from "../limits.ts";
import { limitBodyTo } from "../request-body.ts";

export type Upload = { readonly name: string; readonly content: Uint8Array };

const isTooLarge = (context: Context) =>
  context.json(
    { error: "A picture can have 10 MB at most. Make it smaller, then try again." },
    413,
  );

const limitForm: (context: Context, next: Next) => Promise<unknown> = limitBodyTo(isTooLarge, {
  most: limits.pictureBodyBytes,
  discarded: limits.discardedPictureBytes,
});

/**
 * The file of a form's field `file`, or the answer to a body that is too large (413), which is never in
 * memory whole. `malformed` for what is no form, or one without a file.
 */
export async function readUpload(context: Context): Promise<Result<Upload> | Response> {
  let upload: Result<Upload> | Response = malformed();
  const refused = await limitForm(context, async () => {
    upload = await fileOf(context);
  });
  return refused instanceof Response ? refused : upload;
}

async function fileOf(context: Context): Promise<Result<Upload> | Response> {
  const form = await formOf(context);
  const file = form?.get("file");
  if (!(file instanceof File)) return malformed();
  if (file.size > pictureLimits.uploadBytes) return isTooLarge(context);
  return succeed({ name: file.name, content: new Uint8Array(await file.arrayBuffer()) });
}

/** Null for a body that is no form. */
export async function formOf(context: Context): Promise<FormData | null> {
  if (!/^multipart\/form-data\b/i.test(context.req.header("content-type") ?? "")) return null;
  try {
    return await context.req.raw.formData();
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

const malformed = () =>
  fail(
    "malformed",
    "A picture has to be sent as the field “file” of a form (multipart/form-data).",
  );
