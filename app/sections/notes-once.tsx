import { createContext, type ReactNode, useContext, useState } from "react";
import type { CaveatId } from "../../content/facts/index.ts";

type NotePlace = { readonly isHere: boolean; readonly anchor: string };

/** The notes that a part of the page shows, in the order in which the server renders it. */
type ShownNotes = {
  /** Says where a note stands, and keeps that it does. */
  readonly place: (id: CaveatId) => NotePlace;
  /** The same as they are now, with an ending for the anchors of what follows. */
  readonly copy: (ending?: string) => ShownNotes;
};

/** Null: every note stands where it belongs. */
const ShownNotesContext = createContext<ShownNotes | null>(null);

/** Each note stands once in what is in here, at its first place. */
export function NotesOnce({ children }: { children: ReactNode }) {
  const [shown] = useState(() => shownNotes(new Map(), ""));
  return <ShownNotesContext value={shown}>{children}</ShownNotesContext>;
}

/**
 * A part of which a reader may see another one instead: what it shows is known in it alone, what stands
 * before it in it too.
 */
export function NotesOfPanel({ id, children }: { id: string; children: ReactNode }) {
  const before = useContext(ShownNotesContext);
  const [shown] = useState(() => before?.copy(`-${id}`) ?? null);
  return <ShownNotesContext value={shown}>{children}</ShownNotesContext>;
}

/** For what a search may show alone: its notes stand with it, whatever stands before. */
export function NotesEachTime({ children }: { children: ReactNode }) {
  return <ShownNotesContext value={null}>{children}</ShownNotesContext>;
}

/** Null where notes are not counted. */
export function useShownNotes(): ShownNotes | null {
  return useContext(ShownNotesContext);
}

function shownNotes(before: ReadonlyMap<CaveatId, string>, ending: string): ShownNotes {
  const anchors = new Map(before);
  return {
    place(id) {
      const knownNote = anchors.get(id);
      if (knownNote !== undefined) return { isHere: false, anchor: knownNote };
      const anchor = `note-${id}${ending}`;
      anchors.set(id, anchor);
      return { isHere: true, anchor };
    },
    copy: (ownEnding = ending) => shownNotes(anchors, ownEnding),
  };
}
