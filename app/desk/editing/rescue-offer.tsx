import { useState } from "react";
import { diffArrays, diffWordsWithSpace } from "diff";
import type { Difference, BlockChange } from "../../../domain/review/differences/difference.ts";
import { ChangedParts } from "../differences/changed-parts.tsx";
import type { EditForm, UnsavedWords } from "./edit-form.ts";
import { timeOfDay } from "./save-bar.tsx";
import { Button, QuietButton } from "../kit/button.tsx";
import { indianTime } from "../kit/times.tsx";
import type { WordChange } from "../../../domain/review/differences/changed-words.ts";

type RescueOfferProps = {
  rescued: UnsavedWords;
  /** What the server has now, and as which revision. */
  stored: EditForm;
  revision: number;
  takeUp: () => void;
  discard: () => void;
};

/** Words that were typed and not saved: a reload, a crash or the end of a session came between. */
export default function RescueOffer({
  rescued,
  stored,
  revision,
  takeUp,
  discard,
}: RescueOfferProps) {
  const [isCompared, setCompared] = useState(false);
  return (
    <section className="alert alert-warning stack" aria-labelledby="rescue-title">
      <h2 className="desk-card-title" id="rescue-title">
        Words from {whenOf(rescued.at)} that were not saved
      </h2>
      {rescued.revision < revision && (
        <p>
          They were begun on version {rescued.revision}; by now there is version {revision}. Saving
          shows both.
        </p>
      )}
      <div className="cluster">
        <Button label="Take them up" run={takeUp} />
        <QuietButton label="Discard them" run={discard} />
        <QuietButton
          label="See the difference"
          aria-expanded={isCompared}
          run={() => setCompared(!isCompared)}
        />
      </div>
      {isCompared && <ChangedParts difference={differenceOfForms(stored, rescued.form)} />}
    </section>
  );
}

function whenOf(instant: string): string {
  const isToday = new Date(instant).toDateString() === new Date().toDateString();
  return isToday ? timeOfDay(instant) : indianTime(instant);
}

const names = {
  title: "Title",
  slug: "Address",
  category: "Category",
  author: "Author",
  hero_summary: "Summary",
  tags: "Tags",
  meta_description: "Search description",
  hero_image_url: "Picture",
  hero_image_alt: "What the picture shows",
  source_references: "References",
  readerNote: "What readers should be told",
} as const satisfies Partial<Record<keyof EditForm, string>>;

/** What differs between the words of two forms; values are tokens. */
function differenceOfForms(before: EditForm, after: EditForm): Difference {
  const parts = Object.keys(names) as (keyof typeof names)[];
  return {
    fields: parts.flatMap((part) => {
      const [old, present] = [textOf(before[part]), textOf(after[part])];
      return old === present ? [] : [{ name: names[part], words: wordsOf(old, present) }];
    }),
    body: blocksOf(before.body_markdown, after.body_markdown),
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
