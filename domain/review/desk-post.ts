import type { ListedPost } from "../posts/lists/post-list.ts";
import type { PostCategory } from "../../content/post-categories.ts";
import type { PostStatus } from "../posts/post.ts";
import type { OfficePerson } from "./office.ts";

export const postFilters = [
  "all",
  "draft",
  "regenerating",
  "scheduled",
  "published",
  "pending",
  "unread",
  "withdrawn",
  "deleted",
] as const;

export type PostFilter = (typeof postFilters)[number];

export type PostSearch = {
  readonly query: string;
  readonly filter: PostFilter;
  readonly category?: PostCategory | "";
  readonly maker?: string;
  readonly tag?: string;
};

export const postActions = ["publish", "unpublish", "discard", "delete", "restore"] as const;

export type PostAction = (typeof postActions)[number];

export type ReviewTurn = {
  readonly revision: number;
  readonly at: string;
  readonly by: string | null;
  readonly note: string | null;
};

export type DeskPost = Omit<ListedPost, "status"> & {
  readonly status: PostStatus | "regenerating";
  readonly maker: string | null;
  readonly review: ReviewTurn | null;
  readonly previewUrl: string | null;
  readonly editUrl: string | null;
  readonly publicUrl: string | null;
  readonly readings: number;
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
