type Update = {
  readonly date: string;
  readonly headline: string;
  readonly summary: string;
  readonly category: string;
};

/**
 * The updates of a category (null: of all) whose headline or summary has the text, the newest first.
 * Blank text is ignored.
 */
export function matchingUpdates<Item extends Update>(
  updates: readonly Item[],
  search: string,
  category: string | null,
): readonly Item[] {
  return updates
    .filter((update) => category === null || update.category === category)
    .filter(({ headline, summary }) => hasText([headline, summary], search))
    .sort((one, other) => other.date.localeCompare(one.date));
}

export function matchesQuestion(question: string, answer: string, search: string): boolean {
  return hasText([question, answer], search);
}

/** The trimmed text decides only whether it is blank; what is looked for is the text as typed. */
function hasText(texts: readonly string[], search: string): boolean {
  if (search.trim() === "") return true;
  const lowerSearch = search.toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(lowerSearch));
}
