import { relative } from "node:path";
import { build, type Plugin } from "vite";

/** The address of `./faq.ts?script` for a page without hydration; built by itself, as one request. */
export function pageScripts(): Plugin {
  const suffix = /\?script$/;
  return {
    name: "page-scripts",
    enforce: "pre",
    load: {
      filter: { id: suffix },
      async handler(id) {
        const file = id.replace(suffix, "");
        const { mode, name, config } = this.environment;
        if (mode === "dev") return exportOf(`/${relative(config.root, file)}`);
        const { fileName, code } = await bundleOf(file);
        // The server's build only needs the address; both give the same content the same one.
        if (name === "client") this.emitFile({ type: "asset", fileName, source: code });
        return exportOf(`/${fileName}`);
      },
    },
  };
}

function exportOf(address: string): string {
  return `export default ${JSON.stringify(address)};`;
}

async function bundleOf(file: string) {
  const buildResult = await build({
    configFile: false,
    logLevel: "warn",
    build: { write: false, modulePreload: false, rolldownOptions: { input: file } },
  });
  if (!("output" in buildResult) || buildResult.output.length > 1)
    throw new Error(`${file} was not built as one module`);
  return buildResult.output[0];
}
