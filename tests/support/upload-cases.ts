import type { UploadFile } from "./upload-files.ts";
import { avif, gif, heic, jpeg, noisyJpeg, pdf, png, webp } from "./upload-files.ts";

type Verdict = "ok" | "no" | "unknown";

/** What the check says of a file, in the order of the rules on the page; written by hand. */
type UploadCase = {
  readonly section: "photo" | "signature" | "class-10" | "other";
  readonly what: string;
  readonly name: string;
  readonly make: () => Buffer | Promise<Buffer>;
  readonly verdicts: readonly Verdict[];
  /** Whether a copy is offered. */
  readonly copy?: boolean;
  /** What stands among the answers. */
  readonly says?: string;
};

const good = { name: "me.jpg", section: "photo" } as const;

/** Photo: type, 10 to 300 kB, 10 to 200 kB (reported), opens, upright, pixels. */
function photo(
  what: string,
  bytes: number,
  [limit, reported]: readonly [Verdict, Verdict],
  says?: string,
): UploadCase {
  const copy = (limit !== "ok" || reported !== "ok") && bytes >= 10_240;
  const verdicts: readonly Verdict[] = ["ok", limit, reported, "ok", "ok", "unknown"];
  return { ...good, what, make: () => jpeg(bytes), verdicts, copy, ...(says && { says }) };
}

function signature(what: string, bytes: number, limits: readonly [Verdict, Verdict]): UploadCase {
  return { ...photo(what, bytes, limits), section: "signature" };
}

/** Certificate: type, 100 to 300 kB (confirmed by nobody), 10 to 300 kB (reported), opens. */
function certificate(
  what: string,
  bytes: number,
  [limit, reported]: readonly [Verdict, Verdict],
  says?: string,
): UploadCase {
  const make = () => pdf(bytes);
  const verdicts: readonly Verdict[] = ["ok", limit, reported, "ok"];
  const name = "class10.pdf";
  return { section: "class-10", what, name, make, verdicts, ...(says && { says }) };
}

const borders: readonly UploadCase[] = [
  photo("9,999 bytes", 9_999, ["no", "no"], "9.9 kB (9,999 bytes): too small. Take it again"),
  photo("10,000 bytes", 10_000, ["unknown", "unknown"], "1,000 or 1,024"),
  photo("10,239 bytes", 10_239, ["unknown", "unknown"]),
  photo("10,240 bytes", 10_240, ["ok", "ok"]),
  photo("150,000 bytes", 150_000, ["ok", "ok"], "150 kB (1,50,000 bytes)"),
  photo("200,000 bytes", 200_000, ["ok", "ok"]),
  photo("200,001 bytes", 200_001, ["ok", "unknown"]),
  photo("204,800 bytes", 204_800, ["ok", "unknown"]),
  photo("204,801 bytes", 204_801, ["ok", "no"]),
  photo("300,000 bytes", 300_000, ["ok", "no"]),
  photo("300,001 bytes", 300_001, ["unknown", "no"], "300.1 kB (3,00,001 bytes): on the border"),
  photo("307,200 bytes", 307_200, ["unknown", "no"]),
  photo("307,201 bytes", 307_201, ["no", "no"], "307.3 kB (3,07,201 bytes): too large"),
  photo("8,160,756 bytes", 8_160_756, ["no", "no"], "8.2 MB (81,60,756 bytes): too large"),
  signature("9,999 bytes", 9_999, ["no", "no"]),
  signature("10,240 bytes", 10_240, ["ok", "ok"]),
  signature("50,000 bytes", 50_000, ["ok", "ok"]),
  signature("50,001 bytes", 50_001, ["unknown", "ok"]),
  signature("51,200 bytes", 51_200, ["unknown", "ok"]),
  signature("51,201 bytes", 51_201, ["no", "ok"]),
  signature("102,401 bytes", 102_401, ["no", "no"]),
  certificate("9,999 bytes", 9_999, ["unknown", "no"]),
  certificate("49,800 bytes", 49_800, ["unknown", "ok"], "for a limit that nobody confirmed"),
  certificate("99,999 bytes", 99_999, ["unknown", "ok"], "99.9 kB"),
  certificate("100,000 bytes", 100_000, ["unknown", "ok"]),
  certificate("102,399 bytes", 102_399, ["unknown", "ok"]),
  certificate("102,400 bytes", 102_400, ["ok", "ok"]),
  certificate("300,000 bytes", 300_000, ["ok", "ok"]),
  certificate("300,001 bytes", 300_001, ["unknown", "unknown"]),
  certificate("307,201 bytes", 307_201, ["unknown", "no"]),
];

const types: readonly UploadCase[] = [
  {
    ...good,
    what: "a PNG named .jpg",
    make: () => png(),
    verdicts: ["no", "no", "no", "ok", "ok", "unknown"],
    copy: true,
    says: "inside it is PNG, whatever its name says",
  },
  {
    ...good,
    what: "a WebP named .jpg",
    make: webp,
    verdicts: ["no", "ok", "ok", "ok", "ok", "unknown"],
    copy: true,
    says: "inside it is WebP",
  },
  ...(
    [
      ["AVIF", avif],
      ["GIF", gif],
    ] as const
  ).map(([type, make]) => ({
    ...good,
    what: `${type} named .jpg`,
    make,
    verdicts: ["no", "no", "no", "ok", "ok", "unknown"] as const,
    copy: true,
    says: `inside it is ${type}`,
  })),
  {
    ...good,
    what: "a HEIC of an iPhone",
    name: "IMG_0001.HEIC",
    make: () => heic(150_000),
    verdicts: ["no", "ok", "ok", "no", "unknown", "unknown"],
    says: "cannot open HEIC",
  },
  {
    ...good,
    what: "a PDF named .jpg",
    make: () => pdf(150_000),
    verdicts: ["no", "ok", "ok", "ok", "unknown", "unknown"],
    says: "inside it is PDF",
  },
  {
    ...good,
    what: "a JPEG named .png",
    name: "me.png",
    make: () => jpeg(150_000),
    verdicts: ["no", "ok", "ok", "ok", "ok", "unknown"],
    copy: true,
    says: "its name does not end so",
  },
  {
    ...good,
    what: "a JPEG named .JPEG",
    name: "ME.JPEG",
    make: () => jpeg(150_000),
    verdicts: ["ok", "ok", "ok", "ok", "ok", "unknown"],
  },
  {
    ...good,
    what: "an empty file",
    make: () => Buffer.alloc(0),
    verdicts: ["no", "no", "no", "no", "unknown", "unknown"],
    says: "the file is empty",
  },
  {
    ...good,
    what: "a text named .jpg",
    make: () => Buffer.from("not a picture ".repeat(2_000)),
    verdicts: ["no", "ok", "ok", "no", "unknown", "unknown"],
    says: "none that we know",
  },
];

const states: readonly UploadCase[] = [
  {
    ...good,
    what: "a JPEG cut in its middle",
    make: async () => (await noisyJpeg(400, 500)).subarray(0, 100_000),
    verdicts: ["ok", "ok", "ok", "no", "unknown", "unknown"],
    says: "its end is missing",
  },
  {
    ...good,
    what: "the head of a JPEG alone",
    make: async () => (await jpeg(150_000)).subarray(0, 50_000),
    verdicts: ["ok", "ok", "ok", "no", "unknown", "unknown"],
    says: "its end is missing",
  },
  {
    ...good,
    what: "a JPEG stored turned",
    make: () => jpeg(150_000, { width: 400, height: 300, turned: 6 }),
    verdicts: ["ok", "ok", "ok", "ok", "unknown", "unknown"],
    copy: true,
    says: "300 × 400 pixels",
  },
  {
    ...good,
    what: "a photo that is wider than high",
    make: () => jpeg(150_000, { width: 400, height: 300 }),
    verdicts: ["ok", "ok", "ok", "ok", "ok", "unknown"],
    says: "not higher than wide",
  },
  {
    ...good,
    what: "a photo that is a strip",
    make: () => jpeg(150_000, { width: 200, height: 4_000 }),
    verdicts: ["ok", "ok", "ok", "ok", "ok", "unknown"],
    says: "far higher than a passport photo",
  },
  {
    ...good,
    what: "one pixel in as many bytes as are asked for",
    make: () => jpeg(15_000, { width: 1, height: 1 }),
    verdicts: ["ok", "ok", "ok", "ok", "ok", "unknown"],
    says: "nobody sees much on so few. Take it again",
  },
  {
    ...good,
    what: "a JPEG with what a phone appends",
    make: async () => Buffer.concat([await jpeg(100_000), Buffer.alloc(50_000, 0x41)]),
    verdicts: ["ok", "ok", "ok", "ok", "ok", "unknown"],
  },
  {
    section: "class-10",
    what: "a PDF with a password",
    name: "class10.pdf",
    make: () => pdf(150_000, { isLocked: true }),
    verdicts: ["ok", "ok", "ok", "no"],
    says: "a lock is on the PDF",
  },
  {
    section: "class-10",
    what: "a PDF without its end",
    name: "class10.pdf",
    make: () => pdf(150_000, { isCut: true }),
    verdicts: ["ok", "ok", "ok", "no"],
    says: "has no end",
  },
  {
    section: "class-10",
    what: "a photo of the certificate",
    name: "class10.jpg",
    make: () => noisyJpeg(900, 1_200),
    verdicts: ["no", "unknown", "no", "ok"],
    copy: true,
  },
  {
    section: "other",
    what: "any PDF, for which no limit is known",
    name: "category.pdf",
    make: () => pdf(150_000),
    verdicts: ["unknown", "unknown", "ok"],
    says: "no limit is known here",
  },
];

/** At every border of size, of every type, with names that lie, and broken ones. */
export const uploadCases: readonly UploadCase[] = [...borders, ...types, ...states];

export async function fileOf({ name, make }: UploadCase): Promise<UploadFile> {
  return { name, bytes: await make() };
}
