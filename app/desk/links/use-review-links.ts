import { useCallback, useEffect, useRef, useState } from "react";
import { asAdmin, type Admin } from "../admin-access.ts";
import type { Answer } from "../calls/call.ts";
import {
  makeReviewLink,
  readReviewLinks,
  revokeReviewLinks,
  sendForReview,
  type LinksOfPost,
  type LinkTerms,
} from "../calls/review-links.ts";
import { copyText } from "../copy-text.ts";
import { counted } from "../counted.ts";
import { focusOn } from "../focus.ts";
import { showToast } from "../toasts.tsx";

/** What toasts about links share. */
const topic = "review-links";

export type LinkActions = {
  /** Something is under way; buttons wait. */
  readonly isBusy: boolean;
  readonly make: (terms: LinkTerms) => Promise<void>;
  readonly copy: (address: string) => Promise<void>;
  /** One link, or all for null. */
  readonly revoke: (linkId: string | null) => Promise<void>;
  /** Answers whether the mails are on their way. */
  readonly send: (
    wish: LinkTerms & { readonly addresses: readonly string[]; readonly message: string },
  ) => Promise<boolean>;
};

/** The review links of a post, and what an admin does with them; read again after each change. */
export function useReviewLinks(admin: Admin, postId: string) {
  const [answer, setAnswer] = useState<Answer<LinksOfPost> | null>(null);
  const [isBusy, setBusy] = useState(false);

  const turn = useRef(0);

  const refresh = useCallback(async () => {
    const mine = ++turn.current;
    const read = await asAdmin(admin, (bearer) => readReviewLinks(postId, bearer));
    // Only the latest question counts: a slow answer must not replace a later one.
    if (mine === turn.current) setAnswer(read);
  }, [admin, postId]);

  useEffect(() => void refresh(), [refresh]);

  async function change<Value>(
    work: (bearer: string) => Promise<Answer<Value>>,
    failure: string,
  ): Promise<Answer<Value>> {
    setBusy(true);
    const done = await asAdmin(admin, work);
    if (done.ok) await refresh();
    else showToast({ topic, tone: "failure", title: failure, description: done.message });
    setBusy(false);
    return done;
  }

  const actions: LinkActions = {
    isBusy,
    async make(terms) {
      const made = await change(
        (bearer) => makeReviewLink({ postId, ...terms }, bearer),
        "No link",
      );
      if (made.ok) await actions.copy(made.value.previewUrl);
    },
    async copy(address) {
      if (await copyText(address)) showToast({ topic, title: "Review link copied" });
      else
        showToast({
          topic,
          tone: "failure",
          title: "The link could not be copied",
          description: address,
        });
    },
    async revoke(linkId) {
      const wish = { postId, linkId };
      const done = await change((bearer) => revokeReviewLinks(wish, bearer), "Not revoked");
      if (!done.ok) return;
      const { revoked } = done.value;
      showToast({ topic, title: `${counted(revoked, "link")} revoked` });
      focusOn("links-title");
    },
    async send(wish) {
      const done = await change(
        (bearer) => sendForReview({ postId, ...wish }, bearer),
        "Not sent for review",
      );
      if (!done.ok) return false;
      const { sent } = done.value;
      const description = `On the way: ${counted(sent, "mail")}.`;
      showToast({ topic, title: "Sent for review", description });
      return true;
    },
  };

  return { answer, refresh, actions };
}
