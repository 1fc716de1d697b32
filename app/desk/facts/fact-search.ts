import type { ListedFact } from "../../calls/facts-schema.ts";

export function matching<Found extends Pick<ListedFact, "id" | "label" | "text" | "topic">>(
  facts: readonly Found[],
  typed: string,
): readonly Found[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return facts.filter(({ id, label, text, topic }) => {
    const said = `${label} ${text} ${topic} ${id}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

/** The facts that a sentence of the rules names, “by their label” or by their id, without those that are chosen already. */
export function namedIn(
  sentence: string,
  facts: readonly ListedFact[],
  chosen: readonly string[],
): readonly ListedFact[] {
  return facts.filter(
    ({ id, label }) =>
      !chosen.includes(id) && (sentence.includes(`“${label}”`) || hasWord(sentence, id)),
  );
}

/** Whether a text has this id as a whole, and not as a part of a longer one. */
function hasWord(text: string, id: string): boolean {
  const at = text.indexOf(id);
  if (at === -1) return false;
  return !/[\w.-]$/.test(text.slice(0, at)) && !/^\.?[\w-]/.test(text.slice(at + id.length));
}
