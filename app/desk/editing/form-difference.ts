import { diffArrays, diffWordsWithSpace } from "diff";
import type { Difference, BlockChange } from "../../../domain/review/differences/difference.ts";
import type { WordChange } from "../../../domain/review/differences/changed-words.ts";
import type { EditForm } from "./edit-form.ts";

const names = {
  title: "Title",
  slug: "Address",
  category: "Category",
  author: "Author",
  summary: "Summary",
  tags: "Tags",
  description: "Search description",
  imageUrl: "Picture",
  imageAlt: "What the picture shows",
  references: "References",
  readerNote: "What readers should be told",
} as const satisfies Partial<Record<keyof EditForm, string>>;

/** What differs between the words of two forms; values are tokens. */
export function differenceOfForms(before: EditForm, after: EditForm): Difference {
  const parts = Object.keys(names) as (keyof typeof names)[];
  return {
    fields: parts.flatMap((part) => {
      const [old, present] = [textOf(before[part]), textOf(after[part])];
      return old === present ? [] : [{ name: names[part], words: wordsOf(old, present) }];
    }),
    body: blocksOf(before.body, after.body),
  };
}

function textOf(value: EditForm[keyof typeof names]): string {
  if (typeof value === "string") return value;
  const lines = value.map((one) => (typeof one === "string" ? one : `${one.title} ${one.url}`));
  return lines.filter((line) => line.trim() !== "").join(", ");
}

function wordsOf(before: string, after: string): readonly WordChange[] {
  return diffWordsWithSpace(before, after).map(({ value: text, added, removed }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text,
  }));
}

/** Paragraph by paragraph; one that took another's place is that one, changed. */
function blocksOf(before: string, after: string): readonly BlockChange[] {
  const changes: BlockChange[] = [];
  let removed: string[] = [];
  const flush = () => {
    for (const text of removed) changes.push({ kind: "removed", text });
    removed = [];
  };
  for (const part of diffArrays(before.split(/\n{2,}/), after.split(/\n{2,}/))) {
    if (part.removed) removed = part.value;
    else if (part.added)
      for (const text of part.value) {
        const old = removed.shift();
        changes.push(
          old === undefined
            ? { kind: "added", text }
            : { kind: "changed", words: wordsOf(old, text) },
        );
      }
    else {
      flush();
      changes.push({ kind: "unchanged", texts: part.value });
    }
  }
  flush();
  return changes;
}
