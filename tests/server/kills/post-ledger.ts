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
  /** Doubted sentences that somebody has kept. */
  readonly kept: string[];
  publication: { readonly slug: string; readonly published_at: string } | null;
  isDeleted: boolean;
  areLinksRevoked: boolean;
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
  keptMarks: z.array(z.object({ sentence: z.string() })),
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
        kept: [],
        publication: null,
        isDeleted: false,
        areLinksRevoked: false,
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
        "kept sentences": all.flatMap(({ kept }) => kept).length,
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
      const { post, revisions, keptMarks } = recordSchema.parse(record);
      const faults: string[] = [];
      for (const [number, { title, body }] of entry.revisions) {
        const content = revisions.find(({ revision }) => revision === number)?.content;
        if (content?.title !== title || (body !== null && content.body_markdown !== body))
          faults.push(`revision ${number} is not as it was acknowledged`);
      }
      const kept = new Set(keptMarks.map(({ sentence }) => sentence));
      if (!entry.kept.every((sentence) => kept.has(sentence))) faults.push("a kept sentence");
      if (entry.isDeleted && post.deleted_at === null) faults.push("its deletion");
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
