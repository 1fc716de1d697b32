import sharp, { type Sharp } from "sharp";
import { fileSizes, largestPicture } from "../../domain/shared/picture-address.ts";
import type { MakingAnswer } from "./picture-maker.ts";

// Runs in a process of its own, one for each upload, as it stands here: what a hostile file does to a
// decoder ends with this process, its memory too.

/** The only formats that are read; everything else libvips could read stays shut. */
const readers = ["Jpeg", "Png", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}Buffer`);

const maxPixels = 40_000_000;

/** Of files for readers: larger ones are not told apart at these widths. */
const quality = 80;

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: readers });

async function make(bytes: Uint8Array): Promise<MakingAnswer> {
  const input = () =>
    sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", sequentialRead: true, pages: 1 });
  const { format, compression, width, height } = await input().metadata();
  // Of the family of HEIF only AVIF is taken.
  if (format === "heif" && compression !== "av1") return { refused: "format" };
  if (width * height > maxPixels) return { refused: "pixels" };
  // Upright, in the colours of screens, without anything but pixels: no EXIF, place, profile or thumbnail.
  const { data, info } = await input()
    .autoOrient()
    .resize({ ...largestPicture, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  const pixels = (): Sharp =>
    sharp(data, { raw: { width: info.width, height: info.height, channels } });
  const files = [];
  for (const size of fileSizes(info)) {
    const file = size.width === info.width ? pixels() : pixels().resize({ ...size, fit: "fill" });
    const content = await file.webp({ quality, smartSubsample: true }).toBuffer();
    files.push({ ...size, content: new Uint8Array(content) });
  }
  return { made: { width: info.width, height: info.height, files } };
}

function refusalBy(fault: unknown): MakingAnswer {
  const words = fault instanceof Error ? fault.message : "";
  return { refused: /pixel limit/i.test(words) ? "pixels" : "damaged" };
}

process.once("message", (bytes: Uint8Array) => {
  void make(bytes)
    .catch(refusalBy)
    .then((answer) => process.send?.(answer, () => process.disconnect()));
});
