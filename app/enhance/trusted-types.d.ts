/** What of the browsers' Trusted Types this site uses; the DOM library does not know them yet. */
interface TrustedScriptURL {
  toJSON(): string;
}

interface Window {
  /** Missing in browsers that do not enforce them: those take text. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(address: string): string },
    ): { createScriptURL(address: string): TrustedScriptURL };
  };
}

interface ServiceWorkerContainer {
  register(address: TrustedScriptURL): Promise<ServiceWorkerRegistration>;
}
