import { relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { build, defineConfig, type Plugin } from "vite";

/** What every hydrated page loads, in one file: 4 kB (brotli) less than in the six it would become. */
const framework = {
  name: "framework",
  test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//,
};

export default defineConfig({
  plugins: [reactRouter(), pageScripts(), withoutInjectedStyles()],
  environments: {
    // The Hono app is the entry of the server bundle: pages, API and services share one module graph.
    ssr: { build: { rolldownOptions: { input: "./server/site.ts" } } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [framework] } } } } },
  },
});

/**
 * `import address from "./faq.ts?script"`: the address of that module for a page without hydration.
 * It is built by itself, because the router's build would put what two such modules share into a
 * second file, which is a second request. While developing Vite serves the module as it is.
 */
function pageScripts(): Plugin {
  const suffix = /\?script$/;
  return {
    name: "page-scripts",
    enforce: "pre",
    load: {
      filter: { id: suffix },
      async handler(id) {
        const file = id.replace(suffix, "");
        const { mode, name, config } = this.environment;
        if (mode === "dev") return exported(`/${relative(config.root, file)}`);
        const { fileName, code } = await bundled(file);
        // The server's build only needs the address; both give the same content the same one.
        if (name === "client") this.emitFile({ type: "asset", fileName, source: code });
        return exported(`/${fileName}`);
      },
    },
  };
}

function exported(address: string): string {
  return `export default ${JSON.stringify(address)};`;
}

async function bundled(file: string) {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: { write: false, modulePreload: false, rolldownOptions: { input: file } },
  });
  if (!("output" in built) || built.output.length > 1)
    throw new Error(`${file} was not built as one module`);
  return built.output[0];
}

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
