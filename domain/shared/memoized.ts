const maxOfShort = 2000;

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

export function once<Value>(work: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => (known ??= { value: work() }).value;
}
