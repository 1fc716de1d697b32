import { settleMark } from "../drafting/marks/settle-mark.ts";
import { factsOf } from "../posts/text/fact-tokens.ts";
import { isLive, postContentSchema, type Post } from "../posts/post.ts";
import type { Ledger } from "../posts/revisions/ledger.ts";
import type { Mark } from "../posts/revisions/mark.ts";
import { changedSince } from "../posts/revisions/post-drafts.ts";
import type { StoredRevision } from "../posts/revisions/post-revisions.ts";
import { excessiveContent } from "../posts/text/text-limits.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { writtenTextSchema } from "../shared/written-text.ts";
import type { MarkAction } from "./mark-actions.ts";
import { countMarks, findMark, type MarkCounts } from "./marks-view.ts";
import type { OfficePerson } from "./office.ts";
import type { ChangedBy, LinkCall, ReviewTools } from "./post-access.ts";

const maxSentence = 2_000;
const maxReason = 500;

type SettleCommand = {
  readonly postId: string;
  readonly revision: number;
  readonly markId: string;
  readonly action: MarkAction;
  readonly text: string;
  readonly reason: string;
  readonly address: string | null;
};

type Settled = { readonly revision: number; readonly counts: MarkCounts };

type Settling = {
  readonly post: Post;
  readonly stored: StoredRevision;
  readonly ledger: Ledger;
  readonly mark: Mark;
};

export function createMarkSettling({ posts, drafting, links, access, facts }: ReviewTools) {
  return {
    /** All but `keep` make one new revision in which nothing but this sentence has changed. */
    async settle(
      command: LinkCall & SettleCommand,
      staff: OfficePerson | null,
    ): Promise<Result<Settled>> {
      const opened = await access.open(["edit", "approve"], command, staff);
      if (!opened.ok) return opened;
      const { post, by } = opened.value;
      if (staff === null && isLive(post))
        return fail("conflict", "This post is published: sign in to change it.");
      return access.withLatest(await settle(command, post, by), by.claims);
    },
  };

  async function settle(
    command: SettleCommand,
    post: Post,
    by: ChangedBy,
  ): Promise<Result<Settled>> {
    const { action, address } = command;
    const text = writtenTextSchema.parse(command.text).replaceAll(/\s+/g, " ");
    const reason = writtenTextSchema.parse(command.reason);
    if (action === "keep" && reason === "") return fail("malformed", "Please give a reason");
    if (action === "edit" && text === "") return fail("malformed", "Please type the sentence");
    if (text.length > maxSentence || reason.length > maxReason)
      return fail("unacceptable", "This is too long. Please make it shorter.");
    const found = await findSettling(command, post);
    if (!found.ok) return found;
    if (action === "keep") return keep(found.value, { reason, address: address || null }, by);
    return change(found.value, action === "edit" ? { action, text } : { action }, by);
  }

  async function findSettling(command: SettleCommand, post: Post): Promise<Result<Settling>> {
    const { postId, revision, markId, action } = command;
    if (post.revision !== revision) return changedSince();
    const stored = await posts.revisions.find(postId, revision);
    if (!stored.ok) return stored;
    const ledger = await posts.revisions.ledgerOf(postId, revision);
    if (!ledger.ok) return ledger;
    const own = factsOf(stored.value, facts.current());
    const found = findMark(markId, stored.value.content, ledger.value, own);
    if (found === null) return fail("not-found", "No such mark");
    const { mark, isFinding } = found;
    if (isFinding && action === "keep")
      return fail("unacceptable", "This cannot stay as it is. Please change or delete it.");
    if (action === "correct" && (mark === null || mark.replacement === null))
      return fail("unacceptable", "No correction is offered here. Please edit the sentence.");
    if (mark === null) return fail("unacceptable", "Please change this in the editor.");
    return succeed({ post, stored: stored.value, ledger: ledger.value, mark });
  }

  function keep(
    { post: { id, revision }, ledger, mark }: Settling,
    words: Pick<SettleCommand, "reason" | "address">,
    changed: ChangedBy,
  ): Promise<Result<Settled>> {
    const { actor, claims } = changed;
    return access.change(id, changed, async (queries, locked) => {
      const [used] = claims === null ? [] : await links.byIds(queries, [claims.linkId]);
      const by = used?.sent_to ?? actor;
      const command = { ...words, mark, revision, actor, by };
      const kept = await posts.keptMarks.keep(queries, locked, command);
      return kept.ok ? succeed({ revision, counts: countMarks(ledger, kept.value) }) : kept;
    });
  }

  async function change(
    { post, stored, ledger: before, mark }: Settling,
    action: { readonly action: "correct" | "delete" } | { action: "edit"; text: string },
    changed: ChangedBy,
  ): Promise<Result<Settled>> {
    const { content, written_by: writtenBy } = stored;
    const settled = settleMark(content, mark, action);
    if (settled === null)
      return fail("unacceptable", "This cannot be done here. Please change it in the editor.");
    const whole = postContentSchema.safeParse({ ...content, ...settled });
    if (!whole.success || excessiveContent(whole.data) !== null)
      return fail("unacceptable", "The post would be incomplete or too long. Please edit it.");
    const { id, revision, edition } = post;
    const instructions =
      action.action === "delete"
        ? `Deleted in review: “${mark.sentence}”.`
        : action.action === "edit"
          ? `Edited in review: “${mark.sentence}” is now “${action.text}”.`
          : `Corrected in review: “${mark.sentence}” is now “${mark.corrected ?? mark.sentence}”.`;
    const ledger = await drafting.recheck({
      id,
      edition,
      content: whole.data,
      words: [instructions],
      notCovered: before.not_covered,
    });
    const authorship = { instructions, writtenBy, actor: changed.actor, ledger };
    return access.change(id, changed, async (queries, locked) => {
      const { drafts, keptMarks } = posts;
      const made = await drafts.revise(queries, locked, revision, whole.data, authorship, "edited");
      if (!made.ok) return made;
      const counts = countMarks(ledger, await keptMarks.of(id, queries));
      return succeed({ revision: made.value.revision, counts });
    });
  }
}
