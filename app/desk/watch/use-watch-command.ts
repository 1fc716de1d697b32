import { useFetcher } from "react-router";
import type { Answer } from "../kit/call.ts";
import { asCommand } from "../kit/desk-data.ts";

/** What the parts of the page of official pages ask for. */
export type WatchCommand =
  | { readonly kind: "judge"; readonly id: string; readonly note: string }
  | { readonly kind: "watch"; readonly address: string; readonly title: string }
  | { readonly kind: "look" | "remove"; readonly id: string };

/** Sends a command to the page's `clientAction`. */
export function useWatchCommand() {
  const fetcher = useFetcher<Answer<unknown>>();
  return {
    isBusy: fetcher.state !== "idle",
    send: (command: WatchCommand) => void fetcher.submit(command, asCommand),
  };
}
