const commonPolicy =
  "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

type PageNeeds = {
  /** Components of the desk are placed by `style` attributes. */
  styleAttributes: boolean;
  /** Of a page that runs script; every other page runs none. */
  nonce: string | undefined;
  /** The page runs a module of ours, by address alone: it stays the same for everybody. */
  ownScript: boolean;
  /** It reads files of the reader's own: it asks nobody for anything, and shows pictures of this site alone. */
  sendsNothing: boolean;
  /** Origins of what it shows in frames. */
  frames: readonly string[];
};

export function contentSecurityPolicy(needs: PageNeeds): string {
  const { nonce, ownScript, sendsNothing, frames } = needs;
  const attributes = needs.styleAttributes ? " style-src-attr 'unsafe-inline';" : "";
  const script = scriptSource(nonce, ownScript);
  const sources = sendsNothing
    ? "connect-src 'none'; img-src 'self'"
    : "connect-src 'self'; img-src 'self' https: data:";
  const frame = frames.length === 0 ? "" : `frame-src ${frames.join(" ")}; `;
  return `default-src 'none'; style-src 'self';${attributes} script-src ${script}; ${sources}; ${frame}${commonPolicy}${trustedTypes(needs)}`;
}

/** On pages with script no text becomes markup or code: a named policy makes what the DOM would. */
function trustedTypes({ nonce, ownScript, styleAttributes }: PageNeeds): string {
  if (nonce === undefined && !ownScript) return "";
  // By its own name the editor reads what is pasted, in a document that neither loads nor runs anything.
  const policies = styleAttributes ? "ProseMirrorClipboard" : "'none'";
  return `; require-trusted-types-for 'script'; trusted-types ${policies}`;
}

function scriptSource(nonce: string | undefined, ownScript: boolean): string {
  if (nonce !== undefined) return `'nonce-${nonce}' 'strict-dynamic'`;
  return ownScript ? "'self'" : "'none'";
}

export type FramingData = { readonly framedOrigin: string | null };

export function framedOrigins(loaderData: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.values(loaderData).flatMap((data) =>
    typeof data === "object" &&
    data !== null &&
    "framedOrigin" in data &&
    typeof data.framedOrigin === "string"
      ? [data.framedOrigin]
      : [],
  );
}
