import type { DeskPost } from "../../../domain/review/desk-post.ts";
import { readPostRecord } from "../../calls/post-actions.ts";
import { useIsApprover } from "../kit/admin-access.tsx";
import { QuietButton, QuietLink } from "../kit/button.tsx";
import { refusal, send as sendCall, unreachable, type Answer } from "../kit/call.ts";
import { MoreMenu } from "../kit/more-menu.tsx";
import { asAdmin } from "../kit/office-access.ts";
import { showAnswer } from "../kit/toasts.tsx";
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
    else if (action === "download") void downloadRecord(post);
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

async function downloadRecord({ id: postId }: DeskPost): Promise<void> {
  const record = await asAdmin(async (bearer): Promise<Answer<Blob>> => {
    const response = await sendCall(readPostRecord, { postId }, { bearer });
    if (response?.ok === false) return refusal(response, readPostRecord);
    const file = await response?.blob().catch(() => undefined);
    return file === undefined ? unreachable : { ok: true, value: file };
  });
  showAnswer(record, () => null, { refused: "No copy" });
  if (!record.ok) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(record.value);
  link.download = `post-${postId}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
