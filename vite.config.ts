import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { withoutCallInputs } from "./scripts/call-inputs.ts";
import { fewCharacterNames } from "./scripts/character-names.ts";
import { libraryPassages } from "./scripts/library-plugin.ts";
import { pageScripts } from "./scripts/page-scripts.ts";
import { plainImports } from "./scripts/plain-imports.ts";
import { withoutReaderPages } from "./scripts/reader-pages.ts";
import { withoutUnusedRouterParts } from "./scripts/router-parts.ts";
import { withoutUnusedSignInParts } from "./scripts/sign-in-parts.ts";
import { styleRules } from "./scripts/style-rules-plugin.ts";

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
  "parse5",
  "pg",
  "satori",
  "sitemap",
];
/** What stands around every hydrated page, and small parts of many of them: in one file as well. */
const shell = {
  name: "shell",
  test: /\/node_modules\/zod\/|\/app\/(root|page-title|route-handle|site-context|calls\/(endpoint|review)|ui\/(site-frame|drawing|error-)|desk\/(desk-(layout|page)|toast|focus|use-hydrated|use-persisted-text|use-address-query|phrases|times|call\.))|\/domain\/(shared\/clock|posts\/post-address)\./,
};

/** What every page of admins loads besides: the sign-in client and who may see the page. */
const admins = {
  name: "admins",
  test: /\/@supabase\/|\/app\/(calls\/(site|preview-link)|desk\/(auth-client|admin-|log-out|step-link|desk-(menu|place)|use-paged-list))/,
};

/** One file instead of 900: what each start needs is bundled, what few need is loaded from its package. */
const bundled = {
  resolve: { noExternal: true as const, external: loadedWhenNeeded },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
};

export default defineConfig(({ command }) => ({
  css: { transformer: "lightningcss" },
  // Looked through when developing starts, so that no page has to be loaded again for a package found late.
  optimizeDeps: { entries: ["app/desk/**/*.{ts,tsx}"] },
  plugins: [
    reactRouter(),
    libraryPassages(),
    pageScripts(),
    styleRules(),
    withoutUnusedSignInParts(),
    withoutUnusedRouterParts(),
    withoutCallInputs(),
    withoutReaderPages(),
    fewCharacterNames(),
    plainImports(),
  ],
  environments: {
    // The Hono app is the entry of the server bundle: pages, API and services share one module graph.
    ssr: {
      ...(command === "build" && bundled),
      build: {
        rolldownOptions: {
          input: {
            index: "./server/serve.ts",
            "computing-process": "./server/computing/computing-process.ts",
          },
          // Half the bytes to read at each start; names stay, for the log's stack traces.
          output: {
            minify: { mangle: false, compress: true, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
    client: {
      build: {
        modulePreload: false,
        rolldownOptions: { output: { codeSplitting: { groups: [framework, shell, admins] } } },
      },
    },
  },
}));
