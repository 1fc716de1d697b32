/** The most answers that are kept of short texts: those of one long draft. */
const maxOfShort = 2000;

/** The same function with a cache of its latest answers: headings, blocks and bodies are read many times. */
export function memoized<Answer>(
  answer: (text: string) => Answer,
  maxKept = maxOfShort,
): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const cachedAnswer = answers.get(text);
    if (cachedAnswer !== undefined) return cachedAnswer;
    const fresh = answer(text);
    if (answers.size >= maxKept) answers.clear();
    answers.set(text, fresh);
    return fresh;
  };
}

/** A value that is worked out when it is asked for the first time. */
export function once<Value>(work: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => (known ??= { value: work() }).value;
}
