import { useFetcher } from "react-router";
import type { Answer } from "./call.ts";
import { asCommand } from "./desk-data.ts";

type Sender<Command> = {
  readonly isBusy: boolean;
  /** What came of the last one. */
  readonly answer: Answer<unknown> | undefined;
  readonly send: (command: Command) => void;
};

/** Sends what a button asks for to the page's `clientAction`. */
export function useCommand<Command>(): Sender<Command> {
  const fetcher = useFetcher<Answer<unknown>>();
  return {
    isBusy: fetcher.state !== "idle",
    answer: fetcher.state === "idle" ? fetcher.data : undefined,
    send: (command) => void fetcher.submit(JSON.stringify(command), asCommand),
  };
}
