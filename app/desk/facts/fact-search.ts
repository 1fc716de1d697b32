import type { ListedFact } from "../../calls/facts.ts";

/** The facts that have all of these words in their label, value, topic or id. */
export function matching(facts: readonly ListedFact[], typed: string): readonly ListedFact[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return facts.filter(({ id, label, text, topic }) => {
    const said = `${label} ${text} ${topic} ${id}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

/** The facts that a sentence names, by their id or by their label, without those that are chosen already. */
export function namedIn(
  sentence: string,
  facts: readonly ListedFact[],
  chosen: readonly string[],
): readonly ListedFact[] {
  return facts.filter(
    ({ id, label }) => !chosen.includes(id) && (hasWord(sentence, id) || hasWord(sentence, label)),
  );
}

/** Whether a text has this name as a whole, and not as the beginning of a longer one. */
function hasWord(text: string, name: string): boolean {
  const at = text.indexOf(name);
  if (at === -1) return false;
  const after = text.slice(at + name.length);
  return !/[\w-]$/.test(text.slice(0, at)) && !/^(\.?[\w-])/.test(after);
}
