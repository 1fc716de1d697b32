import { feeSections } from "../support/chosen-sections.ts";
import { cutBlocks } from "../../domain/drafting/blocks/blocks.ts";
import { bearer, type Answer, type Calls } from "./calls.ts";
import type { Chance } from "./chance.ts";
import {
  editedSchema,
  linkSchema,
  madeSchema,
  openedSchema,
  previewSchema,
  publishedSchema,
  read,
  runsSchema,
} from "./desk-answers.ts";
import { previewPath, type PostEntry, type PostLedger } from "./post-ledger.ts";

type DraftCommand = { readonly prompt: string; readonly key: string; readonly publish: boolean };

/** Admins and reviewers at work on posts; what is acknowledged goes into the ledger. */
export function createDeskWork(ledger: PostLedger, chance: Chance) {
  const cancelled = new Set<string>();
  const unanswered = new Map<string, DraftCommand>();
  /** Posts whose end somebody has asked for: nobody else works on them. */
  const leftAlone = new Set<PostEntry>();
  const busy = new Set<PostEntry>();
  const settled = { refused: 0, resent: 0, previews: 0, edits: 0, locks: 0, revocations: 0 };
  let count = 0;

  return {
    cancelled: cancelled as ReadonlySet<string>,
    unanswered: unanswered as ReadonlyMap<string, DraftCommand>,
    settled,

    /** Sends what has no answer again, under the name that it had. */
    async resend(site: Calls, token: string): Promise<void> {
      const commands = [...unanswered.values()];
      settled.resent += commands.length;
      await Promise.all(commands.map((command) => generate(site, token, command)));
    },

    /** Asks for a new post. */
    generate(site: Calls, token: string): Promise<void> {
      const prompt = `How answers are marked, request ${++count}`;
      const command = { prompt, key: `key-${count}`, publish: count % 3 === 0 };
      unanswered.set(prompt, command);
      return generate(site, token, command);
    },

    /** Asks for the correction of a draft, by its link. */
    correct: (site: Calls) =>
      onPost(isAnyPost, async (entry) => {
        const tokens = await tokensOf(site, entry);
        if (tokens?.editToken === undefined) return;
        const words = `Change the title to "Title ${++count}"`;
        const body = { postId: entry.postId, token: tokens.editToken, corrections: words };
        const answer = await site.post("/functions/edit-blog", body);
        if (answer?.status === 202) entry.corrections.push(words);
      }),

    /** Confirms what waits in a draft and publishes it, by its link. */
    approve: (site: Calls) =>
      onPost(isUnpublished, async (entry) => {
        const tokens = await tokensOf(site, entry);
        if (tokens === undefined) return;
        const body = { postId: entry.postId, token: tokens.approveToken };
        const { revision } = tokens.post;
        const sentences = tokens.checks.toConfirm.map(({ sentence }) => sentence);
        const command = { ...body, revision, sentences };
        if (sentences.length > 0) {
          const confirmed = await site.post("/functions/confirm-claims", command);
          if (confirmed?.status !== 200) return;
          entry.confirmed.push(...sentences);
        }
        const published = read(publishedSchema, await site.post("/functions/publish-blog", body));
        if (published !== undefined) entry.publication = published.post;
      }),

    /** Looks at a revision of an admin's own words, and saves it. */
    editByHand: (site: Calls, token: string) =>
      onPost(isAnyPost, async (entry) => {
        const opened = await open(site, token, entry);
        if (opened === undefined) return;
        const title = `Title by hand ${++count}`;
        const body = `${opened.fields.body_markdown.trim()}\n\nRemark ${count} of the editor: candidates must show letter ${count} at the gate.`;
        const fields = { ...opened.fields, title, body_markdown: body };
        const { postId } = entry;
        const preview = { postId, fields };
        const seen = await site.post("/functions/preview-edit", preview, bearer(token));
        if (seen?.status === 200) settled.previews++;
        const command = { ...preview, revision: opened.revision };
        const answer = await site.post("/functions/edit-post", command, bearer(token));
        const edited = read(editedSchema, answer);
        if (edited === undefined) return;
        entry.revisions.set(edited.post.revision, { title, body });
        settled.edits++;
      }),

    /** Has the first passage of a post kept as it is. */
    lock: (site: Calls, token: string) =>
      onPost(isAnyPost, async (entry) => {
        const opened = await open(site, token, entry);
        if (opened === undefined) return;
        const passage = cutBlocks(opened.fields.body_markdown).blocks[0]?.markdown ?? "";
        entry.askedLock = passage;
        const command = { postId: entry.postId, revision: opened.revision, blocks: [1] };
        const answer = await site.post("/functions/lock-passages", command, bearer(token));
        if (answer?.status !== 200) return;
        entry.lock = passage;
        settled.locks++;
      }),

    /** Hands out another link of a post. */
    handOutLink: (site: Calls, token: string) =>
      onPost(isAnyPost, async (entry) => {
        const command = { postId: entry.postId, scope: "approve", days: 7 };
        const answer = await site.post("/functions/review-link", command, bearer(token));
        const link = read(linkSchema, answer);
        if (link !== undefined) entry.previewUrls.push(link.previewUrl);
      }),

    /** Takes all links of a post back. */
    revokeLinks: (site: Calls, token: string) =>
      onPost(isUnpublished, async (entry) => {
        leftAlone.add(entry);
        const command = { postId: entry.postId };
        const answer = await site.post("/functions/revoke-links", command, bearer(token));
        if (answer?.status === 200) {
          entry.areLinksRevoked = true;
          settled.revocations++;
        } else forgetLinks(entry);
      }),

    /** Deletes a draft. */
    remove: (site: Calls, token: string) =>
      onPost(isUnpublished, async (entry) => {
        const opened = await open(site, token, entry);
        if (opened === undefined) return;
        leftAlone.add(entry);
        const { revision, status } = opened;
        const command = { postId: entry.postId, action: "delete", revision, status };
        const answer = await site.post("/functions/post-action", command, bearer(token));
        if (answer?.status === 200) entry.isDeleted = true;
        else forgetLinks(entry);
      }),

    /** Cancels something that is under way. */
    async cancel(site: Calls, token: string): Promise<void> {
      const list = read(runsSchema, await site.get("/functions/recent-runs", bearer(token)));
      const run = chance.pick((list?.runs ?? []).filter(isOpen));
      if (run === undefined) return;
      const answer = await site.post("/functions/cancel-run", { runId: run.id }, bearer(token));
      if (answer?.status === 200) cancelled.add(run.id);
    },

    /** Whether nothing waits and nothing works any more. */
    async isQuiet(site: Calls, token: string): Promise<boolean> {
      const answer = await site.get("/functions/recent-runs", bearer(token));
      return !runsSchema.parse(answer?.body).runs.some(isOpen);
    },
  };

  async function generate(site: Calls, token: string, { prompt, key, publish }: DraftCommand) {
    const command = { prompt, category: "news", publish, outline: feeSections };
    const headers = { ...bearer(token), "Idempotency-Key": key };
    const answer = await site.post("/functions/manual-blog-generation", command, headers);
    if (answer === null) return;
    const made = read(madeSchema, answer);
    if (made === undefined && !isFinal(answer)) return;
    unanswered.delete(prompt);
    if (made === undefined) {
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

  /** What was asked and not acknowledged may have been done: then nobody knows what the links open. */
  function forgetLinks(entry: PostEntry): void {
    entry.previewUrls.length = 0;
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
function isFinal({ status, body }: Answer): boolean {
  return status === 409 || (status === 503 && JSON.stringify(body).includes("text is kept"));
}

async function tokensOf(site: Calls, entry: PostEntry) {
  const url = entry.previewUrls.at(-1);
  if (url === undefined) return undefined;
  return read(previewSchema, await site.get(previewPath(entry.postId, url)));
}

/** A post as its editor opens it: what is shown then is acknowledged as well. */
async function open(site: Calls, token: string, { postId, revisions }: PostEntry) {
  const answer = await site.get(`/functions/editable-post?postId=${postId}`, bearer(token));
  const opened = read(openedSchema, answer)?.post;
  if (opened === undefined) return undefined;
  const { title, body_markdown: body } = opened.fields;
  const known = revisions.get(opened.revision) ?? { title, body: null };
  if (known.body === null) revisions.set(opened.revision, { ...known, body });
  return opened;
}
