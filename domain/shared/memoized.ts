/** The most answers that are kept of short texts: those of one long draft. */
const mostOfShort = 2000;

/** The same function with a cache of its latest answers: headings, blocks and bodies are read many times. */
export function memoized<Answer>(
  answer: (text: string) => Answer,
  mostKept = mostOfShort,
): (text: string) => Answer {
  const kept = new Map<string, Answer>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const fresh = answer(text);
    if (kept.size >= mostKept) kept.clear();
    kept.set(text, fresh);
    return fresh;
  };
}
