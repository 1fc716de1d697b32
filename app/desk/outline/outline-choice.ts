import * as z from "zod/mini";
import type { Outline } from "../../../domain/drafting/outline/outline-shape.ts";
import type { ChosenOutline } from "../../calls/outline-schema.ts";

/** One section on the screen: something of ours, or a heading that is still to be written. */
const chosenPart = z.object({
  /** Tells it apart from the others, whatever its heading becomes. */
  key: z.string(),
  id: z.nullable(z.string()),
  /** What it is called here; an empty heading is that of our own text. */
  ownTitle: z.string(),
  heading: z.string(),
  note: z.string(),
  /** Words that it adds; null where nobody knows. */
  words: z.nullable(z.number()),
});

const outlineChoice = z.object({
  title: z.string(),
  opening: z.string(),
  parts: z.array(chosenPart),
});

export type ChosenPart = z.output<typeof chosenPart>;

/** What a person has chosen so far; kept in the browser until a post is made of it. */
export type OutlineChoice = z.output<typeof outlineChoice>;

/** Something that can be chosen, as the lists show it. */
export type Choosable = { readonly id: string; readonly title: string; readonly words?: number };

/** The choice that an outline begins with: its own sections in their order. */
export function choiceFrom({
  title,
  opening,
  sections,
  candidates,
  subjects,
}: Outline): OutlineChoice {
  const known = new Map<string, Choosable>([
    ...subjects.flatMap((subject) => subject.candidates.map((one) => [one.id, one] as const)),
    ...candidates.map((one) => [one.id, one] as const),
  ]);
  const parts = sections.map((section, place): ChosenPart => {
    const own = "id" in section ? known.get(section.id) : undefined;
    return {
      key: `${place}`,
      id: "id" in section ? section.id : null,
      ownTitle: own?.title ?? section.heading ?? "",
      heading: section.heading ?? "",
      note: section.note ?? "",
      words: own?.words ?? null,
    };
  });
  return { title, opening, parts };
}

/** The choice as the calls have it. */
export function chosenOutlineOf({ title, opening, parts }: OutlineChoice): ChosenOutline {
  return {
    ...(title.trim() !== "" && { title: title.trim() }),
    ...(opening.trim() !== "" && { opening: opening.trim() }),
    sections: parts.map(({ id, heading, ownTitle, note }) => {
      const more = note.trim() === "" ? {} : { note: note.trim() };
      if (id === null) return { heading: heading.trim() || ownTitle, ...more };
      const own = heading.trim();
      return { id, ...(own !== "" && own !== ownTitle && { heading: own }), ...more };
    }),
  };
}

/** With this behind the others. */
export function withChosen(choice: OutlineChoice, { id, title, words }: Choosable): OutlineChoice {
  const part = { key: nextKey(choice), id, ownTitle: title, heading: "", note: "" };
  return { ...choice, parts: [...choice.parts, { ...part, words: words ?? null }] };
}

/** With a heading to which nothing is written yet behind the others. */
export function withHeading(choice: OutlineChoice, heading: string): OutlineChoice {
  const part = { key: nextKey(choice), id: null, ownTitle: heading, heading, note: "", words: 0 };
  return { ...choice, parts: [...choice.parts, part] };
}

export function withoutId(choice: OutlineChoice, id: string): OutlineChoice {
  return { ...choice, parts: choice.parts.filter((part) => part.id !== id) };
}

export function withoutPart(choice: OutlineChoice, key: string): OutlineChoice {
  return { ...choice, parts: choice.parts.filter((part) => part.key !== key) };
}

export function withPart(choice: OutlineChoice, changed: ChosenPart): OutlineChoice {
  return {
    ...choice,
    parts: choice.parts.map((part) => (part.key === changed.key ? changed : part)),
  };
}

/** With one section at the place of another; beyond the ends nothing moves. */
export function movedTo(choice: OutlineChoice, key: string, place: number): OutlineChoice {
  const from = choice.parts.findIndex((part) => part.key === key);
  const moved = choice.parts[from];
  if (moved === undefined || place < 0 || place >= choice.parts.length) return choice;
  const parts = choice.parts.toSpliced(from, 1).toSpliced(place, 0, moved);
  return { ...choice, parts };
}

/** How many words the post will have at least. */
export function wordsOf({ parts }: OutlineChoice): number {
  return parts.reduce((sum, { words }) => sum + (words ?? 0), 0);
}

/** What the browser has kept; null for nothing, or for what is no choice. */
export function storedChoice(text: string): OutlineChoice | null {
  if (text === "") return null;
  try {
    return z.safeParse(outlineChoice, JSON.parse(text)).data ?? null;
  } catch {
    // Another version of this page has left something else there.
    return null;
  }
}

function nextKey({ parts }: OutlineChoice): string {
  return `${1 + Math.max(-1, ...parts.map(({ key }) => Number(key)))}`;
}
