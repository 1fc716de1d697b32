import { caveats } from "../../../content/facts/index.ts";
import { libraryPassages } from "../../../content/library/index.ts";
import { asMarkdown } from "./content-as-markdown.ts";
import { sitePassages } from "./passages.ts";

/** A text of ours that people have checked. */
export type OwnText = {
  /** What it is called where somebody has to mend it. */
  readonly name: string;
  readonly title: string;
  /** Markdown with tokens. */
  readonly text: string;
};

let texts: readonly OwnText[] | undefined;

/** Everything that pages, questions, updates, the library and the notes say. */
export function ownTexts(): readonly OwnText[] {
  return (texts ??= [
    ...sitePassages().map(({ kind, path, title, text }) => ({
      name: `${kind} “${title}” (${path})`,
      title,
      text,
    })),
    ...libraryPassages.map(({ title, body, page }) => ({
      name: `library “${title}” (${page})`,
      title,
      text: body,
    })),
    ...Object.entries(caveats).map(([id, note]) => ({
      name: `note ${id}`,
      title: "",
      text: asMarkdown(note),
    })),
  ]);
}
