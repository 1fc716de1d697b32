import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const codePointsFile = fileURLToPath(
  new URL("../app/desk/editing/document/code-points.ts", import.meta.url),
);

/**
 * Gives the browser's Markdown parser a short list of characters' names. Of the package's own two forms one has
 * the browser parse each name as HTML, which the policy of the pages forbids, and the other weighs 10 kB (brotli).
 */
export function fewCharacterNames(): Plugin {
  return {
    name: "few-character-names",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      filter: { id: /^decode-named-character-reference$/ },
      handler: () => codePointsFile,
    },
  };
}
