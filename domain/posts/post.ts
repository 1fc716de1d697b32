import { z } from "zod";
import { postCategories, type PostCategory } from "./post-categories.ts";

export { defaultPostCategory, postCategories, type PostCategory } from "./post-categories.ts";

export const postCategorySchema = z.enum(
  Object.keys(postCategories) as [PostCategory, ...PostCategory[]],
);

export const sourceReferenceSchema = z.object({
  title: z.string().trim().min(1).max(300),
  url: z.url({ protocol: /^https?$/ }),
});

export type SourceReference = z.infer<typeof sourceReferenceSchema>;

/**
 * Everything of a post that a writer drafts and a reviewer approves; one revision holds one of these.
 * Lengths are those of the written text, in which a value is a token and longer than what is read.
 */
export const postContentSchema = z.object({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(96),
  title: z.string().trim().min(1).max(160),
  category: postCategorySchema,
  tags: z.array(z.string().trim().min(1).max(40)).max(12),
  hero_summary: z.string().trim().min(1).max(1_500),
  hero_image_url: z.url({ protocol: /^https?$/ }).nullable(),
  hero_image_alt: z.string().max(300).nullable(),
  meta_description: z.string().trim().min(1).max(600),
  body_markdown: z.string().trim().min(1).max(60_000),
  internal_links: z.array(z.string().regex(/^\/[a-z0-9/.-]*$/)).max(20),
  source_references: z.array(sourceReferenceSchema).max(30),
});

export type PostContent = z.infer<typeof postContentSchema>;

export const postStatuses = ["draft", "published", "withdrawn"] as const;

/** `withdrawn`: was published, and is public no more until it is published again. */
export type PostStatus = (typeof postStatuses)[number];

/** A post as its readers, its preview and the API see it (spec section 3, snake_case as in the contract). */
export type Post = PostContent & {
  readonly id: string;
  readonly status: PostStatus;
  /** Number of the latest revision, from 1. */
  readonly revision: number;
  /** What wrote the present revision: `offline` means composed without a model. */
  readonly written_by: string;
  readonly schema_jsonld: Record<string, unknown>;
  readonly published_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
};

/** What the blog list shows of a post. */
export type PostSummary = Pick<
  Post,
  "id" | "title" | "slug" | "hero_summary" | "category" | "tags"
> & { readonly published_at: string };

/** Where a published post is and when it last changed. */
export type PublishedAddress = Pick<Post, "slug" | "updated_at"> & {
  readonly published_at: string;
};

/** What lists of work show of a post. */
export type PostBrief = Pick<Post, "id" | "title" | "slug" | "status" | "published_at">;
