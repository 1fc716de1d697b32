import { useState } from "react";
import type { DueReviewPage, DueReview } from "../../../domain/review/due-reviews.ts";
import { asAdmin, type Admin } from "../admin-access.ts";
import { confirmPost, readPostsToLookAt } from "../calls/posts-to-look-at.ts";
import { focusOn } from "../focus.ts";
import { showToast } from "../toasts.tsx";
import { usePages } from "../use-pages.ts";

/** The heading of the list, which gets the focus when a row leaves it. */
export const lookTitleId = "look-title";

/** The live posts that have to be looked at, and the word that one of them is still right. */
export function usePostsToLookAt(admin: Admin, changes: string) {
  // What the AI has published at once is due.
  const { list, failure, refresh, more } = usePages(admin, {
    read: readPostsToLookAt,
    append,
    changes,
  });
  const [busy, setBusy] = useState<string | null>(null);

  async function confirm(post: DueReview): Promise<void> {
    setBusy(post.id);
    const answer = await asAdmin(admin, (bearer) => confirmPost(post, bearer));
    setBusy(null);
    if (!answer.ok) {
      showToast({ tone: "failure", title: "Not confirmed", description: answer.message });
      // What is shown is not what stands, unless no answer came: the list has to be read again.
      if (answer.status !== null && answer.status !== 401) await refresh();
      return;
    }
    showToast({ title: "Still right", description: answer.value.message });
    await refresh();
    focusOn(lookTitleId);
  }

  const { posts = null, count = 0 } = list ?? {};
  return {
    ...{ posts, count, failure, busy, more },
    refresh: () => void refresh(),
    confirm: (post: DueReview) => void confirm(post),
  };
}

function append(before: DueReviewPage, page: DueReviewPage): DueReviewPage {
  return { ...page, posts: [...before.posts, ...page.posts] };
}
