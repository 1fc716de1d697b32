import type { ReviewTurn } from "../../../domain/review/desk-post.ts";
import { longIndianDate } from "../../../domain/shared/clock.ts";

export function ReturnedNote({ turn }: { turn: ReviewTurn | null }) {
  if (turn === null) return null;
  const by = turn.by === null ? "" : ` by ${turn.by}`;
  return (
    <p className="alert alert-warning">
      <strong>
        Sent back on {longIndianDate(turn.at)}
        {by}:
      </strong>{" "}
      {turn.note}
    </p>
  );
}
