import type { SentForm } from "../kit/desk-data.ts";

/** What the parts of the page of official pages ask for. */
export type WatchCommand =
  | SentForm
  | { readonly kind: "judge"; readonly id: string; readonly note: string }
  | { readonly kind: "watch"; readonly address: string; readonly title: string }
  | { readonly kind: "look" | "remove"; readonly id: string };
