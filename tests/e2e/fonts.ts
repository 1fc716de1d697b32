import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const installed = join(import.meta.dirname, "../fonts/node_modules");

type Typeface = {
  /** Where its files are, below the installed packages. */
  readonly folder: string;
  readonly sans: string;
  readonly serif: string;
  readonly mono: string;
};

/** What systems draw with: DejaVu is the widest, Arimo has the metrics of Arial and Liberation, Noto the tallest lines. */
export const typefaces = {
  dejavu: {
    folder: "dejavu-fonts-ttf/ttf",
    sans: "DejaVu Sans",
    serif: "DejaVu Serif",
    mono: "DejaVu Sans Mono",
  },
  arimo: { folder: "@expo-google-fonts/arimo", sans: "Arimo", serif: "Arimo", mono: "Arimo" },
  noto: {
    folder: "@expo-google-fonts/noto-sans",
    sans: "Noto Sans",
    serif: "Noto Sans",
    mono: "Noto Sans",
  },
} satisfies Record<string, Typeface>;

/**
 * Writes a configuration for fontconfig by which a browser prefers this typeface and has the machine's fonts for signs
 * that it lacks: Firefox takes half a minute over a page where it may know one typeface alone.
 */
export function preferTypeface(folder: string, name: keyof typeof typefaces): string {
  const { folder: files, sans, serif, mono } = typefaces[name];
  const families = { "sans-serif": sans, "system-ui": sans, serif, monospace: mono };
  const aliases = Object.entries(families).map(
    ([generic, family]) =>
      `<alias binding="strong"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`,
  );
  const file = join(folder, "preferred-fonts.conf");
  const included = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>';
  writeFileSync(
    file,
    `<fontconfig><dir>${join(installed, files)}</dir>${included}${aliases.join("")}</fontconfig>\n`,
  );
  return file;
}

/** Writes a configuration for fontconfig by which a browser knows this typeface alone, whatever the machine has. */
export function writeFontConfiguration(folder: string, name: keyof typeof typefaces): string {
  const { folder: files, sans, serif, mono } = typefaces[name];
  if (!existsSync(join(installed, files)))
    throw new Error("The fonts of the tests are missing: npm ci --prefix tests/fonts");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.conf`);
  const alias = (generic: string, family: string) =>
    `<match target="pattern"><test name="family"><string>${generic}</string></test>` +
    `<edit name="family" mode="assign" binding="strong"><string>${family}</string></edit></match>`;
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    "<fontconfig>",
    `<dir>${join(installed, files)}</dir>`,
    `<cachedir>${join(folder, `${name}-cache`)}</cachedir>`,
    alias("serif", serif),
    ...["monospace", "ui-monospace"].map((generic) => alias(generic, mono)),
    // Whatever else is asked for, also the font of the system.
    `<match target="pattern"><edit name="family" mode="append_last"><string>${sans}</string></edit></match>`,
    "</fontconfig>",
  ];
  writeFileSync(file, `${lines.join("\n")}\n`);
  return file;
}
