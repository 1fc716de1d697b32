import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { pageScripts } from "./scripts/page-scripts.ts";

/** What every hydrated page loads, in one file: 4 kB (brotli) less than in the six it would become. */
const framework = {
  name: "framework",
  test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//,
};

/** Packages with native parts, and those that a site without a mail server, a model or PostgreSQL never loads. */
const loadedWhenNeeded = [
  "@ai-sdk/anthropic",
  "@ai-sdk/google",
  "@ai-sdk/openai",
  "@ai-sdk/openai-compatible",
  "@node-rs/argon2",
  "@resvg/resvg-js",
  "ai",
  "feed",
  "ics",
  "nodemailer",
  "pg",
  "satori",
  "sitemap",
];

export default defineConfig({
  plugins: [reactRouter(), pageScripts(), withoutInjectedStyles()],
  environments: {
    // The Hono app is the entry of the server bundle: pages, API and services share one module graph.
    ssr: {
      // One file instead of 900: what each start needs is bundled, what few need is loaded from its package.
      resolve: { noExternal: true, external: loadedWhenNeeded },
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      build: {
        rolldownOptions: {
          input: "./server/index.ts",
          // Half the bytes to read at each start; names stay, for the log's stack traces.
          output: {
            minify: { mangle: false, compress: true, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
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
