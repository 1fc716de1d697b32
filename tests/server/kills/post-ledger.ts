import { z } from "zod";
import { postAddress } from "../../../domain/posts/post-address.ts";
import { readPostRecord } from "../../../app/calls/post-actions.ts";
import { previewBlog } from "../../../app/calls/review.ts";
import { callerOf } from "../../support/caller.ts";
import { attempt, statusOf, type Site } from "./site-calls.ts";

/** What the site has acknowledged of one post. */
export type PostEntry = {
  readonly postId: string;
  readonly prompt: string;
  /** Links that were handed out, oldest first. */
  readonly previewUrls: string[];
  /** By their numbers: the title, and the text once it was sent or shown. */
  readonly revisions: Map<number, { readonly title: string; readonly body: string | null }>;
  /** Words whose run was accepted. */
  readonly corrections: string[];
  /** Statements that somebody has confirmed. */
  readonly confirmed: string[];
  publication: { readonly slug: string; readonly published_at: string } | null;
  isDeleted: boolean;
  areLinksRevoked: boolean;
  /** The passage that is kept as it is, and one whose locking was perhaps never answered. */
  lock: string | null;
  askedLock: string | null;
};

export type PostLedger = ReturnType<typeof createPostLedger>;

const recordSchema = z.object({
  post: z.object({
    status: z.string(),
    deleted_at: z.string().nullable(),
    published_at: z.string().nullable(),
  }),
  revisions: z.array(
    z.object({
      revision: z.int(),
      content: z.object({ title: z.string(), body_markdown: z.string() }),
    }),
  ),
  confirmations: z.array(z.object({ sentence: z.string() })),
  lockedPassages: z.array(z.object({ markdown: z.string() })),
});

/** Every post that the site has acknowledged, with all that was acknowledged of it since. */
export function createPostLedger() {
  const entries = new Map<string, PostEntry>();
  /** Touched since they were last held against the site. */
  const touched = new Set<PostEntry>();

  return {
    entries,
    touched,

    /** The entry of a post, made when it is new. */
    entryOf(postId: string, prompt: string): PostEntry {
      const known = entries.get(postId);
      const entry: PostEntry = known ?? {
        postId,
        prompt,
        previewUrls: [],
        revisions: new Map(),
        corrections: [],
        confirmed: [],
        publication: null,
        isDeleted: false,
        areLinksRevoked: false,
        lock: null,
        askedLock: null,
      };
      entries.set(postId, entry);
      touched.add(entry);
      return entry;
    },

    /** How much of each kind was acknowledged. */
    counts() {
      const all = [...entries.values()];
      return {
        "acknowledged posts": all.length,
        publications: all.filter(({ publication }) => publication !== null).length,
        corrections: all.flatMap(({ corrections }) => corrections).length,
        confirmations: all.flatMap(({ confirmed }) => confirmed).length,
        deletions: all.filter(({ isDeleted }) => isDeleted).length,
        links: all.flatMap(({ previewUrls }) => previewUrls).length,
      };
    },

    /** What of an entry the site does not show, in words; nothing when all of it is there. */
    async missing(entry: PostEntry, site: Site, token: string): Promise<string[]> {
      const { postId } = entry;
      const admin = callerOf(site, { authorization: `Bearer ${token}` });
      const record = await attempt(admin.call(readPostRecord, { postId }));
      if (record === null) return [`post ${postId}: its record`];
      const { post, revisions, confirmations, lockedPassages } = recordSchema.parse(record);
      const faults: string[] = [];
      for (const [number, { title, body }] of entry.revisions) {
        const content = revisions.find(({ revision }) => revision === number)?.content;
        if (content?.title !== title || (body !== null && content.body_markdown !== body))
          faults.push(`revision ${number} is not as it was acknowledged`);
      }
      const confirmed = new Set(confirmations.map(({ sentence }) => sentence));
      if (!entry.confirmed.every((sentence) => confirmed.has(sentence)))
        faults.push("a confirmation");
      if (entry.isDeleted && post.deleted_at === null) faults.push("its deletion");
      const locks = [entry.lock, entry.askedLock];
      if (entry.lock !== null && !lockedPassages.some(({ markdown }) => locks.includes(markdown)))
        faults.push("its lock");
      if (entry.publication !== null) {
        const page = await statusOf(site.request(postAddress(entry.publication)));
        if (post.status !== "published" || page !== 200) faults.push("its publication");
      }
      const expected = entry.areLinksRevoked ? 410 : entry.isDeleted ? 404 : 200;
      for (const url of entry.previewUrls) {
        const link = { postId, token: tokenOf(url) };
        const preview = await statusOf(callerOf(site).send(previewBlog, link));
        if (preview !== expected) faults.push(`a link answers ${preview}`);
      }
      return faults.map((fault) => `post ${postId}: ${fault}`);
    },
  };
}

export function tokenOf(previewUrl: string): string {
  return new URL(previewUrl).searchParams.get("token") ?? "";
}
