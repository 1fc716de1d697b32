/** The public pages that run a module of their own, and how many bytes of it are sent at most (brotli). */
export const ownScripts: Readonly<Record<string, number>> = {
  "/faq": 2_048,
  "/latest-updates": 2_048,
  "/tools/upload-check": 4_096,
  "/year": 2_304,
};

/** The query of the address does not matter. */
export function hasOwnScript(address: string): boolean {
  return (address.split("?")[0] ?? "") in ownScripts;
}
