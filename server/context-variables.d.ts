import "hono";

declare module "hono" {
  interface ContextVariableMap {
    /** Where the request comes from, as `noteClientAddress` found it. */
    clientAddress: string;
  }
}
