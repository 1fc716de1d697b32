import { editPost, previewEdit, readEditable } from "../../../app/calls/editing.ts";
import { generateBlog } from "../../../app/calls/generation.ts";
import { makeReviewLink, revokeReviewLinks } from "../../../app/calls/links.ts";
import { actOnPost } from "../../../app/calls/post-actions.ts";
import {
  previewBlog,
  publishBlog,
  settleMark,
  submitCorrections,
} from "../../../app/calls/review.ts";
import { cancelRun, readRecentRuns } from "../../../app/calls/runs.ts";
import { callerOf } from "../../support/caller.ts";
import type { Chance } from "../../support/chance.ts";
import { tokenOf, type PostEntry, type PostLedger } from "./post-ledger.ts";
import { attempt, NotDone, type Answer, type Site } from "./site-calls.ts";

type DraftCommand = { readonly prompt: string; readonly key: string; readonly publish: boolean };

/** Admins and reviewers at work on posts; what is acknowledged goes into the ledger. What is not done throws `NotDone`. */
export function createDeskWork(ledger: PostLedger, chance: Chance) {
  const cancelled = new Set<string>();
  const unanswered = new Map<string, DraftCommand>();
  /** Posts whose end somebody has asked for: nobody else works on them. */
  const leftAlone = new Set<PostEntry>();
  const busy = new Set<PostEntry>();
  const settled = { refused: 0, resent: 0, previews: 0, edits: 0, revocations: 0 };
  let count = 0;

  return {
    cancelled: cancelled as ReadonlySet<string>,
    unanswered: unanswered as ReadonlyMap<string, DraftCommand>,
    settled,

    /** Sends what has no answer again, under the name that it had. */
    async resend(site: Site, token: string): Promise<void> {
      const commands = [...unanswered.values()];
      settled.resent += commands.length;
      await Promise.all(commands.map((command) => attempt(generate(site, token, command))));
    },

    /** Asks for a new post. */
    generate(site: Site, token: string): Promise<void> {
      const prompt = `How answers are marked, reading ${++count}`;
      const command = { prompt, key: `key-${count}`, publish: count % 3 === 0 };
      unanswered.set(prompt, command);
      return generate(site, token, command);
    },

    /** Asks for the correction of a draft, by its link. */
    correct: (site: Site) =>
      onPost(isAnyPost, async (entry) => {
        const { editToken } = await previewed(site, entry);
        if (editToken === undefined) return;
        const corrections = `Change the title to "Title ${++count}"`;
        const { postId } = entry;
        await callerOf(site).call(submitCorrections, { postId, token: editToken, corrections });
        entry.corrections.push(corrections);
      }),

    /** Keeps what is in doubt in a draft and publishes it, by its link. */
    approve: (site: Site) =>
      onPost(isUnpublished, async (entry) => {
        const { post, approveToken, marks } = await previewed(site, entry);
        const { call } = callerOf(site);
        const { revision } = post;
        const link = { postId: entry.postId, token: approveToken ?? "" };
        const keeping = { ...link, revision, action: "keep", reason: "We looked it up." } as const;
        for (const { id, kind, sentence, settledBy } of marks) {
          if (kind === "verified" || settledBy !== null) continue;
          await call(settleMark, { ...keeping, markId: id });
          entry.kept.push(sentence);
        }
        entry.publication = (await call(publishBlog, link)).post;
      }),

    /** Looks at a revision of an admin's own words, and saves it. */
    editByHand: (site: Site, token: string) =>
      onPost(isAnyPost, async (entry) => {
        const { call, post } = await opened(site, token, entry);
        const title = `Title by hand ${++count}`;
        const body = `${post.fields.body_markdown.trim()}\n\nRemark ${count} of the editor: candidates must show letter ${count} at the gate.`;
        const fields = { ...post.fields, title, body_markdown: body };
        const { postId } = entry;
        await call(previewEdit, { postId, fields });
        settled.previews++;
        const edited = await call(editPost, { postId, fields, revision: post.revision });
        entry.revisions.set(edited.post.revision, { title, body });
        settled.edits++;
      }),

    /** Hands out another link of a post. */
    handOutLink: (site: Site, token: string) =>
      onPost(isAnyPost, async (entry) => {
        const command = { postId: entry.postId, scope: "approve", days: 7 } as const;
        const { previewUrl } = await bearerOf(site, token).call(makeReviewLink, command);
        entry.previewUrls.push(previewUrl);
      }),

    /** Takes all links of a post back. */
    revokeLinks: (site: Site, token: string) =>
      onPost(isUnpublished, async (entry) => {
        await endLinks(entry, () =>
          bearerOf(site, token).call(revokeReviewLinks, { postId: entry.postId }),
        );
        entry.areLinksRevoked = true;
        settled.revocations++;
      }),

    /** Deletes a draft. */
    remove: (site: Site, token: string) =>
      onPost(isUnpublished, async (entry) => {
        const { call, post } = await opened(site, token, entry);
        const { revision, status } = post;
        if (status === "regenerating") return;
        const { postId } = entry;
        await endLinks(entry, () =>
          call(actOnPost, { postId, action: "delete", revision, status }),
        );
        entry.isDeleted = true;
      }),

    /** Cancels something that is under way. */
    async cancel(site: Site, token: string): Promise<void> {
      const { call } = bearerOf(site, token);
      const run = chance.pick((await call(readRecentRuns, {})).runs.filter(isOpen));
      if (run === undefined) return;
      await call(cancelRun, { runId: run.id });
      cancelled.add(run.id);
    },

    /** Whether nothing waits and nothing works any more. */
    async isQuiet(site: Site, token: string): Promise<boolean> {
      return !(await bearerOf(site, token).call(readRecentRuns, {})).runs.some(isOpen);
    },
  };

  async function generate(site: Site, token: string, { prompt, key, publish }: DraftCommand) {
    const headers = { authorization: `Bearer ${token}`, "idempotency-key": key };
    const command = { prompt, category: "news", publish };
    const made = await callerOf(site, headers)
      .call(generateBlog, command)
      .catch((fault: unknown) => {
        if (!(fault instanceof NotDone) || !isFinal(fault.answer)) throw fault;
        return null;
      });
    unanswered.delete(prompt);
    if (made === null) {
      settled.refused++;
      return;
    }
    const { id, title, slug, status, published_at, previewUrl } = made.post;
    const entry = ledger.entryOf(id, prompt);
    entry.previewUrls.push(previewUrl);
    if (entry.revisions.size === 0 && entry.corrections.length === 0)
      entry.revisions.set(1, { title, body: null });
    if (status === "published" && published_at !== null) entry.publication = { slug, published_at };
  }

  /** Works on some post alone, as nobody else does meanwhile; on none when there is none. */
  async function onPost(
    isWanted: (entry: PostEntry) => boolean,
    work: (entry: PostEntry) => Promise<void>,
  ): Promise<void> {
    const free = [...ledger.entries.values()].filter((entry) => !leftAlone.has(entry));
    const entry = chance.pick(free.filter((one) => !busy.has(one) && isWanted(one)));
    if (entry === undefined) return;
    busy.add(entry);
    ledger.touched.add(entry);
    await work(entry).finally(() => busy.delete(entry));
  }

  async function endLinks(entry: PostEntry, end: () => Promise<unknown>): Promise<void> {
    leftAlone.add(entry);
    await end().catch((fault: unknown) => {
      // What was asked and not acknowledged may have been done: then nobody knows what the links open.
      entry.previewUrls.length = 0;
      throw fault;
    });
  }
}

const isAnyPost = () => true;

function isUnpublished({ publication }: PostEntry): boolean {
  return publication === null;
}

function isOpen({ state }: { readonly state: string }): boolean {
  return state === "running" || state === "queued";
}

/** Whether a request has ended without a post, and says so. */
function isFinal(answer: Answer | null): boolean {
  if (answer === null) return false;
  return answer.status === 409 || (answer.status === 503 && answer.text.includes("text is kept"));
}

function bearerOf(site: Site, token: string) {
  return callerOf(site, { authorization: `Bearer ${token}` });
}

function previewed(site: Site, { postId, previewUrls }: PostEntry) {
  const link = { postId, token: tokenOf(previewUrls.at(-1) ?? "") };
  return callerOf(site).call(previewBlog, link);
}

/** A post as its editor opens it: what is shown then is acknowledged as well. */
async function opened(site: Site, token: string, { postId, revisions }: PostEntry) {
  const { call } = bearerOf(site, token);
  const { post } = await call(readEditable, { postId });
  const { title, body_markdown: body } = post.fields;
  const known = revisions.get(post.revision) ?? { title, body: null };
  if (known.body === null) revisions.set(post.revision, { ...known, body });
  return { call, post };
}
