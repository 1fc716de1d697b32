import { z } from "zod";
import { labelledData } from "../support/labelled-data.ts";
import { cmykJpeg, heic, jpeg, noisyJpeg, pdf, png, webp } from "../support/upload-files.ts";

const sizeSchema = z.object({ width: z.int(), height: z.int(), turned: z.int().optional() });
const pdfSchema = z.object({ isLocked: z.boolean().optional(), isCut: z.boolean().optional() });

/** How the bytes of a file come about; where it has a number, it has so many. */
const contentSchema = z.union([
  z.tuple([z.enum(["png", "webp", "noisyJpeg", "cmykJpeg"])]),
  z.tuple([z.enum(["heic", "text", "cutJpeg", "jpegWithMore"]), z.int()]),
  z.tuple([z.literal("jpeg"), z.int(), sizeSchema.optional()]),
  z.tuple([z.literal("pdf"), z.int(), pdfSchema.optional()]),
]);

const caseSchema = z.tuple([
  z.enum(["photo", "signature", "class-10", "other"]),
  z.string(),
  z.string(),
  contentSchema,
  z.array(z.enum(["ok", "no", "unknown"])),
  z.boolean(),
  z.string(),
]);

/**
 * What the check says of a file, written by hand, in the order of the rules on the page: of a photo its type, 10 to
 * 200 kB, whether it opens, is upright, its pixels; of a certificate its type, 100 to 300 kB (the 100 are confirmed by
 * nobody), whether it opens. Around the borders of size, of types with names that lie, and broken ones; all borders
 * and types: `tools/upload-check.unit.test.ts`.
 */
export const uploadCases = labelledData("e2e/cases/upload-check", z.array(caseSchema)).map(
  ([section, what, name, content, verdicts, copy, says]) => ({
    ...{ section, what, name, verdicts, copy, says },
    make: () => bytesOf(content),
  }),
);

async function bytesOf(content: z.infer<typeof contentSchema>): Promise<Buffer> {
  const [kind, size = 0] = content;
  if (kind === "jpeg") return jpeg(size, content[2]);
  if (kind === "pdf") return pdf(size, content[2]);
  const makers = {
    png: () => png(),
    webp,
    noisyJpeg: () => noisyJpeg(900, 1_200),
    cmykJpeg: () => cmykJpeg(1_500, 2_000),
    heic: () => heic(size),
    text: () => Buffer.from("not a picture ".repeat(size / 14)),
    cutJpeg: async () => (await noisyJpeg(400, 500)).subarray(0, size),
    jpegWithMore: async () =>
      Buffer.concat([await jpeg(size - 50_000), Buffer.alloc(50_000, 0x41)]),
  };
  return makers[kind]();
}
