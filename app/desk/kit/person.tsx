import { personName } from "../phrases.ts";

/** Somebody of the office by name, or by address without one; a machine is said to be one. */
export function Person({ of }: { of: string | null }) {
  return <>{of === null ? "The site" : personName(of)}</>;
}
