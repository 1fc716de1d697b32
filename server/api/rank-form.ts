import type { Context, Next } from "hono";
import { checkRanks } from "../../app/calls/ranks.ts";
import { readFileText } from "../../domain/ranks/reading/file-text.ts";
import type { HandedRound } from "../../domain/ranks/round-import.ts";
import { fail, succeed, type Result } from "../../domain/shared/result.ts";
import { limits } from "../limits.ts";
import { formOf } from "../media/picture-form.ts";
import { limitBodyTo } from "../request-body.ts";
import { checkedInput } from "./routes.ts";

type Handed = HandedRound & { readonly source: string };

/**
 * The round that a form holds, with its file as text, or the answer to a body that is too large (413), which is
 * never in memory whole. `malformed` for what is no such form.
 */
export async function readRound(context: Context): Promise<Result<Handed> | Response> {
  let read: Result<Handed> = notAForm;
  const refused = await limitForm(context, async () => {
    read = await roundIn(context);
  });
  return refused instanceof Response ? refused : read;
}

const limitForm: (context: Context, next: Next) => Promise<unknown> = limitBodyTo(
  (context) => context.json({ error: "A file of one round can have 16 MB at most." }, 413),
  { most: limits.rankBodyBytes, discarded: limits.discardedPictureBytes },
);

async function roundIn(context: Context): Promise<Result<Handed>> {
  const form = await formOf(context);
  const file = form?.get("file");
  if (form === null || !(file instanceof File)) return notAForm;
  const fields = checkedInput(checkRanks, {
    year: form.get("year"),
    round: form.get("round"),
    source: form.get("source") ?? "",
    confirmed: form.getAll("confirmed"),
  });
  if (!fields.ok) return fields;
  const { source } = fields.value;
  const text = readFileText(new Uint8Array(await file.arrayBuffer()));
  return succeed({ ...fields.value, source: source === "" ? file.name : source, text });
}

const notAForm = fail(
  "malformed",
  "A round has to be sent as the field “file” of a form (multipart/form-data).",
);
