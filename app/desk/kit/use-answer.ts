import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useState } from "react";
import type { AnswerOf, Endpoint, InputOf } from "../../calls/endpoint.ts";
import type { Answer } from "./call.ts";
import { attempt } from "./office-access.ts";

/**
 * The latest answer to a call; undefined before the first one. It is sent again when its input has changed and then
 * rested for so many milliseconds, for input that somebody types. Null asks nothing.
 */
export function useAnswer<Called extends Endpoint>(
  endpoint: Called,
  input: InputOf<Called> | null,
  rest = 0,
): Answer<AnswerOf<Called>> | undefined {
  const [asked] = useDebouncedValue(JSON.stringify(input), rest);
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
