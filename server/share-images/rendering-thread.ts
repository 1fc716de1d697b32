import { Resvg } from "@resvg/resvg-js";
import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import satori, { type Font } from "satori";
import type { Drawing } from "../../app/share-image/card-drawing.ts";
import { shareImageSize } from "../../app/page-meta.ts";
import type { RenderAnswer, RenderRequest, Png } from "./image-renderer.ts";

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

async function render(drawing: Drawing): Promise<Png> {
  const svg = await satori(drawing, { ...shareImageSize, fonts });
  // Letters are outlines by now, so no font of the machine is looked for.
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return new Uint8Array(image.asPng());
}

async function answer({ number, drawing }: RenderRequest): Promise<void> {
  try {
    const png = await render(drawing);
    parentPort?.postMessage({ number, png } satisfies RenderAnswer, [png.buffer]);
  } catch (fault) {
    parentPort?.postMessage({ number, fault } satisfies RenderAnswer);
  }
}

parentPort?.on("message", (request: RenderRequest) => void answer(request));
