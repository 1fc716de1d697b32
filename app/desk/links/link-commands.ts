import type { LinkScope } from "../../../domain/review/links/link-terms.ts";
import { makeReviewLink, revokeReviewLinks, sendForReview } from "../../calls/links.ts";
import type { Answer } from "../kit/call.ts";
import { copyText } from "../kit/copy-text.ts";
import { type SentForm } from "../kit/desk-data.ts";
import { attempt } from "../kit/office-access.ts";
import { showAnswer, showToast } from "../kit/toasts.tsx";
import { counted } from "../phrases.ts";

/** Links are made and mailed by forms; `linkId` null ends all that are open. */
export type LinkCommand = SentForm | { readonly kind: "revoke"; readonly linkId: string | null };

const topic = "review-links";

/** Makes a change to the links of a post, and says what came of it; the forms say themselves why they were refused. */
export async function performLink(postId: string, command: LinkCommand): Promise<Answer<unknown>> {
  if (command.kind === "revoke") {
    const answer = await attempt(revokeReviewLinks, { postId, linkId: command.linkId });
    const done = ({ revoked }: { revoked: number }) => ({
      title: `${counted(revoked, "link")} revoked`,
    });
    return showAnswer(answer, done, { topic });
  }
  const { deed, scope, days, to = "", message = "" } = command.fields;
  // What the form says is the server's to judge.
  const terms = { postId, scope: scope as LinkScope, days: Number(days) };
  if (deed === "send") {
    const addresses = to.split(/[\s,;]+/).filter((address) => address !== "");
    const answer = await attempt(sendForReview, { ...terms, addresses, message });
    if (answer.ok) {
      const description = `On the way: ${counted(answer.value.sent, "e-mail")}.`;
      showToast({ title: "Sent for review", description, topic });
    }
    return answer;
  }
  const answer = await attempt(makeReviewLink, terms);
  if (answer.ok) await copyLink(answer.value.previewUrl);
  return answer;
}

/** Copies a link, or shows it where that is not allowed. */
export async function copyLink(address: string): Promise<void> {
  if (await copyText(address)) showToast({ title: "Review link copied", topic });
  else
    showToast({
      ...{ title: "The link could not be copied", tone: "failure", topic },
      description: address,
    });
}
