import type { Plugin } from "vite";

const packageFile = (name: string) => new RegExp(`/@supabase/auth-js/dist/module/${name}\\.js$`);
const unused = packageFile("lib/(?:webauthn|web3/ethereum)");
const administration = packageFile("GoTrueAdminApi");

/**
 * Leaves out of the browser's sign-in client what this site never calls: passkeys, wallets, and the
 * administration of accounts with a service key, all but the sign-out that the client itself calls
 * there. They hang on its one class, so that no bundler can tell. Whoever calls one of them all the
 * same gets an exception. While developing the package stays as it is.
 */
export function withoutUnusedSignInParts(): Plugin {
  return {
    name: "without-unused-sign-in-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: [unused, administration] },
      handler(code, id) {
        const shorter = administration.test(id) ? signOutAlone(code) : leftOut(code);
        if (shorter === null) this.error(`${id} is written in another way now`);
        return { code: shorter, map: null };
      },
    },
  };
}

/** The package's own method with the three fields that it reads; null when it is not found. */
function signOutAlone(code: string): string | null {
  const [method] = /^ {4}async signOut\(.*?^ {4}\}\n/ms.exec(code) ?? [];
  const imports = [...code.matchAll(/^import .*$/gm)].map(([line]) => line).join("\n");
  if (method === undefined || !imports.includes("resolveFetch")) return null;
  return `${imports}
export default class GoTrueAdminApi {
    constructor({ url, headers, fetch }) {
        this.url = url;
        this.headers = headers;
        this.fetch = resolveFetch(fetch);
    }
${method}}
`;
}

function leftOut(code: string): string | null {
  const names = [...code.matchAll(/^export (?:async )?(?:class|function|const) (\w+)/gm)].flatMap(
    ([, name]) => name ?? [],
  );
  const exported = names.map((name) => `LeftOut as ${name}`);
  return exported.length === 0 ? null : `class LeftOut {}\nexport { ${exported.join(", ")} };`;
}
