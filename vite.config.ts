import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { pageScripts } from "./scripts/page-scripts.ts";

/** What every hydrated page loads, in one file: 4 kB (brotli) less than in the six it would become. */
const framework = {
  name: "framework",
  test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//,
};

/** Lightning CSS's number of its feature `light-dark()`, which `app/styles/settled-tokens.ts` writes out itself. */
const lightDark = 1 << 20;

export default defineConfig({
  css: { lightningcss: { exclude: lightDark } },
  plugins: [reactRouter(), pageScripts(), withoutInjectedStyles()],
  environments: {
    // The Hono app is the entry of the server bundle: pages, API and services share one module graph.
    ssr: { build: { rolldownOptions: { input: "./server/site.ts" } } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [framework] } } } } },
  },
});

/**
 * Sonner puts a `<style>` element into the page at run time, which the site's policy forbids (it
 * allows the site's own two stylesheets, by hash). The package publishes the same rules as
 * `sonner/dist/styles.css`; `app/styles/desk.css` imports them, so this call has nothing to add.
 * While developing there is no policy, and the package stays as it is.
 */
function withoutInjectedStyles(): Plugin {
  const injection = /^__insertCSS\(.*\);?$/m;
  return {
    name: "without-injected-styles",
    apply: "build",
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        if (!injection.test(code)) this.error("sonner injects its styles in another way now");
        return { code: code.replace(injection, ""), map: null };
      },
    },
  };
}
