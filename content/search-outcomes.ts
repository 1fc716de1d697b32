export function questionsFound(count: number, search: string): string {
  if (count === 0) return `No results found for "${search}". Try different keywords.`;
  return outcomeText(count, "question", search);
}

/** `category` is the label of their tab, named when nothing was typed. */
export function updatesFound(count: number, search: string, category: string): string {
  if (count === 0)
    return `No updates found for "${search.trim() === "" ? category : search}". Check back later!`;
  return outcomeText(count, "update", search);
}

function outcomeText(count: number, noun: string, search: string): string {
  const things = `${count} ${noun}${count === 1 ? "" : "s"}`;
  return search.trim() === "" ? things : `${things} with “${search}”`;
}
