import type { Confirmed } from "../../posts/revisions/confirmed-claims.ts";
import { fail, type Result } from "../../shared/result.ts";
import {
  byAdmin,
  byLink,
  type ChangedBy,
  type LinkCall,
  type ReviewTools,
} from "../post-access.ts";

/** Which statements of a revision a person has checked, and where. */
type ConfirmCommand = {
  /** The newest revision, as the person saw it. */
  readonly revision: number;
  readonly sentences: readonly string[];
  /** Empty or null when they did not say. */
  readonly address: string | null;
};

/** Admins and holders of links confirm what no record answers, by name, so that a revision can be published. */
export function createClaimReview({ posts, links, access }: ReviewTools) {
  return {
    /**
     * By an edit or approve token; `forbidden` by a preview token. `conflict` when there is another
     * revision, with the way to the latest, or AI is regenerating the post; `unacceptable`, and nothing
     * is stored, when one of the statements is stopped or none that can be confirmed.
     */
    async confirm(call: LinkCall & ConfirmCommand): Promise<Result<Confirmed>> {
      const claims = await access.readToken(["edit", "approve"], call);
      if (!claims.ok) return claims;
      const by = byLink(claims.value, "confirmation");
      const confirmed = await confirm(call, by, claims.value.linkId);
      return confirmed.ok
        ? confirmed
        : { ok: false, failure: await access.withLatestPreview(confirmed.failure, claims.value) };
    },

    /** The same for an admin, who needs no link. */
    async confirmAsAdmin(
      command: ConfirmCommand & { readonly postId: string },
      by: { readonly email: string },
    ): Promise<Result<Confirmed>> {
      if (command.postId === "") return fail("malformed", "Missing post ID");
      return confirm(command, byAdmin(by), null);
    },
  };

  function confirm(
    { postId, revision, sentences, address }: ConfirmCommand & { readonly postId: string },
    changed: ChangedBy,
    linkId: string | null,
  ): Promise<Result<Confirmed>> {
    const { actor } = changed;
    return access.change(postId, changed, async (queries, post) => {
      const [link] = linkId === null ? [] : await links.byIds(queries, [linkId]);
      const by = link?.sent_to ?? actor;
      return posts.confirmations.confirm(queries, post, {
        ...{ revision, sentences, actor, by },
        address: address === "" ? null : address,
      });
    });
  }
}
