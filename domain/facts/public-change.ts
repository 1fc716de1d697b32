import type { FactHistory } from "./fact-history.ts";

export type PublicChange = Awaited<ReturnType<FactHistory["changes"]>>[number];

/** `2027: Application fee`. */
export function nameOfChange({ label, year }: { label: string; year: string | null }): string {
  return year === null ? label : `${year}: ${label}`;
}
