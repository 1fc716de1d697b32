import { use, useEffect } from "react";
import { Link, useSearchParams } from "react-router";
import type { DueReview } from "../../../domain/review/schedules/due-reviews.ts";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import { QuietButton, RowButton } from "../kit/button.tsx";
import { NotLoaded } from "../kit/desk-page.tsx";
import { focusOn } from "../kit/focus.ts";
import { askedPages } from "../kit/list-pages.ts";
import { useCommand } from "../kit/use-command.ts";
import { changeSentence, counted } from "../phrases.ts";
import type { DashboardCommand } from "./dashboard-changes.ts";
import type { DashboardData } from "./read-dashboard.ts";

/** What readers see and nobody has checked since its records changed, or for too long. */
export function PeriodicReview({ due }: Pick<DashboardData, "due">) {
  const answer = use(due);
  const { isBusy, answer: confirmed, send } = useCommand<DashboardCommand>();
  const [query, setQuery] = useSearchParams();
  const pages = answer.ok ? answer.value.pages : [];
  const posts = pages.flatMap((page) => page.posts);
  const count = pages.at(-1)?.count ?? 0;

  // The row of what was confirmed is gone.
  useEffect(() => {
    if (confirmed?.ok === true) focusOn(titleId);
  }, [confirmed]);

  function more() {
    const next = new URLSearchParams(query);
    next.set("pages", String(askedPages(query) + 1));
    setQuery(next, { replace: true, preventScrollReset: true });
  }

  return (
    <section className="stack" aria-labelledby={titleId}>
      <h3 id={titleId} tabIndex={-1}>
        Due for review{count > 0 && ` (${count.toLocaleString("en-IN")})`}
      </h3>
      {!answer.ok && <NotLoaded what="The posts to look at" reason={answer.message} />}
      {answer.ok && posts.length === 0 && <p className="quiet">No published post is due.</p>}
      {posts.length > 0 && (
        <ul className="desk-runs">
          {posts.map((post) => (
            <DueRow
              post={post}
              isBusy={isBusy}
              confirm={() => send({ kind: "confirm", postId: post.id, revision: post.revision })}
              key={post.id}
            />
          ))}
        </ul>
      )}
      {answer.ok && answer.value.hasMore && (
        <p>
          <QuietButton label="Show more posts to look at" run={more} />
        </p>
      )}
    </section>
  );
}

type DueRowProps = { post: DueReview; isBusy: boolean; confirm: () => void };

/** One live post: why it has to be looked at, and the ways on. */
function DueRow({ post, isBusy, confirm }: DueRowProps) {
  const { id, title, changes, stopped, unverified, publicUrl } = post;
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
          <li key={change.id}>
            {changeSentence(change)}
            {change.sentence !== null && ` The post says it in its own words: “${change.sentence}”`}
          </li>
        ))}
        {stopped !== null && <li className="error">{stopped}</li>}
        {unverified > 0 && <li>{counted(unverified, "statement")} without a record of ours</li>}
      </ul>
      <div className="desk-post-buttons">
        <a className="desk-post-button" href={publicUrl}>
          View post{about}
        </a>
        <Link className="desk-post-button" to={`/admin/posts/${id}`}>
          Open in editor{about}
        </Link>
        {stopped === null && (
          <RowButton label="Mark as reviewed" about={title} disabled={isBusy} run={confirm} />
        )}
      </div>
    </li>
  );
}

function timeReasons({ checkedAt, reviewBy, isOverdue }: DueReview): readonly string[] {
  const day = longIndianDate(reviewBy);
  if (checkedAt === null) return [`Not reviewed yet · due ${day}`];
  if (!isOverdue) return [];
  return [`Reviewed on ${longIndianDate(checkedAt)} · next review due ${day}`];
}

/** The heading of the list, which gets the focus when a row leaves it. */
const titleId = "look-title";
