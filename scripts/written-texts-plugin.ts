import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { readGuides } from "../content/guides/guide-file.ts";
import { readPassages } from "../content/library/passage-file.ts";

/** The modules in whose place the texts of their folder stand in the built site. */
const texts = [
  {
    module: /\/content\/library\/written-passages\.ts$/,
    name: "writtenPassages",
    read: readPassages,
  },
  { module: /\/content\/guides\/written-guides\.ts$/, name: "writtenGuides", read: readGuides },
] as const;

/** Reads them when the site is built: a mistake stops the build, and a start reads no files. */
export function writtenTexts(): Plugin {
  return {
    name: "written-texts",
    load: {
      filter: { id: texts.map(({ module }) => module) },
      handler(id) {
        const found = texts.find(({ module }) => module.test(id));
        if (found === undefined) return null;
        const folder = dirname(id);
        for (const name of globSync("*.md", { cwd: folder })) this.addWatchFile(join(folder, name));
        // As a string it is read sooner than as a program.
        const text = JSON.stringify(JSON.stringify(found.read(folder)));
        return `export const ${found.name} = JSON.parse(${text});`;
      },
    },
  };
}
