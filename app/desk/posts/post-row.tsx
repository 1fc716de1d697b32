import { lazy, Suspense } from "react";
import type { DeskPost } from "../../calls/posts.ts";
import { Instant } from "../kit/times.tsx";
import { MoreMenu, type MenuItem } from "../kit/more-menu.tsx";
import { postStanding, type Looker } from "./post-standing.ts";
import { StandingBadge } from "./standing-panel.tsx";
import { waysOf, type Way } from "./post-ways.ts";
import { rowId, type PostActions } from "./use-post-actions.ts";

type PostRowProps = {
  post: DeskPost;
  looker: Looker;
  actions: PostActions;
  /** Null where nothing is chosen for doing the same to many. */
  choice: { isChosen: boolean; choose: (isChosen: boolean) => void } | null;
};

/** One post: what it is, where it stands, the main way on, and the others. */
export function PostRow({ post, looker, actions, choice }: PostRowProps) {
  const standing = postStanding(post, looker);
  return (
    <tbody>
      <tr>
        {choice !== null && (
          <td className="desk-post-choice">
            <label>
              <input
                type="checkbox"
                checked={choice.isChosen}
                onChange={(event) => choice.choose(event.currentTarget.checked)}
              />
              <span className="visually-hidden">Choose {post.title}</span>
            </label>
          </td>
        )}
        <th scope="row" id={rowId(post)} tabIndex={-1}>
          {post.title}
          <span className="quiet desk-post-author">
            {post.maker !== null && `By ${post.maker}, `}
            <Instant of={post.created_at} />
          </span>
        </th>
        <td>
          <StandingBadge {...standing} />
          <p className="quiet">
            {standing.readers} {standing.next}
          </p>
          {post.withdrawn_reason !== null && post.deleted_at === null && (
            <p className="quiet">Withdrawn: {post.withdrawn_reason}</p>
          )}
          {looker.isApprover && post.publishRefusal !== null && (
            <p className="quiet">{post.publishRefusal}</p>
          )}
        </td>
        <td className="desk-post-ways">
          <WaysOn post={post} looker={looker} actions={actions} />
        </td>
      </tr>
      <OpenForm post={post} actions={actions} width={choice === null ? 3 : 4} />
    </tbody>
  );
}

/** Loaded when one of them is opened. */
const ChangeForm = lazy(async () => ({ default: (await import("./post-forms.tsx")).ChangeForm }));
const WithdrawForm = lazy(async () => ({
  default: (await import("./post-forms.tsx")).WithdrawForm,
}));

type OpenFormProps = { post: DeskPost; actions: PostActions; width: number };

/** The form that one of the ways has opened, below its row. */
function OpenForm({ post, actions, width }: OpenFormProps) {
  const isBusy = actions.busy === post.id;
  const form =
    actions.changing === post.id && post.status === "published" ? (
      <ChangeForm
        postId={post.id}
        isBusy={isBusy}
        request={(change) => actions.requestChange(post, change)}
        cancel={() => actions.askChange(null)}
      />
    ) : actions.asked === post.id && post.publicUrl !== null ? (
      <WithdrawForm
        postId={post.id}
        isBusy={isBusy}
        withdraw={(reason) => actions.act(post, "unpublish", reason)}
        cancel={() => actions.askReason(null)}
      />
    ) : null;
  if (form === null) return null;
  return (
    <tr className="desk-post-form">
      <td colSpan={width}>
        <Suspense fallback={null}>{form}</Suspense>
      </td>
    </tr>
  );
}

type WaysOnProps = { post: DeskPost; looker: Looker; actions: PostActions };

/** The main way on as a button, the rest in a menu; each names its post to those who do not see the row. */
function WaysOn({ post, looker, actions }: WaysOnProps) {
  const { main, more } = waysOf(post, looker);
  const isBusy = actions.busy === post.id;
  const about = <span className="visually-hidden">: {post.title}</span>;

  function itemOf(way: Way): MenuItem {
    if ("href" in way) return way;
    const { label, deed } = way;
    return { label, run: () => actions.perform(post, deed) };
  }

  const item = itemOf(main);
  return (
    <div className="desk-post-buttons">
      {"href" in item ? (
        <a className="button button-quiet" href={item.href}>
          {item.label}
          {about}
        </a>
      ) : (
        <button className="button button-quiet" type="button" disabled={isBusy} onClick={item.run}>
          {item.label}
          {about}
        </button>
      )}
      <MoreMenu items={more.map(itemOf)} about={about} isBusy={isBusy} />
    </div>
  );
}
