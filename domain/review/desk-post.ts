import type { ListedPost } from "../posts/lists/post-list.ts";
import type { PostCategory } from "../../content/post-categories.ts";
import type { PostStatus } from "../posts/post.ts";
import type { OfficePerson } from "./office.ts";
import type { PostFilter } from "./post-list-filters.ts";

/** A search in the list of all posts; empty parts narrow nothing. */
export type PostSearch = {
  readonly query: string;
  readonly filter: PostFilter;
  readonly category?: PostCategory | "";
  /** The address of whoever asked for the post. */
  readonly maker?: string;
  readonly tag?: string;
  /** Months in India as `YYYY-MM`, both included. */
  readonly from?: string;
  readonly to?: string;
};

export const postActions = [
  "publish",
  "unpublish",
  "discard",
  "return",
  "delete",
  "restore",
] as const;

export type PostAction = (typeof postActions)[number];

/** A reviewer sent a revision back with a note. */
export type ReviewTurn = {
  readonly revision: number;
  readonly at: string;
  /** By name, or by address without one. */
  readonly by: string | null;
  readonly note: string | null;
};

/** A post with everything that a row of the list shows and leads to. */
export type DeskPost = Omit<ListedPost, "status"> & {
  readonly status: PostStatus | "regenerating";
  /** Null for nobody of the office. */
  readonly maker: string | null;
  /** With which note it was sent back last; null when it was not, or has gone public since. */
  readonly review: ReviewTurn | null;
  /** Null when readers have all of it, it is deleted, or none of its links opens any more. */
  readonly previewUrl: string | null;
  readonly editUrl: string | null;
  /** Null when they do not. */
  readonly publicUrl: string | null;
  readonly readings: number;
  /** Why whoever asks must leave its publication to another; null when not. */
  readonly publishRefusal: string | null;
};

export type ActionCommand = {
  readonly postId: string;
  readonly action: PostAction;
  readonly revision: number;
  readonly status?: PostStatus | undefined;
  readonly reason: string;
  readonly by: OfficePerson;
};
