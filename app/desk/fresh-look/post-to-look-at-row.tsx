import { longIndianDate } from "../../../domain/shared/clock.ts";
import { changeSentence } from "../changed-record.ts";
import type { DueReview } from "../../../domain/review/due-reviews.ts";

type PostToLookAtRowProps = { post: DueReview; isBusy: boolean; confirm: () => void };

/** One live post: why it has to be looked at, and the ways on. */
export function PostToLookAtRow({ post, isBusy, confirm }: PostToLookAtRowProps) {
  const { id, title, changes, stopped, publicUrl } = post;
  const about = <span className="visually-hidden">: {title}</span>;
  return (
    <li className="desk-look">
      <p>
        <strong>{title}</strong>
      </p>
      <ul className="desk-look-reasons">
        {timeReasons(post).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {changes.map((change) => (
          <li key={change.id}>{changeSentence(change)}</li>
        ))}
        {stopped !== null && <li className="error">{stopped}</li>}
      </ul>
      <div className="desk-post-buttons">
        <a className="desk-post-button" href={publicUrl}>
          View post{about}
        </a>
        <a className="desk-post-button" href={`/admin/posts/${id}`}>
          Edit{about}
        </a>
        {stopped === null && (
          <button className="desk-post-button" type="button" disabled={isBusy} onClick={confirm}>
            Still right{about}
          </button>
        )}
      </div>
    </li>
  );
}

function timeReasons({ checkedAt, reviewBy, isOverdue }: DueReview): readonly string[] {
  const day = longIndianDate(reviewBy);
  if (checkedAt === null) return [`Nobody has checked it since its drafting; due by ${day}.`];
  if (!isOverdue) return [];
  return [`Checked on ${longIndianDate(checkedAt)}, to be looked at again by ${day}.`];
}
