import { existsSync, mkdirSync, writeFileSync } from "node:fs";
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

/** DejaVu is the widest of what systems draw with: what fits in it fits in the others. */
const files = join(import.meta.dirname, "../fonts/node_modules/dejavu-fonts-ttf/ttf");
const families = { sans: "DejaVu Sans", serif: "DejaVu Serif", mono: "DejaVu Sans Mono" };

/**
 * Writes a configuration for fontconfig by which a browser prefers the tests' typeface and has the machine's fonts for
 * signs that it lacks: Firefox takes half a minute over a page where it may know one typeface alone.
 */
export function preferTypeface(folder: string): string {
  const { sans, serif, mono } = families;
  const generics = { "sans-serif": sans, "system-ui": sans, serif, monospace: mono };
  const aliases = Object.entries(generics).map(
    ([generic, family]) =>
      `<alias binding="strong"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`,
  );
  const file = join(folder, "preferred-fonts.conf");
  const included = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>';
  writeFileSync(
    file,
    `<fontconfig><dir>${files}</dir>${included}${aliases.join("")}</fontconfig>\n`,
  );
  return file;
}

/** Writes a configuration for fontconfig by which a browser knows this typeface alone, whatever the machine has. */
export function writeFontConfiguration(folder: string): string {
  if (!existsSync(files))
    throw new Error("The fonts of the tests are missing: npm ci --prefix tests/fonts");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "only-dejavu.conf");
  const alias = (generic: string, family: string) =>
    `<match target="pattern"><test name="family"><string>${generic}</string></test>` +
    `<edit name="family" mode="assign" binding="strong"><string>${family}</string></edit></match>`;
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    "<fontconfig>",
    `<dir>${files}</dir>`,
    `<cachedir>${join(folder, "cache")}</cachedir>`,
    alias("serif", families.serif),
    ...["monospace", "ui-monospace"].map((generic) => alias(generic, families.mono)),
    // Whatever else is asked for, also the font of the system.
    `<match target="pattern"><edit name="family" mode="append_last"><string>${families.sans}</string></edit></match>`,
    "</fontconfig>",
  ];
  writeFileSync(file, `${lines.join("\n")}\n`);
  return file;
}
