import { useCallback, useEffect, useRef, useState } from "react";
import type { Answer, CallFailure } from "../kit/call.ts";

type Known<Value> = { readonly value: Value | null; readonly failure: CallFailure | null };

/**
 * What a call answers, asked when the page opens and again by `refresh`. What was read stays while a
 * later reading fails; another function is another question.
 */
export function useAnswer<Value>(ask: () => Promise<Answer<Value>>) {
  const [known, setKnown] = useState<Known<Value>>({ value: null, failure: null });
  const latestRequest = useRef(0);

  const refresh = useCallback(async () => {
    const request = ++latestRequest.current;
    const answer = await ask();
    if (request !== latestRequest.current) return;
    setKnown(({ value }) =>
      answer.ok ? { value: answer.value, failure: null } : { value, failure: answer },
    );
  }, [ask]);

  useEffect(() => void refresh(), [refresh]);

  return { ...known, refresh };
}
