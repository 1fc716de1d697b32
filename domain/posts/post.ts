import { z } from "zod";
import type { Edition } from "../../content/facts/edition.ts";
import type { Row } from "../../database/named-rows.ts";
import type { Correction } from "./revisions/correction.ts";
import { postCategories, type PostCategory } from "../../content/post-categories.ts";
import { readPictureAddress } from "../shared/picture-address.ts";
import { fail } from "../shared/result.ts";

export {
  defaultPostCategory,
  postCategories,
  type PostCategory,
} from "../../content/post-categories.ts";

export const postCategorySchema = z.enum(
  Object.keys(postCategories) as [PostCategory, ...PostCategory[]],
);

export const postLimits = {
  title: 160,
  slug: 96,
  author: 80,
  tag: 40,
  tags: 12,
  hero_summary: 1_500,
  hero_image_alt: 300,
  meta_description: 600,
  body_markdown: 60_000,
  source_references: 30,
  reference_title: 300,
} as const;

const sourceReferenceSchema = z.object({
  title: z.string().trim().min(1).max(postLimits.reference_title),
  url: z.url({ protocol: /^https?$/ }),
});

export type SourceReference = z.infer<typeof sourceReferenceSchema>;

export function isImageAddress(address: string): boolean {
  return webAddress.safeParse(address).success || readPictureAddress(address) !== null;
}

const webAddress = z.url({ protocol: /^https?$/ });

export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(postLimits.slug);

/** One revision holds one of these. Parts of a draft by hand may still be missing: the gate lets none of that through. */
export const postContentSchema = z.object({
  slug: slugSchema,
  title: z.string().trim().min(1).max(postLimits.title),
  author: z.string().trim().min(1).max(postLimits.author).nullable().default(null),
  category: postCategorySchema,
  tags: z.array(z.string().trim().min(1).max(postLimits.tag)).max(postLimits.tags),
  hero_summary: z.string().trim().max(postLimits.hero_summary),
  hero_image_url: z
    .string()
    .refine(isImageAddress, "An image has a web address, or is one of our pictures.")
    .nullable(),
  hero_image_alt: z.string().max(postLimits.hero_image_alt).nullable(),
  meta_description: z.string().trim().max(postLimits.meta_description),
  body_markdown: z.string().overwrite(withoutOuterBlanks).max(postLimits.body_markdown),
  internal_links: z.array(z.string().regex(/^\/[a-z0-9/.-]*$/)).max(20),
  source_references: z.array(sourceReferenceSchema).max(postLimits.source_references),
});

export type PostContent = z.infer<typeof postContentSchema>;

export const emptyContent: Omit<PostContent, "slug" | "category" | "author"> = {
  title: "",
  tags: [],
  hero_summary: "",
  hero_image_url: null,
  hero_image_alt: null,
  meta_description: "",
  body_markdown: "",
  internal_links: [],
  source_references: [],
};

export const draftContentSchema = postContentSchema
  .omit({ slug: true, category: true, author: true })
  .extend({
    hero_summary: postContentSchema.shape.hero_summary.min(1),
    meta_description: postContentSchema.shape.meta_description.min(1),
    body_markdown: postContentSchema.shape.body_markdown.min(1),
  });

/** `withdrawn`: was published, and is public no more until it is published again. */
export type PostStatus = Row<"blog_posts">["status"];

/** A post as its readers, its preview and the API see it (spec section 3, snake_case as in the contract). */
export type Post = PostContent & {
  readonly id: string;
  readonly status: PostStatus;
  readonly revision: number;
  /** The year of the exam in whose records its values are looked up, for ever. */
  readonly edition: Edition;
  /** Number of the revision that readers have, of a published post: another one than this is a change that waits. */
  readonly live_revision: number | null;
  readonly written_by: string;
  readonly schema_jsonld: Record<string, unknown>;
  readonly published_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly corrections: readonly Correction[];
};

export type ReadablePost = Omit<Post, "edition">;

export function isLive({ status, revision, live_revision }: PublicationState): boolean {
  return status === "published" && revision === live_revision;
}

export function isPendingChange({ status, revision, live_revision }: PublicationState): boolean {
  return status === "published" && revision !== live_revision;
}

type PublicationState = Pick<Post, "status" | "revision" | "live_revision">;

export type PostSummary = Pick<
  Post,
  "id" | "title" | "slug" | "hero_summary" | "hero_image_url" | "category" | "tags"
> & { readonly published_at: string; readonly reading_minutes: number };

export type StoredSummary = PostSummary & Pick<Post, "edition">;

export type PublishedAddress = Pick<Post, "slug" | "updated_at"> & {
  readonly published_at: string;
};

export type PostOverview = Pick<Post, "id" | "title" | "slug" | "status" | "published_at">;

export type WorkOverview = PostOverview & { readonly pending_revision: number | null };

export const isPostId = (text: string): boolean => z.uuid().safeParse(text).success;

export const isSlug = (text: string): boolean => /^[a-z0-9-]{1,96}$/.test(text);

export const noSuchPost = () => fail("not-found", "There is no such post.");

export function withoutOuterBlanks(text: string): string {
  const lines = text.split("\n");
  const isWritten = (line: string) => line.trim() !== "";
  const first = lines.findIndex(isWritten);
  if (first === -1) return "";
  return lines.slice(first, lines.findLastIndex(isWritten) + 1).join("\n");
}

export const byHand = "hand";

const charactersAMinute = 1_200;

export function readingMinutes(characters: number): number {
  return Math.max(1, Math.round(characters / charactersAMinute));
}
