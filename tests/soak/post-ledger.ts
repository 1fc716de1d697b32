import { z } from "zod";
import { postAddress } from "../../domain/posts/post-address.ts";
import { bearer, type Calls } from "./calls.ts";

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
    async missing(entry: PostEntry, site: Calls, token: string): Promise<string[]> {
      const answer = await site.get(`/functions/post-record?postId=${entry.postId}`, bearer(token));
      const read = recordSchema.safeParse(answer?.body);
      if (!read.success) return [`post ${entry.postId}: its record answers ${answer?.status}`];
      const { post, revisions, confirmations, lockedPassages } = read.data;
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
        const page = await site.get(postAddress(entry.publication));
        if (post.status !== "published" || page?.status !== 200) faults.push("its publication");
      }
      for (const url of entry.previewUrls) {
        const preview = await site.get(previewPath(entry.postId, url));
        const expected = entry.areLinksRevoked ? 410 : entry.isDeleted ? 404 : 200;
        if (preview?.status !== expected) faults.push(`a link answers ${preview?.status}`);
      }
      return faults.map((fault) => `post ${entry.postId}: ${fault}`);
    },
  };
}

/** The preview call by the token of this link. */
export function previewPath(postId: string, previewUrl: string): string {
  const token = new URL(previewUrl).searchParams.get("token") ?? "";
  return `/functions/preview-blog?${new URLSearchParams({ postId, token }).toString()}`;
}
