import type { Drawing } from "../../app/share-image/drawing.ts";

export type Png = Uint8Array<ArrayBuffer>;

/** What the drawing thread is asked for; answers carry the same number. */
export type PaintRequest = { readonly number: number; readonly drawing: Drawing };

export type PaintAnswer =
  | { readonly number: number; readonly png: Png }
  | { readonly number: number; readonly fault: unknown };
