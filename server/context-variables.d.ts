import "hono";
import type { FactSnapshot } from "../content/facts/snapshot.ts";

declare module "hono" {
  interface ContextVariableMap {
    clientAddress: string;
    facts: FactSnapshot | undefined;
  }
}
