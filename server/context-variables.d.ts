import "hono";
import type { FactSnapshot } from "../content/facts/snapshot.ts";
import type { PageAddress } from "./page-cache/page-address.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** Where the request comes from, as `noteClientAddress` found it. */
    clientAddress: string;
    /** The public page that the request asks for, as `servePage` found it. */
    pageAddress: PageAddress | undefined;
    /** The records with which it is answered, where they are not those of now. */
    facts: FactSnapshot | undefined;
  }
}
