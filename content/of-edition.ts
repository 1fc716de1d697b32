import type { Edition } from "./facts/edition.ts";

/** Fills in `{year}`, `{last year}` and `{next year}`. For the same contents it answers the same object. */
export function ofEdition<Contents extends object>(contents: Contents, edition: Edition): Contents {
  const writtenByEdition = writtenContents.get(contents) ?? new Map<Edition, object>();
  writtenContents.set(contents, writtenByEdition);
  const before = writtenByEdition.get(edition);
  if (before !== undefined) return before as Contents;
  const words = inYear(contents, edition);
  writtenByEdition.set(edition, words);
  return words;
}

const writtenContents = new WeakMap<object, Map<Edition, object>>();

export function textOfEdition(text: string, edition: Edition): string {
  const year = Number(edition);
  return text
    .replaceAll("{year}", edition)
    .replaceAll("{last year}", String(year - 1))
    .replaceAll("{next year}", String(year + 1));
}

function inYear<Part>(part: Part, edition: Edition): Part {
  if (typeof part === "string") return textOfEdition(part, edition) as Part;
  if (typeof part !== "object" || part === null) return part;
  if (Array.isArray(part)) return part.map((one: unknown) => inYear(one, edition)) as Part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, inYear(value, edition)]),
  ) as Part;
}
