import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { writtenTexts } from "./scripts/written-texts-plugin.ts";
import { pageScripts } from "./scripts/page-scripts.ts";

/** The package's own list of characters' names (`&nbsp;`). */
const characterNames = fileURLToPath(import.meta.resolve("decode-named-character-reference"));

/** Packages with native parts, and those that a site without a mail server, a model, PostgreSQL or `/metrics` never loads. */
const loadedWhenNeeded = [
  "@ai-sdk/anthropic",
  "@ai-sdk/google",
  "@ai-sdk/openai",
  "@ai-sdk/openai-compatible",
  "@node-rs/argon2",
  "@resvg/resvg-js",
  "ai",
  "feed",
  "ical-generator",
  "nodemailer",
  "parse5",
  "pg",
  "prom-client",
  "satori",
  "sitemap",
];

/** One file instead of 900: what each start needs is bundled, what few need is loaded from its package. */
const bundled = {
  resolve: { noExternal: true as const, external: loadedWhenNeeded },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
};

export default defineConfig(({ command }) => ({
  css: { transformer: "lightningcss" },
  // Looked through when developing starts, so that no page has to be loaded again for a package found late.
  optimizeDeps: { entries: ["app/desk/**/*.{ts,tsx}"] },
  // Its form for browsers has them parse each name as HTML, which the policy of the pages forbids.
  resolve: { alias: { "decode-named-character-reference": characterNames } },
  plugins: [reactRouter(), writtenTexts(), pageScripts()],
  environments: {
    // The Hono app is the entry of the server bundle: pages, API and services share one module graph.
    ssr: {
      ...(command === "build" && bundled),
      build: {
        rolldownOptions: {
          input: { index: "./server/serve.ts" },
          // Half the bytes to read at each start; names stay, for the log's stack traces.
          output: {
            minify: { mangle: false, compress: true, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
    client: { build: { modulePreload: false } },
  },
}));
