import "hono";
import type { FactSnapshot } from "../content/facts/snapshot.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** Where the request comes from, as `noteClientAddress` found it. */
    clientAddress: string;
    /** The records with which it is answered, where they are not those of now. */
    facts: FactSnapshot | undefined;
  }
}
