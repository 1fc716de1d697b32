import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The browser as readers have it: the one that is named, or that `scripts/setup.mjs` has found or installed. */
export function findChromium(): string {
  return process.env.CHROMIUM || findInPath(names);
}

/** The same without windows, which opens a page with a third less computing; it keeps no page to go back to, and loads far frames at once. */
export function findHeadlessChromium(): string {
  return process.env.CHROMIUM || findInPath(["chromium-headless-shell", ...names]);
}

/** The first of these programs that is in the path; where none is, the first as Debian has it. */
export function findInPath(names: readonly string[]): string {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const places = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return places.find((place) => existsSync(place)) ?? `/usr/bin/${names[0]}`;
}
