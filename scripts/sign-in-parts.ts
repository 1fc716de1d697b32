import type { Plugin } from "vite";

const packageFile = (name: string) => new RegExp(`/@supabase/auth-js/dist/module/${name}\\.js$`);
const unusedFile = packageFile("lib/(?:webauthn|web3/ethereum)");
const administration = packageFile("GoTrueAdminApi");
const client = packageFile("GoTrueClient");

/** Methods of the client that this site never calls, nor the client itself once these are gone. */
const uncalledMethods = [
  ...["signUp", "signInAnonymously", "signInWithIdToken", "signInWithOAuth", "signInWithOtp"],
  ...["signInWithPasskey", "signInWithSSO", "signInWithWeb3", "reauthenticate", "_reauthenticate"],
  ...["signInWithEthereum", "signInWithSolana", "resend", "exchangeCodeForSession", "setSession"],
  ...["_setSession", "getUserIdentities", "linkIdentity", "linkIdentityIdToken"],
  ...["linkIdentityOAuth", "unlinkIdentity", "_handleProviderSignIn", "_getUrlForProvider"],
  ...["getClaims", "fetchJwk", "registerPasskey", "_startPasskeyRegistration"],
  ...["_verifyPasskeyRegistration", "_startPasskeyAuthentication", "_verifyPasskeyAuthentication"],
  ...["_listPasskeys", "_updatePasskey", "_deletePasskey", "_getAuthenticatorAssuranceLevel"],
  ...["_generateRecoveryCodes", "_regenerateRecoveryCodes", "_unenrollRecoveryCodes"],
  ...["_getRecoveryCodesStatus", "_verifyRecoveryCode", "_getAuthorizationDetails"],
  ...["_approveAuthorization", "_denyAuthorization", "_listOAuthGrants", "_revokeOAuthGrant"],
];

/** Methods that it calls only while it looks for a session in the address (`detectSessionInUrl`), which this site has switched off. */
const unreachedMethods = ["_getSessionFromURL", "_exchangeCodeForSession"];

/**
 * Leaves out of the browser's sign-in client what this site never calls: other ways to sign in,
 * passkeys, wallets, and the administration of accounts with a service key, all but the sign-out that
 * the client itself calls there. They hang on its one class, so that no bundler can tell. Whoever
 * calls one of them all the same gets an exception. While developing the package stays as it is.
 */
export function withoutUnusedSignInParts(): Plugin {
  return {
    name: "without-unused-sign-in-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: [unusedFile, administration, client] },
      handler(code, id) {
        const shorten = client.test(id)
          ? withoutUncalled
          : administration.test(id)
            ? signOutAlone
            : leftOut;
        const shorter = shorten(code);
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
  const exportedNames = names.map((name) => `LeftOut as ${name}`);
  return exportedNames.length === 0
    ? null
    : `class LeftOut {}\nexport { ${exportedNames.join(", ")} };`;
}

/** The client with empty methods in place of those that nobody calls; null when one of them is not found, or called. */
function withoutUncalled(code: string): string | null {
  // What it would tell a developer who asks for it.
  let shorter = code.replaceAll(/^ +this\._debug\(.*\);\n/gm, "");
  for (const name of [...uncalledMethods, ...unreachedMethods]) {
    const method = new RegExp(`^ {4}(?:async )?${name}\\(.*?^ {4}\\}\\n`, "ms");
    if (!method.test(shorter)) return null;
    shorter = shorter.replace(method, `    ${name}() { throw new Error("left out"); }\n`);
  }
  const withoutComments = shorter.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/\/\/.*/g, "");
  const isCalled = uncalledMethods.some((name) => withoutComments.includes(`.${name}(`));
  return isCalled ? null : shorter;
}
