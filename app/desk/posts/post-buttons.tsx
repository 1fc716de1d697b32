import type { DeskPost } from "../../../domain/review/desk-post.ts";
import { QuietButton } from "../kit/button.tsx";
import type { Admin } from "../kit/office-access.ts";
import { MoreMenu, type MenuItem } from "../kit/more-menu.tsx";
import { showToast } from "../kit/toasts.tsx";
import { copyReviewLink } from "./copy-review-link.ts";
import { downloadRecord } from "./download-record.ts";
import { openPreview } from "./open-preview.ts";
import type { PostCommand } from "./post-changes.ts";
import { waysOf, type Deed, type Way } from "./post-ways.ts";
import type { AskingDeed } from "./row-forms.tsx";

type PostButtonsProps = {
  post: DeskPost;
  admin: Admin;
  isBusy: boolean;
  send: (command: PostCommand) => void;
  ask: (deed: AskingDeed) => void;
};

/** The main way on as a button, the rest in a menu; each names its post to those who do not see the row. */
export function PostButtons({ post, admin, isBusy, send, ask }: PostButtonsProps) {
  const { main, more } = waysOf(post, { isApprover: admin.role === "admin" });
  const about = <span className="visually-hidden">: {post.title}</span>;

  function perform(deed: Deed) {
    if (deed === "ask-change" || deed === "ask-reason" || deed === "ask-return") ask(deed);
    else if (deed === "preview") void openPreview(admin, post);
    else if (deed === "copy-link") void copyReviewLink(admin, post);
    else if (deed === "download") void save();
    else if (deed === "unschedule") send({ kind: "unschedule", post });
    else send({ kind: "act", post, action: deed });
  }

  async function save() {
    const saved = await downloadRecord(admin, post.id);
    if (!saved.ok) showToast({ tone: "failure", title: "No record", description: saved.message });
  }

  function itemOf(way: Way): MenuItem {
    return "href" in way ? way : { label: way.label, run: () => perform(way.deed) };
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
        <QuietButton
          label={
            <>
              {item.label}
              {about}
            </>
          }
          disabled={isBusy}
          run={item.run}
        />
      )}
      <MoreMenu items={more.map(itemOf)} about={about} isBusy={isBusy} />
    </div>
  );
}
