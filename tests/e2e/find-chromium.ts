import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** First the one without windows: the same engine, which a third less computing opens a page with. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** The browser that `scripts/setup.mjs` has found or installed: the one that is named, or the first in the path. */
export function findChromium(): string {
  return process.env.CHROMIUM || findInPath(names);
}

/** The first of these programs that is in the path; where none is, the first as Debian has it. */
export function findInPath(names: readonly string[]): string {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const places = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return places.find((place) => existsSync(place)) ?? `/usr/bin/${names[0]}`;
}
