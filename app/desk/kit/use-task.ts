import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { AnswerOf, Endpoint, InputOf } from "../../calls/endpoint.ts";
import type { Answer } from "./call.ts";
import { attempt } from "./desk-data.ts";
import { showAnswer, type Done } from "./toasts.tsx";

/** Carries something out, then has the page read anew; busy until both are done. */
export function useTask() {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  async function carryOut(work: () => Promise<unknown>) {
    setBusy(true);
    await work();
    await revalidate();
    setBusy(false);
  }

  const run = (work: () => Promise<unknown>) => void carryOut(work);

  function send<Called extends Endpoint>(
    endpoint: Called,
    input: InputOf<Called>,
    done: Done<AnswerOf<Called>>,
    refused?: string,
  ) {
    run(async () => showAnswer(await attempt(endpoint, input), done, refused));
  }

  return { isBusy, run, send };
}

/** Reads the page anew every so many milliseconds, as long as something is under way. */
export function useReread(isUnderWay: boolean, every: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void revalidate(), every);
    return () => clearInterval(timer);
  }, [isUnderWay, every, revalidate]);
}

/** How long typing rests before the server is asked, in milliseconds. */
export const typingRest = 300;

/** The latest answer to a call, sent again when its input has changed; undefined before the first one. Null asks nothing. */
export function useAnswer<Called extends Endpoint>(
  endpoint: Called,
  input: InputOf<Called> | null,
): Answer<AnswerOf<Called>> | undefined {
  const [asked] = useDebouncedValue(JSON.stringify(input), typingRest);
  const [answer, setAnswer] = useState<Answer<AnswerOf<Called>>>();
  useEffect(() => {
    const settled = JSON.parse(asked) as InputOf<Called> | null;
    if (settled === null) return;
    const control = new AbortController();
    const { signal } = control;
    void attempt(endpoint, settled, { signal }).then((known) => {
      if (!signal.aborted) setAnswer(known);
    });
    return () => control.abort();
  }, [endpoint, asked]);
  return answer;
}
