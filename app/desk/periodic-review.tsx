import { useCallback, useState } from "react";
import { Link } from "react-router";
import { type Admin, callAsAdmin } from "./kit/office-access.ts";
import { NotLoaded } from "./kit/desk-page.tsx";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { changeSentence, counted } from "./phrases.ts";
import { confirmPost, listDuePosts, type DuePage, type DuePost } from "../calls/posts.ts";
import { focusOn } from "./kit/focus.ts";
import { showToast } from "./kit/toasts.tsx";
import { usePagedList } from "./use-paged-list.ts";

/**
 * What readers see and nobody has checked since its records changed, or for too long. `changes`
 * differs when the AI has made or changed a post.
 */
export function PeriodicReview({ admin, changes }: { admin: Admin; changes: string }) {
  const due = useDuePosts(admin, changes);
  const { posts, count, failure, busy, refresh, more, confirm } = due;
  return (
    <section className="stack" aria-labelledby={titleId}>
      <h3 id={titleId} tabIndex={-1}>
        To look at again{count > 0 && ` (${count.toLocaleString("en-IN")})`}
      </h3>
      {failure !== null && (
        <NotLoaded what="The posts to look at" reason={failure.message} retry={refresh} />
      )}
      {posts === null && failure === null && (
        <p className="quiet" role="status">
          Looking through the published posts…
        </p>
      )}
      {posts?.length === 0 && (
        <p className="quiet">Every published post was checked and agrees with today's records.</p>
      )}
      {posts !== null && posts.length > 0 && (
        <ul className="desk-runs">
          {posts.map((post) => (
            <DueRow
              post={post}
              isBusy={busy === post.id}
              confirm={() => confirm(post)}
              key={post.id}
            />
          ))}
        </ul>
      )}
      {more !== null && (
        <p>
          <button className="button button-quiet" type="button" onClick={more}>
            Show more posts to look at
          </button>
        </p>
      )}
    </section>
  );
}

type DueRowProps = { post: DuePost; isBusy: boolean; confirm: () => void };

/** One live post: why it has to be looked at, and the ways on. */
function DueRow({ post, isBusy, confirm }: DueRowProps) {
  const { id, title, changes, stopped, unconfirmed, publicUrl } = post;
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
        {unconfirmed > 0 && (
          <li>Today’s checks would have {counted(unconfirmed, "statement")} of it looked up.</li>
        )}
      </ul>
      <div className="desk-post-buttons">
        <a className="desk-post-button" href={publicUrl}>
          View post{about}
        </a>
        <Link className="desk-post-button" to={`/admin/posts/${id}`}>
          Open in editor{about}
        </Link>
        {stopped === null && (
          <button className="desk-post-button" type="button" disabled={isBusy} onClick={confirm}>
            Still right{about}
          </button>
        )}
      </div>
    </li>
  );
}

function timeReasons({ checkedAt, reviewBy, isOverdue }: DuePost): readonly string[] {
  const day = longIndianDate(reviewBy);
  if (checkedAt === null) return [`Nobody has checked it since its drafting; due by ${day}.`];
  if (!isOverdue) return [];
  return [`Checked on ${longIndianDate(checkedAt)}, to be looked at again by ${day}.`];
}

/** The heading of the list, which gets the focus when a row leaves it. */
const titleId = "look-title";

/** The live posts that have to be looked at, and the word that one of them is still right. */
function useDuePosts(admin: Admin, changes: string) {
  const read = useCallback(
    (cursor: string) => callAsAdmin(admin, listDuePosts, { cursor }),
    [admin],
  );
  // What the AI has published at once is due.
  const { list, failure, refresh, more } = usePagedList({ read, append, changes });
  const [busy, setBusy] = useState<string | null>(null);

  async function confirm(post: DuePost): Promise<void> {
    setBusy(post.id);
    const answer = await callAsAdmin(admin, confirmPost, {
      postId: post.id,
      revision: post.revision,
    });
    setBusy(null);
    if (!answer.ok) {
      showToast({ tone: "failure", title: "Not confirmed", description: answer.message });
      // What is shown is not what stands, unless no answer came: the list has to be read again.
      if (answer.status !== null && answer.status !== 401) await refresh();
      return;
    }
    showToast({ title: "Still right", description: answer.value.message });
    await refresh();
    focusOn(titleId);
  }

  const { posts = null, count = 0 } = list ?? {};
  return {
    ...{ posts, count, failure, busy, more },
    refresh: () => void refresh(),
    confirm: (post: DuePost) => void confirm(post),
  };
}

function append(before: DuePage, page: DuePage): DuePage {
  return { ...page, posts: [...before.posts, ...page.posts] };
}
