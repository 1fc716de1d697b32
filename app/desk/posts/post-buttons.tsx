import type { DeskPost } from "../../../domain/review/desk-post.ts";
import { useIsApprover } from "../kit/admin-access.tsx";
import { QuietButton, QuietLink } from "../kit/button.tsx";
import { MoreMenu } from "../kit/more-menu.tsx";
import { openPreview } from "./open-preview.ts";
import type { PostCommand } from "./post-changes.ts";
import { waysOf, type RowAction } from "./post-ways.ts";
import type { AskingAction } from "./row-forms.tsx";

type PostButtonsProps = {
  post: DeskPost;
  isBusy: boolean;
  send: (command: PostCommand) => void;
  ask: (action: AskingAction) => void;
};

/** The main way on as a button, the rest in a menu; each names its post to those who do not see the row. */
export function PostButtons({ post, isBusy, send, ask }: PostButtonsProps) {
  const { title } = post;

  function perform(action: RowAction) {
    if (action === "ask-change" || action === "ask-reason" || action === "ask-return") ask(action);
    else if (action === "preview") void openPreview(post);
    else if (action === "unschedule" || action === "duplicate") send({ kind: action, post });
    else send({ kind: "act", post, action });
  }

  const [main, ...more] = waysOf(post, { isApprover: useIsApprover() }).map((way) =>
    "href" in way ? way : { label: way.label, run: () => perform(way.action) },
  );
  if (main === undefined) return null;
  return (
    <div className="desk-post-buttons">
      {"href" in main ? (
        <QuietLink to={main.href} label={main.label} about={title} />
      ) : (
        <QuietButton label={main.label} about={title} disabled={isBusy} run={main.run} />
      )}
      <MoreMenu items={more} about={title} isBusy={isBusy} />
    </div>
  );
}
