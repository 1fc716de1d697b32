import type { ListedLink } from "../../../domain/review/links/link-desk.ts";
import { linkScopes, type LinkScope } from "../../../domain/review/links/link-terms.ts";
import { makeReviewLink, revokeReviewLinks } from "../../calls/posts.ts";
import { useIsApprover } from "../kit/office-access.ts";
import { QuietButton, RowButton } from "../kit/button.tsx";
import { attempt } from "../kit/desk-data.ts";
import { Part } from "../kit/desk-page.tsx";
import { useKeptFocus } from "../kit/focus.ts";
import { copyText, showAnswer } from "../kit/toasts.tsx";
import { useTask } from "../kit/use-task.ts";
import { counted, Day, personName } from "../kit/words.tsx";

const linksId = "review-links";

const copied = "Review link copied";

const scopeLabels: Readonly<Record<LinkScope, string>> = {
  preview: "Read only",
  edit: "Read and correct",
  approve: "Read, correct and approve",
};

export function PostLinks({ postId, links }: { postId: string; links: readonly ListedLink[] }) {
  const isApprover = useIsApprover();
  const { isBusy, run, send } = useTask();
  useKeptFocus(linksId, links);

  async function make(scope: LinkScope) {
    const answer = showAnswer(await attempt(makeReviewLink, { postId, scope }), () => null);
    if (answer.ok) await copyText(answer.value.previewUrl, copied);
  }

  const withdraw = (linkId: string | null) => () =>
    send(revokeReviewLinks, { postId, linkId }, ({ revoked }) => ({
      title: `${counted(revoked, "link")} withdrawn`,
    }));

  return (
    <Part id={linksId} title="Review links">
      {links.length === 0 && <p className="quiet">No active review links.</p>}
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
                run={() => void copyText(previewUrl, copied)}
              />
            )}
            <RowButton label="Withdraw" about={nameLink(link)} isBusy={isBusy} run={withdraw(id)} />
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
          <QuietButton label="Withdraw all" isBusy={isBusy} run={withdraw(null)} />
        )}
      </div>
    </Part>
  );
}

function nameLink({ scope, sent_to }: Pick<ListedLink, "scope" | "sent_to">): string {
  return `${scopeLabels[scope]}, for ${sent_to ?? "anyone with the link"}`;
}
