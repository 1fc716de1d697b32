import type { ListedLink } from "../../../domain/review/links/link-desk.ts";
import { linkScopes, type LinkScope } from "../../../domain/review/links/link-terms.ts";
import { makeReviewLink, revokeReviewLinks } from "../../calls/posts.ts";
import { useIsApprover } from "../kit/admin-access.tsx";
import { QuietButton, RowButton } from "../kit/button.tsx";
import { copyText } from "../copy-button.tsx";
import { EmptyNote } from "../kit/desk-list.tsx";
import { Part } from "../kit/desk-page.tsx";
import { useKeptFocus } from "../kit/focus.ts";
import { attempt } from "../kit/office-access.ts";
import { Day } from "../kit/times.tsx";
import { showAnswer, showToast } from "../kit/toasts.tsx";
import { useTask } from "../kit/use-task.ts";
import { counted, personName } from "../phrases.ts";

const linksId = "review-links";

const topic = "review-links";

/** Copies a link, or shows it where that is not allowed. */
async function copyLink(address: string): Promise<void> {
  const toast = (await copyText(address))
    ? { title: "Review link copied" }
    : { title: "The link could not be copied", description: address, tone: "failure" as const };
  showToast({ ...toast, topic });
}

const scopeLabels = {
  preview: "Read only",
  edit: "Read and correct",
  approve: "Read, correct and approve",
} as const satisfies Record<LinkScope, string>;

/** The links by which people without an account see a post now, and the way to make or withdraw one. */
export function PostLinks({ postId, links }: { postId: string; links: readonly ListedLink[] }) {
  const isApprover = useIsApprover();
  const { isBusy, run } = useTask();
  useKeptFocus(linksId, links);

  async function make(scope: LinkScope) {
    const answer = await attempt(makeReviewLink, { postId, scope });
    if (answer.ok) await copyLink(answer.value.previewUrl);
    showAnswer(answer, () => null, { topic });
  }

  /** One link, or for null all of them. */
  async function withdraw(linkId: string | null) {
    const answer = await attempt(revokeReviewLinks, { postId, linkId });
    showAnswer(answer, ({ revoked }) => ({ title: `${counted(revoked, "link")} withdrawn` }), {
      topic,
    });
  }

  return (
    <Part id={linksId} title="Review links">
      {links.length === 0 && <EmptyNote>No active review links.</EmptyNote>}
      <ul className="stack" aria-label="Review links">
        {links.map(({ id, previewUrl, created_by: maker, expires_at, ...link }) => (
          <li className="cluster" key={id}>
            <span>
              {nameLink(link)}{" "}
              <span className="quiet">
                made by {personName(maker ?? "the site")}, expires on <Day of={expires_at} />
              </span>
            </span>
            {previewUrl !== null && (
              <RowButton
                label="Copy"
                about={nameLink(link)}
                isBusy={isBusy}
                run={() => void copyLink(previewUrl)}
              />
            )}
            <RowButton
              label="Withdraw"
              about={nameLink(link)}
              isBusy={isBusy}
              run={() => run(() => withdraw(id))}
            />
          </li>
        ))}
      </ul>
      <div className="cluster">
        <span className="quiet">Create and copy a link:</span>
        {linkScopes
          .filter((scope) => isApprover || scope !== "approve")
          .map((scope) => (
            <QuietButton
              key={scope}
              label={scopeLabels[scope]}
              isBusy={isBusy}
              run={() => run(() => make(scope))}
            />
          ))}
        {links.length > 1 && (
          <QuietButton label="Withdraw all" isBusy={isBusy} run={() => run(() => withdraw(null))} />
        )}
      </div>
    </Part>
  );
}

function nameLink({ scope, sent_to }: Pick<ListedLink, "scope" | "sent_to">): string {
  return `${scopeLabels[scope]}, for ${sent_to ?? "anyone with the link"}`;
}
