import { Resvg } from "@resvg/resvg-js";
import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { pictureArea, shareImageSize } from "../../app/share-image/image-size.ts";
import type { Jpeg, RenderRequest } from "./image-renderer.ts";

// Runs in a thread of its own, as it stands here: it is no part of the bundle, so that the native
// library and the fonts are found where they were installed.

const weights = [400, 600] as const;
const subsets = ["latin", "latin-ext"] as const;

const fonts = await Promise.all(
  weights.flatMap((weight) => subsets.map((subset) => font(weight, subset))),
);

async function font(
  weight: (typeof weights)[number],
  subset: (typeof subsets)[number],
): Promise<Font> {
  const file = `@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`;
  const data = await readFile(new URL(import.meta.resolve(file)));
  return { name: subset === "latin" ? "Inter" : `Inter ${subset}`, data, weight, style: "normal" };
}

// Of 1,200 by 630 letters and plain areas it is 60 to 90 kB.
const quality = 86;

sharp.cache(false);
sharp.concurrency(1);

async function render({ drawing, picture }: RenderRequest): Promise<Jpeg> {
  const svg = await satori(drawing, { ...shareImageSize, fonts });
  // Letters are outlines by now, so no font of the machine is looked for.
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const drawn = sharp(pixels, { raw: { width, height, channels: 4 } });
  const image = picture === null ? drawn : drawn.composite([await atRightEdge(picture)]);
  const { buffer, byteOffset, byteLength } = await image
    .removeAlpha()
    .jpeg({ quality, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return new Uint8Array(buffer.slice(byteOffset, byteOffset + byteLength));
}

async function atRightEdge(picture: Uint8Array) {
  const { left, width, height } = pictureArea;
  const input = await sharp(picture).resize({ width, height, fit: "cover" }).toBuffer();
  return { input, left, top: 0 };
}

async function answer(request: RenderRequest): Promise<void> {
  const jpeg = await render(request);
  parentPort?.postMessage(jpeg, [jpeg.buffer]);
}

// A drawing that fails ends the thread with its error; the next one starts another.
parentPort?.on("message", (request: RenderRequest) => void answer(request));
