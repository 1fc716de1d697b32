// Writes the icons of an installed site to public/, from the drawing of the favicon.
import { readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

const favicon = readFileSync("public/favicon.svg", "utf8");
/** Systems cut such an icon to their own shape: its ground fills all. */
const maskable = favicon.replace('rx="7" ', "");

for (const [name, drawing, width] of [
  ["icon-192", favicon, 192],
  ["icon-512", favicon, 512],
  ["icon-maskable-512", maskable, 512],
  ["apple-touch-icon", maskable, 180],
] as const)
  writeFileSync(`public/${name}.png`, png(drawing, width));

writeFileSync("public/favicon.ico", icoOf(png(favicon, 32)));

function png(drawing: string, width: number): Buffer {
  return new Resvg(drawing, { fitTo: { mode: "width", value: width } }).render().asPng();
}

/** One picture of 32 by 32 in the old format, which may hold a PNG. */
function icoOf(picture: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.set([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
