// Writes the icons of an installed site to public/, from the drawing of the favicon.
import { readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

const favicon = readFileSync("public/favicon.svg", "utf8");
/** Systems cut such an icon to their own shape: its ground fills all. */
const maskable = favicon.replace('rx="6" ', "");

for (const [name, drawing, width] of [
  ["icon-192", favicon, 192],
  ["icon-512", favicon, 512],
  ["icon-maskable-512", maskable, 512],
  ["apple-touch-icon", maskable, 180],
] as const)
  writeFileSync(
    `public/${name}.png`,
    new Resvg(drawing, { fitTo: { mode: "width", value: width } }).render().asPng(),
  );
