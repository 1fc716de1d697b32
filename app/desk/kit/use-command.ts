import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import type { Answer } from "./call.ts";
import { asCommand } from "./desk-data.ts";

type Sender<Command, Value> = {
  readonly isBusy: boolean;
  readonly answer: Answer<Value> | undefined;
  readonly send: (command: Command) => void;
};

/** Each answer is told once, when the page is read anew. */
export function useCommand<Command, Value = unknown>(
  answered?: (answer: Answer<Value>) => void,
): Sender<Command, Value> {
  const fetcher = useFetcher<Answer<Value>>();
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const tell = useEffectEvent((known: Answer<Value>) => answered?.(known));
  useEffect(() => {
    // Not within the effect: what it shows may have to get the focus at once.
    if (answer !== undefined) queueMicrotask(() => tell(answer));
  }, [answer]);
  return {
    isBusy: fetcher.state !== "idle",
    answer,
    send: (command) => void fetcher.submit(JSON.stringify(command), asCommand),
  };
}
