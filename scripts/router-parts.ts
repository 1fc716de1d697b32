import type { Plugin } from "vite";

const packageFile = (name: string) => new RegExp(`/react-router/dist/production/lib/${name}\\.js$`);
const instrumentation = packageFile("router/instrumentation");
const router = packageFile("router/router");
/** Its components and hooks for links, forms and positions: what calls the parts that are left out. */
const documentParts = packageFile("dom/lib");

/** What the rest of the router asks of its measuring points, when there are none. */
const withoutPoints: Readonly<Record<string, string>> = {
  consumeInstrumentationClientResultMetaReceiver: "() => undefined",
  getRouteInstrumentationUpdates: "() => ({})",
  instrumentClientSideRouter: "(router) => router",
  instrumentHandler: "(handler) => handler",
  instrumentationResultMetaContext: "null",
};

/** What the router does for its own forms, fetchers and positions, of which the site uses none. */
const uncalledFunctions = [
  ...["handleAction", "fetch", "handleFetcherAction", "handleFetcherLoader", "setFetcherError"],
  ...["getFetcher", "resetFetcher", "queueFetcherForDeletion", "enableScrollRestoration"],
];

/** The start of the function that reads what a form submits; a step without a form ends there. */
const submissions =
  /^(function normalizeNavigateOptions\(.*?\n\tif \(!opts \|\| !isSubmissionNavigation\(opts\)\) return \{ path \};\n).*?^\}\n/ms;

/**
 * Leaves out of the browser's copy of the router what this site never uses, on which no bundler can
 * decide: the measuring points, as nobody hands it an `instrumentations`, and what serves its forms,
 * fetchers and kept positions, which the desk does without. They would add 4 kB (brotli) to every
 * page with script. A page that uses one of them stops the build. While developing all stays.
 */
export function withoutUnusedRouterParts(): Plugin {
  return {
    name: "without-unused-router-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: [instrumentation, router] },
      handler(code, id) {
        const shorter = router.test(id) ? withoutUncalled(code) : withoutMeasuring(code);
        if (shorter === null) this.error(`${id} is written in another way now`);
        return { code: shorter, map: null };
      },
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const usesDocumentParts =
          file.type === "chunk" &&
          Object.entries(file.modules).some(
            ([id, { renderedLength }]) => documentParts.test(id) && renderedLength > 0,
          );
        if (usesDocumentParts)
          this.error("a page uses a part of the router that the browser's copy has not");
      }
    },
  };
}

function withoutMeasuring(code: string): string | null {
  const [, list = ""] = /^export \{ (.+) \};$/m.exec(code) ?? [];
  const names = list.split(", ");
  if (!names.every((name) => Object.hasOwn(withoutPoints, name))) return null;
  return names.map((name) => `export const ${name} = ${withoutPoints[name] ?? ""};`).join("\n");
}

/** Whoever calls one of them all the same gets an exception; null when one of them is not found. */
function withoutUncalled(code: string): string | null {
  if (!submissions.test(code)) return null;
  let shorter = code.replace(submissions, '$1\tthrow new Error("left out");\n}\n');
  for (const name of uncalledFunctions) {
    const part = new RegExp(`^\\t(?:async )?function ${name}\\(.*?^\\t\\}\\n`, "ms");
    if (!part.test(shorter)) return null;
    shorter = shorter.replace(part, `\tfunction ${name}() { throw new Error("left out"); }\n`);
  }
  return shorter;
}
