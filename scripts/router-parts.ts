import type { Plugin } from "vite";

/** What the rest of the router asks of its measuring points, when there are none. */
const withoutPoints: Readonly<Record<string, string>> = {
  consumeInstrumentationClientResultMetaReceiver: "() => undefined",
  getRouteInstrumentationUpdates: "() => ({})",
  instrumentClientSideRouter: "(router) => router",
  instrumentHandler: "(handler) => handler",
  instrumentationResultMetaContext: "null",
};

/**
 * Leaves the router's measuring points out of the browser's copy: nobody hands it an
 * `instrumentations`, without which it calls none of them, and no bundler can tell. They would add
 * 1.6 kB (brotli) to every page with script. While developing the package stays as it is.
 */
export function withoutUnusedRouterParts(): Plugin {
  return {
    name: "without-unused-router-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/ },
      handler(code, id) {
        const [, list = ""] = /^export \{ (.+) \};$/m.exec(code) ?? [];
        const names = list.split(", ");
        const known = names.every((name) => Object.hasOwn(withoutPoints, name));
        if (!known) this.error(`${id} is written in another way now`);
        const lines = names.map((name) => `export const ${name} = ${withoutPoints[name] ?? ""};`);
        return { code: lines.join("\n"), map: null };
      },
    },
  };
}
