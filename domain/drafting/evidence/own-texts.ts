import { caveats, firstEdition } from "../../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import { asMarkdown } from "./content-as-markdown.ts";
import { inItsYear } from "./in-its-year.ts";
import { libraryIn } from "./library-in.ts";
import { sitePassages } from "./passages.ts";

/** A text of ours that people have checked. */
export type OwnText = {
  /** What it is called where somebody has to mend it. */
  readonly name: string;
  readonly title: string;
  /** Markdown with tokens. */
  readonly text: string;
};

/** Everything that pages, questions, updates, the library and the notes say, as an edition may say it. */
export function ownTexts(facts: FactSnapshot): readonly OwnText[] {
  if (facts.edition !== firstEdition) return textsOf(facts);
  // The same objects whatever the first edition's records say: what is read of them is kept.
  return (asWritten ??= textsAsRead(facts));
}

let asWritten: readonly OwnText[] | undefined;

const textsOf = derivedFrom(textsAsRead);

function textsAsRead(facts: FactSnapshot): readonly OwnText[] {
  return [
    ...sitePassages(undefined, facts).map(({ kind, path, title, text }) => ({
      name: `${kind} “${title}” (${path})`,
      title,
      text,
    })),
    ...libraryIn(facts).map(({ title, body, page }) => ({
      name: `library “${title}” (${page})`,
      title,
      text: body,
    })),
    ...Object.entries(caveats).map(([id, note]) => ({
      name: `note ${id}`,
      title: "",
      text: inItsYear(asMarkdown(note), facts),
    })),
  ];
}
