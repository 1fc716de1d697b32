import type { Context } from "hono";
import { checkRanks } from "../../app/calls/ranks-schema.ts";
import { roundBounds } from "../../domain/ranks/reading/round-bounds.ts";
import type { HandedRound } from "../../domain/ranks/round-import.ts";
import { succeed, type Result } from "../../domain/shared/result.ts";
import { readFileForm } from "../file-form.ts";
import { checkedInput } from "./api-routes.ts";

type Handed = HandedRound & { readonly source: string };

/** The round that a form holds, or the answer to a body that is too large. `malformed` for what is no such form. */
export async function readRound(context: Context): Promise<Result<Handed> | Response> {
  const form = await readFileForm(context, roundForm);
  if (form instanceof Response || !form.ok) return form;
  const { file, fields } = form.value;
  const first = (name: string) => fields.get(name)?.[0];
  const input = checkedInput(checkRanks, {
    year: first("year"),
    round: first("round"),
    source: first("source") ?? "",
    confirmed: fields.get("confirmed") ?? [],
  });
  if (!input.ok) return input;
  const { source } = input.value;
  return succeed({
    ...input.value,
    source: source === "" ? file.name : source,
    file: file.content,
  });
}

const roundForm = {
  fileBytes: roundBounds.bytes,
  tooLarge: "A file of one round can have 16 MB at most.",
  notAForm: "A round has to be sent as the field “file” of a form (multipart/form-data).",
};
