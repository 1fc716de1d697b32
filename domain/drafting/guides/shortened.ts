/** Characters of a description that search engines show. */
const maxDescription = 158;

export function shortDescription(description: string): string {
  return shortened(description, maxDescription);
}

/** The text up to its last whole sentence, else clause, that fits. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const sentence = text
    .slice(0, max + 1)
    .replace(/(?<=[.!?]) [^.!?]*$/, "")
    .trim();
  if (sentence.length <= max && /[.!?]$/.test(sentence)) return sentence;
  return `${text.slice(0, max - 1).replace(/[\s,;:]+\S*$/, "")}…`;
}
