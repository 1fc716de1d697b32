import { useCallback, useEffect, useRef, useState } from "react";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import type { Endpoint, InputOf, OutputOf } from "../../calls/endpoint.ts";
import type { Answer } from "../kit/call.ts";
import {
  makeReviewLink,
  listReviewLinks,
  revokeReviewLinks,
  sendForReview,
  type LinksOfPost,
  type LinkTerms,
} from "../../calls/links.ts";
import { copyText } from "../kit/copy-text.ts";
import { counted } from "../phrases.ts";
import { focusOn } from "../kit/focus.ts";
import { showToast } from "../kit/toasts.tsx";

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
    mail: LinkTerms & { readonly addresses: readonly string[]; readonly message: string },
  ) => Promise<boolean>;
};

/** The review links of a post, and what an admin does with them; read again after each change. */
export function useReviewLinks(admin: Admin, postId: string) {
  const [answer, setAnswer] = useState<Answer<LinksOfPost> | null>(null);
  const [isBusy, setBusy] = useState(false);

  const latestRequest = useRef(0);

  const refresh = useCallback(async () => {
    const request = ++latestRequest.current;
    const read = await callAsAdmin(admin, listReviewLinks, { postId });
    // Only the latest question counts: a slow answer must not replace a later one.
    if (request === latestRequest.current) setAnswer(read);
  }, [admin, postId]);

  useEffect(() => void refresh(), [refresh]);

  async function change<Called extends Endpoint>(
    endpoint: Called,
    input: InputOf<Called>,
    failure: string,
  ): Promise<Answer<OutputOf<Called>>> {
    setBusy(true);
    const done = await callAsAdmin(admin, endpoint, input);
    if (done.ok) await refresh();
    else showToast({ topic, tone: "failure", title: failure, description: done.message });
    setBusy(false);
    return done;
  }

  const actions: LinkActions = {
    isBusy,
    async make(terms) {
      const made = await change(makeReviewLink, { postId, ...terms }, "No link");
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
      const done = await change(revokeReviewLinks, { postId, linkId }, "Not revoked");
      if (!done.ok) return;
      const { revoked } = done.value;
      showToast({ topic, title: `${counted(revoked, "link")} revoked` });
      focusOn("links-title");
    },
    async send(mail) {
      const done = await change(sendForReview, { postId, ...mail }, "Not sent for review");
      if (!done.ok) return false;
      const { sent } = done.value;
      const description = `On the way: ${counted(sent, "mail")}.`;
      showToast({ topic, title: "Sent for review", description });
      return true;
    },
  };

  return { answer, refresh, actions };
}
