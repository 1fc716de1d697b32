import { Resvg } from "@resvg/resvg-js";
import { expect } from "vitest";
import { lightColour } from "../../app/share-image/card-drawing.ts";

/** The picture of a good answer. */
export async function pngOf(answer: Response): Promise<Buffer> {
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/png");
  return Buffer.from(await answer.arrayBuffer());
}

/** Reads the size from the header and decodes the whole: accent on the left edge, paper on the right. */
export function expectShareImage(png: Buffer): void {
  expect(png.subarray(0, 8)).toEqual(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const href = `data:image/png;base64,${png.toString("base64")}`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><image href="${href}" width="1200" height="630"/></svg>`;
  const { pixels } = new Resvg(picture, { font: { loadSystemFonts: false } }).render();
  expect(`#${pixels.subarray(0, 3).toString("hex")}`).toBe(lightColour("accent"));
  const edge = 4 * (1200 * 20 + 1190);
  expect(`#${pixels.subarray(edge, edge + 3).toString("hex")}`).toBe(lightColour("paper"));
}
