import { Fragment } from "react";
import { markSigns, signId, signLabel, type NamedMark } from "./mark-names.ts";
import { piecesOf, placeMark, type PlacedMark } from "./placed-marks.ts";

type MarkedTextProps = { text: string; marks: readonly NamedMark[] };

/** A text without Markdown, with its marks; those whose words are not found stand at its end. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  const whole = { from: 0, to: text.length };
  const placed = marks.map((mark): PlacedMark => placeMark(text, mark) ?? { ...whole, mark });
  return (
    <>
      {piecesOf(text, placed).map(({ text: words, mark, ending }, index) => (
        <Fragment key={index}>
          {mark === null ? (
            words
          ) : (
            <mark className={`mark mark-${mark.look}`} data-mark={mark.id}>
              {words}
            </mark>
          )}
          {ending.map((one) => (
            <MarkSign mark={one} key={one.id} />
          ))}
        </Fragment>
      ))}
    </>
  );
}

/** The button that opens a mark; what is around it listens. */
export function MarkSign({ mark }: { mark: NamedMark }) {
  const { id, look } = mark;
  return (
    <button
      type="button"
      id={signId(id)}
      className={`mark-sign mark-sign-${look}`}
      data-mark={id}
      aria-label={signLabel(mark)}
      aria-haspopup="dialog"
    >
      {markSigns[look]}
    </button>
  );
}
