import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from "@remix-run/multipart-parser";
import type { Context } from "hono";
import { fail, succeed, type Result } from "../domain/shared/result.ts";
import { limits } from "./limits.ts";
import { discardBody } from "./request-body.ts";

export type FileForm = {
  readonly file: { readonly name: string; readonly content: Uint8Array };
  readonly fields: ReadonlyMap<string, readonly string[]>;
};

export type FileFormRules = {
  readonly fileBytes: number;
  readonly tooLarge: string;
  readonly notAForm: string;
};

const bounds = limits.fileForm;

/** Part by part within `limits.fileForm`: what is refused is never in memory whole. */
export async function readFileForm(
  context: Context,
  rules: FileFormRules,
): Promise<Result<FileForm> | Response> {
  const form = await parsedForm(context, rules);
  if (form === "too-large") {
    await discardBody(context, limits.discardedFileBytes);
    return context.json({ error: rules.tooLarge }, 413);
  }
  if (!form.ok) await discardBody(context, limits.discardedFileBytes);
  return form;
}

async function parsedForm(
  { req }: Context,
  { fileBytes, notAForm }: FileFormRules,
): Promise<Result<FileForm> | "too-large"> {
  const type = req.header("content-type") ?? "";
  const boundary = getMultipartBoundary(type) ?? "";
  const { body } = req.raw;
  const isForm = /^multipart\/form-data\b/i.test(type) && boundaryPattern.test(boundary);
  if (!isForm || body === null) return fail("malformed", notAForm);
  const maxTotalSize = fileBytes + bounds.otherBytes;
  if (Number(req.header("content-length") ?? 0) > maxTotalSize) return "too-large";
  const parser = new MultipartParser(boundary, {
    maxParts: bounds.parts,
    maxHeaderSize: bounds.partHeaderBytes,
    maxFileSize: fileBytes,
    maxTotalSize,
  });
  const form = collectForm(notAForm);
  try {
    // Not cancelled: an answer is not read by a client that still sends.
    for await (const chunk of body.values({ preventCancel: true }))
      for (const part of parser.write(chunk)) {
        const refusal = form.add(part);
        if (refusal !== null) return fail("malformed", refusal);
      }
    parser.finish();
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError)
      return "too-large";
    if (error instanceof MaxPartsExceededError) return fail("malformed", tooManyParts);
    if (error instanceof MaxHeaderSizeExceededError) return fail("malformed", longHeader);
    // Of what has no end, and of headers that are no UTF-8.
    if (error instanceof MultipartParseError || error instanceof TypeError)
      return fail("malformed", notAForm);
    throw error;
  }
  return form.whole();
}

function collectForm(notAForm: string) {
  const fields = new Map<string, string[]>();
  let file: FileForm["file"] | null = null;

  return {
    add(part: MultipartPart): string | null {
      const disposition = part.headers["content-disposition"] ?? "";
      // Forms have names in UTF-8 (RFC 7578, 4.2): another encoding of them is no browser's.
      if (/filename\*/i.test(disposition)) return notAForm;
      const { name, filename } = part;
      if (name === undefined) return notAForm;
      if (filename === undefined) {
        if (part.size > bounds.fieldBytes) return longField;
        const typedValues = fields.get(asTyped(name)) ?? [];
        typedValues.push(decoder.decode(part.bytes));
        fields.set(asTyped(name), typedValues);
        return null;
      }
      if (file !== null || asTyped(name) !== "file") return oneFile;
      if (filename.length > bounds.nameCharacters) return longName;
      file = { name: asTyped(filename), content: part.bytes };
      return null;
    },

    whole: (): Result<FileForm> =>
      file === null ? fail("malformed", notAForm) : succeed({ file, fields }),
  };
}

/** Browsers write quotation marks and line breaks of a name with a percent sign (HTML standard, 4.10.21.8). */
function asTyped(name: string): string {
  return name.replaceAll(/%(?:22|0d|0a)/gi, decodeURIComponent);
}

const decoder = new TextDecoder();
/** As long as RFC 2046 allows. */
const boundaryPattern = /^[ -~]{1,70}$/;

const tooManyParts = `This form has more than ${bounds.parts} parts.`;
const longHeader = `A part of this form has more than ${bounds.partHeaderBytes} bytes of headers. Is the name of the file very long?`;
const longField = `A field of this form has more than ${bounds.fieldBytes} bytes.`;
const longName = `The name of the file has more than ${bounds.nameCharacters} characters: give it a shorter one.`;
const oneFile = "A form of this call has one file, in its field “file”.";
