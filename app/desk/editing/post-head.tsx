import type { EditablePost } from "../../../domain/review/editing/hand-editing.ts";
import { Button } from "../kit/button.tsx";
import { useIsApprover } from "../kit/admin-access.tsx";
import { keepFocus } from "../kit/focus.ts";
import { useCommand } from "../kit/use-command.ts";
import { counted } from "../phrases.ts";
import { ScheduleCard } from "./schedule-card.tsx";
import type { PostCommand } from "../posts/post-changes.ts";
import { postStanding } from "../posts/post-standing.ts";
import { StandingPanel } from "../posts/standing-panel.tsx";
import { linksId } from "./post-links.tsx";
import type { usePostEditing } from "./use-post-editing.ts";

type PostHeadProps = { editing: ReturnType<typeof usePostEditing> };

/** Above a post that is edited: where it stands, and the ways to have it published. */
export function PostHead({ editing }: PostHeadProps) {
  const { post, isUnsaved } = editing;
  const { revision, liveRevision } = post;
  const { send } = useCommand<PostCommand>();
  const isApprover = useIsApprover();
  const isPublishable = isApprover && revision !== liveRevision && post.status !== "regenerating";
  const standing = postStanding(
    {
      status: post.status,
      revision,
      live_revision: liveRevision,
      scheduled: post.scheduled,
      checks: post.checks,
    },
    { isApprover },
  );
  return (
    <StandingPanel standing={standing}>
      {post.checks.conflicts === 0 && <p>{checksSentence(post)}</p>}
      <div className="cluster edit-ways">
        {isPublishable && <PublishButton editing={editing} />}
        {isPublishable && (
          <details className="edit-schedule">
            <summary className="button button-quiet">Schedule</summary>
            <ScheduleCard
              post={post}
              isUnsaved={isUnsaved}
              unschedule={() => send({ kind: "unschedule", post: rowOf(editing) })}
            />
          </details>
        )}
        <a href={`#${linksId}`}>Review links</a>
      </div>
    </StandingPanel>
  );
}

/** Publishes what was saved last, and so asks for what is typed to be saved first. */
function PublishButton({ editing }: Pick<PostHeadProps, "editing">) {
  const { post, isUnsaved, isSaving } = editing;
  const { isBusy, send } = useCommand<PostCommand>((answer) => {
    if (answer.ok) keepFocus("content");
  });
  const { conflicts } = post.checks;

  return (
    <Button
      label={isBusy ? "Publishing…" : "Publish"}
      disabled={isBusy || isSaving || isUnsaved || conflicts > 0}
      title={isUnsaved ? "Save first: what was saved last is published" : undefined}
      run={() => send({ kind: "act", action: "publish", post: rowOf(editing) })}
    />
  );
}

/** The post as its commands name it. */
function rowOf({ post, form: { title } }: PostHeadProps["editing"]): PostCommand["post"] {
  const { postId: id, revision, status, scheduled } = post;
  return { id, title, revision, status, scheduled };
}

/** How much of the newest saved revision no record answers. */
function checksSentence({ checks: { unverified } }: EditablePost): string {
  return unverified > 0
    ? `${counted(unverified, "statement")} without a record of ours: who publishes answers for them.`
    : "All checks passed.";
}
