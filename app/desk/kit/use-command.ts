import { useFetcher } from "react-router";
import type { Answer } from "./call.ts";
import { asCommand } from "./desk-data.ts";

type Sender<Command, Value> = {
  readonly isBusy: boolean;
  /** What came of the last one. */
  readonly answer: Answer<Value> | undefined;
  readonly send: (command: Command) => void;
};

/** Sends what a button asks for to the page's `clientAction`. */
export function useCommand<Command, Value = unknown>(): Sender<Command, Value> {
  const fetcher = useFetcher<Answer<Value>>();
  return {
    isBusy: fetcher.state !== "idle",
    answer: fetcher.state === "idle" ? fetcher.data : undefined,
    send: (command) => void fetcher.submit(JSON.stringify(command), asCommand),
  };
}
