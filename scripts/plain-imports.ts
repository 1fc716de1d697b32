import type { Plugin } from "vite";

/**
 * Leaves out what Vite puts around every `import()` of the browser's code: it would load the style
 * sheets of a part, of which the site has none, and ask early for files that the part imports, which
 * mostly stand by then. It would add 0.9 kB (brotli) to every page with script.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /preload-helper\.js$/ },
      handler(code, id) {
        if (!code.includes("export const __vitePreload ="))
          this.error(`${id} is written in another way now`);
        return { code: "export const __vitePreload = (load) => load();", map: null };
      },
    },
  };
}
