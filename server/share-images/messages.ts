import type { Drawing } from "../../app/share-image/drawing.ts";

export type Png = Uint8Array<ArrayBuffer>;

/** What the drawing thread is asked for; answers carry the same number. */
export type RenderRequest = { readonly number: number; readonly drawing: Drawing };

export type RenderAnswer =
  | { readonly number: number; readonly png: Png }
  | { readonly number: number; readonly fault: unknown };
