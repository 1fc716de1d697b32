/** The most answers that are kept: those of one long draft. */
const mostKept = 2000;

/** The same function, with its latest answers kept: headings and heads of tables are asked for again and again. */
export function remembered<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
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
