import { factsCheckedOn } from "../../../../content/facts/index.ts";
import { longIndianDate } from "../../../shared/clock.ts";

/** The edition of the exam that titles name. */
export const edition = "2026";

/** Characters of a description that search engines show. */
export const longestDescription = 160;

/** The end of every draft: what wrote it, and that it is not official. */
export const closingNote = `---\n\n*Composed without a model from the checked records of this site, which were last compared with their sources on ${longIndianDate(factsCheckedOn)}. This is not the official exam site; the official notice prevails.*`;

/** The text, cut at a word when it is longer than `longest` characters. */
export function fitted(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 1).replace(/[\s,;:.]+\S*$/, "")}…`;
}
