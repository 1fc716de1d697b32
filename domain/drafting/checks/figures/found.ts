import type { Quantity } from "./figure.ts";

/** What one reader of figures found, before it is known what the others found at the same place. */
export type Found = {
  readonly start: number;
  readonly end: number;
  readonly quantity: Quantity;
};
