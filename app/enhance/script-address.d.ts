/** The address of a module for the browser, bundled with all that it imports (`vite.config.ts`). */
declare module "*?script" {
  const address: string;
  export default address;
}
