import reports from "./sources.json" with { type: "json" };
import type { FactSource } from "./fact-record.ts";

/** The reports behind the facts, by the names under which records cite them. */
export const sources = reports satisfies Readonly<Record<string, FactSource>>;
