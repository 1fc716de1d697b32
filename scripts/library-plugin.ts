import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { readPassages } from "../content/library/passage-file.ts";

/**
 * Reads the passages of `content/library` when the site is built, so that a mistake in a file stops the
 * build and a start reads no files. While developing, an edit of a file reads them anew.
 */
export function libraryPassages(): Plugin {
  return {
    name: "library-passages",
    load: {
      filter: { id: /\/content\/library\/written-passages\.ts$/ },
      handler(id) {
        const folder = dirname(id);
        for (const name of globSync("*.md", { cwd: folder })) this.addWatchFile(join(folder, name));
        // As a string it is read sooner than as a program.
        const text = JSON.stringify(JSON.stringify(readPassages(folder)));
        return `export const writtenPassages = JSON.parse(${text});`;
      },
    },
  };
}
