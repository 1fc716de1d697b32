/** The address of a module for the browser, bundled with all that it imports (`vite.config.ts`). */
declare module "*?script" {
  const address: string;
  export default address;
}

/** The text of such a module, for an address of its own. */
declare module "*?script-text" {
  const text: string;
  export default text;
}
