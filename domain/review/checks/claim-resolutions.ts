import type { Resolution } from "../../drafting/checks/resolve-claims.ts";
import { unconfirmedClaims } from "../../posts/revisions/confirmation.ts";
import { changedSince } from "../../posts/revisions/post-drafts.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import { createEditChecks } from "../editing/edit-checks.ts";
import {
  byAdmin,
  byLink,
  type ChangedBy,
  type LinkCall,
  type ReviewTools,
} from "../post-access.ts";

/** What a person decided on statements of a revision. */
type ResolveCommand = {
  /** The newest revision, as the person saw it. */
  readonly revision: number;
  readonly items: readonly Resolution[];
};

type Resolved = {
  /** The new revision. */
  readonly revision: number;
  /** How many of its statements still wait for a person. */
  readonly left: number;
};

/** Admins and holders of links put our records' values into statements, or take statements out. */
export function createClaimResolutions(dependencies: ReviewTools) {
  const { posts, drafting, access } = dependencies;
  const edits = createEditChecks(dependencies);
  return {
    /**
     * By an edit or approve token; `forbidden` by a preview token. Makes one new revision in which nothing but these
     * statements has changed. `conflict` when there is another revision, with the way to the latest, or AI is regenerating
     * the post; `unacceptable`, and nothing is changed, when one of them cannot be done whole. Fails as `Compute` does.
     */
    async resolve(call: LinkCall & ResolveCommand): Promise<Result<Resolved>> {
      const link = await access.authorizeLink(["edit", "approve"], call);
      if (!link.ok) return link;
      const { claims } = link.value;
      const resolved = await resolve(call, byLink(claims, "corrections"));
      return resolved.ok
        ? resolved
        : { ok: false, failure: await access.withLatestPreview(resolved.failure, claims) };
    },

    /** The same for an admin, who needs no link. */
    async resolveAsAdmin(
      command: ResolveCommand & { readonly postId: string },
      by: { readonly email: string },
    ): Promise<Result<Resolved>> {
      if (command.postId === "") return fail("malformed", "Missing post ID");
      return resolve(command, byAdmin(by));
    },
  };

  async function resolve(
    { postId, revision, items }: ResolveCommand & { readonly postId: string },
    changed: ChangedBy,
  ): Promise<Result<Resolved>> {
    const newest = await edits.newestOf(postId);
    if (!newest.ok) return newest;
    if (newest.value.post.revision !== revision) return changedSince();
    const { content, edition, writtenBy } = newest.value.stored;
    const person = changed.actor;
    const post = { id: postId, edition, content, person };
    const resolved = await drafting.resolve(post, items);
    if (!resolved.ok) return resolved;
    const whole = { ...content, ...resolved.value };
    const checked = await drafting.recheck({ ...post, content: whole });
    if (!checked.ok) return checked;
    const ledger = checked.value;
    const authorship = {
      ...{ instructions: instructionsOf(items), runId: null, writtenBy },
      ...{ actor: changed.actor, ledger, readerNote: null },
    };
    return access.change(postId, changed, async (queries, locked) => {
      const made = await posts.drafts.revise(
        queries,
        locked,
        revision,
        whole,
        authorship,
        "edited",
      );
      if (!made.ok) return made;
      const confirmations = await posts.confirmations.of(postId, queries);
      const left = unconfirmedClaims(ledger, confirmations).length;
      return succeed({ revision: made.value.revision, left });
    });
  }
}

/** What such a change is called in the history. */
function instructionsOf(items: readonly Resolution[]): string {
  const corrected = items.filter(({ action }) => action === "use-record").length;
  const removed = items.length - corrected;
  const parts = [
    ...(corrected > 0 ? [`our record's value in ${statementCount(corrected)}`] : []),
    ...(removed > 0 ? [`${statementCount(removed)} taken out`] : []),
  ];
  return `Checked by hand: ${parts.join(", ")}.`;
}

function statementCount(statements: number): string {
  return statements === 1 ? "1 statement" : `${statements} statements`;
}
