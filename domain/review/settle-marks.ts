import { settleMark } from "../drafting/marks/settle-mark.ts";
import { factsOf } from "../posts/post-edition.ts";
import { isLive, postContentSchema, type Post, type PostContent } from "../posts/post.ts";
import type { Ledger } from "../posts/revisions/ledger.ts";
import type { Mark } from "../posts/revisions/mark.ts";
import { changedSince } from "../posts/revisions/post-drafts.ts";
import { excessiveContent } from "../posts/text/text-limits.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { writtenTextSchema } from "../shared/written-text.ts";
import type { MarkAction } from "./mark-actions.ts";
import { countMarks, findMark, type MarkCounts } from "./marks-view.ts";
import { byAdmin, byLink, type ChangedBy, type LinkCall, type ReviewTools } from "./post-access.ts";

const maxSentence = 2_000;
const maxReason = 500;

type SettleCommand = {
  readonly revision: number;
  readonly markId: string;
  readonly action: MarkAction;
  readonly text: string;
  readonly reason: string;
  readonly address: string | null;
};

type Settled = { readonly revision: number; readonly counts: MarkCounts };

type OfPost = { readonly postId: string };

type Settling = {
  readonly post: Post;
  readonly content: PostContent;
  readonly writtenBy: string;
  readonly ledger: Ledger;
  readonly mark: Mark;
};

export function createMarkSettling({ posts, drafting, links, access, facts }: ReviewTools) {
  return {
    /**
     * By an edit or approve token; `forbidden` by a preview token. All but `keep` make one new revision in which nothing
     * but this sentence has changed. `malformed` without the words that an action needs, `not-found` without such a mark,
     * `conflict` when there is another revision, with the way to the latest, readers have it, or AI is regenerating
     * the post; `unacceptable` for what cannot be done with this mark.
     */
    async settle(call: LinkCall & SettleCommand): Promise<Result<Settled>> {
      const link = await access.authorizeLink(["edit", "approve"], call);
      if (!link.ok) return link;
      const { claims, post } = link.value;
      if (isLive(post)) return fail("conflict", "This post is published: sign in to change it.");
      const use = call.action === "keep" ? "confirmation" : "corrections";
      const settled = await settle(call, byLink(claims, use));
      return settled.ok
        ? settled
        : { ok: false, failure: await access.withLatestPreview(settled.failure, claims) };
    },

    async settleAsAdmin(
      command: OfPost & SettleCommand,
      by: { readonly email: string },
    ): Promise<Result<Settled>> {
      if (command.postId === "") return fail("malformed", "Missing post ID");
      return settle(command, byAdmin(by));
    },
  };

  async function settle(
    command: OfPost & SettleCommand,
    changed: ChangedBy,
  ): Promise<Result<Settled>> {
    const { action } = command;
    const text = writtenTextSchema.parse(command.text).replaceAll(/\s+/g, " ");
    const reason = writtenTextSchema.parse(command.reason);
    if (action === "keep" && reason === "") return fail("malformed", "Please give a reason");
    if (action === "edit" && text === "") return fail("malformed", "Please type the sentence");
    if (text.length > maxSentence || reason.length > maxReason)
      return fail("unacceptable", "This is too long. Please make it shorter.");
    const found = await findSettling(command);
    if (!found.ok) return found;
    return action === "keep"
      ? keep(found.value, { ...command, reason }, changed)
      : change(found.value, action === "edit" ? { action, text } : { action }, changed);
  }

  async function findSettling({
    postId,
    revision,
    markId,
    action,
  }: OfPost & SettleCommand): Promise<Result<Settling>> {
    const newest = await posts.revisions.newest(postId);
    if (!newest.ok) return newest;
    if (newest.value.revision !== revision) return changedSince();
    const stored = await posts.revisions.find(postId, revision);
    if (!stored.ok) return stored;
    const ledger = await posts.revisions.ledgerOf(postId, revision);
    if (!ledger.ok) return ledger;
    const { content, writtenBy } = stored.value;
    const own = factsOf(stored.value, facts.current());
    const kept = new Map<never, never>();
    const found = findMark(markId, { content, ledger: ledger.value, kept, facts: own });
    if (found === null) return fail("not-found", "No such mark");
    const { mark, isFinding } = found;
    if (isFinding && action === "keep")
      return fail("unacceptable", "This cannot stay as it is. Please change or delete it.");
    if (action === "correct" && (mark === null || mark.replacement === null))
      return fail("unacceptable", "No correction is offered here. Please edit the sentence.");
    if (mark === null) return fail("unacceptable", "Please change this in the editor.");
    return succeed({ post: newest.value, content, writtenBy, ledger: ledger.value, mark });
  }

  function keep(
    { post, ledger, mark }: Settling,
    { revision, reason, address }: Pick<SettleCommand, "revision" | "reason" | "address">,
    changed: ChangedBy,
  ): Promise<Result<Settled>> {
    const { actor, link } = changed;
    return access.change(post.id, changed, async (queries, locked) => {
      const ids = link === null ? [] : [link.claims.linkId];
      const [used] = await links.byIds(queries, ids);
      const by = used?.sent_to ?? actor;
      const kept = await posts.keptMarks.keep(queries, locked, {
        mark,
        revision,
        reason,
        address: address === "" ? null : address,
        actor,
        by,
      });
      return kept.ok ? succeed({ revision, counts: countMarks(ledger, kept.value) }) : kept;
    });
  }

  async function change(
    { post, content, writtenBy, ledger, mark }: Settling,
    action: { readonly action: "correct" | "delete" } | { action: "edit"; text: string },
    changed: ChangedBy,
  ): Promise<Result<Settled>> {
    const settled = settleMark(content, mark, action);
    if (settled === null)
      return fail("unacceptable", "This cannot be done here. Please change it in the editor.");
    const whole = postContentSchema.safeParse({ ...content, ...settled });
    if (!whole.success || excessiveContent(whole.data) !== null)
      return fail("unacceptable", "The post would be incomplete or too long. Please edit it.");
    const { id, revision, edition } = post;
    const instructions = describeChange(mark, action);
    const checkedLedger = await drafting.recheck({
      id,
      edition,
      content: whole.data,
      words: [instructions],
      notCovered: ledger.not_covered,
    });
    const authorship = {
      instructions,
      runId: null,
      writtenBy,
      actor: changed.actor,
      ledger: checkedLedger,
    };
    return access.change(id, changed, async (queries, locked) => {
      const { drafts, keptMarks } = posts;
      const made = await drafts.revise(queries, locked, revision, whole.data, authorship, "edited");
      if (!made.ok) return made;
      const counts = countMarks(checkedLedger, await keptMarks.of(id, queries));
      return succeed({ revision: made.value.revision, counts });
    });
  }
}

function describeChange(
  { sentence, corrected }: Mark,
  action: { readonly action: "correct" | "delete" } | { action: "edit"; text: string },
): string {
  switch (action.action) {
    case "correct":
      return `Corrected in review: “${sentence}” is now “${corrected ?? sentence}”.`;
    case "edit":
      return `Edited in review: “${sentence}” is now “${action.text}”.`;
    case "delete":
      return `Deleted in review: “${sentence}”.`;
  }
}
