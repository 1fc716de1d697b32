import type { Plugin } from "vite";

/**
 * Leaves out of the browser's sign-in client what this site never calls: passkeys and wallets. They hang on its one class, so that no bundler can tell.
 * Whoever calls one of them all the same gets an exception. While developing the package stays as it is.
 */
export function withoutUnusedSignInParts(): Plugin {
  const unused = /\/@supabase\/auth-js\/dist\/module\/(lib\/webauthn|lib\/web3\/ethereum)\.js$/;
  return {
    name: "without-unused-sign-in-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: unused },
      handler(code, id) {
        const names = [
          ...code.matchAll(/^export (?:async )?(?:class|function|const) (\w+)/gm),
        ].flatMap(([, name]) => name ?? []);
        const fallback = /^export default class /m.test(code) ? ["default"] : [];
        const exported = [...names, ...fallback].map((name) => `LeftOut as ${name}`);
        if (exported.length === 0) this.error(`${id} exports in another way now`);
        return { code: `class LeftOut {}\nexport { ${exported.join(", ")} };`, map: null };
      },
    },
  };
}
