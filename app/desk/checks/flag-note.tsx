import { Fragment } from "react";

/** Below a part of the post: the way back to what is flagged in it. */
export function FlagNote({ numbers }: { numbers: readonly number[] }) {
  if (numbers.length === 0) return null;
  return (
    <p className="flag-note">
      Flagged:
      {numbers.map((number) => (
        <Fragment key={number}>
          {" "}
          <a href={`#check-${number}`}>check {number}</a>
        </Fragment>
      ))}
    </p>
  );
}
