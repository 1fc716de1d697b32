/*
 * What a summary and a description say around the title and the headings of their text. The writer without a model
 * composes by them, and the checks know by them that such a sentence states nothing of its own.
 */

const listOpening = "In this post: ";
const listCut = "; and more";
const titleOpening = "What students and parents should know: ";
const titleEndings = [
  ": in plain words for students and parents, with the pages that say more.",
  ": what students and parents should know about it, in plain words.",
] as const;

/** Names what a text has, by its headings; `isCut` where it has more. */
export function listFrame(names: readonly string[], isCut: boolean): string {
  return `${listOpening}${names.join("; ")}${isCut ? listCut : ""}.`;
}

/** Names a text by its title, in a summary. */
export function titleFrame(title: string): string {
  return `${titleOpening}${title}.`;
}

/** The same in a description, the longest first: `{title}` whole, then its beginning. */
export function descriptionFrames(title: string, beginning: string): readonly string[] {
  return [title + titleEndings[0], beginning + titleEndings[1]];
}

/** The names between the words of a frame; null for a sentence of another kind. */
export function framedNames(text: string): readonly string[] | null {
  if (text.startsWith(listOpening) && text.endsWith("."))
    return text.slice(listOpening.length, -1).replace(listCut, "").split("; ");
  if (text.startsWith(titleOpening)) return [text.slice(titleOpening.length, -1)];
  const ending = titleEndings.find((one) => text.endsWith(one));
  return ending === undefined ? null : [text.slice(0, -ending.length)];
}
