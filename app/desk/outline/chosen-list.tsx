import { useRef, useState, type KeyboardEvent } from "react";
import {
  type ChosenPart,
  movedTo,
  type OutlineChoice,
  withoutPart,
  withPart,
} from "./outline-choice.ts";
import { TypedField } from "../kit/labelled-field.tsx";
import { QuietButton } from "../kit/button.tsx";

type ChosenListProps = {
  choice: OutlineChoice;
  change: (choice: OutlineChoice) => void;
  /** Says for screen readers what a move has done. */
  announce: (words: string) => void;
};

/** The sections in their order: dragged by their handles, or moved by arrow keys on these and by buttons. */
export function ChosenList({ choice, change, announce }: ChosenListProps) {
  const [drag, setDrag] = useState<Drag>(null);
  const list = useRef<HTMLOListElement>(null);
  const { parts } = choice;

  function move(part: ChosenPart, place: number) {
    const moved = movedTo(choice, part.key, place);
    if (moved === choice) return;
    change(moved);
    announce(`${nameOf(part)} is section ${place + 1} of ${parts.length}.`);
  }

  function remove(part: ChosenPart) {
    change(withoutPart(choice, part.key));
    announce(`${nameOf(part)} was taken out.`);
    list.current?.focus();
  }

  function drop(part: ChosenPart) {
    if (drag?.key === part.key) move(part, drag.over);
    setDrag(null);
  }

  return (
    <ol className="outline-chosen" ref={list} tabIndex={-1} aria-label="Sections of the post">
      {parts.map((part, place) => (
        <li key={part.key} className={classOf(drag, part, place)} data-place={place}>
          <div className="outline-part-head">
            <button
              className="outline-handle"
              type="button"
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setDrag({ key: part.key, over: place });
              }}
              onPointerMove={({ clientX, clientY }) => {
                const over = drag?.key === part.key ? placeAt(clientX, clientY) : null;
                if (over !== null) setDrag({ key: part.key, over });
              }}
              onPointerUp={() => drop(part)}
              onPointerCancel={() => setDrag(null)}
              onKeyDown={(event) => moveByKeyboard(event, (step) => move(part, place + step))}
            >
              <span aria-hidden="true">⠿</span>
              <span className="visually-hidden">Move {nameOf(part)} with the arrow keys</span>
            </button>
            <PartName part={part} />
            <span className="outline-buttons">
              <SignButton
                sign="↑"
                words={`Move ${nameOf(part)} up`}
                disabled={place === 0}
                run={() => move(part, place - 1)}
              />
              <SignButton
                sign="↓"
                words={`Move ${nameOf(part)} down`}
                disabled={place === parts.length - 1}
                run={() => move(part, place + 1)}
              />
              <SignButton sign="✕" words={`Take out ${nameOf(part)}`} run={() => remove(part)} />
            </span>
          </div>
          <PartFields part={part} change={(changed) => change(withPart(choice, changed))} />
        </li>
      ))}
    </ol>
  );
}

type SignButtonProps = { sign: string; words: string; disabled?: boolean; run: () => void };

function SignButton({ sign, words, ...button }: SignButtonProps) {
  return (
    <QuietButton label={<span aria-hidden="true">{sign}</span>} aria-label={words} {...button} />
  );
}

type Drag = { readonly key: string; readonly over: number } | null;

function classOf(drag: Drag, { key }: ChosenPart, place: number): string {
  if (drag === null) return "outline-part";
  if (drag.key === key) return "outline-part outline-dragged";
  return drag.over === place ? "outline-part outline-over" : "outline-part";
}

/** The place in the list of what is at this point of the screen; null beside the list. */
function placeAt(x: number, y: number): number | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]");
  return row === null || row === undefined ? null : Number(row.dataset.place);
}

function nameOf({ heading, ownTitle }: ChosenPart): string {
  return heading.trim() || ownTitle;
}

function PartName({ part }: { part: ChosenPart }) {
  return (
    <span className="outline-name">
      {nameOf(part)}{" "}
      {part.id === null ? (
        <span className="badge badge-danger">To be written</span>
      ) : (
        part.words !== null && <span className="quiet">{part.words} words</span>
      )}
    </span>
  );
}

type PartFieldsProps = { part: ChosenPart; change: (part: ChosenPart) => void };

/** Another heading, and a note to whoever writes the section. */
function PartFields({ part, change }: PartFieldsProps) {
  return (
    <details className="outline-more">
      <summary>Heading and note</summary>
      <TypedField
        id={`heading-${part.key}`}
        label="Heading"
        value={part.heading}
        placeholder={part.ownTitle}
        maxLength={200}
        change={(heading) => change({ ...part, heading })}
      />
      <TypedField
        id={`note-${part.key}`}
        label="Note for the writer"
        rows={2}
        value={part.note}
        maxLength={1_000}
        change={(note) => change({ ...part, note })}
      />
    </details>
  );
}

function moveByKeyboard(event: KeyboardEvent, move: (step: number) => void): void {
  if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
  event.preventDefault();
  move(event.key === "ArrowUp" ? -1 : 1);
}
